import type { SaveProblem } from '@lexiroom/domain/deck-editor';
import type { EditorRow } from '../row.ts';

/** In which part of a row each problem is mended. */
const partsOfProblems: Record<SaveProblem['code'], string> = {
  DECK_EMPTY: '',
  TARGET_MISSING: 'target',
  SOURCE_MISSING: 'source',
  DUPLICATE_WORD: 'image',
};

/** The id of a row's element. */
export const rowId = (key: string): string => `row-${key}`;

/** The parts of a row that can have the focus, by their `data-part`. */
type RowPart = 'handle' | 'image' | 'target' | 'source' | 'extra' | 'extra-button' | 'delete';

const partOf = (key: string, part: string) =>
  document.getElementById(rowId(key))?.querySelector<HTMLElement>(`[data-part=${part}]`);
const wordInput = () => document.querySelector<HTMLElement>('input[name=word]');

/**
 * Puts the focus into a row once the change is on the page, or, when there is no such row, where words are added. It is called
 * when the element that has the focus is about to disappear.
 */
export function focusRow(key: string | undefined, part: RowPart): void {
  requestAnimationFrame(() => {
    const place = (key === undefined ? undefined : partOf(key, part)) ?? wordInput();
    place?.focus({ preventScroll: true });
    place?.scrollIntoView({ block: 'nearest' });
  });
}

/** Brings a row into sight; the focus stays where it is. */
export function showRow(key: string): void {
  document.getElementById(rowId(key))?.scrollIntoView({ block: 'center' });
}

/** Puts the focus on the first choice between what was changed here and elsewhere. */
export const focusConflict = (): void => goToChoice('[data-conflict]');

/** Puts the focus on the first choice about what could not be saved. */
export const focusUnsaved = (): void => goToChoice('[data-unsaved]');

function goToChoice(places: string): void {
  const place = document.querySelector<HTMLElement>(places);
  place?.querySelector('button')?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'center' });
}

/** Puts the focus where a problem can be mended: into its row, or where words are added when there are none. */
export function focusProblem(rows: readonly EditorRow[], problem: SaveProblem): void {
  const row = 'row' in problem ? rows[problem.row - 1] : undefined;
  const place = row ? partOf(row.key, partsOfProblems[problem.code]) : wordInput();
  place?.focus();
  place?.scrollIntoView({ block: 'center' });
}
