import { describe, expect, test } from '@jest/globals';
import { alarm, type SessionEvent } from '../../live-session/index.ts';
import { foldQuiz, PlayedQuiz } from './quiz.fixture.ts';

describe('the course', () => {
  test('lobby, 3 s of getting ready, 2 s of the question alone, open, locked for 1 s, reveal, leaderboard', () => {
    const quiz = new PlayedQuiz();
    quiz.do({ type: 'join', name: 'Ada' });
    expect(quiz.do({ type: 'start' })).toEqual(['started']);
    expect(quiz.after(2999)).toEqual([]);
    expect(quiz.after(1)).toEqual(['asked']);
    expect(quiz.after(1999)).toEqual([]);
    expect(quiz.after(1)).toEqual(['opened']);
    expect(quiz.after(19_999)).toEqual([]);
    expect(quiz.after(1)).toEqual(['locked']);
    expect(quiz.after(999)).toEqual([]);
    expect(quiz.after(1)).toEqual(['revealed']);
    expect(quiz.do({ type: 'next' })).toEqual(['leaderboard_shown']);
    expect(quiz.do({ type: 'next' })).toEqual(['asked']);
  });

  test('after the last question the podium comes, then the end', () => {
    const quiz = new PlayedQuiz({ questions: 1 }).toOpen().toReveal();
    expect(quiz.do({ type: 'next' })).toEqual(['podium_shown']);
    expect(quiz.do({ type: 'next' })).toEqual(['ended']);
    expect(quiz.do({ type: 'next' })).toBe('STALE');
  });

  test('an untimed question is shown with its options at once and waits for the host', () => {
    const quiz = new PlayedQuiz({ seconds: null });
    quiz.do({ type: 'start' });
    quiz.after(3000);
    expect(quiz.after(0)).toEqual(['opened']);
    expect(quiz.play.deadline_at).toBeNull();
    expect(quiz.after(600_000)).toEqual([]);
    expect(quiz.do({ type: 'end_question' })).toEqual(['locked']);
  });

  test.each([
    ['every', ['leaderboard', 'leaderboard', 'leaderboard', 'leaderboard', 'leaderboard', 'podium']],
    ['every_5th', ['question', 'question', 'question', 'question', 'leaderboard', 'podium']],
    ['end', ['question', 'question', 'question', 'question', 'question', 'podium']],
  ] as const)('a leaderboard "%s"', (leaderboard, expected) => {
    const quiz = new PlayedQuiz({ questions: 6, leaderboard }).toOpen();
    const seen = [];
    for (const _ of expected) {
      quiz.toReveal().do({ type: 'next' });
      seen.push(quiz.state.phase);
      if (quiz.state.phase === 'leaderboard') quiz.do({ type: 'next' });
      quiz.after(2000);
    }
    expect(seen).toEqual(expected);
  });

  test('a question closes early once everybody who is waited for has answered', () => {
    const quiz = new PlayedQuiz().toOpen();
    expect(quiz.do({ type: 'all_answered', question: 1 })).toEqual(['locked']);
    expect(quiz.do({ type: 'all_answered', question: 1 })).toEqual([]);
  });

  test('skip leaves a question unscored and goes on', () => {
    const quiz = new PlayedQuiz().toOpen();
    expect(quiz.do({ type: 'skip' })).toEqual(['skipped', 'asked']);
    expect(quiz.state.number).toBe(2);
    expect(quiz.play.scored).toEqual([]);
  });

  test('more time moves the deadline by ten seconds', () => {
    const quiz = new PlayedQuiz().toOpen();
    const before = quiz.play.deadline_at!;
    quiz.do({ type: 'add_time' });
    expect(quiz.play.deadline_at).toBe(before + 10_000);
  });

  test('the host can end the quiz at any moment', () => {
    const quiz = new PlayedQuiz().toOpen();
    expect(quiz.do({ type: 'end' })).toEqual(['ended']);
    expect(quiz.do({ type: 'end' })).toEqual([]);
  });

  test('three hours after the last touch a session ends by itself', () => {
    const quiz = new PlayedQuiz();
    expect(quiz.after(3 * 3_600_000 - 1)).toEqual([]);
    expect(quiz.after(1)).toEqual(['ended']);
  });
});

describe('a command that was meant for another moment is stale', () => {
  test.each(['next', 'skip', 'end_question', 'pause', 'add_time'] as const)('%s in the lobby', (type) => {
    expect(new PlayedQuiz().do({ type })).toBe('STALE');
  });

  test('next, when two controllers press it, goes on once', () => {
    const quiz = new PlayedQuiz().toOpen().toReveal();
    const expect1 = { phase: 'reveal', question: 1 } as const;
    expect(quiz.do({ type: 'next', expect: expect1 })).toEqual(['leaderboard_shown']);
    expect(quiz.do({ type: 'next', expect: expect1 })).toBe('STALE');
  });

  test('a start that comes twice starts once', () => {
    const quiz = new PlayedQuiz();
    quiz.do({ type: 'start' });
    expect(quiz.do({ type: 'start' })).toBe('STALE');
  });
});

describe('pause', () => {
  test('stops the clock: the time that was left is left afterwards, and the time taken does not count the pause', () => {
    const quiz = new PlayedQuiz().toOpen();
    const { opens_at, deadline_at } = quiz.play;
    quiz.now += 5000;
    expect(quiz.do({ type: 'pause' })).toEqual(['paused']);
    expect(quiz.after(60_000)).toEqual([]);
    expect(quiz.do({ type: 'unpause' })).toEqual(['unpaused']);
    expect(quiz.play).toMatchObject({ opens_at: opens_at + 60_000, deadline_at: deadline_at! + 60_000 });
  });

  test('twice changes nothing more', () => {
    const quiz = new PlayedQuiz().toOpen();
    quiz.do({ type: 'pause' });
    expect(quiz.do({ type: 'pause' })).toEqual([]);
    quiz.do({ type: 'unpause' });
    expect(quiz.do({ type: 'unpause' })).toEqual([]);
  });
});

describe('after a restart of the server', () => {
  test('the deadline moves by the outage', () => {
    const quiz = new PlayedQuiz().toOpen();
    const before = quiz.play.deadline_at!;
    quiz.now += 8000;
    quiz.do({ type: 'wake', outage_ms: 6000, way_back_ms: 0 });
    expect(quiz.play.deadline_at).toBe(before + 6000);
  });

  test('an open question stays open for at least five seconds more, even when all have answered', () => {
    const quiz = new PlayedQuiz().toOpen();
    quiz.now += 19_500;
    quiz.do({ type: 'wake', outage_ms: 100, way_back_ms: 0 });
    expect(quiz.play.deadline_at).toBe(quiz.now + 5000);
    quiz.now += 4999;
    expect(quiz.do({ type: 'all_answered', question: 1 })).toEqual([]);
    quiz.now += 1;
    expect(quiz.do({ type: 'all_answered', question: 1 })).toEqual(['locked']);
  });

  test.each([-3_600_000, 3_600_000])('what was left is left, though the clock was set by %p ms meanwhile', (by) => {
    const quiz = new PlayedQuiz().toOpen();
    const left = quiz.play.deadline_at! - (quiz.now + 4000);
    quiz.now += 4000 + 9000 + by;
    quiz.do({ type: 'wake', outage_ms: 9000 + by, way_back_ms: 1000 });
    expect(quiz.play.deadline_at! - quiz.now).toBe(left + 1000);
    expect(quiz.now - quiz.play.opens_at).toBe(4000 - 1000);
  });

  test.each([86_400_000, -86_400_000])(
    'an outage that cannot be (%p ms) leaves a question no more than its whole time',
    (off) => {
      const quiz = new PlayedQuiz().toOpen();
      quiz.now += 4000;
      quiz.do({ type: 'wake', outage_ms: off, way_back_ms: 1000 });
      expect(quiz.play.deadline_at! - quiz.now).toBeLessThanOrEqual(21_000);
    },
  );

  test('a lobby that a clock set back has left in the future ends no later than another', () => {
    const quiz = new PlayedQuiz();
    quiz.now -= 86_400_000;
    expect(quiz.do({ type: 'wake', outage_ms: -86_400_000, way_back_ms: 1000 })).toEqual(['delayed']);
    expect(alarm(quiz.state)).toBe(quiz.now + 3 * 3_600_000);
  });

  test('a locked question gets no more time than the outage took', () => {
    const quiz = new PlayedQuiz().toOpen();
    const before = quiz.play.deadline_at!;
    expect(quiz.after(20_000)).toEqual(['locked']);
    quiz.now += 700;
    quiz.do({ type: 'wake', outage_ms: 500, way_back_ms: 0 });
    expect(quiz.play.deadline_at).toBe(before + 500);
  });

  test.each(['lobby', 'reveal'] as const)('nothing changes in the %s', (phase) => {
    const quiz = phase === 'lobby' ? new PlayedQuiz() : new PlayedQuiz().toOpen().toReveal();
    expect(quiz.do({ type: 'wake', outage_ms: 6000, way_back_ms: 0 })).toEqual([]);
  });
});

describe('joining', () => {
  test('who comes late is asked from the question that still can be answered on, when late joining is allowed', () => {
    const quiz = new PlayedQuiz().toOpen();
    quiz.do({ type: 'join', name: 'Late' });
    quiz.toReveal().do({ type: 'join', name: 'Later' });
    expect([3, 4].map((seat) => quiz.state.seats.get(seat)?.from_question)).toEqual([1, 2]);
    expect(new PlayedQuiz({ late_join: false }).toOpen().do({ type: 'join', name: 'Late' })).toBe('DOOR_LOCKED');
  });

  test('nobody joins what is over', () => {
    const quiz = new PlayedQuiz({ questions: 1 }).toOpen().toReveal();
    quiz.do({ type: 'next' });
    expect(quiz.do({ type: 'join', name: 'Mia' })).toBe('ENDED');
  });
});

test('a question that was scored can be taken back once, one that was not cannot', () => {
  const quiz = new PlayedQuiz().toOpen();
  expect(quiz.do({ type: 'void', question: 1 })).toBe('NOT_OPEN');
  quiz.toReveal();
  expect(quiz.do({ type: 'void', question: 1 })).toEqual(['voided']);
  expect(quiz.do({ type: 'void', question: 1 })).toEqual([]);
});

test('a history read again folds to the very same state', () => {
  const quiz = new PlayedQuiz().toOpen(['Ada', 'Ben', 'Mia']);
  quiz.do({ type: 'add_time' });
  quiz.do({ type: 'leave', seat_id: 2 });
  quiz.toReveal().do({ type: 'next' });
  quiz.do({ type: 'return', seat_id: 2 });
  quiz.do({ type: 'void', question: 1 });
  expect(foldQuiz(JSON.parse(JSON.stringify(quiz.history)) as SessionEvent[])).toEqual(quiz.state);
});

describe('asking again', () => {
  test('the question just counted comes once more as the next one; those behind it move on by one, and all count', () => {
    const quiz = new PlayedQuiz().toOpen().toReveal();
    const before = quiz.play.questions;
    expect(quiz.do({ type: 'ask_again' })).toEqual(['asked_again', 'asked']);
    const { questions } = quiz.play;
    expect(quiz.state.number).toBe(2);
    expect(questions.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(questions.map(({ word }) => word.word_id)).toEqual([before[0]!, ...before].map(({ word }) => word.word_id));
    expect(questions[1]).toMatchObject({ asked_before: 1, kind: before[0]!.kind });
    const rightOf = ({ options, correct_option }: (typeof questions)[0]) => options[correct_option!];
    expect(rightOf(questions[1]!)).toEqual(rightOf(before[0]!));
    expect(questions[1]!.options).toHaveLength(before[0]!.options.length);
    quiz.after(2000);
    quiz.toReveal();
    expect(quiz.play.scored.map(({ number }) => number)).toEqual([1, 2]);
    expect(foldQuiz(quiz.history)).toEqual(quiz.state);
  });

  test('at most three times in all, and only while its answer is shown', () => {
    const quiz = new PlayedQuiz({ leaderboard: 'end' }).toOpen();
    expect(quiz.do({ type: 'ask_again' })).toBe('STALE');
    for (let time = 0; time < 2; time++) {
      quiz.toReveal();
      expect(quiz.do({ type: 'ask_again' })).toEqual(['asked_again', 'asked']);
      quiz.after(2000);
    }
    quiz.toReveal();
    expect(quiz.do({ type: 'ask_again' })).toBe('STALE');
    expect(quiz.do({ type: 'next' })).toEqual(['asked']);
    expect(quiz.play.questions[3]!.asked_before).toBeUndefined();
  });

  test('also after the last question, before the podium', () => {
    const quiz = new PlayedQuiz({ questions: 1 }).toOpen().toReveal();
    expect(quiz.do({ type: 'ask_again' })).toEqual(['asked_again', 'asked']);
    quiz.after(2000);
    quiz.toReveal();
    expect(quiz.do({ type: 'next' })).toEqual(['podium_shown']);
  });
});
