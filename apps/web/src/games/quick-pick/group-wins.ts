import { type Group, groups, type PerGroup } from '@lexiroom/domain/games/quick-pick';
import { useSyncExternalStore } from 'react';
import { forgetOfSession, readOfSession, rememberOfSession } from '../../browser/stored-values.ts';

const noWins: PerGroup<number> = { a: 0, b: 0 };
const listeners = new Set<() => void>();

const nameOf = (class_id: number) => `quick-pick-wins-${class_id}` as const;

/** How often either group of a class has won since this tab was opened: the score of the sitting, kept nowhere else. */
export function groupWins(class_id: number): PerGroup<number> {
  try {
    const kept = JSON.parse(readOfSession(nameOf(class_id)) ?? '') as PerGroup<unknown>;
    return groups.every((group) => Number.isInteger(kept[group])) ? (kept as PerGroup<number>) : noWins;
  } catch {
    return noWins;
  }
}

/** The same as it is now, for a part that shows it. */
export function useGroupWins(class_id: number): PerGroup<number> {
  useSyncExternalStore(listen, () => readOfSession(nameOf(class_id)));
  return groupWins(class_id);
}

/**
 * A group of the class has won once more (specification 2 section 4.5). `game`: which one it has won, where its end may be
 * seen again after a reload; it counts once.
 */
export function countWin(class_id: number, winner: Group, game?: string): void {
  const wins = groupWins(class_id) as PerGroup<number> & { game?: string };
  if (game !== undefined && wins.game === game) return;
  rememberOfSession(nameOf(class_id), JSON.stringify({ ...wins, [winner]: wins[winner] + 1, game }));
  for (const listener of listeners) listener();
}

/** The groups of the class begin anew from 0. */
export function forgetWins(class_id: number): void {
  forgetOfSession(nameOf(class_id));
  for (const listener of listeners) listener();
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
