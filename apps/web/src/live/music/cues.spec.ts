import { describe, expect, test } from '@jest/globals';
import { now, projectorView } from '../../connection/views.fixture.ts';
import { cuesBetween, loopAt, type Moment, stretchOf, timedCue } from './cues.ts';

type Phase = Moment['phase'];
const moment = (phase: Phase, change: Partial<Moment> = {}): Moment => ({
  ...projectorView(phase),
  told: phase === 'reveal' || phase === 'podium' ? [] : ['first', 'answer'],
  ...change,
});

describe('what goes on', () => {
  test('is the music of the lobby, and the drum roll until the winner is told', () => {
    expect(loopAt(moment('lobby'))).toBe('lobby');
    expect(loopAt(moment('podium', { told: ['third', 'second'] }))).toBe('roll');
    expect(loopAt(moment('podium', { told: ['first'] }))).toBeNull();
  });
  test.each(['starting', 'question', 'open', 'locked', 'reveal', 'leaderboard', 'ended'] as const)(
    'is nothing in phase %s, in which people think or talk',
    (phase) => expect(loopAt(moment(phase))).toBeNull(),
  );
  test('is nothing in a pause', () => expect(loopAt(moment('lobby', { paused: true }))).toBeNull());
});

describe('what is timed', () => {
  test('is the tension of the last five seconds of a question', () => {
    expect(timedCue(moment('open'), now)).toEqual({ piece: 'tension', inMs: 14_000 });
    expect(timedCue(moment('open'), now + 17_000)).toEqual({ piece: 'tension', inMs: -3000 });
    expect(timedCue(moment('open'), now + 19_000)).toBeNull();
  });
  test('is the countdown before the first question', () => {
    expect(timedCue(moment('starting'), now)).toEqual({ piece: 'countdown', inMs: 0 });
  });
  test('is the end of a race to a time', () => {
    const race = { deadline_at: now + 60_000 };
    expect(timedCue(moment('open', { race }), now)).toEqual({ piece: 'tension', inMs: 55_000 });
    expect(timedCue(moment('open', { race: { deadline_at: null } }), now)).toBeNull();
  });
  test('is nothing in a pause, nor where a question has no end', () => {
    expect(timedCue(moment('open', { paused: true }), now)).toBeNull();
    const question = { ...moment('open').question!, deadline_at: null };
    expect(timedCue(moment('open', { question }), now)).toBeNull();
  });
  test('is silenced by the lock, by a pause and by more time', () => {
    const open = moment('open');
    const later = { ...open, question: { ...open.question!, deadline_at: now + 29_000 } };
    const others = [moment('locked'), { ...open, paused: true }, later].map(stretchOf);
    for (const other of others) expect(other).not.toBe(stretchOf(open));
    expect(stretchOf({ ...open, count: 3 })).toBe(stretchOf(open));
  });
});

describe('what is heard once', () => {
  test.each([
    ['a gong at the lock', moment('open'), moment('locked'), ['gong']],
    ['a plop when somebody joins', moment('lobby', { count: 2 }), moment('lobby', { count: 3 }), ['plop']],
    ['nothing when somebody leaves', moment('lobby', { count: 2 }), moment('lobby', { count: 1 }), []],
    ['nothing when somebody joins later', moment('open', { count: 2 }), moment('open', { count: 3 }), []],
    ['the leaderboard', moment('reveal'), moment('leaderboard'), ['leaderboard']],
    ['nothing at a reveal that holds its answer back', moment('locked'), moment('reveal'), []],
    ['the answer, once it is told', moment('reveal'), moment('reveal', { told: ['answer'] }), ['reveal']],
    ['the answer at once', moment('locked'), moment('reveal', { told: ['answer'] }), ['reveal']],
    ['a drum for the third', moment('podium'), moment('podium', { told: ['third'] }), ['drum']],
    ['the fanfare', moment('podium', { told: ['third'] }), moment('podium', { told: ['third', 'first'] }), ['fanfare']],
    ['one fanfare where all is told', moment('podium'), moment('podium', { told: ['third', 'second', 'first', 'figures'] }), ['fanfare']],
    ['a fanfare at once', moment('leaderboard'), moment('podium', { told: ['first'] }), ['fanfare']],
    ['nothing in a pause', moment('open'), moment('locked', { paused: true }), []],
    ['nothing at the end', moment('podium'), moment('ended'), []],
  ])('%s', (_, before, after, pieces) => expect(cuesBetween(before, after)).toEqual(pieces)); // prettier-ignore
});
