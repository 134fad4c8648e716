import type { SaveProblem } from '@lexiroom/domain/deck-editor';
import type { EditorRow } from '../row.ts';

const parts: Record<SaveProblem['code'], string> = {
  DECK_EMPTY: '',
  IMAGE_MISSING: 'image',
  TARGET_MISSING: 'target',
  SOURCE_MISSING: 'source',
  DUPLICATE_WORD: 'image',
};

/** The id of a row's element. */
export const rowId = (key: string): string => `row-${key}`;

/** Puts the focus where a problem can be mended: into its row, or where words are added when there are none. */
export function goToProblem(rows: readonly EditorRow[], problem: SaveProblem): void {
  const row = 'row' in problem ? rows[problem.row - 1] : undefined;
  const place = row
    ? document.getElementById(rowId(row.key))?.querySelector<HTMLElement>(`[data-part=${parts[problem.code]}]`)
    : document.querySelector<HTMLElement>('input[name=word]');
  place?.focus();
  place?.scrollIntoView({ block: 'center' });
}
