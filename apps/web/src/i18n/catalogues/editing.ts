import type { Catalogues } from '../language-provider.tsx';

/** Of whoever edits decks, or looks after the library. */
export const editingCatalogues: Catalogues = {
  en: () => import('../../locales/en/editing.po'),
  es: () => import('../../locales/es/editing.po'),
  ar: () => import('../../locales/ar/editing.po'),
  refusals: () => import('../refusals/editing.ts'),
};
