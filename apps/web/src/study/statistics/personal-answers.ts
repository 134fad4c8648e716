import type { DeckWord, WordAnswer } from '@lexiroom/contracts/decks';
import { answersInScope } from '@lexiroom/domain/statistics';

/** All answers to these words that were given outside of classes. */
export function personalAnswers(words: readonly Pick<DeckWord, 'answers'>[]): WordAnswer[] {
  return words.flatMap(({ answers }) => answersInScope(answers, { class_id: null, period: 'all', now: 0 }));
}
