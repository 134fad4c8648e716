import type { StudySentences } from '@lexiroom/contracts/sentences';
import type { SentenceAnswer } from '@lexiroom/domain/sentences/practice';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Subscription } from 'xstate';
import { recordSentenceAnswer } from '../../study/answers/record-sentence-answer.ts';
import type { Study } from '../../study/study.ts';

/** A running practice, as far as its answers go. */
interface AnsweringRun {
  on: (type: 'answered', listener: (event: { answer: SentenceAnswer }) => void) => Subscription;
}

/** Records the answers of a run for whoever has a schedule here; those of everybody else are theirs alone. */
export function useRecordedSentences(study: Study, { sentences, calendar }: StudySentences, run: AnsweringRun): void {
  const cache = useQueryClient();
  const record = useEffectEvent((answer: SentenceAnswer) => {
    const sentence = sentences.find(({ sentence_id }) => sentence_id === answer.sentence_id);
    if (sentence && calendar) recordSentenceAnswer(cache, study, sentence, answer);
  });
  useEffect(() => {
    const listening = run.on('answered', ({ answer }) => record(answer));
    return () => listening.unsubscribe();
  }, [run]);
}
