import type { Catalogues } from '../language-provider.tsx';

export const mainCatalogues: Catalogues = {
  texts: (language) => import(`../../locales/${language}/main.po`),
};
