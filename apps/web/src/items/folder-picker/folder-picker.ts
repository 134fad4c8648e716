import { lazyPart } from '../../browser/lazy-part.ts';
import { treeCatalogues } from '../../i18n/catalogues/tree.ts';
import { withWords } from '../../i18n/language-provider.tsx';

export type { ChosenPlace } from './folder-picker-dialog.tsx';

/**
 * A dialog in which one's own folders are walked through and one is chosen; comes with its words, wherever it is shown.
 * Stands in a `<Suspense>` of whoever shows it.
 */
export const FolderPicker = lazyPart(async () => {
  const { FolderPickerDialog } = await withWords(import('./folder-picker-dialog.tsx'), treeCatalogues);
  return FolderPickerDialog;
});
