import { lazy } from 'react';
import { treeCatalogues } from '../i18n/tree-catalogues.ts';
import { withWords } from '../i18n/language.tsx';

export type { ChosenPlace } from './moving/choose-folder.tsx';

/**
 * A dialog in which one's own folders are walked through and one is chosen; comes with its words, wherever it is shown.
 * Stands in a `<Suspense>` of whoever shows it.
 */
export const FolderChoice = lazy(async () => {
  const { ChooseFolder } = await withWords(import('./moving/choose-folder.tsx'), treeCatalogues);
  return { default: ChooseFolder };
});
