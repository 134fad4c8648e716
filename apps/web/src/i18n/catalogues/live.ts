import type { Catalogues } from '../language-provider.tsx';

export const liveCatalogues: Catalogues = {
  en: () => import('../../locales/en/live.po'),
  es: () => import('../../locales/es/live.po'),
  ar: () => import('../../locales/ar/live.po'),
};
