import { seededRandom, shuffled } from '../../chance/index.ts';

/** A word that was answered wrong comes again after so many others. */
export const othersBeforeAgain = 3;

/** What the courses of a race follow from: a number drawn before the lobby, and how many words there are. */
export interface CourseSource {
  seed: number;
  words: number;
}

/**
 * Where a seat is in its own order of the words. Nothing of it is stored: it follows from the seed, the seat, and which of
 * its answers so far were right. Words are places in the list of questions, from 0.
 */
export interface Course {
  /** Of the question that is asked now, from 1. */
  number: number;
  word: number;
  /** From 1; another one begins once every word was right. */
  round: number;
  /** The words of this round in the seat's own order, and how many of them had their turn. */
  order: readonly number[];
  turns: number;
  /** What was wrong, or is put off, with the question at which it comes at the earliest. */
  again: readonly { word: number; from: number }[];
  /** How many of the words that were right have come once more, in between, while others wait to come again. */
  between: number;
}

/** The first question of a seat. */
export function firstCourse(source: CourseSource, seat_id: number): Course {
  return withNext(source, seat_id, {
    number: 0,
    word: -1,
    round: 1,
    order: orderOf(source, seat_id, 1),
    turns: 0,
    again: [],
    between: 0,
  });
}

/**
 * The question after one that was answered. A wrong word comes again after three others, until it was right; where the
 * round has no three others left, words that were right come in between. Once all were right a new round begins, in
 * another order.
 */
export function courseAfter(source: CourseSource, seat_id: number, course: Course, correct: boolean): Course {
  const { number, word, again } = course;
  const missed = correct ? [] : [{ word, from: number + othersBeforeAgain + 1 }];
  return withNext(source, seat_id, { ...course, again: [...again, ...missed] });
}

function withNext(source: CourseSource, seat_id: number, course: Course): Course {
  const number = course.number + 1;
  const { word: before, order, turns, again } = course;
  const due = again.find(({ from }) => from <= number);
  if (due) return { ...course, number, word: due.word, again: again.filter((one) => one !== due) };
  if (turns < order.length) {
    const word = order[turns]!;
    // At the border of two rounds a word would come twice in a row: it is put off by one.
    if (word === before && order.length > 1)
      return withNext(source, seat_id, { ...course, turns: turns + 1, again: [...again, { word, from: number + 1 }] });
    return { ...course, number, word, turns: turns + 1 };
  }
  if (again.length > 0) return inBetween(course, number);
  const round = course.round + 1;
  return withNext(source, seat_id, {
    ...course,
    round,
    order: orderOf(source, seat_id, round),
    turns: 0,
    between: 0,
  });
}

/** A word that was right in this round; where there is none, the one that waits longest. */
function inBetween(course: Course, number: number): Course {
  const { order, again, word: before } = course;
  for (let step = 0; step < order.length; step++) {
    const between = course.between + step;
    const word = order[between % order.length]!;
    if (word !== before && !again.some((waiting) => waiting.word === word))
      return { ...course, number, word, between: between + 1 };
  }
  const [next, ...others] = again.toSorted((one, other) => one.from - other.from);
  return { ...course, number, word: next!.word, again: others };
}

function orderOf({ seed, words }: CourseSource, seat_id: number, round: number): number[] {
  const all = Array.from({ length: words }, (_, word) => word);
  return shuffled(all, seededRandom(mixed(seed, seat_id, round)));
}

/** A number for a seed and two others, by which neighbours get orders of their own. */
export function mixed(seed: number, one: number, other: number): number {
  return (seed ^ Math.imul(one, 0x9e_37_79_b1) ^ Math.imul(other, 0x85_eb_ca_6b)) >>> 0;
}
