import type { Catalogues } from '../language-provider.tsx';

/** The texts of sentences: the ways to practise them, and writing them. */
export const sentencesCatalogues: Catalogues = {
  en: () => import('../../locales/en/sentences.po'),
  es: () => import('../../locales/es/sentences.po'),
  ar: () => import('../../locales/ar/sentences.po'),
};
