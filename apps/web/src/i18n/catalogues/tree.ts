import type { Catalogues } from '../language-provider.tsx';

/** The texts of folders and what lies in them. */
export const treeCatalogues: Catalogues = {
  texts: (language) => import(`../../locales/${language}/tree.po`),
  refusals: () => import('../refusals/tree.ts'),
};
