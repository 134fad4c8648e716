/** Signs that turn the direction of the letters after them: what stands there would read as something else. */
const overrides = /[\u202A-\u202E\u2066-\u2069]/gu;

/** A single-line text as it is kept: NFC, letters in their own direction, no space at the ends, single spaces inside. */
export function tidyLine(text: string): string {
  return text.normalize('NFC').replaceAll(overrides, '').replaceAll(/\s+/gu, ' ').trim();
}

/** A text of several lines as it is kept: NFC, letters in their own direction, line breaks as `\n`, nothing around it. */
export function tidyText(text: string): string {
  return text.normalize('NFC').replaceAll(overrides, '').replaceAll(/\r\n?/g, '\n').trim();
}
