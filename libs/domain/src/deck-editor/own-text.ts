import type { LanguageId } from '../languages/index.ts';
import { sameTextKey, searchKey } from '../text/index.ts';

/** A name of a picture in one language. */
export interface Name {
  translation_id: number;
  translation: string;
}

/**
 * Articles that are written before nouns and are not part of their names; those that end in an apostrophe or a hyphen
 * stand at the noun itself.
 */
const articles: Partial<Record<LanguageId, readonly string[]>> = {
  english_uk: ['the', 'a', 'an'],
  english_us: ['the', 'a', 'an'],
  german: ['der', 'die', 'das', 'ein', 'eine'],
  dutch: ['de', 'het', "'t", 'een'],
  afrikaans: ['die', "'n"],
  french: ['le', 'la', 'les', "l'", 'un', 'une', 'des', 'du', 'de la', "de l'"],
  spanish: ['el', 'la', 'los', 'las', 'lo', 'un', 'una', 'unos', 'unas'],
  portuguese: ['o', 'a', 'os', 'as', 'um', 'uma', 'uns', 'umas'],
  italian: ['il', 'lo', 'la', 'i', 'gli', 'le', "l'", 'un', 'uno', 'una', "un'"],
  romanian: ['un', 'o', 'niște'],
  swedish: ['en', 'ett', 'den', 'det', 'de'],
  norwegian: ['en', 'ei', 'et', 'den', 'det', 'de'],
  danish: ['en', 'et', 'den', 'det', 'de'],
  greek: ['ο', 'η', 'το', 'οι', 'τα', 'ένας', 'μία', 'μια', 'ένα'],
  hungarian: ['a', 'az', 'egy'],
  albanian: ['një'],
  filipino: ['ang', 'mga', 'ang mga'],
  arabic: ['ال'],
  hebrew: ['ה'],
};
/** Languages whose article is written together with the noun. */
const joined: readonly LanguageId[] = ['arabic', 'hebrew'];

/** How the plural ends instead of the singular, for languages where most nouns can be told by that. */
const plurals: Partial<Record<LanguageId, readonly (readonly [singular: string, plural: string])[]>> = {
  english_uk: [['', 's'], ['', 'es'], ['y', 'ies'], ['f', 'ves'], ['fe', 'ves']],
  english_us: [['', 's'], ['', 'es'], ['y', 'ies'], ['f', 'ves'], ['fe', 'ves']],
  german: [['', 'e'], ['', 'n'], ['', 'en'], ['', 'er'], ['', 's'], ['', 'nen']],
  dutch: [['', 'en'], ['', 's'], ["", "'s"]],
  french: [['', 's'], ['', 'x'], ['al', 'aux'], ['ail', 'aux']],
  spanish: [['', 's'], ['', 'es'], ['z', 'ces']],
  portuguese: [['', 's'], ['', 'es'], ['m', 'ns'], ['ão', 'ões'], ['l', 'is']],
  italian: [['o', 'i'], ['a', 'e'], ['e', 'i'], ['a', 'i']],
  swedish: [['', 'ar'], ['', 'er'], ['', 'or'], ['a', 'or'], ['e', 'ar'], ['', 'n']],
  norwegian: [['', 'er'], ['e', 'er'], ['', 'r']],
  danish: [['', 'e'], ['', 'er'], ['', 'r']],
}; // prettier-ignore

/**
 * Whether a word's own text and a name belong together: they differ in case, a leading article or number (one, many) only.
 * Number is told by the usual endings; where a noun changes inside, it is another name.
 */
export function belongTogether(language: LanguageId, text: string, name: string): boolean {
  const ones = bareForms(language, text);
  const others = bareForms(language, name);
  return ones.some((one) => others.some((other) => isSameNoun(language, one, other)));
}

/**
 * The name of a picture that a word's own text belongs to: the same letter for letter first, then in other case, then with
 * another article or number; undefined when there is none.
 */
export function nameForText<Known extends Name>(
  language: LanguageId,
  text: string,
  names: readonly Known[],
): Known | undefined {
  const key = sameTextKey(text, language);
  return (
    names.find(({ translation }) => translation.normalize('NFC') === text) ??
    names.find(({ translation }) => sameTextKey(translation, language) === key) ??
    names.find(({ translation }) => belongTogether(language, text, translation))
  );
}

/** Whether a picture is found by a text already, so that the text need not be one of its names as well. */
export const isFoundBy = (text: string, names: readonly Name[]): boolean => {
  const key = searchKey(text);
  return key !== '' && names.some(({ translation }) => searchKey(translation) === key);
};

/** The text as it is, and without the article it begins with. */
function bareForms(language: LanguageId, text: string): string[] {
  const key = sameTextKey(text, language).replaceAll('’', "'");
  return [key, ...withoutArticle(language, key)];
}

/** What follows the article that a text in small letters begins with; nothing where it begins with none. */
export function withoutArticle(language: LanguageId, key: string): string[] {
  return (articles[language] ?? []).flatMap((article) => {
    const isAtNoun = joined.includes(language) || article.endsWith("'");
    const start = isAtNoun ? article : `${article} `;
    const rest = key.startsWith(start) ? key.slice(start.length).trimStart() : '';
    return rest === '' ? [] : [rest];
  });
}

function isSameNoun(language: LanguageId, one: string, other: string): boolean {
  if (one === other) return true;
  return (plurals[language] ?? []).some(
    ([singular, plural]) => isPluralOf(one, other, singular, plural) || isPluralOf(other, one, singular, plural),
  );
}

const isPluralOf = (many: string, one: string, singular: string, plural: string): boolean =>
  one.length > singular.length + 1 &&
  one.endsWith(singular) &&
  many === one.slice(0, one.length - singular.length) + plural;
