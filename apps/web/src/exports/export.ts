import { lazyPart } from '../browser/lazy-part.ts';
import { importsCatalogues } from '../i18n/catalogues/imports.ts';
import { withWords } from '../i18n/language-provider.tsx';

/**
 * The dialog in which own decks become a file; comes with its words, wherever it is shown. Stands in a `<Suspense>` of
 * whoever shows it.
 */
export const ExportDialog = lazyPart(async () => {
  const { ExportDialog: Part } = await withWords(import('./export-dialog.tsx'), importsCatalogues);
  return Part;
});
