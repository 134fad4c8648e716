import type { Catalogues } from '../language-provider.tsx';

/** The texts of the pages around a study: home, users, log-in, documents. */
export const pagesCatalogues: Catalogues = {
  en: () => import('../../locales/en/pages.po'),
  es: () => import('../../locales/es/pages.po'),
  ar: () => import('../../locales/ar/pages.po'),
  refusals: () => import('../refusals/account.ts'),
};
