import { isLanguageId, type LanguageId } from '@lexiroom/domain/languages';
import { translationProblem } from '@lexiroom/domain/library';
import { tidyLine } from '@lexiroom/domain/text';

/** What a word card shows. */
export interface WordCard {
  text: string;
  language: LanguageId;
}

/** The texts of a word without a picture. */
interface PlainWord {
  target_text: string | null;
  source_text: string | null;
  target_language: LanguageId;
  source_language: LanguageId | null;
}

/** Where word cards are served. */
export const cardFolder = '/media/cards/';

/**
 * Where the card is served that stands for a word's picture: it shows what the word means, its source text; the target text
 * of a word that has no other. Null without any text. The address says all that is on the card, so that a card never
 * changes, outlives its word in quizzes that go on, and needs no row. It is not signed: addresses stand in the logs of
 * sessions and in what was made available offline, and those of earlier releases must go on being drawn.
 */
export function wordCardPath({ target_text, source_text, target_language, source_language }: PlainWord): string | null {
  if (source_text && source_language) return pathOf({ text: source_text, language: source_language });
  return target_text ? pathOf({ text: target_text, language: target_language }) : null;
}

const pathOf = ({ text, language }: WordCard): string =>
  `${cardFolder}${language}/${Buffer.from(text).toString('base64url')}.svg`;

/**
 * The card at a place below {@link cardFolder}; undefined when its text could not be that of a word. Whether there is such a
 * word is not known: whoever makes up an address is shown its text, as a picture that can do nothing.
 */
export function cardAt(place: string): WordCard | undefined {
  const [, language, encoded = ''] = /^([a-z_]+)\/([\w-]{1,4000})\.svg$/.exec(place) ?? [];
  if (!isLanguageId(language)) return undefined;
  const text = Buffer.from(encoded, 'base64url').toString();
  const isOfWord = tidyLine(text) === text && translationProblem(text) === undefined;
  const card = { text, language };
  return isOfWord && pathOf(card) === cardFolder + place ? card : undefined;
}
