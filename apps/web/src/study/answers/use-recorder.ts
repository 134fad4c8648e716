import type { StudyAnswer } from '@lexiroom/domain/study/page';
import { useQueryClient } from '@tanstack/react-query';
import type { Study } from '../study.ts';
import { changeStudies } from '../study-data.ts';
import { withAnswer } from './due-dates.ts';
import { recordOf } from './recorder.ts';
import { outboxOf } from './sending.ts';
import { serverNow } from './server-clock.ts';
import { rememberAnswered } from './waiting-answer.ts';

/**
 * Records answers of a study: they count at once on this device, and reach the server when they can. Whoever answers
 * hears nothing of failures (specification 1 section 8).
 */
export function useRecorder(study: Study): (answer: StudyAnswer) => void {
  const cache = useQueryClient();
  return (answered) => {
    const waiting = recordOf(study, answered, serverNow());
    if (!waiting) return;
    const { origin_word_id, answer } = waiting;
    rememberAnswered(waiting);
    changeStudies(cache, (data) => withAnswer(data, { ...answer, origin_word_id }));
    void outboxOf(cache).put(waiting);
  };
}
