import { describe, expect, test } from '@jest/globals';
import { alarm, closingTime, timeTaken } from './alarm.ts';
import { decide, type LiveCommand } from './decide.ts';
import type { LiveEvent } from './events.ts';
import { Played } from './session.fixture.ts';
import { course, defaultSettings, liveWordLimits, phases, seatLimit, secondsLimits } from './settings.ts';
import { evolve, fold, questionOf } from './state.ts';

/** The events of an order, as they are written down. */
function written(quiz: Played, command: LiveCommand): unknown {
  const from = quiz.history.length;
  quiz.do(command);
  return quiz.history.slice(from);
}

describe('what is done already is not done again', () => {
  test.each<[string, LiveCommand, LiveCommand]>([
    ['the door is locked', { type: 'lock_door' }, { type: 'lock_door' }],
    ['a seat leaves', { type: 'leave', seat_id: 1 }, { type: 'leave', seat_id: 1 }],
    ['a name is kept', { type: 'keep_name', seat_id: 2 }, { type: 'keep_name', seat_id: 2 }],
    ['a name is given', { type: 'rename', seat_id: 1, name: 'Eva' }, { type: 'rename', seat_id: 1, name: 'Eva' }],
  ])('%s', (_, first, second) => {
    const quiz = new Played();
    for (const name of ['Ada', 'Shit']) quiz.do({ type: 'join', name });
    expect(quiz.do(first)).toHaveLength(1);
    expect(quiz.do(second)).toEqual([]);
  });

  test.each<LiveCommand>([
    { type: 'unlock_door' },
    { type: 'return', seat_id: 1 },
    { type: 'keep_name', seat_id: 1 },
    { type: 'rename', seat_id: 1, name: 'Ada' },
  ])('%j where it is so from the beginning', (command) => {
    const quiz = new Played();
    quiz.do({ type: 'join', name: 'Ada' });
    expect(quiz.do(command)).toEqual([]);
  });

  test.each<LiveCommand>([
    { type: 'leave', seat_id: 1 },
    { type: 'return', seat_id: 1 },
    { type: 'keep_name', seat_id: 1 },
    { type: 'rename', seat_id: 1, name: 'Eva' },
    { type: 'remove', seat_id: 1, ban: true },
  ])('%j of a seat that was removed', (command) => {
    const quiz = new Played();
    quiz.do({ type: 'join', name: 'Shit' });
    quiz.do({ type: 'remove', seat_id: 1, ban: false });
    expect(quiz.do(command)).toEqual([]);
    expect(quiz.do({ ...command, seat_id: 7 } as LiveCommand)).toBe('INVALID');
  });
});

test('a door that is unlocked is open, as it was', () => {
  const quiz = new Played();
  quiz.do({ type: 'lock_door' });
  expect(quiz.state.door).toBe('locked');
  quiz.do({ type: 'unlock_door' });
  expect(quiz.state.door).toBe('open');
});

describe('seats', () => {
  test('who leaves is away until they return', () => {
    const quiz = new Played();
    quiz.do({ type: 'join', name: 'Ada' });
    expect(quiz.state.seats.get(1)).toMatchObject({ left: false, removed: false, from_question: 1, doubtful: false });
    expect(written(quiz, { type: 'leave', seat_id: 1 })).toEqual([{ type: 'left', at: quiz.now, seat_id: 1 }]);
    expect(quiz.state.seats.get(1)).toMatchObject({ left: true, removed: false });
    expect(written(quiz, { type: 'return', seat_id: 1 })).toEqual([{ type: 'returned', at: quiz.now, seat_id: 1 }]);
    expect(quiz.state.seats.get(1)).toMatchObject({ left: false });
  });

  test('whoever is away still has the name; whoever was removed has not', () => {
    const quiz = new Played();
    quiz.do({ type: 'join', name: 'Ada' });
    quiz.do({ type: 'leave', seat_id: 1 });
    expect(quiz.do({ type: 'join', name: 'ada' })).toBe('NAME_TAKEN');
    expect(written(quiz, { type: 'remove', seat_id: 1, ban: true })).toEqual([
      { type: 'removed', at: quiz.now, seat_id: 1, ban: true },
    ]);
    expect(quiz.do({ type: 'join', name: 'ada' })).toEqual(['joined']);
    expect([...quiz.state.seats.keys()]).toEqual([1, 2]);
  });

  test('a name that is kept is not doubtful any more, and one that is given is not either', () => {
    const quiz = new Played();
    for (const name of ['Shit', 'Fuck']) quiz.do({ type: 'join', name });
    quiz.do({ type: 'keep_name', seat_id: 1 });
    expect(quiz.state.seats.get(1)).toMatchObject({ name: 'Shit', doubtful: false });
    expect(quiz.do({ type: 'rename', seat_id: 2, name: 'Fuck' })).toEqual(['renamed']);
    expect(quiz.state.seats.get(2)).toMatchObject({ name: 'Fuck', doubtful: false });
  });

  test('one’s own name in another case is not taken, another’s is, and a free one is offered', () => {
    const quiz = new Played();
    for (const name of ['Ada', 'Ben']) quiz.do({ type: 'join', name });
    expect(quiz.do({ type: 'rename', seat_id: 1, name: 'ADA' })).toEqual(['renamed']);
    expect(quiz.do({ type: 'rename', seat_id: 1, name: '<b>' })).toBe('NAME_INVALID');
    expect(decide(quiz.state, { type: 'rename', seat_id: 2, name: 'Ada' }, quiz.now)).toEqual({
      refusal: { code: 'NAME_TAKEN', params: { suggestion: 'Ada 2' } },
    });
    expect(decide(quiz.state, { type: 'join', name: 'ben' }, quiz.now)).toEqual({
      refusal: { code: 'NAME_TAKEN', params: { suggestion: 'ben 2' } },
    });
  });

  test.each(['starting', 'question', 'open', 'locked', 'reveal', 'leaderboard'] as const)(
    'who comes in phase "%s" is asked from the first question on that can still be answered',
    (phase) => {
      const quiz = inPhase(phase);
      expect(quiz.do({ type: 'join', name: 'Late' })).toEqual(['joined']);
      const first = phase === 'starting' || phase === 'question' || phase === 'open' ? 1 : 2;
      expect(quiz.state.seats.get(1)?.from_question).toBe(first);
    },
  );

  test('when the quiz is over nobody joins, whatever the door', () => {
    for (const phase of ['podium', 'ended'] as const) {
      const quiz = inPhase(phase);
      quiz.do({ type: 'lock_door' });
      expect(quiz.do({ type: 'join', name: 'Late' })).toBe('ENDED');
    }
  });
});

/** A quiz of two questions with nobody in it, in its first moment of a phase. */
function inPhase(phase: (typeof phases)[number]): Played {
  const quiz = new Played({ questions: 2 });
  const steps = {
    lobby: () => quiz.now,
    starting: () => quiz.do({ type: 'start' }),
    question: () => quiz.after(3000),
    open: () => quiz.after(2000),
    locked: () => quiz.do({ type: 'end_question' }),
    reveal: () => quiz.after(1000),
    leaderboard: () => quiz.do({ type: 'next' }),
    podium: () => [quiz.do({ type: 'next' }), quiz.do({ type: 'skip' })],
    ended: () => quiz.do({ type: 'next' }),
  };
  for (const step of phases) {
    steps[step]();
    if (step === phase) break;
  }
  expect(quiz.state).toMatchObject({ phase });
  return quiz;
}

describe('in each phase the host may do what fits it, the rest is stale', () => {
  const allowed: Record<string, readonly string[]> = {
    start: ['lobby'],
    next: ['reveal', 'leaderboard', 'podium'],
    skip: ['question', 'open', 'locked'],
    end_question: ['open'],
    pause: ['starting', 'question', 'open'],
    add_time: ['open'],
  };
  test.each(phases)('%s', (phase) => {
    const done = Object.keys(allowed).filter((type) => inPhase(phase).do({ type } as LiveCommand) !== 'STALE');
    expect(done).toEqual(Object.keys(allowed).filter((type) => allowed[type]!.includes(phase)));
  });

  test('an untimed question has no time to add to', () => {
    const quiz = new Played({ seconds: null }).toOpen();
    expect(quiz.do({ type: 'add_time' })).toBe('STALE');
  });

  test.each<[object, boolean]>([
    [{ phase: 'open' }, true],
    [{ phase: 'open', question: 1 }, true],
    [{ phase: 'open', question: 2 }, false],
    [{ phase: 'question', question: 1 }, false],
  ])('an order that expects %j is carried out: %s', (expected, isDone) => {
    const quiz = new Played().toOpen();
    const command = { type: 'end_question', expect: expected } as LiveCommand;
    expect(quiz.do(command)).toEqual(isDone ? ['locked'] : 'STALE');
  });
});

const events = (quiz: Played, type: LiveEvent['type']) => quiz.history.filter((event) => event.type === type);

describe('what is written down of a question', () => {
  test('when it is shown, opens and closes; that of an untimed one it opens at once and never closes', () => {
    const timed = new Played({ seconds: 30 });
    timed.do({ type: 'start' });
    timed.after(3000);
    expect(events(timed, 'asked')).toEqual([
      { type: 'asked', at: timed.now, number: 1, opens_at: timed.now + 2000, deadline_at: timed.now + 32_000 },
    ]);
    timed.after(2000);
    expect(events(timed, 'opened')).toEqual([{ type: 'opened', at: timed.now, number: 1 }]);
    const untimed = new Played({ seconds: null });
    untimed.do({ type: 'start' });
    untimed.after(3000);
    expect(events(untimed, 'asked')).toMatchObject([{ opens_at: untimed.now, deadline_at: null }]);
  });

  test('why it closed', () => {
    const byHost = new Played().toOpen();
    expect(written(byHost, { type: 'end_question' })).toEqual([
      { type: 'locked', at: byHost.now, number: 1, by: 'host' },
    ]);
    const early = new Played().toOpen();
    expect(written(early, { type: 'all_answered', question: 2 })).toEqual([]);
    expect(written(early, { type: 'all_answered', question: 1 })).toEqual([
      { type: 'locked', at: early.now, number: 1, by: 'all_answered' },
    ]);
    const late = new Played().toOpen();
    late.after(20_000);
    expect(events(late, 'locked')).toEqual([{ type: 'locked', at: late.now, number: 1, by: 'deadline' }]);
  });

  test('while it is paused it does not close early', () => {
    const quiz = new Played().toOpen();
    quiz.do({ type: 'pause' });
    expect(quiz.do({ type: 'all_answered', question: 1 })).toEqual([]);
  });

  test('its whole time at the reveal, added time included; none when it was untimed', () => {
    const quiz = new Played().toOpen(['Ada', 'Ben']);
    expect(written(quiz, { type: 'add_time' })).toEqual([{ type: 'time_added', at: quiz.now, number: 1, ms: 10_000 }]);
    quiz.do({ type: 'leave', seat_id: 2 });
    quiz.toReveal();
    expect(events(quiz, 'revealed')).toEqual([{ type: 'revealed', at: quiz.now, number: 1, whole_ms: 30_000 }]);
    expect(quiz.state.scored).toEqual([{ number: 1, whole_ms: 30_000, seat_ids: [1] }]);
    expect(events(new Played({ seconds: null }).toOpen().toReveal(), 'revealed')).toMatchObject([{ whole_ms: null }]);
  });

  test('who joined after it closed was not asked it, nor who was removed', () => {
    const quiz = new Played().toOpen(['Ada', 'Ben']);
    quiz.do({ type: 'remove', seat_id: 1, ban: false });
    quiz.do({ type: 'end_question' });
    quiz.do({ type: 'join', name: 'Late' });
    quiz.after(1000);
    expect(quiz.state.scored).toMatchObject([{ seat_ids: [2] }]);
  });

  test('that it was taken back, or left out', () => {
    const quiz = new Played().toOpen().toReveal();
    expect(written(quiz, { type: 'void', question: 1 })).toEqual([{ type: 'voided', at: quiz.now, number: 1 }]);
    expect([...quiz.state.voided]).toEqual([1]);
    const other = new Played().toOpen();
    expect(written(other, { type: 'skip' })).toMatchObject([
      { type: 'skipped', number: 1 },
      { type: 'asked', number: 2 },
    ]);
  });

  test('a question that the session does not have is a mistake', () => {
    expect(() => questionOf(new Played().state, 0)).toThrow('no question 0');
    expect(() => questionOf(new Played().state, 4)).toThrow('no question 4');
    expect(questionOf(new Played().state, 3).number).toBe(3);
  });
});

describe('time', () => {
  test('stands still while people get ready and the host has paused', () => {
    const quiz = new Played();
    quiz.do({ type: 'start' });
    quiz.now += 1000;
    quiz.do({ type: 'pause' });
    expect(quiz.after(60_000)).toEqual([]);
    expect(alarm(quiz.state)).toBe(quiz.now - 60_000 + course.idleMs);
    quiz.do({ type: 'unpause' });
    expect(quiz.after(1999)).toEqual([]);
    expect(quiz.after(1)).toEqual(['asked']);
  });

  test('a pause moves an untimed question too, and none of its time is counted', () => {
    const quiz = new Played({ seconds: null }).toOpen();
    const { opens_at } = quiz.state;
    quiz.do({ type: 'pause' });
    quiz.now += 7000;
    quiz.do({ type: 'unpause' });
    expect(quiz.state).toMatchObject({ opens_at: opens_at + 7000, deadline_at: null, paused_at: null });
  });

  test.each([
    ['skip', 'question'],
    ['end_question', 'locked'],
    ['end', 'ended'],
  ] as const)('%s ends a pause', (type, phase) => {
    const quiz = new Played().toOpen();
    quiz.do({ type: 'pause' });
    quiz.do({ type });
    expect(quiz.state).toMatchObject({ phase, paused_at: null });
  });

  test('an answer to an untimed question counts whenever it comes, and took its whole time', () => {
    const quiz = new Played({ seconds: null }).toOpen();
    expect(closingTime(quiz.state)).toBeNull();
    expect(timeTaken(quiz.state, 1, quiz.state.opens_at + 3_600_000)).toEqual({ ms: 3_600_000 });
    quiz.do({ type: 'end_question' });
    expect(closingTime(quiz.state)).toBe(quiz.now + 1000);
  });

  test('an answer counts to the end of the grace second, and took no less than nothing', () => {
    const quiz = new Played().toOpen();
    expect(closingTime(quiz.state)).toBe(quiz.now + 21_000);
    expect(timeTaken(quiz.state, 1, quiz.now - 5)).toEqual({ ms: 0 });
    expect(timeTaken(quiz.state, 1, quiz.now + 0.6)).toEqual({ ms: 1 });
  });

  test.each(phases)(
    'in phase "%s" the session rings when it has to act, at the latest after three idle hours',
    (phase) => {
      const quiz = inPhase(phase);
      const idle = quiz.now + 3 * 3_600_000;
      const due = { starting: 3000, question: 2000, open: 20_000, locked: 1000 }[phase as 'open'];
      expect(alarm(quiz.state)).toBe(phase === 'ended' ? null : due === undefined ? idle : quiz.now + due);
    },
  );

  test('what is idle for three hours is ended by nobody, what the host ends by the host', () => {
    const idle = new Played();
    idle.after(3 * 3_600_000);
    expect(idle.history.at(-1)).toEqual({ type: 'ended', at: idle.now, by: 'idle' });
    expect(idle.after(3 * 3_600_000)).toEqual([]);
    for (const quiz of [inPhase('open'), inPhase('podium')]) {
      quiz.do({ type: quiz.state.phase === 'podium' ? 'next' : 'end' });
      expect(quiz.history.at(-1)).toEqual({ type: 'ended', at: quiz.now, by: 'host' });
    }
  });
});

describe('a restart of the server', () => {
  test('an untimed question has no end afterwards either', () => {
    const quiz = new Played({ seconds: null }).toOpen();
    quiz.do({ type: 'wake', outage_ms: 500, way_back_ms: 0 });
    expect(quiz.state).toMatchObject({ phase: 'open', deadline_at: null, held_until: quiz.now + 5000 });
  });

  test('what has ended stays as it is', () => {
    const quiz = inPhase('ended');
    quiz.now -= 60_000;
    expect(quiz.do({ type: 'wake', outage_ms: -60_000, way_back_ms: 0 })).toEqual([]);
  });
});

describe('a history', () => {
  test('begins with the lobby, and nothing happens before', () => {
    expect(() => fold([])).toThrow('without events');
    expect(() => evolve(undefined, { type: 'started', at: 1 })).toThrow('begins with lobby_opened, not with started');
  });

  test('a new session waits in the lobby, its door open', () => {
    const { state, now } = new Played();
    expect(state).toMatchObject({
      phase: 'lobby',
      since: now,
      number: 0,
      deadline_at: null,
      paused_at: null,
      door: 'open',
      scored: [],
      touched_at: now,
    });
    expect([state.seats.size, state.voided.size]).toEqual([0, 0]);
  });

  test('what happened to a seat that is not there changes nothing', () => {
    const { state } = new Played();
    expect(evolve(state, { type: 'left', at: state.touched_at, seat_id: 4 })).toEqual(state);
  });
});

test('unless the host chooses otherwise, 20 questions of both kinds with four options and 20 s each', () => {
  expect(defaultSettings).toEqual({
    pace: 'host',
    kinds: ['text_to_picture', 'picture_to_text'],
    questions: 20,
    option_count: 4,
    seconds: 20,
    scoring: 'accuracy',
    combo: true,
    names: 'own',
    phones: 'question_and_options',
    late_join: true,
    leaderboard: 'every',
    records_answers: true,
  });
});

test('the limits of a session', () => {
  expect(liveWordLimits).toEqual({ least: 4, most: 1200 });
  expect(secondsLimits).toEqual({ least: 5, most: 60 });
  expect(seatLimit).toBe(2000);
  expect(course).toMatchObject({ waitedForMs: 15_000, openAfterEndMs: 600_000, heldAfterRestartMs: 5000 });
  expect(phases).toEqual([
    'lobby',
    'starting',
    'question',
    'open',
    'locked',
    'reveal',
    'leaderboard',
    'podium',
    'ended',
  ]);
});
