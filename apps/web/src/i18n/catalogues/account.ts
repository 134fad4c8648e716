import type { Catalogues } from '../language-provider.tsx';

/** The texts of settings, mailed links and outside identities. */
export const accountCatalogues: Catalogues = {
  texts: (language) => import(`../../locales/${language}/account.po`),
  refusals: () => import('../refusals/account.ts'),
};
