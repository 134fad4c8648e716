import { sameTextKey } from '@lexiroom/domain/text';
import type { NamedWord } from './deck-words.ts';

type Comparable = Pick<NamedWord, 'image_id' | 'target_text' | 'source_text' | 'target_language' | 'source_language'>;

/**
 * The words of a study, each once: one with the picture and the text of an earlier one is left out, as nobody could
 * tell which of them is asked (specification 2 section 9). Case does not count; of words without a picture
 * the translation is compared in its place.
 */
export function withoutDuplicates<Word extends Comparable>(
  words: readonly Word[],
): { words: Word[]; duplicates: Word[] } {
  const seen = new Set<string>();
  const kept: { words: Word[]; duplicates: Word[] } = { words: [], duplicates: [] };
  for (const word of words) {
    const meaning = word.image_id ?? sameTextKey(word.source_text ?? '', word.source_language);
    const key = JSON.stringify([meaning, sameTextKey(word.target_text, word.target_language)]);
    (seen.has(key) ? kept.duplicates : kept.words).push(word);
    seen.add(key);
  }
  return kept;
}
