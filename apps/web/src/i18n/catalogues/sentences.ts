import type { Catalogues } from '../language-provider.tsx';

/** The texts of sentences: the ways to practise them, and writing them. */
export const sentencesCatalogues: Catalogues = {
  texts: (language) => import(`../../locales/${language}/sentences.po`),
};
