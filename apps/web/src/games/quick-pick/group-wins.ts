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

/** A group of the class has won once more (specification 2 section 4.5). */
export function countWin(class_id: number, winner: Group): void {
  const wins = groupWins(class_id);
  rememberOfSession(`quick-pick-wins-${class_id}`, JSON.stringify({ ...wins, [winner]: wins[winner] + 1 }));
}

/** The groups of the class begin anew from 0. */
export const forgetWins = (class_id: number): void => forgetOfSession(`quick-pick-wins-${class_id}`);
