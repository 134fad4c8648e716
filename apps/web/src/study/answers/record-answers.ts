import type { Answered, StudyAnswer } from '@lexiroom/domain/study/page';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Subscription } from 'xstate';
import type { Study } from '../study.ts';
import { changeStudies } from '../study-query.ts';
import { withAnswerAdded } from '../due-dates.ts';
import { outboxOf } from './sending.ts';
import { serverNow } from './server-clock.ts';
import { rememberAnswered, type WaitingAnswer } from './waiting-answer.ts';

/** A running mode, as far as its answers go. */
interface AnsweringMode {
  on: (type: 'answered', listener: (event: Answered) => void) => Subscription;
}

/**
 * Records the answers of a running mode: they count at once on this device, and reach the server when they can. Learners
 * are not told of failures (specification 1 section 8).
 */
export function useRecordedAnswers(study: Study, running: AnsweringMode): void {
  const cache = useQueryClient();
  const record = useEffectEvent(({ answer: studyAnswer }: Answered) => {
    const waiting = recordOf(study, studyAnswer, serverNow());
    if (!waiting) return;
    const { origin_word_id, answer } = waiting;
    rememberAnswered(waiting);
    changeStudies(cache, (data) => withAnswerAdded(data, { ...answer, origin_word_id }));
    void outboxOf(cache).put(waiting);
  });
  useEffect(() => {
    const listening = running.on('answered', (event) => record(event));
    return () => listening.unsubscribe();
  }, [running]);
}

/**
 * The record of an answer as it is sent. Undefined when there is nothing to record: the viewer does not own the study,
 * or the page was a repeated one (specification 2 section 5). `at`: the server's clock, epoch milliseconds.
 */
export function recordOf(
  { data, isOwner, words }: Pick<Study, 'data' | 'isOwner' | 'words'>,
  { word_id, is_repeated, option_word_ids, ...rest }: StudyAnswer,
  at: number,
): WaitingAnswer | undefined {
  const word = words.find((candidate) => candidate.word_id === word_id);
  const username = data.logged_in_user?.username;
  if (!isOwner || is_repeated || !word || username === undefined) return undefined;
  return {
    username,
    given_at: Date.now(),
    origin_word_id: word.origin_word_id,
    answer: {
      ...rest,
      ...(option_word_ids && { option_word_ids: [...option_word_ids] }),
      word_id,
      deck_id: word.deck_id,
      answer_id: newAnswerId(at),
      answered_at: at,
    },
  };
}

/**
 * A UUID of version 7: the time in its first 48 bits (epoch milliseconds), chance in the others, so that ids made later
 * sort later. Made of `getRandomValues`, which browsers have without TLS too.
 */
export function newAnswerId(at: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  for (let byte = 0; byte < 6; byte++) bytes[byte] = Math.floor(at / 2 ** (8 * (5 - byte))) % 256;
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
