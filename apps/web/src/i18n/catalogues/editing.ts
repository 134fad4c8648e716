import type { Catalogues } from '../language-provider.tsx';

/** The texts of pages where decks are edited or the library is looked after. */
export const editingCatalogues: Catalogues = {
  texts: (language) => import(`../../locales/${language}/editing.po`),
  refusals: () => import('../refusals/editing.ts'),
};
