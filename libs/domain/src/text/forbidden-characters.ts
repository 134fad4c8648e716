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
  return allForbidden(field, text)[0];
}

/** All characters of the text that its field may not hold, each once, in the order they stand there. */
export function allForbidden(field: TextField, text: string): string[] {
  const isForbidden = (character: string) =>
    forbiddenCharacters[field].includes(character) || /[\p{Cc}\p{Cs}]/u.test(character);
  return [...new Set(Array.from(text).filter(isForbidden))];
}
