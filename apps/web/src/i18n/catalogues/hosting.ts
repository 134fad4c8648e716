import type { Catalogues } from '../language-provider.tsx';

export const hostingCatalogues: Catalogues = {
  texts: (language) => import(`../../locales/${language}/hosting.po`),
  refusals: () => import('../refusals/hosting.ts'),
};
