import { isGone } from '../../live-session/index.ts';
import { answerPoints, goalOf, type LiveQuestion, type LiveSettings } from '../../quiz-questions/index.ts';
import { type Random, seededRandom, shuffled } from '../../chance/index.ts';
import { ranked, type Scoreboard, type Standing } from '../../scoring/index.ts';
import { type Course, courseAfter, firstCourse, mixed } from './course.ts';

import { type Race, type RaceSession, sourceOf } from './state.ts';

type Unranked = Omit<Standing, 'rank'>;

/** How far a seat is: what it is asked now, and what its answers came to; nothing before the first. */
export interface Run {
  course: Course;
  standing: Unranked | undefined;
  /** The word that was asked before; null at the first question. */
  before: number | null;
}

/** An answer of a seat in a race; `question`: its own running number. */
export interface RaceAnswer {
  seat_id: number;
  question: number;
  /** The place of the word that was asked. */
  word: number;
  option: number | null;
  /** What was typed, where the question has no options. */
  text?: string | undefined;
  correct: boolean;
  ms: number;
}

/** How every seat begins, whenever it comes. */
export function firstRun(play: Race, seat_id: number): Run {
  return { course: firstCourse(sourceOf(play), seat_id), standing: undefined, before: null };
}

/** How far a seat is after one more answer, to the question of its course. */
export function runAfter(play: Race, run: Run, answer: Omit<RaceAnswer, 'question' | 'word'>): Run {
  const { number: question, word } = run.course;
  return {
    course: courseAfter(sourceOf(play), answer.seat_id, run.course, answer.correct),
    standing: standingAfter(play.settings, run.standing, { ...answer, question, word }),
    before: word,
  };
}

/**
 * What a seat has after one more answer. Points are those of a quiz; with speed, the seconds of a question are the time in
 * which they fall to a half. In a race to points nobody gets beyond the goal: who reaches it while the last answers are on
 * their way has tied.
 */
export function standingAfter(settings: LiveSettings, before: Unranked | undefined, answer: RaceAnswer): Unranked {
  const { seat_id, question, word, option, text, correct, ms } = answer;
  const streak = correct ? (before?.streak ?? 0) + 1 : 0;
  const wholeMs = settings.seconds === null ? null : settings.seconds * 1000;
  const worth = correct ? answerPoints(settings, { ms, streak, wholeMs }) : 0;
  const score = Math.min((before?.score ?? 0) + worth, mostPoints(settings));
  const missed = before?.missed ?? [];
  return {
    seat_id,
    score,
    streak,
    right: (before?.right ?? 0) + (correct ? 1 : 0),
    answered: (before?.answered ?? 0) + 1,
    previous_rank: null,
    last: { question, correct, points: score - (before?.score ?? 0), option, ...(text === undefined ? {} : { text }) },
    // A race is one question to a team: the mean of what its members who play have come to.
    ...(settings.teams > 0 ? { for_team: [{ question: 1, points: score }] } : {}),
    missed: correct || missed.includes(word + 1) ? missed : [...missed, word + 1],
  };
}

const mostPoints = (settings: LiveSettings): number => {
  const goal = goalOf(settings);
  return 'goal_points' in goal ? goal.goal_points : Infinity;
};

/** Whether a seat has reached the points that the race is run to. */
export function hasReachedGoal({ settings }: Race, { standing }: Run): boolean {
  return standing !== undefined && standing.score >= mostPoints(settings);
}

/** The scoreboard while the race runs, without the seats that were removed. */
export function boardOf(session: RaceSession, runs: Iterable<Run>): Scoreboard {
  const standings: Unranked[] = [];
  for (const { standing } of runs) if (standing && !isGone(session, standing.seat_id)) standings.push(standing);
  return ranked(standings);
}

/**
 * The question that a seat is asked, under its own number. The options stand in another order each time, so that a word
 * that comes again is not answered by its place.
 */
export function questionAsked(
  play: Race,
  seat_id: number,
  { number, word }: Pick<Course, 'number' | 'word'>,
): LiveQuestion {
  const question = play.questions[word]!;
  const right = question.options[question.correct_option ?? -1];
  const options = shuffled(question.options, optionChance(play, seat_id, number));
  return { ...question, number, options, correct_option: right ? options.indexOf(right) : question.correct_option };
}

/** Apart from the chance of the orders, so that neither tells of the other. */
function optionChance({ seed }: Race, seat_id: number, number: number): Random {
  return seededRandom(mixed(~seed, seat_id, number));
}
