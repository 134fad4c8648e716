import { type GameTurns, groupsOf, noTurns, withPlayed } from '@lexiroom/domain/classes';
import { studentsThere } from '@lexiroom/domain/study/questioner';
import { useSyncExternalStore } from 'react';
import { readOfSession, rememberOfSession } from '../../../browser/stored-values.ts';
import { questionerOf } from '../../../study/questioner/questioner-of.ts';
import type { Players } from '../game-screen.ts';

const known = new Map<number, GameTurns>();
const listeners = new Set<() => void>();

/**
 * Who of a class has played, and how it is divided: whatever is played, as long as the tab is open. A reload loses none
 * of it; kept are numbers of students, never names.
 */
export function turnsOf(class_id: number): GameTurns {
  const before = known.get(class_id) ?? kept(class_id);
  known.set(class_id, before);
  return before;
}

/** Keeps the turns of a class from now on. */
export function changeTurns(class_id: number, turns: GameTurns): void {
  known.set(class_id, turns);
  rememberOfSession(`game-turns-${class_id}`, JSON.stringify(turns));
  for (const listener of listeners) listener();
}

/** A game has come to its end: whoever played waits until everybody of the class, or of their group, has. */
export function notePlayed(players: Players): void {
  if (players.type === 'nobody_named' || (players.type === 'groups' && players.challenge === 'mayhem')) return;
  const { class_id } = players;
  const progress = questionerOf(class_id).getSnapshot().context;
  // The groups of a game are its own, whichever group of the roster is asked at the moment.
  const asked = players.type === 'student' ? progress : { ...progress, group: 'all' as const };
  const there = studentsThere(asked).map(({ student_id }) => student_id);
  const { a, b } = groupsOf(turnsOf(class_id), there);
  const pools = players.type === 'student' ? [there] : [a, b];
  const played = players.type === 'student' ? [players.student] : [...players.a, ...players.b];
  const after = played.reduce((turns, { student_id }) => {
    const pool = pools.find((ids) => ids.includes(student_id)) ?? [];
    return withPlayed(turns, student_id, pool);
  }, turnsOf(class_id));
  changeTurns(class_id, after);
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** The turns of a class as they are now. */
export function useTurns(class_id: number): GameTurns {
  return useSyncExternalStore(listen, () => turnsOf(class_id));
}

/** What was kept, as far as it can be read. */
function kept(class_id: number): GameTurns {
  try {
    const { played, groups } = JSON.parse(readOfSession(`game-turns-${class_id}`) ?? '') as GameTurns;
    return { played: numbersOf(played), groups: { a: numbersOf(groups.a), b: numbersOf(groups.b) } };
  } catch {
    return noTurns;
  }
}

const numbersOf = (list: unknown): number[] =>
  Array.isArray(list) ? list.filter((one): one is number => typeof one === 'number') : [];
