import type { ClassRow } from '@lexiroom/contracts/classes';
import type { GameSettings } from '../game-screens.ts';

/** By deck: the class that was last chosen with it, in a study or here. */
const keyOf = (deck_id: number): string => `deck-${deck_id}-class`;

type ClassSettings = Pick<GameSettings, 'class_id' | 'names'>;

/** What the settings say of a class that plays under its names; of one that is not there, nothing. */
export function ownClass(class_id: number, classes: readonly ClassRow[]): ClassSettings | undefined {
  return classes.some((row) => row.class_id === class_id) ? { class_id, names: 'roster' } : undefined;
}

/** What the settings say of the class that was chosen last with a deck; of one that is there no more, nothing. */
export function rememberedClass(deck_ids: readonly number[], classes: readonly ClassRow[]): ClassSettings | undefined {
  const [deck_id] = deck_ids;
  return deck_id === undefined ? undefined : ownClass(Number(read(keyOf(deck_id))), classes);
}

/** Keeps which class was chosen with these decks; undefined: none. */
export function rememberClass(deck_ids: readonly number[], class_id: number | undefined): void {
  for (const deck_id of deck_ids) write(keyOf(deck_id), class_id === undefined ? null : String(class_id));
}

/** A browser that keeps nothing forgets it. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Nothing depends on it.
  }
}
