import type { Catalogues } from '../language-provider.tsx';

/** The texts of what stays of a live quiz in the browser of a player. */
export const keepCatalogues: Catalogues = {
  texts: (language) => import(`../../locales/${language}/keep.po`),
  refusals: () => import('../refusals/claim.ts'),
};
