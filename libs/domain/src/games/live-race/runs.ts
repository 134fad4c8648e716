import { isGone } from '../../live-session/index.ts';
import {
  answerPoints,
  type Corrections,
  goalOf,
  isAcceptedText,
  type LiveQuestion,
  type LiveSettings,
} from '../../quiz-questions/index.ts';
import { type Random, seededRandom, shuffled } from '../../chance/index.ts';
import { ranked, type Scoreboard, type Standing } from '../../scoring/index.ts';
import { type Course, courseAfter, firstCourse, mixed } from './course.ts';

import { type Race, type RaceSession, sourceOf } from './state.ts';

type Unranked = Omit<Standing, 'rank'>;

/** How far a seat is: what it is asked now, and what its answers came to; nothing before the first. */
export interface Run {
  seat_id: number;
  /** Of the question that is asked now. */
  course: Course;
  /** The question after the last answer, which is passed over when its word does not count. */
  next: Course;
  /** In the order in which they were given. */
  answers: readonly RaceAnswer[];
  standing: Unranked | undefined;
  /** The corrections by which it is asked and stands so. */
  corrections: Corrections;
}

/** An answer of a seat in a race, as it was judged when it came; `question`: its own running number. */
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
  const next = firstCourse(sourceOf(play), seat_id);
  const { corrections } = play;
  return { seat_id, course: asked(play, seat_id, next), next, answers: [], standing: undefined, corrections };
}

/**
 * How far a seat is after one more answer. The numbers between it and the one before were questions that were passed over.
 * The order of the words follows from the answers as they were judged when they came: what the host accepts counts, and
 * its word comes again all the same.
 */
export function runAfter(play: Race, run: Run, answer: Omit<RaceAnswer, 'seat_id' | 'word'>): Run {
  const { seat_id } = run;
  const { question, option, text, correct, ms } = answer;
  let course = run.next;
  while (course.number < question) course = passedOver(play, seat_id, course);
  const next = courseAfter(sourceOf(play), seat_id, course, correct);
  const given = { seat_id, question, word: course.word, option, text, correct, ms };
  const { standing } = judgedBy(play, run);
  return {
    seat_id,
    course: asked(play, seat_id, next),
    next,
    answers: [...run.answers, given],
    standing: standingAfter(play, standing, given),
    corrections: play.corrections,
  };
}

/** The same run by what the host has corrected since: other points, and another question where that word does not count. */
export function judgedBy(play: Race, run: Run): Run {
  const { corrections } = play;
  if (run.corrections === corrections) return run;
  const standing = run.answers.reduce<Unranked | undefined>(
    (before, answer) => standingAfter(play, before, answer),
    undefined,
  );
  return { ...run, course: asked(play, run.seat_id, run.next), standing, corrections };
}

/** The first question from here on whose word counts; where none does, they are asked all the same. */
function asked(play: Race, seat_id: number, from: Course): Course {
  const { voided } = play.corrections;
  if (voided.size >= play.questions.length) return from;
  let course = from;
  while (voided.has(course.word + 1)) course = passedOver(play, seat_id, course);
  return course;
}

const passedOver = (play: Race, seat_id: number, course: Course): Course =>
  courseAfter(sourceOf(play), seat_id, course, true);

/** The question after this one when it is answered right, which differs from the one after a wrong answer rarely. */
export function courseAfterRight(play: Race, seat_id: number, course: Course): Course {
  return asked(play, seat_id, passedOver(play, seat_id, course));
}

/** Whether an answer is right by now: as it was judged when it came, or as the host has accepted what was typed. */
function isRight({ corrections }: Race, { correct, word, text }: RaceAnswer): boolean {
  return correct || isAcceptedText(corrections, word + 1, text);
}

/**
 * What a seat has after one more answer, which changes nothing where its word does not count. Points are those of a quiz;
 * with speed, the seconds of a question are the time in which they fall to a half. In a race to points nobody gets beyond
 * the goal: who reaches it while the last answers are on their way has tied.
 */
export function standingAfter(play: Race, before: Unranked | undefined, answer: RaceAnswer): Unranked | undefined {
  const { settings, corrections } = play;
  const { seat_id, question, word, option, text, ms } = answer;
  if (corrections.voided.has(word + 1)) return before;
  const correct = isRight(play, answer);
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

/** The answer that a seat gave last, as it counts by now. */
export function lastOf(play: Race, { answers, standing }: Run): LastAnswer | undefined {
  const given = answers.at(-1);
  if (!given) return undefined;
  const { question, word, option, text } = given;
  const isVoid = play.corrections.voided.has(word + 1);
  const points = standing?.last.question === question ? standing.last.points : 0;
  return {
    question,
    word,
    correct: isRight(play, given),
    points,
    option,
    ...(text === undefined ? {} : { text }),
    ...(isVoid ? { voided: true } : {}),
  };
}

/** `voided`: its word does not count. */
export type LastAnswer = Standing['last'] & { word: number; voided?: true };

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
