import { pageInSight, type RunEvent, type RunProgress, type SentenceAnswer } from '@lexiroom/domain/sentences/practice';
import type { Subscription } from 'xstate';
import type { AskingMode } from '../../study/questioner/turns.ts';

/** A running practice, as far as students are asked in it. */
interface RunningPractice {
  getSnapshot: () => { context: RunProgress };
  subscribe: (listener: () => void) => Subscription;
  on: (type: 'answered', listener: (event: { answer: SentenceAnswer }) => void) => Subscription;
  send: (event: RunEvent) => void;
}

/** Asks the students of a class in a run through sentences, one for each page. */
export const askingRun = (run: RunningPractice): AskingMode => ({
  turns: () => {
    const page = pageInSight(run.getSnapshot().context);
    if (!page) return [];
    return [{ card: 0, student_id: page.student_id, isAnswered: page.given !== null, is_repeated: false }];
  },
  ask: (_, student_id) => run.send({ type: 'ASK', student_id }),
  show: (is_shown) => run.send({ type: 'QUESTIONER', is_shown }),
  onChange: (listener) => run.subscribe(listener),
  onAnswered: (listener) =>
    run.on('answered', ({ answer: { student_id } }) =>
      listener({ is_repeated: false, ...(student_id === undefined ? {} : { student_id }) }),
    ),
});
