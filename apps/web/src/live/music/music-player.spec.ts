import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { FakeAudio } from './audio.fixture.ts';
import { createMusicPlayer } from './music-player.ts';
import { pieces } from './score.ts';

let audio: FakeAudio;
const made = () => createMusicPlayer(audio as unknown as AudioContext);

/** Lets time pass for the clock of the audio and for timers; what has ended says so. */
function pass(seconds: number): void {
  for (let step = 0; step < seconds * 10; step++) {
    audio.currentTime += 0.1;
    jest.advanceTimersByTime(100);
    for (const source of audio.sources) if (source.until <= audio.currentTime && !source.isReleased) source.end();
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  audio = new FakeAudio();
});
afterEach(() => void jest.useRealTimers());

describe('before anybody has pressed something', () => {
  test('nothing is heard, and nothing waits to be', async () => {
    const player = made();
    expect(await player.wake()).toBe(false);
    player.play('gong');
    player.loop('lobby');
    pass(3);
    expect(audio.sources).toEqual([]);
    audio.isAllowed = true;
    expect(await player.wake()).toBe(true);
    expect(player.isHeard()).toBe(true);
  });
});

describe('after it', () => {
  beforeEach(() => {
    audio.state = 'running';
  });

  test('a piece is heard once, with all its notes, and its nodes are let go of', () => {
    const player = made();
    const before = audio.connections;
    player.play('leaderboard');
    pass(4);
    expect(audio.sources).toHaveLength(pieces.leaderboard.notes.length);
    expect(audio.connections).toBe(before);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('a loop begins anew after its length, and ends when something else is wanted', () => {
    const player = made();
    const before = audio.connections;
    player.loop('roll');
    const { length, notes } = pieces.roll;
    pass(length * 2 + 1);
    expect(audio.sources.length).toBeGreaterThan(notes.length * 2);
    const secondRound = audio.sources[notes.length]!;
    expect(secondRound.from - audio.sources[0]!.from).toBeCloseTo(length, 5);
    player.loop('roll');
    const heard = audio.sources.length;
    player.loop(null);
    pass(2);
    expect(audio.sources).toHaveLength(heard);
    expect(audio.connections).toBe(before);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('notes are handed over shortly before they are heard, not all at once', () => {
    const player = made();
    player.loop('lobby');
    expect(audio.sources.length).toBeLessThan(10);
    pass(1);
    expect(Math.max(...audio.sources.map(({ from }) => from))).toBeLessThan(audio.currentTime + 1);
  });

  test('what begins later is not heard when it is stopped before', () => {
    const player = made();
    const stop = player.play('tension', 2000);
    pass(1);
    stop();
    pass(8);
    expect(audio.sources).toEqual([]);
  });

  test('of what has begun already the past is left out', () => {
    const player = made();
    player.play('tension', -3000);
    pass(3);
    const left = pieces.tension.notes.filter(({ at }) => at >= 3);
    expect(audio.sources).toHaveLength(left.length);
  });

  test('silence ends all of it', () => {
    const player = made();
    const before = audio.connections;
    player.loop('lobby');
    player.play('tension');
    pass(0.5);
    const heard = audio.sources.length;
    player.silence();
    pass(5);
    expect(audio.sources).toHaveLength(heard);
    expect(audio.connections).toBe(before);
    player.close();
    expect(audio.state).toBe('closed');
  });
});
