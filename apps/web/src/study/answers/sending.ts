import type { QuestionAnswer } from '@lexiroom/contracts/answers';
import { ApiError } from '@lexiroom/contracts/http';
import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '../../accounts/session.ts';
import { api, statusOf } from '../../api.ts';
import { tellReach, within } from '../../offline/index.ts';
import { changeStudies } from '../study-data.ts';
import { withDueDates } from './due-dates.ts';
import { createOutbox, type Outbox, type Sent } from './outbox.ts';
import { type Waiting, type WaitingAnswer, waitingShelf } from './waiting-answer.ts';
import { tellWaiting } from './waiting-count.ts';

/** An answer that the server has not taken by then is sent again, in milliseconds. */
const longestCallMs = 5000;
/** Nor does one tab wait longer than this for another that is sending. */
const longestTurnMs = 30_000;
let outbox: Outbox | undefined;

/** The outbox of this page. */
export function outboxOf(cache: QueryClient): Outbox {
  outbox ??= createOutbox({
    shelf: waitingShelf,
    whoIsIn: async (afresh) =>
      (await cache.fetchQuery({ ...sessionQuery, staleTime: afresh ? 0 : Infinity }))?.username ?? null,
    send,
    inTurn,
    onArrived({ origin_word_id, answer: { deck_id } }, { due_date, due_dates }) {
      if (!due_date || !due_dates) return;
      changeStudies(cache, (data) => withDueDates(data, { origin_word_id, deck_id, due_date, due_dates }));
    },
    onCount: tellWaiting,
  });
  return outbox;
}

async function send({ answer }: Waiting): Promise<Sent> {
  try {
    const reply = await call(answer).catch(async (error: unknown) => {
      if (!isAhead(error, answer)) throw error;
      const { answered_at: _ahead, ...undated } = answer;
      return call(undated);
    });
    tellReach(true);
    // Let go only for the server's word about this very answer; a doorway of the network may say anything.
    return reply?.answer_id === answer.answer_id ? { type: 'arrived', reply } : { type: 'later' };
  } catch (error) {
    tellReach(statusOf(error) !== 0);
    return outcomeOf(error);
  }
}

const call = (body: QuestionAnswer) => within(longestCallMs, (signal) => api.questionAnswer({ body }, signal));

/**
 * Refused for its time, which has not come yet by this device's clock either: that clock was set right since. It is then
 * recorded for the moment it arrives, rather than not at all.
 */
function isAhead(error: unknown, { answered_at }: WaitingAnswer): boolean {
  const field = error instanceof ApiError ? error.problem?.params?.['field'] : undefined;
  return field === 'answered_at' && answered_at > Date.now();
}

/** What a failure means for the answer. Only a refusal in the server's own words is final: doorways of networks answer too. */
export function outcomeOf(error: unknown): Sent {
  if (!(error instanceof ApiError) || !error.problem) return { type: 'later' };
  const { status, problem } = error;
  if (status === 401) return { type: 'logged_out' };
  if (status === 429)
    return problem.rateLimit === undefined ? { type: 'later' } : { type: 'later', waitMs: problem.rateLimit };
  return status >= 400 && status < 500 ? { type: 'refused' } : { type: 'later' };
}

/** Browsers without locks (no TLS) send from every tab: an answer that comes twice is taken once. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) return work();
  await locks.request('answers', { signal: AbortSignal.timeout(longestTurnMs) }, work);
}
