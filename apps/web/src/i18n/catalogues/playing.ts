import type { Catalogues } from '../language-provider.tsx';

/** The texts of a phone in the room of a quiz. */
export const playingCatalogues: Catalogues = {
  en: () => import('../../locales/en/playing.po'),
  es: () => import('../../locales/es/playing.po'),
  ar: () => import('../../locales/ar/playing.po'),
};
