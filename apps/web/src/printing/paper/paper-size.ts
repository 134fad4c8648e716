import { useEffect } from 'react';

export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];

/** Millimetres; the margin is that of all four sides. */
export const paperSizes = {
  a4: { width: 210, height: 297, css: 'A4' },
  letter: { width: 215.9, height: 279.4, css: 'letter' },
} as const;
export const marginMm = 14;
/** Below the content, for the number of the page. */
export const footMm = 8;

/** Where people print on Letter: there the browser's region is one of these. */
const letterRegions = new Set([
  'US',
  'CA',
  'MX',
  'PH',
  'CL',
  'CO',
  'VE',
  'GT',
  'CR',
  'PA',
  'DO',
  'PR',
  'SV',
  'NI',
  'HN',
]);

/** The paper that is usual where the browser's language is at home: `en-US` prints on Letter, `en-GB` on A4. */
export function usualPaper(language: string): Paper {
  let region: string | undefined;
  try {
    region = new Intl.Locale(language).maximize().region;
  } catch {
    // A browser may say what is no language.
  }
  return region !== undefined && letterRegions.has(region) ? 'letter' : 'a4';
}

/** While it is shown, the page is printed on this paper, without margins of browser and page: sheets bring their own. */
export function usePrintedOn(paper: Paper): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `@page { size: ${paperSizes[paper].css}; margin: 0 }
      @media print { #main { padding: 0; max-width: none; } }`,
    );
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [paper]);
}
