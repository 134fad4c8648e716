import type { Catalogues } from '../language-provider.tsx';

export const hostingCatalogues: Catalogues = {
  en: () => import('../../locales/en/hosting.po'),
  es: () => import('../../locales/es/hosting.po'),
  ar: () => import('../../locales/ar/hosting.po'),
  refusals: () => import('../refusals/hosting.ts'),
};
