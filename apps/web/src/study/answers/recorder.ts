import type { StudyAnswer } from '@lexiroom/domain/study/page';
import type { Study } from '../study.ts';
import { newAnswerId } from './answer-id.ts';
import type { Waiting } from './waiting-answer.ts';

/**
 * The record of an answer as it is sent. Undefined when there is nothing to record: the viewer does not own the study,
 * or the page was a repeated one (specification 2 section 5). `at`: the server's clock, epoch milliseconds.
 */
export function recordOf(
  { data, isOwner, words }: Pick<Study, 'data' | 'isOwner' | 'words'>,
  { word_id, is_repeated, option_word_ids, ...given }: StudyAnswer,
  at: number,
): Waiting | undefined {
  const word = words.find((one) => one.word_id === word_id);
  const username = data.logged_in_user?.username;
  if (!isOwner || is_repeated || !word || username === undefined) return undefined;
  return {
    username,
    given_at: Date.now(),
    origin_word_id: word.origin_word_id,
    answer: {
      ...given,
      ...(option_word_ids && { option_word_ids: [...option_word_ids] }),
      word_id,
      deck_id: word.deck_id,
      answer_id: newAnswerId(at),
      answered_at: at,
    },
  };
}
