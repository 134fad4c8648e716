import { type Group, groups, type PerGroup } from '@lexiroom/domain/games/quick-pick';
import { forgetOfSession, readOfSession, rememberOfSession } from '../../browser/stored-values.ts';

const noWins: PerGroup<number> = { a: 0, b: 0 };

/** How often either group of a class has won since this tab was opened: the score of the sitting, kept nowhere else. */
export function groupWins(class_id: number): PerGroup<number> {
  try {
    const kept = JSON.parse(readOfSession(`quick-pick-wins-${class_id}`) ?? '') as PerGroup<unknown>;
    return groups.every((group) => Number.isInteger(kept[group])) ? (kept as PerGroup<number>) : noWins;
  } catch {
    return noWins;
  }
}

/**
 * A group of the class has won once more (specification 2 section 4.5). `game`: which one it has won, where its end may be
 * seen again after a reload; it counts once.
 */
export function countWin(class_id: number, winner: Group, game?: string): void {
  const wins = groupWins(class_id) as PerGroup<number> & { game?: string };
  if (game !== undefined && wins.game === game) return;
  rememberOfSession(`quick-pick-wins-${class_id}`, JSON.stringify({ ...wins, [winner]: wins[winner] + 1, game }));
}

/** The groups of the class begin anew from 0. */
export const forgetWins = (class_id: number): void => forgetOfSession(`quick-pick-wins-${class_id}`);
