import type { Catalogues } from '../language-provider.tsx';

export const liveCatalogues: Catalogues = {
  texts: (language) => import(`../../locales/${language}/live.po`),
};
