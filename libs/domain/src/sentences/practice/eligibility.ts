import { type Random, shuffled } from '../../chance/index.ts';
import type { LanguageId } from '../../languages/index.ts';
import { blanksOf } from '../blanks/index.ts';
import { completedSentenceText, type Sentence } from '../sentence/index.ts';
import { sentenceWords } from '../words/index.ts';

/** The three ways to practise sentences, as addresses name them (specification 2 section 4.3). */
export const sentenceModes = ['sentence-revise', 'fill-the-blanks', 'sentence-scramble'] as const;
export type SentenceMode = (typeof sentenceModes)[number];

/**
 * Whether a sentence can be practised in a mode. Scramble needs a translation with more than one word, of a sentence with
 * an extra sentence more than zero; Fill the blanks a highlight with something to fill in; Revise a translation
 * (specification 2 section 4.3). The extra sentence counts from its first word on, not as the space it begins with.
 */
export function isPlayable(sentence: Sentence, mode: SentenceMode, language: LanguageId): boolean {
  switch (mode) {
    case 'sentence-revise':
      return completedSentenceText(sentence.target_translation ?? '') !== null;
    case 'fill-the-blanks':
      return blanksOf(sentence).length > 0;
    case 'sentence-scramble': {
      const { target_translation, target_cuts, extra_target_translation, extra_target_cuts } = sentence;
      const words = sentenceWords(target_translation ?? '', language, target_cuts).length;
      const extraWords = sentenceWords(extra_target_translation ?? '', language, extra_target_cuts).length;
      return words > (extraWords > 0 ? 0 : 1);
    }
  }
}

/** The sentences that can be practised in a mode: of those selected, or of all where none is. */
export function playableSentences(
  sentences: readonly Sentence[],
  mode: SentenceMode,
  language: LanguageId,
  selected: ReadonlySet<number> = new Set(),
): Sentence[] {
  return sentences.filter(
    (sentence) => (selected.size === 0 || selected.has(sentence.sentence_id)) && isPlayable(sentence, mode, language),
  );
}

/** How many sentences each mode can practise; a mode with none is disabled. */
export function playableCounts(
  sentences: readonly Sentence[],
  language: LanguageId,
  selected?: ReadonlySet<number>,
): Record<SentenceMode, number> {
  const count = (mode: SentenceMode) => playableSentences(sentences, mode, language, selected).length;
  return {
    'sentence-revise': count('sentence-revise'),
    'fill-the-blanks': count('fill-the-blanks'),
    'sentence-scramble': count('sentence-scramble'),
  };
}

/** The sentences of a run in its order: as they stand in the study, or shuffled. */
export function runOrder(sentences: readonly Sentence[], isShuffled: boolean, random: Random): number[] {
  const ids = sentences.map(({ sentence_id }) => sentence_id);
  return isShuffled ? shuffled(ids, random) : ids;
}
