import type { ClassRow } from '@lexiroom/contracts/classes';
import type { GameSettings } from '../game-screens.ts';

/** By deck: the class that was last chosen with it, in a study or here. */
const keyOf = (deck_id: number): string => `deck-${deck_id}-class`;

/** What the settings say of the class that was chosen last with a deck; of one that is there no more, nothing. */
export function rememberedClass(
  deck_ids: readonly number[],
  classes: readonly ClassRow[],
): Pick<GameSettings, 'class_id' | 'names'> | undefined {
  const [deck_id] = deck_ids;
  if (deck_id === undefined) return undefined;
  const kept = Number(read(keyOf(deck_id)));
  return classes.some(({ class_id }) => class_id === kept) ? { class_id: kept, names: 'roster' } : undefined;
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
