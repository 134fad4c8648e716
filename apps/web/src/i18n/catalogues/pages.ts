import type { Catalogues } from '../language-provider.tsx';

/** The texts of the pages around a study: home, users, log-in, documents. */
export const pagesCatalogues: Catalogues = {
  texts: (language) => import(`../../locales/${language}/pages.po`),
  refusals: () => import('../refusals/account.ts'),
};
