/** What a spreadsheet takes for the beginning of a formula, behind the apostrophes that keep it from doing so. */
const formulaStart = /^'*[=+\-@\t\r]/u;

/** A text as it is written into a cell of a file, so that no spreadsheet takes it for a formula (S37): with an apostrophe before it. */
export const neutralised = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

/** A text as it was before it was {@link neutralised}. */
export const asRead = (text: string): string =>
  text.startsWith("'") && formulaStart.test(text) ? text.slice(1) : text;
