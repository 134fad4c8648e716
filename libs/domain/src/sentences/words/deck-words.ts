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
  const between = languageOf(language).segmentation === 'spaces' ? ' ' : '';
  const known = Map.groupBy(words, ({ target_translation }) => wholeWords(target_translation, language).join(between));
  known.delete('');
  const longest = Math.max(0, ...Array.from(known.keys(), (key) => key.length));
  return (text) => {
    const places = wordPlaces(text, language);
    const found: FoundWord[] = [];
    for (let from = 0; from < places.length;) {
      const best = longestFrom(places, from, { known, longest, between });
      if (best) found.push({ word_ids: best.word_ids, start: places[from]!.start, end: places[best.to - 1]!.end });
      from = best?.to ?? from + 1;
    }
    return found;
  };
}

interface KnownWords {
  /** By their words, with what is written between words of the language. */
  known: ReadonlyMap<string, readonly KnownWord[]>;
  /** The length of the longest key. */
  longest: number;
  between: string;
}

/** The longest word of the deck that begins at a place, and the place after it. */
function longestFrom(
  places: readonly WordPlace[],
  from: number,
  { known, longest, between }: KnownWords,
): { word_ids: number[]; to: number } | undefined {
  let best: { words: readonly KnownWord[]; to: number } | undefined;
  let key = '';
  for (let to = from + 1; to <= places.length; to += 1) {
    key += (key && between) + places[to - 1]!.word;
    if (key.length > longest) break;
    const words = known.get(key);
    if (words) best = { words, to };
  }
  return best && { word_ids: best.words.map(({ word_id }) => word_id), to: best.to };
}
