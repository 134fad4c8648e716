import type { QuestionAnswer } from '@lexiroom/contracts/answers';
import type { QueryClient } from '@tanstack/react-query';
import { api, statusOf } from '../../api/client.ts';
import { reportReachable, withTimeLimit } from '../../offline/index.ts';
import { sessionQuery } from '../../session/session.ts';
import { changeStudies } from '../study-query.ts';
import { withDueDates } from '../due-dates.ts';
import { createOutbox, type Outbox, type SendOutcome } from './outbox.ts';
import { type WaitingAnswer, waitingAnswers } from './waiting-answer.ts';
import { setWaitingCount } from './waiting-count.ts';

/** A call that takes longer is given up and made again later, in milliseconds. */
const longestCallMs = 5000;
/** A tab waits at most so long for another one that is sending, in milliseconds. */
const longestTurnMs = 30_000;
let outbox: Outbox | undefined;

/** The outbox of this page. */
export function outboxOf(cache: QueryClient): Outbox {
  outbox ??= createOutbox({
    store: waitingAnswers,
    currentUsername: async (afresh) =>
      (await cache.fetchQuery({ ...sessionQuery, staleTime: afresh ? 0 : Infinity }))?.username ?? null,
    send,
    inTurn,
    onArrived({ origin_word_id, answer: { deck_id } }, { due_date, due_dates }) {
      if (!due_date || !due_dates) return;
      changeStudies(cache, (data) => withDueDates(data, { origin_word_id, deck_id, due_date, due_dates }));
    },
    onCount: setWaitingCount,
  });
  return outbox;
}

async function send(waiting: WaitingAnswer): Promise<SendOutcome> {
  try {
    return await call(waiting.answer);
  } catch (error) {
    const isReached = statusOf(error) !== 0;
    reportReachable(isReached);
    // Fetched with the first refusal, as most pages see none.
    const failures = isReached ? await import('./failed-sending.ts').catch(() => undefined) : undefined;
    return (await failures?.afterFailure(error, waiting, call)) ?? { type: 'later' };
  }
}

async function call(body: QuestionAnswer): Promise<SendOutcome> {
  const reply = await withTimeLimit(longestCallMs, (signal) => api.questionAnswer({ body }, signal));
  reportReachable(true);
  // It has arrived only if the reply is about this very answer: the log-in page of a network may reply anything.
  return reply?.answer_id === body.answer_id ? { type: 'arrived', reply } : { type: 'later' };
}

/** Browsers without locks (no TLS) send from every tab: an answer that comes twice is taken once. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) return work();
  await locks.request('answers', { signal: AbortSignal.timeout(longestTurnMs) }, work);
}
