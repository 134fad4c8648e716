import type { LanguageId } from '../../languages/index.ts';
import type { Sentence } from '../sentence/index.ts';
import { deckWordFinder, type FoundWord, type KnownWord } from './deck-words.ts';

/** Where a word stands in a text, in UTF-16 units. */
type Place = Pick<FoundWord, 'start' | 'end'>;

/** A sentence in which a word stands, with its places in the text and in that of the extra pair, in their order. */
export interface WordSentence<Shown extends Sentence = Sentence> {
  sentence: Shown;
  target: readonly Place[];
  extra_target: readonly Place[];
}

/**
 * The sentences in which each word stands, in their order, by the rule of `deckWordsIn`: a longer word takes the place of
 * a shorter one that it begins with. A word that stands in none is left out.
 */
export function sentencesOfWords<Shown extends Sentence>(
  language: LanguageId,
  words: readonly KnownWord[],
  sentences: readonly Shown[],
): Map<number, WordSentence<Shown>[]> {
  const find = deckWordFinder(language, words);
  const ofWords = new Map<number, WordSentence<Shown>[]>();
  for (const sentence of sentences) {
    const target = find(sentence.target_translation ?? '');
    const extra_target = find(sentence.extra_target_translation ?? '');
    for (const word_id of new Set([...target, ...extra_target].flatMap(({ word_ids }) => word_ids))) {
      const ofWord = (found: readonly FoundWord[]) => found.filter(({ word_ids }) => word_ids.includes(word_id));
      const known = ofWords.get(word_id) ?? [];
      known.push({ sentence, target: ofWord(target), extra_target: ofWord(extra_target) });
      ofWords.set(word_id, known);
    }
  }
  return ofWords;
}
