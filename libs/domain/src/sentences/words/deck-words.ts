import { type LanguageId, languageOf } from '../../languages/index.ts';
import { wholeWords, wordPlaces, type WordPlace } from '../../text/index.ts';

/** A word of the deck, as far as it is looked for. */
export interface KnownWord {
  word_id: number;
  target_translation: string;
}

/** Words of the deck that stand in a sentence, where they do, in UTF-16 units. Several when they are written alike. */
export interface FoundWord {
  word_ids: number[];
  start: number;
  end: number;
}

/**
 * The words of a deck that stand in a sentence as whole words, case apart, from its beginning on. Of words that begin at
 * the same place the longest is meant: 'polar bear' before 'bear'; found words never overlap. Where no spaces are
 * written, a word may be cut into several by its language, and is found when their borders are its own.
 */
export function deckWordsIn(text: string, language: LanguageId, words: readonly KnownWord[]): FoundWord[] {
  return deckWordFinder(language, words)(text);
}

/** {@link deckWordsIn} for many sentences of one deck, whose words are taken apart once. */
export function deckWordFinder(language: LanguageId, words: readonly KnownWord[]): (text: string) => FoundWord[] {
  const known = Map.groupBy(words, ({ target_translation }) =>
    keyOf(wholeWords(target_translation, language), language),
  );
  known.delete('');
  const longest = Math.max(0, ...Array.from(known.keys(), (key) => key.length));
  return (text) => foundIn(text, language, known, longest);
}

function foundIn(
  text: string,
  language: LanguageId,
  known: ReadonlyMap<string, readonly KnownWord[]>,
  longest: number,
): FoundWord[] {
  const places = wordPlaces(text, language);
  const found: FoundWord[] = [];
  for (let from = 0; from < places.length;) {
    const to = longestFrom(places, from, longest, (key) => known.has(key), language);
    if (to === undefined) {
      from += 1;
      continue;
    }
    const here = places.slice(from, to);
    const word_ids = known.get(keyOfPlaces(here, language))!.map(({ word_id }) => word_id);
    found.push({ word_ids, start: here[0]!.start, end: here.at(-1)!.end });
    from = to;
  }
  return found;
}

function longestFrom(
  places: readonly WordPlace[],
  from: number,
  longest: number,
  isKnown: (key: string) => boolean,
  language: LanguageId,
): number | undefined {
  let best: number | undefined;
  for (let to = from + 1; to <= places.length; to += 1) {
    const key = keyOfPlaces(places.slice(from, to), language);
    if (key.length > longest) break;
    if (isKnown(key)) best = to;
  }
  return best;
}

const keyOfPlaces = (places: readonly WordPlace[], language: LanguageId) =>
  keyOf(
    places.map(({ word }) => word),
    language,
  );

function keyOf(words: readonly string[], language: LanguageId): string {
  return words.join(languageOf(language).segmentation === 'spaces' ? ' ' : '');
}
