import { type Random, shuffled } from '../chance/index.ts';

/** Two groups of a class, for as long as a game wants them; those of the roster stay as they are. */
export interface GameGroups {
  a: readonly number[];
  b: readonly number[];
}

/** Who of a class has played, and how it is divided for games of two groups. */
export interface GameTurns {
  /** Who has played since everybody had, the last one last. */
  played: readonly number[];
  groups: GameGroups;
}

export const noTurns: GameTurns = { played: [], groups: { a: [], b: [] } };

/** So long after a shuffle the next one does not ask first, in milliseconds (specification 2 section 4.5). */
export const shuffleAskedAfterMs = 10_000;

/**
 * Who plays next: one of `there` by chance, nobody twice until everybody of them has played (specification 2 section
 * 4.5). Where there is another one, it is neither who played last nor `instead_of`, who was to play. Null when nobody is
 * there.
 */
export function nextToPlay(
  there: readonly number[],
  { played }: Pick<GameTurns, 'played'>,
  random: Random,
  instead_of: number | null = null,
): number | null {
  const others = there.filter((student_id) => student_id !== instead_of);
  const waiting = others.filter((student_id) => !played.includes(student_id));
  const last = played.findLast((student_id) => there.includes(student_id));
  const rested = others.filter((student_id) => student_id !== last);
  const candidates = [waiting, rested, others, there].find(({ length }) => length > 0) ?? [];
  return candidates[Math.floor(random() * candidates.length)] ?? null;
}

/** Once a student has played. `there`: who takes turns with them; when all of these had played, they all begin anew. */
export function withPlayed(turns: GameTurns, student_id: number, there: readonly number[]): GameTurns {
  const { played } = turns;
  const isAnew = there.every((one) => played.includes(one));
  const before = isAnew ? played.filter((one) => !there.includes(one)) : played;
  return { ...turns, played: [...before.filter((one) => one !== student_id), student_id] };
}

/** A class divided by chance: the first half of its shuffled students is group A. Who played before may play again. */
export function shuffledGroups(there: readonly number[], random: Random): GameTurns {
  const order = shuffled(there, random);
  const half = Math.ceil(order.length / 2);
  return { played: [], groups: { a: order.slice(0, half), b: order.slice(half) } };
}

/**
 * The groups with those who are there: whoever came since is added to the smaller one, whoever is not there is left out.
 * Where nobody of a group is there, half of the other one plays for it.
 */
export function groupsOf({ groups }: Pick<GameTurns, 'groups'>, there: readonly number[]): GameGroups {
  const isThere = (student_id: number) => there.includes(student_id);
  const a = groups.a.filter(isThere);
  const b = groups.b.filter(isThere);
  for (const student_id of there) {
    if (!a.includes(student_id) && !b.includes(student_id)) (a.length <= b.length ? a : b).push(student_id);
  }
  if (b.length === 0) b.push(...a.splice(Math.ceil(a.length / 2)));
  if (a.length === 0) a.push(...b.splice(Math.floor(b.length / 2)));
  return { a, b };
}

/** Whether a shuffle is asked about first: it forgets who has played, and none was made in the last ten seconds. */
export function asksBeforeShuffle(now: number, shuffledAt: number | undefined): boolean {
  return shuffledAt === undefined || now - shuffledAt > shuffleAskedAfterMs;
}
