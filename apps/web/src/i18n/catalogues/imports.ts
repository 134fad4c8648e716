import type { Catalogues } from '../language-provider.tsx';

/** The texts of bringing decks in and taking them along. */
export const importsCatalogues: Catalogues = {
  texts: (language) => import(`../../locales/${language}/imports.po`),
};
