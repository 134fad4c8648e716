import type { OptionWord } from './distractors.ts';

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
