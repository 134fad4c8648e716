import { type GivenAnswer, isGone, type Tally } from '../../live-session/index.ts';
import { ranked, type Scoreboard, type Standing } from '../../scoring/index.ts';
import { answerPoints, type Scoring } from '../../quiz-questions/index.ts';
import type { CountedQuestion, QuizSession } from './state.ts';

/** A question that was locked and counted, with its answers. */
export interface ScoredQuestion extends CountedQuestion {
  /** The seats it was asked of: who was in the room at its reveal, connected or not, and who answered it and then left. */
  seat_ids: readonly number[];
  answers: readonly GivenAnswer[];
}

/** The scoreboard after one more question of a quiz; the same one when that was skipped, taken back, or is not counted yet. */
export function score(
  board: Scoreboard,
  session: QuizSession,
  number: number,
  answers: readonly GivenAnswer[],
): Scoreboard {
  const { scored, voided, settings } = session.play;
  const counted = voided.has(number) ? undefined : scored.find((question) => question.number === number);
  return counted ? scoreQuestion(board, withAnswers(session, counted, answers), settings) : board;
}

/**
 * A question with its answers, as it counts: for the seats that were in the room when it was revealed, and for those that
 * had answered it and left, whose points and streak wait until they come back.
 */
function withAnswers(session: QuizSession, question: CountedQuestion, answers: readonly GivenAnswer[]): ScoredQuestion {
  const answered = answers.map(({ seat_id }) => seat_id).filter((seat_id) => !isGone(session, seat_id));
  return { ...question, seat_ids: [...new Set([...question.seat_ids, ...answered])], answers };
}

/**
 * The scoreboard after one more question. A missing answer scores nothing and resets the streak; seats that the
 * question was not asked of keep what they have. Ties share a rank (1, 2, 2, 4).
 */
export function scoreQuestion(board: Scoreboard, question: ScoredQuestion, rules: Scoring): Scoreboard {
  const answers = new Map(question.answers.map((answer) => [answer.seat_id, answer]));
  const present = question.present && new Set(question.present);
  const next = new Map<number, Standing>();
  for (const [seat_id, standing] of board) next.set(seat_id, { ...standing, previous_rank: standing.rank });
  for (const seat_id of question.seat_ids) {
    const before = board.get(seat_id);
    const answer = answers.get(seat_id);
    const correct = answer?.correct ?? false;
    const streak = correct ? (before?.streak ?? 0) + 1 : 0;
    const points = answer && correct ? answerPoints(rules, { ms: answer.ms, streak, wholeMs: question.whole_ms }) : 0;
    next.set(seat_id, {
      seat_id,
      score: (before?.score ?? 0) + points,
      streak,
      right: (before?.right ?? 0) + (correct ? 1 : 0),
      answered: (before?.answered ?? 0) + (answer ? 1 : 0),
      rank: 0,
      previous_rank: before?.rank ?? null,
      last: {
        question: question.number,
        correct,
        points,
        option: answer?.option ?? null,
        ...(answer?.text === undefined ? {} : { text: answer.text }),
      },
      missed: correct ? (before?.missed ?? []) : [...(before?.missed ?? []), question.number],
      ...(present && {
        for_team: [
          ...(before?.for_team ?? []),
          ...(answer || present.has(seat_id) ? [{ question: question.number, points }] : []),
        ],
      }),
    });
  }
  return ranked(next.values());
}

/** How often each option was chosen, and each text was typed. */
export function tallyOf(answers: readonly Pick<GivenAnswer, 'option' | 'text'>[]): Tally {
  const counts: number[] = [];
  const texts = new Map<string, number>();
  for (const { option, text } of answers) {
    if (option !== null) counts[option] = (counts[option] ?? 0) + 1;
    if (text !== undefined) texts.set(text, (texts.get(text) ?? 0) + 1);
  }
  const wholeCounts = Array.from(counts, (count) => count ?? 0);
  return { counts: wholeCounts, answered: answers.length, ...(texts.size > 0 ? { texts } : {}) };
}

/** A tally with one more answer. */
export function withAnswer(tally: Tally, answer: Pick<GivenAnswer, 'option' | 'text'>): Tally {
  const { counts, answered, texts = new Map<string, number>() } = tally;
  const { option, text } = answer;
  if (text !== undefined) {
    return { ...tally, answered: answered + 1, texts: new Map(texts).set(text, (texts.get(text) ?? 0) + 1) };
  }
  const length = Math.max(counts.length, (option ?? -1) + 1);
  const more = Array.from({ length }, (_, index) => (counts[index] ?? 0) + (index === option ? 1 : 0));
  return { ...tally, counts: more, answered: answered + 1 };
}
