import { describe, expect, test } from '@jest/globals';
import {
  alarm,
  evolve,
  type FrameCommand,
  type OrderToGame,
  type FrameEvent,
  phases,
  seatLimit,
  sessionTimes,
} from '../../live-session/index.ts';
import { closingTime, timeTaken } from './answers.ts';
import type { QuizCommand } from './decide.ts';
import type { QuizEvent } from './events.ts';
import { foldQuiz, PlayedQuiz } from './quiz.fixture.ts';
import { defaultSettings, liveWordLimits, secondsLimits } from '../../quiz-questions/index.ts';
import { questionOf } from './state.ts';

type LiveCommand = FrameCommand | OrderToGame | QuizCommand;
type LiveEvent = FrameEvent | QuizEvent;

/** The events of an order, as they are written down. */
function written(quiz: PlayedQuiz, command: LiveCommand): unknown {
  const from = quiz.history.length;
  quiz.do(command);
  return quiz.history.slice(from);
}

describe('who comes later', () => {
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
function inPhase(phase: (typeof phases)[number]): PlayedQuiz {
  const quiz = new PlayedQuiz({ questions: 2 });
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
    ask_again: ['reveal', 'leaderboard'],
    end_question: ['open'],
    pause: ['starting', 'question', 'open'],
    add_time: ['open'],
  };
  test.each(phases)('%s', (phase) => {
    const done = Object.keys(allowed).filter((type) => inPhase(phase).do({ type } as LiveCommand) !== 'STALE');
    expect(done).toEqual(Object.keys(allowed).filter((type) => allowed[type]!.includes(phase)));
  });

  test('an untimed question has no time to add to', () => {
    const quiz = new PlayedQuiz({ seconds: null }).toOpen();
    expect(quiz.do({ type: 'add_time' })).toBe('STALE');
  });

  test.each<[object, boolean]>([
    [{ phase: 'open' }, true],
    [{ phase: 'open', question: 1 }, true],
    [{ phase: 'open', question: 2 }, false],
    [{ phase: 'question', question: 1 }, false],
  ])('an order that expects %j is carried out: %s', (expected, isDone) => {
    const quiz = new PlayedQuiz().toOpen();
    const command = { type: 'end_question', expect: expected } as LiveCommand;
    expect(quiz.do(command)).toEqual(isDone ? ['locked'] : 'STALE');
  });
});

const events = (quiz: PlayedQuiz, type: LiveEvent['type']) => quiz.history.filter((event) => event.type === type);

describe('what is written down of a question', () => {
  test('when it is shown, opens and closes; that of an untimed one it opens at once and never closes', () => {
    const timed = new PlayedQuiz({ seconds: 30 });
    timed.do({ type: 'start' });
    timed.after(3000);
    expect(events(timed, 'asked')).toEqual([
      { type: 'asked', at: timed.now, number: 1, opens_at: timed.now + 2000, deadline_at: timed.now + 32_000 },
    ]);
    timed.after(2000);
    expect(events(timed, 'opened')).toEqual([{ type: 'opened', at: timed.now, number: 1 }]);
    const untimed = new PlayedQuiz({ seconds: null });
    untimed.do({ type: 'start' });
    untimed.after(3000);
    expect(events(untimed, 'asked')).toMatchObject([{ opens_at: untimed.now, deadline_at: null }]);
  });

  test('why it closed', () => {
    const byHost = new PlayedQuiz().toOpen();
    expect(written(byHost, { type: 'end_question' })).toEqual([
      { type: 'locked', at: byHost.now, number: 1, by: 'host' },
    ]);
    const early = new PlayedQuiz().toOpen();
    expect(written(early, { type: 'all_answered', question: 2 })).toEqual([]);
    expect(written(early, { type: 'all_answered', question: 1 })).toEqual([
      { type: 'locked', at: early.now, number: 1, by: 'all_answered' },
    ]);
    const late = new PlayedQuiz().toOpen();
    late.after(20_000);
    expect(events(late, 'locked')).toEqual([{ type: 'locked', at: late.now, number: 1, by: 'deadline' }]);
  });

  test('while it is paused it does not close early', () => {
    const quiz = new PlayedQuiz().toOpen();
    quiz.do({ type: 'pause' });
    expect(quiz.do({ type: 'all_answered', question: 1 })).toEqual([]);
  });

  test('its whole time at the reveal, added time included; none when it was untimed', () => {
    const quiz = new PlayedQuiz().toOpen(['Ada', 'Ben']);
    expect(written(quiz, { type: 'add_time' })).toEqual([{ type: 'time_added', at: quiz.now, number: 1, ms: 10_000 }]);
    quiz.do({ type: 'leave', seat_id: 2 });
    quiz.toReveal();
    expect(events(quiz, 'revealed')).toEqual([{ type: 'revealed', at: quiz.now, number: 1, whole_ms: 30_000 }]);
    expect(quiz.play.scored).toEqual([{ number: 1, whole_ms: 30_000, seat_ids: [1] }]);
    expect(events(new PlayedQuiz({ seconds: null }).toOpen().toReveal(), 'revealed')).toMatchObject([
      { whole_ms: null },
    ]);
  });

  test('who joined after it closed was not asked it, nor who was removed', () => {
    const quiz = new PlayedQuiz().toOpen(['Ada', 'Ben']);
    quiz.do({ type: 'remove', seat_id: 1, ban: false });
    quiz.do({ type: 'end_question' });
    quiz.do({ type: 'join', name: 'Late' });
    quiz.after(1000);
    expect(quiz.play.scored).toMatchObject([{ seat_ids: [2] }]);
  });

  test('that it was taken back, or left out', () => {
    const quiz = new PlayedQuiz().toOpen().toReveal();
    expect(written(quiz, { type: 'void', question: 1 })).toEqual([{ type: 'voided', at: quiz.now, number: 1 }]);
    expect([...quiz.play.voided]).toEqual([1]);
    const other = new PlayedQuiz().toOpen();
    expect(written(other, { type: 'skip' })).toMatchObject([
      { type: 'skipped', number: 1 },
      { type: 'asked', number: 2 },
    ]);
  });

  test('a question that the session does not have is a mistake', () => {
    expect(() => questionOf(new PlayedQuiz().state, 0)).toThrow('no question 0');
    expect(() => questionOf(new PlayedQuiz().state, 4)).toThrow('no question 4');
    expect(questionOf(new PlayedQuiz().state, 3).number).toBe(3);
  });
});

describe('time', () => {
  test('stands still while people get ready and the host has paused', () => {
    const quiz = new PlayedQuiz();
    quiz.do({ type: 'start' });
    quiz.now += 1000;
    quiz.do({ type: 'pause' });
    expect(quiz.after(60_000)).toEqual([]);
    expect(alarm(quiz.state)).toBe(quiz.now - 60_000 + sessionTimes.idleMs);
    quiz.do({ type: 'unpause' });
    expect(quiz.after(1999)).toEqual([]);
    expect(quiz.after(1)).toEqual(['asked']);
  });

  test('a pause moves an untimed question too, and none of its time is counted', () => {
    const quiz = new PlayedQuiz({ seconds: null }).toOpen();
    const { opens_at } = quiz.play;
    quiz.do({ type: 'pause' });
    quiz.now += 7000;
    quiz.do({ type: 'unpause' });
    expect(quiz.play).toMatchObject({ opens_at: opens_at + 7000, deadline_at: null });
    expect(quiz.state.paused_at).toBeNull();
  });

  test.each([
    ['skip', 'question'],
    ['end_question', 'locked'],
    ['end', 'ended'],
  ] as const)('%s ends a pause', (type, phase) => {
    const quiz = new PlayedQuiz().toOpen();
    quiz.do({ type: 'pause' });
    quiz.do({ type });
    expect(quiz.state).toMatchObject({ phase, paused_at: null });
  });

  test('an answer to an untimed question counts whenever it comes, and took its whole time', () => {
    const quiz = new PlayedQuiz({ seconds: null }).toOpen();
    expect(closingTime(quiz.state)).toBeNull();
    expect(timeTaken(quiz.state, 1, quiz.play.opens_at + 3_600_000)).toEqual({ ms: 3_600_000 });
    quiz.do({ type: 'end_question' });
    expect(closingTime(quiz.state)).toBe(quiz.now + 1000);
  });

  test('an answer counts to the end of the grace second, and took no less than nothing', () => {
    const quiz = new PlayedQuiz().toOpen();
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
    const idle = new PlayedQuiz();
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
    const quiz = new PlayedQuiz({ seconds: null }).toOpen();
    quiz.do({ type: 'wake', outage_ms: 500, way_back_ms: 0 });
    expect(quiz.state.phase).toBe('open');
    expect(quiz.play).toMatchObject({ deadline_at: null, held_until: quiz.now + 5000 });
  });

  test('what has ended stays as it is', () => {
    const quiz = inPhase('ended');
    quiz.now -= 60_000;
    expect(quiz.do({ type: 'wake', outage_ms: -60_000, way_back_ms: 0 })).toEqual([]);
  });
});

describe('a history', () => {
  test('begins with the lobby, and nothing happens before', () => {
    expect(() => foldQuiz([])).toThrow('without events');
    expect(() => foldQuiz([{ type: 'started', at: 1 }])).toThrow('begins with lobby_opened, not with started');
  });

  test('a new session waits in the lobby, its door open', () => {
    const { state, play, now } = new PlayedQuiz();
    expect(state).toMatchObject({
      phase: 'lobby',
      since: now,
      number: 0,
      paused_at: null,
      door: 'open',
      touched_at: now,
    });
    expect(play).toMatchObject({ deadline_at: null, scored: [] });
    expect([state.seats.size, play.voided.size]).toEqual([0, 0]);
  });

  test('what happened to a seat that is not there changes nothing', () => {
    const { state } = new PlayedQuiz();
    expect(evolve(state, { type: 'left', at: state.touched_at, seat_id: 4 })).toEqual(state);
  });
});

test('unless the host chooses otherwise, 20 questions of both kinds with four options and 20 s each', () => {
  expect(defaultSettings).toEqual({
    pace: 'host',
    kinds: ['text_to_picture', 'picture_to_text'],
    phone_sounds: false,
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
    uses_confusions: true,
    teams: 0,
  });
});

test('the limits of a session', () => {
  expect(liveWordLimits).toEqual({ least: 4, most: 1200 });
  expect(secondsLimits).toEqual({ least: 5, most: 60 });
  expect(seatLimit).toBe(2000);
  expect(sessionTimes).toMatchObject({ waitedForMs: 15_000, openAfterEndMs: 600_000, heldAfterRestartMs: 5000 });
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
