import type { Catalogues } from '../language-provider.tsx';

export const mainCatalogues: Catalogues = {
  en: () => import('../../locales/en/main.po'),
  es: () => import('../../locales/es/main.po'),
  ar: () => import('../../locales/ar/main.po'),
};
