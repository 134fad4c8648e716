import type { Catalogues } from '../language.tsx';

export const liveCatalogues: Catalogues = {
  en: () => import('../../locales/en/live.po'),
  es: () => import('../../locales/es/live.po'),
  ar: () => import('../../locales/ar/live.po'),
};
