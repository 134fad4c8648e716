/**
 * A pin as it is typed or pasted: digits of any script, spaces and dashes left out, at most six. Of a link to join only
 * what follows /live/, since addresses have digits of their own.
 */
export function pinDigits(typed: string): string {
  const [, pin] = /\/live\b(.*)$/isu.exec(typed) ?? [undefined, typed];
  const digits =
    pin
      .replaceAll('%20', ' ')
      .normalize('NFKC')
      .match(/\p{Nd}/gu) ?? [];
  return digits.slice(0, 6).map(digitOf).join('');
}

/** The digits of a script stand in a row of ten that begins at its zero. */
function digitOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return code - zero;
}
