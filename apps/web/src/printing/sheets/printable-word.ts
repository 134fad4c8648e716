import type { DeckSentence } from '@lexiroom/contracts/sentences';
import type { DeckWord } from '@lexiroom/contracts/decks';
import type { GapSentence } from '@lexiroom/domain/printed-quiz';
import { blanksOf } from '@lexiroom/domain/sentences/blanks';
import { textRuns } from '@lexiroom/domain/sentences/highlights';

/** A word that has something to be seen: its picture, or a card with what it means. */
export type PrintableWord = DeckWord & { image_path: string };

export const isPrintable = (word: DeckWord): word is PrintableWord => word.image_path !== null;

/** Sentences with highlighted words, which are left out on paper. */
export function gapSentences(sentences: readonly DeckSentence[]): GapSentence[] {
  return sentences.flatMap((sentence) => {
    const gaps = new Set(
      blanksOf(sentence)
        .filter(({ sentence_type }) => sentence_type === 'target')
        .map(({ start }) => start),
    );
    if (gaps.size === 0) return [];
    const runs = textRuns(sentence.target_translation ?? '', sentence.target_highlights);
    const pieces = runs.map(({ text, start }) => ({ text, is_gap: gaps.has(start) }));
    return [{ sentence_id: sentence.sentence_id, pieces }];
  });
}
