import type { Catalogues } from '../language-provider.tsx';

/** The texts of what stays of a live quiz in the browser of a player. */
export const keepCatalogues: Catalogues = {
  en: () => import('../../locales/en/keep.po'),
  es: () => import('../../locales/es/keep.po'),
  ar: () => import('../../locales/ar/keep.po'),
  refusals: () => import('../refusals/claim.ts'),
};
