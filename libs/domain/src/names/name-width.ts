/** Letters and pictures as wide as they are high. */
const full =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Yi}\p{Script=Khitan_Small_Script}\p{Script=Tangut}\uFF01-\uFF60\u25A1]/u;
/** Signs that stand for words, and are as long. */
const wide: readonly (readonly [RegExp, number])[] = [
  [/\uFDFD/u, 24],
  [/[\uFDFA\uFDFB]/u, 10],
  [/[\u{12000}-\u{1254F}]/u, 10],
  [/[\u{13000}-\u{1467F}\u{16800}-\u{16A3F}\u{1B170}-\u{1B2FF}]/u, 4],
  [/[\u2E3A\u2E3B\u102A\u0BF5-\u0BFA\uA9C1-\uA9C5\uFDF0-\uFDFC]/u, 6],
];

/** The room that a name takes in a line, in halves of a full-width letter. Marks take none. */
export function nameWidth(name: string): number {
  let room = 0;
  for (const character of name) if (!/\p{Mn}/u.test(character)) room += roomOf(character);
  return room;
}

function roomOf(character: string): number {
  // Letters of most names, before the lists are looked through.
  if (character < '\u1000') return /[\u0BF5-\u0BFA]/u.test(character) ? 6 : 1;
  return wide.find(([letters]) => letters.test(character))?.[1] ?? (full.test(character) ? 2 : 1);
}
