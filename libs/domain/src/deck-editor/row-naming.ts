import type { LanguageId } from '../languages/index.ts';
import { belongTogether, type Name } from './own-text.ts';
import { sameTextKey, searchKey } from '../text/index.ts';

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

/** The languages of the deck. */
interface Languages {
  target_language: LanguageId;
  source_language: LanguageId | null;
}

/** Whether a picture is found by what was typed, in one of the deck's languages: else it is only like it. */
export const isCalled = (
  typed: string,
  names: PictureNames,
  { target_language, source_language }: Languages,
): boolean => isNamed(names.target, typed, target_language) || isNamed(names.source, typed, source_language);

/**
 * Whether a picture may be taken for a word without anybody looking: it is found by the word, or in the source language
 * by the translation that was given. A picture that is only like the word has to be chosen by hand.
 */
export const matchesWord = (
  typed: string,
  translation: string | null,
  names: PictureNames,
  languages: Languages,
): boolean =>
  isCalled(typed, names, languages) ||
  (translation !== null && isNamed(names.source, translation, languages.source_language));

/** Whether one of the names is the same text apart from case, accents and signs, as in a search, or, with its language, article and number. */
export function isNamed(names: readonly Name[], text: string, language: LanguageId | null = null): boolean {
  const key = searchKey(text);
  return (
    sameName(names, text) !== undefined ||
    (key !== '' && names.some((name) => searchKey(name.translation) === key)) ||
    (language !== null && names.some(({ translation }) => belongTogether(language, text, translation)))
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
