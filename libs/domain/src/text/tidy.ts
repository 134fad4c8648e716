/** Signs that turn the direction of the letters after them: what stands there would read as something else. */
const overrides = /[\u202A-\u202E\u2066-\u2069]/gu;

/** A single-line text as it is kept: NFC, letters in their own direction, no space at the ends, single spaces inside. */
export function tidyLine(text: string): string {
  return text.normalize('NFC').replaceAll(overrides, '').replaceAll(/\s+/gu, ' ').trim();
}

/**
 * A line of prose as it is kept: as {@link tidyLine}, but a single space that no line may break at stays one, as French
 * has before ! and ?.
 */
export function tidyProse(text: string): string {
  const inDirection = text.normalize('NFC').replaceAll(overrides, '');
  return inDirection.replaceAll(/\s+/gu, (spaces) => (/^[\u00A0\u202F]$/u.test(spaces) ? spaces : ' ')).trim();
}

/** A text of several lines as it is kept: NFC, letters in their own direction, line breaks as `\n`, nothing around it. */
export function tidyText(text: string): string {
  return text.normalize('NFC').replaceAll(overrides, '').replaceAll(/\r\n?/g, '\n').trim();
}
