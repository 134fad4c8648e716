/** A single-line text as it is kept: NFC, no space at the ends, single spaces inside. */
export function tidyLine(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
}
