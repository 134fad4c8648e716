import type { DeckSentence } from '@lexiroom/contracts/sentences';
import type { SentenceAnswer } from '@lexiroom/domain/sentences/practice';
import type { QueryClient } from '@tanstack/react-query';
import type { Study } from '../study.ts';
import { newAnswerId } from './answer-id.ts';
import { outboxOf } from './record-answers.ts';
import { addSentenceAnswer } from './sentences-shown.ts';
import { serverNow } from './server-clock.ts';
import { rememberAnswered, type WaitingSentenceAnswer } from './waiting-answers.ts';

/**
 * Records an answer to a sentence of somebody who has a schedule here: it counts at once on this device, and waits to be
 * sent. Undefined when there is nothing to record: nobody is logged in, or a class is selected and no student was asked
 * (specification 2 section 5).
 */
export function recordSentenceAnswer(
  cache: QueryClient,
  { data, class_id }: Pick<Study, 'data' | 'class_id'>,
  { sentence_id, origin_sentence_id }: Pick<DeckSentence, 'sentence_id' | 'origin_sentence_id'>,
  given: SentenceAnswer,
): WaitingSentenceAnswer | undefined {
  const username = data.logged_in_user?.username;
  if (username === undefined || (class_id !== undefined && given.student_id === undefined)) return undefined;
  const answered_at = serverNow();
  const waiting: WaitingSentenceAnswer = {
    username,
    given_at: Date.now(),
    origin_sentence_id,
    answer: {
      ...given,
      sentence_id,
      ...(class_id !== undefined && { class_id }),
      answer_id: newAnswerId(answered_at),
      answered_at,
    },
  };
  rememberAnswered(waiting);
  addSentenceAnswer(cache, waiting);
  void outboxOf(cache).put(waiting);
  return waiting;
}
