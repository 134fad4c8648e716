import type { StarterSentence } from './starter-sentences.ts';

/** For specs: each marked word of a sentence as it is written there, with the text before and after it. */
export const markedWords = ({ text, words }: StarterSentence) =>
  words.map(({ key, start_index, end_index }) => ({
    key,
    form: text.slice(start_index, end_index),
    before: text.slice(0, start_index),
    after: text.slice(end_index),
  }));
