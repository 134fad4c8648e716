import type { Catalogues } from '../language-provider.tsx';

/** The texts of what is printed, and of the page that prints it. */
export const printingCatalogues: Catalogues = {
  en: () => import('../../locales/en/printing.po'),
  es: () => import('../../locales/es/printing.po'),
  ar: () => import('../../locales/ar/printing.po'),
};
