import type { Catalogues } from '../language-provider.tsx';

/** The texts of what is printed, and of the page that prints it. */
export const printingCatalogues: Catalogues = {
  texts: (language) => import(`../../locales/${language}/printing.po`),
};
