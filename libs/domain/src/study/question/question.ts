import { type Random, shuffled } from '../../chance/index.ts';
import { type ComparableWord, type Confusions, distractorsFor, type OptionWord } from './distractors.ts';

/** How a question is asked: what is shown first, and what the options are. */
export const questionKinds = ['text_to_picture', 'picture_to_text'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** What follows a right choice, in milliseconds from the choice (specification 1 section 4). */
export const questionDelays = {
  /** The right option is highlighted. */
  highlightMs: 1000,
  /** The next page comes. */
  advanceMs: 2000,
} as const;

/**
 * The kinds of question that a word can be asked in. With a picture in both. A word card shows what the word means: it asks
 * for the word, but among pictures it would stand out, so it is neither looked for there nor an option. Without a
 * translation the card shows the answer, and nothing is asked.
 */
export function kindsFor({
  image_id,
  source_translation,
}: Pick<OptionWord, 'image_id' | 'source_translation'>): QuestionKind[] {
  if (image_id !== null) return ['text_to_picture', 'picture_to_text'];
  return source_translation === null ? [] : ['picture_to_text'];
}

/**
 * The options of a question for a word, in random order, the word itself among them; fewer than `count` where the words do
 * not hold enough that differ, and undefined where they hold no wrong one. `confusions`: see {@link distractorsFor}.
 */
export function optionsFor<Word extends OptionWord>(
  asked: ComparableWord<Word>,
  { kind, count, confusions }: { kind: QuestionKind; count: number; confusions?: Confusions | undefined },
  words: readonly ComparableWord<Word>[],
  random: Random,
): Word[] | undefined {
  const candidates = kind === 'text_to_picture' ? words.filter(({ word }) => word.image_id !== null) : words;
  const confused = confusions?.[asked.word.word_id];
  const wrong = distractorsFor(asked, shuffled(candidates, random), count - 1, random, confused);
  return wrong.length === 0 ? undefined : shuffled([asked.word, ...wrong], random);
}
