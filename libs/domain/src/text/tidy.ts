/** A single-line text as it is kept: NFC, no space at the ends, single spaces inside. */
export function tidyLine(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
}

/** A text of several lines as it is stored: NFC, line breaks as `\n`, nothing around it. */
export function tidyText(text: string): string {
  return text.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim();
}
