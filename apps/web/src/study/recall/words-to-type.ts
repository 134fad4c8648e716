import { isKnown } from '@lexiroom/domain/today';
import { streakOf } from '../answers/one-more-answer.ts';
import type { Study } from '../study.ts';

/** From so many known words on it is worth while to type them. */
export const offeredFrom = 5;

/** The words of a study that are known, in decks for which nobody has chosen yet how they are asked. */
export function wordsToType({ data, words, class_id }: Pick<Study, 'data' | 'words' | 'class_id'>) {
  const { calendar, recall = [] } = data;
  if (!calendar || class_id !== undefined) return [];
  const chosen = new Set(recall.map(({ deck_id }) => deck_id));
  return words.filter(
    ({ deck_id, due_dates, answers }) =>
      !chosen.has(deck_id) && due_dates !== null && isKnown({ streak: streakOf(answers, null, calendar) }),
  );
}
