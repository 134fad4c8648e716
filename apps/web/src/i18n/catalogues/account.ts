import type { Catalogues } from '../language-provider.tsx';

/** The texts of settings, mailed links and outside identities. */
export const accountCatalogues: Catalogues = {
  en: () => import('../../locales/en/account.po'),
  es: () => import('../../locales/es/account.po'),
  ar: () => import('../../locales/ar/account.po'),
  refusals: () => import('../refusals/account.ts'),
};
