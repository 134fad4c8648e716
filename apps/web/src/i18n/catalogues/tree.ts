import type { Catalogues } from '../language-provider.tsx';

/** The texts of folders and what lies in them. */
export const treeCatalogues: Catalogues = {
  en: () => import('../../locales/en/tree.po'),
  es: () => import('../../locales/es/tree.po'),
  ar: () => import('../../locales/ar/tree.po'),
  refusals: () => import('../refusals/tree.ts'),
};
