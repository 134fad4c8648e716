import { useSyncExternalStore } from 'react';
import { forget, read, remember } from '../../browser/stored-values.ts';
import type { StudyAddress } from '../study-address.ts';

/** The class that is studied with. */
export interface ChosenClass {
  class_id: number | undefined;
  /** The class that was chosen is not there any more, and another one was not chosen since. */
  isGone: boolean;
}

/** What a class is chosen for; of decks that are opened together the first one remembers it for all. */
type ClassOf = Pick<StudyAddress, 'type' | 'ids'>;

const none: ChosenClass = { class_id: undefined, isGone: false };
const chosen = new Map<string, ChosenClass>();
const listeners = new Set<() => void>();

const nameOf = ({ type, ids }: ClassOf) => `${type}-${ids[0] ?? ''}-class` as const;

/** The class that was chosen in this browser for a study (specification 1 section 3; `deck-{id}-class`). */
export function chosenClassOf(study: ClassOf): ChosenClass {
  const name = nameOf(study);
  const before = chosen.get(name);
  if (before) return before;
  const class_id = Number(read(name));
  const remembered = Number.isSafeInteger(class_id) && class_id > 0 ? { class_id, isGone: false } : none;
  chosen.set(name, remembered);
  return remembered;
}

/** Chooses a class for a study, or none; remembered in this browser. */
export function chooseClass(study: ClassOf, class_id: number | undefined): void {
  if (class_id === undefined) forget(nameOf(study));
  else remember(nameOf(study), String(class_id));
  change(study, { class_id, isGone: false });
}

/**
 * The server knows the class no more: it is forgotten (specification 2 section 7). `atOnce`: the page goes on without a
 * class; else only what is opened next does, so that answers of a running mode do not become the teacher's own.
 */
export function forgetClass(study: ClassOf, atOnce: boolean): void {
  forget(nameOf(study));
  if (atOnce) change(study, { class_id: undefined, isGone: true });
}

function change(study: ClassOf, now: ChosenClass): void {
  chosen.set(nameOf(study), now);
  for (const listener of listeners) listener();
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** The class that is chosen for a study, as it is now. */
export function useChosenClass(study: ClassOf): ChosenClass {
  return useSyncExternalStore(listen, () => chosenClassOf(study));
}
