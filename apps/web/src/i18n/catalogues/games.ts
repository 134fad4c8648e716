import type { Catalogues } from '../language-provider.tsx';

/** The texts of the games that are played in the page of a study. */
export const gamesCatalogues: Catalogues = {
  en: () => import('../../locales/en/games.po'),
  es: () => import('../../locales/es/games.po'),
  ar: () => import('../../locales/ar/games.po'),
};
