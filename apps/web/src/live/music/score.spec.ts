import { describe, expect, test } from '@jest/globals';
import { countdownSeconds, type PieceName, pieces, tensionSeconds } from './score.ts';

const names = Object.keys(pieces) as PieceName[];

describe.each(names)('the piece "%s"', (name) => {
  const { notes, length } = pieces[name];

  test('has notes that can be heard, in the order in which they begin', () => {
    expect(notes.length).toBeGreaterThan(0);
    for (const note of notes) {
      expect(note.length).toBeGreaterThan(0.02);
      expect(note.pitch).toBeGreaterThan(30);
      expect(note.pitch).toBeLessThan(6000);
      expect(note.loudness).toBeGreaterThan(0);
      expect(note.loudness).toBeLessThanOrEqual(1);
    }
    const begins = notes.map(({ at }) => at);
    expect(begins).toEqual(begins.toSorted((one, other) => one - other));
  });

  test('begins each of its notes within its length', () => {
    expect(Math.max(...notes.map(({ at }) => at))).toBeLessThanOrEqual(length);
  });

  test('is never louder at a moment than a few notes together', () => {
    const loudness = notes.map(({ at }) =>
      notes.filter((note) => note.at <= at && at < note.at + note.length).reduce((sum, note) => sum + note.loudness, 0),
    );
    expect(Math.max(...loudness)).toBeLessThan(2);
  });
});

test('the tension rises: each second has at least as many notes as the one before, higher and louder ones', () => {
  const { notes, length } = pieces.tension;
  expect(length).toBe(tensionSeconds);
  const seconds = Array.from({ length: tensionSeconds }, (_, second) =>
    notes.filter(({ at }) => Math.floor(at) === second),
  );
  for (const [second, now] of seconds.entries()) {
    const before = seconds[second - 1];
    if (!before) continue;
    expect(now.length).toBeGreaterThanOrEqual(before.length);
    expect(now[0]!.pitch).toBeGreaterThan(before[0]!.pitch);
    expect(now[0]!.loudness).toBeGreaterThan(before[0]!.loudness);
  }
});

test('the countdown has a beat for each second, and a higher one for the beginning', () => {
  const { notes } = pieces.countdown;
  expect(notes.map(({ at }) => at)).toEqual([0, 1, 2, countdownSeconds]);
  expect(notes.at(-1)!.pitch).toBeGreaterThan(notes[0]!.pitch);
});

test('only the lobby and the drum roll go on by themselves', () => {
  expect(names.filter((name) => pieces[name].loops)).toEqual(['lobby', 'roll']);
});
