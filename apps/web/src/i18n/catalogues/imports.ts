import type { Catalogues } from '../language-provider.tsx';

/** The texts of bringing decks in and taking them along. */
export const importsCatalogues: Catalogues = {
  en: () => import('../../locales/en/imports.po'),
  es: () => import('../../locales/es/imports.po'),
  ar: () => import('../../locales/ar/imports.po'),
};
