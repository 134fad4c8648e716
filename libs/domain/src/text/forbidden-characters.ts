/**
 * The characters a field may not hold, by kind of field (specification 1 section 5).
 * `word`: target and source text of a picture. `prose`: stories and sentences. `name`: names of decks, people, artists.
 */
export const forbiddenCharacters = {
  word: '~#@\\<>|"(){},;=',
  prose: '~#\\<>|{}=;',
  name: '~#\\|"={};',
  search: '=,\\<>"',
} as const;
export type TextField = keyof typeof forbiddenCharacters;

/** The first character of the text that its field may not hold, if there is one. Control characters never may. */
export function firstForbidden(field: TextField, text: string): string | undefined {
  for (const character of text) {
    if (forbiddenCharacters[field].includes(character)) return character;
    if (/[\p{Cc}\p{Cs}]/u.test(character)) return character;
  }
  return undefined;
}
