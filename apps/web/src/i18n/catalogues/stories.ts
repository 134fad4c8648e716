import type { Catalogues } from '../language-provider.tsx';

/** The texts of stories: what stands before the book, the book, and writing one. */
export const storiesCatalogues: Catalogues = {
  texts: (language) => import(`../../locales/${language}/stories.po`),
  refusals: () => import('../refusals/stories.ts'),
};
