import { sameTextKey, searchKey } from '../text/index.ts';

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
/** A text as it was typed, with the name of the picture that is the same text apart from case; null where none is. */
export interface OwnText {
  translation_id: number | null;
  text: string;
}
/** What a row made of a typed word is called; null for nothing. */
export interface Naming {
  target: OwnText | null;
  source: OwnText | null;
}

/**
 * What a row is called when a word is typed and a picture chosen for it. The word stays as it was typed, to the letter and
 * case. When it is a name of the picture in the source language only, it explains, and the picture's first name in the
 * target language is learned. `translation`: what was typed for the source language; without it the picture's first name
 * there.
 */
export function namingOf(typed: string, translation: string | null, names: PictureNames): Naming {
  const source = translation === null ? firstName(names.source) : ownText(names.source, translation);
  if (sameName(names.target, typed)) return { target: ownText(names.target, typed), source };
  const explains = translation === null ? sameName(names.source, typed) : undefined;
  const learned = firstName(names.target);
  if (explains && learned) return { target: learned, source: ownText(names.source, typed) };
  return { target: ownText(names.target, typed), source };
}

function firstName([name]: readonly Name[]): OwnText | null {
  return name ? { translation_id: name.translation_id, text: name.translation } : null;
}

const ownText = (names: readonly Name[], text: string): OwnText => ({
  translation_id: sameName(names, text)?.translation_id ?? null,
  text,
});

/**
 * What was typed, completed to the picture's name that begins so: for a picture that somebody chose by hand while they
 * were typing. As it was typed when no name begins so.
 */
export function completedToName(typed: string, names: PictureNames): string {
  const key = searchKey(typed);
  if (key === '' || sameName(names.target, typed) || sameName(names.source, typed)) return typed;
  return names.target.find(({ translation }) => searchKey(translation).startsWith(key))?.translation ?? typed;
}

/** Whether a picture is found by what was typed, in one of the deck's languages: else it is only like it. */
export const isCalled = (typed: string, names: PictureNames): boolean =>
  isFound(names.target, typed) || isFound(names.source, typed);

/**
 * Whether a picture may be taken for a word without anybody looking: it is found by the word, or in the source language
 * by the translation that was given. A picture that is only like the word has to be chosen by hand.
 */
export const matchesWord = (typed: string, translation: string | null, names: PictureNames): boolean =>
  isCalled(typed, names) || (translation !== null && isFound(names.source, translation));

/** Whether one of the names is the same text apart from case, accents and signs, as in a search. */
function isFound(names: readonly Name[], text: string): boolean {
  const key = searchKey(text);
  return (
    sameName(names, text) !== undefined || (key !== '' && names.some((name) => searchKey(name.translation) === key))
  );
}

/** The name that is the same text apart from case; where several are, the one that is the same to the letter. */
function sameName(names: readonly Name[], text: string): Name | undefined {
  const key = sameTextKey(text);
  return (
    names.find(({ translation }) => translation === text) ??
    names.find(({ translation }) => sameTextKey(translation) === key)
  );
}
