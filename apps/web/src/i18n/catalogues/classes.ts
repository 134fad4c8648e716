import type { Catalogues } from '../language-provider.tsx';

/** The texts of the pages of classes: their teacher's, and those where students join. */
export const classesCatalogues: Catalogues = {
  texts: (language) => import(`../../locales/${language}/classes.po`),
  refusals: () => import('../refusals/classes.ts'),
};
