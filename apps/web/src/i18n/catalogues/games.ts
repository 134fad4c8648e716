import type { Catalogues } from '../language-provider.tsx';

/** The texts of the games that are played in the page of a study. */
export const gamesCatalogues: Catalogues = {
  texts: (language) => import(`../../locales/${language}/games.po`),
};
