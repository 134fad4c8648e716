import type { Catalogues } from '../language-provider.tsx';
import type { Refusals } from '../refusal-words.ts';

/** The texts of the pages around a study: home, classes, users, log-in, documents. */
export const pagesCatalogues: Catalogues = {
  en: () => import('../../locales/en/pages.po'),
  es: () => import('../../locales/es/pages.po'),
  ar: () => import('../../locales/ar/pages.po'),
  refusals: async () => {
    const parts = await Promise.all([import('../refusals/account.ts'), import('../refusals/classes.ts')]);
    return { refusals: Object.assign({}, ...parts.map(({ refusals }) => refusals)) as Refusals };
  },
};
