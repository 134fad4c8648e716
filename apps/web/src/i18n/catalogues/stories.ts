import type { Catalogues } from '../language-provider.tsx';

/** The texts of stories: what stands before the book, the book, and writing one. */
export const storiesCatalogues: Catalogues = {
  en: () => import('../../locales/en/stories.po'),
  es: () => import('../../locales/es/stories.po'),
  ar: () => import('../../locales/ar/stories.po'),
  refusals: () => import('../refusals/stories.ts'),
};
