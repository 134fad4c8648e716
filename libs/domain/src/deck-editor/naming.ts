import { caseKey, foldKey } from '../text/index.ts';

/** A name of a picture in one language. */
export interface Name {
  translation_id: number;
  translation: string;
}
/** What a picture is called in the deck's languages. */
export interface PictureNames {
  target: readonly Name[];
  /** Empty in a deck without source language. */
  source: readonly Name[];
}
/** What a row made of a typed word is called: a name that is there, or a text to be added as one; null for nothing. */
export interface Naming {
  target: Name | string | null;
  source: Name | string | null;
}

/**
 * What a row is called when a word is typed and a picture chosen for it. The word is taken as it was typed: as the
 * picture's name when it has the same one in the target language, else as a new one: té is not te. When it is a name in the source language only, it explains, and the picture's first name in the target
 * language is learned. `translation`: what was typed for the source language; without it the picture's first name there.
 */
export function namingOf(typed: string, translation: string | null, names: PictureNames): Naming {
  const source = translation === null ? (names.source[0] ?? null) : (called(names.source, translation) ?? translation);
  const target = called(names.target, typed);
  if (target) return { target, source };
  const explains = translation === null ? called(names.source, typed) : undefined;
  const learned = names.target[0];
  return explains && learned ? { target: learned, source: explains } : { target: typed, source };
}

/**
 * What was typed, completed to the picture's name that begins so: for a picture that somebody chose by hand while they
 * were typing. As it was typed when no name begins so.
 */
export function completed(typed: string, names: PictureNames): string {
  const key = foldKey(typed);
  if (key === '' || called(names.target, typed) || called(names.source, typed)) return typed;
  return names.target.find(({ translation }) => foldKey(translation).startsWith(key))?.translation ?? typed;
}

/** Whether a picture is found by what was typed, in one of the deck's languages: else it is only like it. */
export const isCalled = (typed: string, names: PictureNames): boolean =>
  isFound(names.target, typed) || isFound(names.source, typed);

/**
 * Whether a picture may be taken for a word without anybody looking: it is found by the word, or in the source language
 * by the translation that was given. A picture that is only like the word has to be chosen by hand.
 */
export const isMeant = (typed: string, translation: string | null, names: PictureNames): boolean =>
  isCalled(typed, names) || (translation !== null && isFound(names.source, translation));

/** The name that is the same text. */
function called(names: readonly Name[], text: string): Name | undefined {
  const key = caseKey(text);
  return names.find(({ translation }) => caseKey(translation) === key);
}

/** Whether one of the names is the same text, or the same as one looks for it, without accents and signs. */
function isFound(names: readonly Name[], text: string): boolean {
  const key = foldKey(text);
  return called(names, text) !== undefined || (key !== '' && names.some((name) => foldKey(name.translation) === key));
}
