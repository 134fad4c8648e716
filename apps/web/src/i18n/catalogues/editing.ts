import type { Catalogues } from '../language-provider.tsx';

/** The texts of pages where decks are edited or the library is looked after. */
export const editingCatalogues: Catalogues = {
  en: () => import('../../locales/en/editing.po'),
  es: () => import('../../locales/es/editing.po'),
  ar: () => import('../../locales/ar/editing.po'),
  refusals: () => import('../refusals/editing.ts'),
};
