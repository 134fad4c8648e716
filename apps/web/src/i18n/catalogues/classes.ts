import type { Catalogues } from '../language-provider.tsx';

/** The texts of the pages of classes: their teacher's, and those where students join. */
export const classesCatalogues: Catalogues = {
  en: () => import('../../locales/en/classes.po'),
  es: () => import('../../locales/es/classes.po'),
  ar: () => import('../../locales/ar/classes.po'),
  refusals: () => import('../refusals/classes.ts'),
};
