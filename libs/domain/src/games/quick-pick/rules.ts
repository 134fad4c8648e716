import { comboMultiplier } from '../../scoring/index.ts';
import { type Group, otherGroup, type PerGroup, type QuickPickSettings, quickPickTimes } from './settings.ts';
import { quickPickTraits } from './traits.ts';

/** What a right pick is worth before the multiplier. */
export const pickPoints = 100;
/** From the second right pick in a row on points double, and so on (specification 2 section 9). */
export const comboSteps = quickPickTraits.combo;

/** How a group's pick went, as long as nobody has won; then which group did. */
export type PickResult = 'correct' | 'incorrect' | 'winner' | 'loser' | 'unanswered';

/** One pick of a round, as it counts. */
export interface CountedPick {
  group: Group;
  option: number;
  correct: boolean;
  points: number;
}

/** What the rules count: points, right picks in a row, and who has won. */
export interface Tally {
  scores: PerGroup<number>;
  streaks: PerGroup<number>;
  winner: Group | null;
}

/** How every game begins. */
export const nothingCounted: Tally = { scores: { a: 0, b: 0 }, streaks: { a: 0, b: 0 }, winner: null };

/**
 * Whether a round is over: by a right pick, or by two wrong ones. Another pick of the same moment is heard, and decides
 * nothing any more.
 */
export const isDecided = (picks: readonly Pick<CountedPick, 'correct'>[]): boolean =>
  picks.length === 2 || picks.some(({ correct }) => correct);

/**
 * Points of a group's pick. The first right one of a round: 100 times the multiplier of the group's streak, which includes
 * this pick. Any other: none.
 */
export function pointsOf(
  { streaks }: Pick<Tally, 'streaks'>,
  before: readonly CountedPick[],
  { group, correct }: Pick<CountedPick, 'group' | 'correct'>,
): number {
  return correct && !isDecided(before) ? pickPoints * comboMultiplier(comboSteps, streaks[group] + 1) : 0;
}

/**
 * What a pick changes. A right one that ends the round adds to the group's streak and resets the other group's; a wrong one
 * resets only its own. A right one that came second in the same moment changes nothing. The game is won by the first group
 * that has the points to win.
 */
export function afterPick(tally: Tally, { group, correct, points }: CountedPick, first_to_reach: number): Tally {
  const other = otherGroup(group);
  if (!correct) return { ...tally, streaks: changed(tally.streaks, group, 0) };
  if (points === 0) return tally;
  const scores = changed(tally.scores, group, tally.scores[group] + points);
  const streaks = changed(changed(tally.streaks, group, tally.streaks[group] + 1), other, 0);
  return { scores, streaks, winner: tally.winner ?? (scores[group] >= first_to_reach ? group : null) };
}

/** How either group stands in a round: what it picked, or, once the game is won, whether it has won. */
export function resultsOf(picks: readonly CountedPick[], winner: Group | null): PerGroup<PickResult> {
  const resultOf = (group: Group): PickResult => {
    if (winner !== null) return winner === group ? 'winner' : 'loser';
    const pick = picks.find((one) => one.group === group);
    return pick === undefined ? 'unanswered' : pick.correct ? 'correct' : 'incorrect';
  };
  return { a: resultOf('a'), b: resultOf('b') };
}

/** From the end of a round to the next, in milliseconds: longer when a group answered wrong after the other had answered. */
export function pauseAfter(
  picks: readonly Pick<CountedPick, 'correct'>[],
  { challenge_type }: Pick<QuickPickSettings, 'challenge_type'>,
): number {
  const isDouble = picks[1]?.correct === false;
  return quickPickTimes.betweenRoundsMs[challenge_type] + (isDouble ? quickPickTimes.afterDoubleAnswerMs : 0);
}

const changed = <T>(of: PerGroup<T>, group: Group, value: T): PerGroup<T> => ({ ...of, [group]: value });
