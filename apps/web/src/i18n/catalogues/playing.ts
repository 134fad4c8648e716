import type { Catalogues } from '../language-provider.tsx';

/** The texts of a phone in the room of a quiz. */
export const playingCatalogues: Catalogues = {
  texts: (language) => import(`../../locales/${language}/playing.po`),
};
