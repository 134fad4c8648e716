import type { RecordedAnswer } from '@lexiroom/contracts/answers';
import type { QueryClient } from '@tanstack/react-query';
import { api, statusOf } from '../../api/client.ts';
import type { Failed, SentAnswer, Undated } from './failed-sending.ts';
import { type RecordStore, reportReachable, withTimeLimit } from '../../offline/index.ts';
import {
  isAnswer,
  isOfSentence,
  isUndo,
  type SendOutcome,
  type Waiting,
  type WaitingAnswer,
  type WaitingSentenceAnswer,
} from './waiting-answers.ts';

/** What the outbox needs from outside. */
export interface OutboxPorts {
  store: RecordStore<Waiting>;
  /** Who is logged in; null when nobody is. `afresh`: the server is asked now, instead of what it said last. */
  currentUsername: (afresh: boolean) => Promise<string | null>;
  send: (waiting: Waiting) => Promise<SendOutcome>;
  /** Runs when no other tab of this browser is sending. */
  inTurn: (work: () => Promise<void>) => Promise<void>;
  onArrived: (waiting: WaitingAnswer | WaitingSentenceAnswer, reply: RecordedAnswer) => void;
  onCount: (waiting: number) => void;
}

/** A call that takes longer is given up and made again later, in milliseconds. */
const longestCallMs = 5000;
/** A tab waits at most so long for another one that is sending, in milliseconds. */
const longestTurnMs = 30_000;
/** Waits between attempts, in milliseconds: doubled each time. */
export const backoff = { firstMs: 1000, longestMs: 60_000 } as const;

export interface Outbox {
  /** Keeps an answer, that one was undone, or a call about a game, then sends it. */
  put: (waiting: Waiting) => Promise<void>;
  /** Sends what waits, now: the network is back, somebody logged in, the page is looked at again. */
  wake: () => void;
}

const idOf = (waiting: Waiting): string => (isAnswer(waiting) ? waiting.answer.answer_id : waiting.id);
const keyOf = (waiting: Waiting): [string, string] => [waiting.username, idOf(waiting)];

/**
 * Answers on their way: kept first, then sent one at a time in the order they were given, and let go when they have
 * arrived or can never arrive. Everything else is tried again; the server takes an answer once however often it comes.
 */
export function createOutbox({ store, currentUsername, send, inTurn, onArrived, onCount }: OutboxPorts): Outbox {
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  /** The server said how long to wait: new answers do not wake the outbox before that. */
  let mustWait = false;
  let isSending = false;
  let isWanted = false;
  /** Ids that this page never sends again, even if the browser fails to delete their rows. */
  const doneIds = new Set<string>();

  const waitingOf = async (username: string): Promise<Waiting[]> => {
    const waiting = (await store.rowsOf(username)).filter((row) => !doneIds.has(idOf(row)));
    onCount(waiting.filter(isAnswer).length);
    return waiting;
  };

  /** True when it no longer waits and the next may go. */
  const sendOne = async (waiting: Waiting): Promise<boolean> => {
    const outcome = await send(waiting);
    if (outcome.type === 'later') {
      mustWait = outcome.waitMs !== undefined;
      scheduleRetry(outcome.waitMs);
    }
    if (outcome.type === 'logged_out') await currentUsername(true);
    if (outcome.type === 'later' || outcome.type === 'logged_out') return false;
    failures = 0;
    if (outcome.type === 'arrived' && isAnswer(waiting)) {
      // The server took it without recording it, perhaps because somebody else has logged in, in another tab.
      if (!outcome.reply.recorded && (await currentUsername(true)) !== waiting.username) return false;
      onArrived(waiting, outcome.reply);
    }
    doneIds.add(idOf(waiting));
    await store.drop(keyOf(waiting));
    return true;
  };

  const sendAll = async (): Promise<void> => {
    const username = await currentUsername(false);
    if (username === null) return onCount(0);
    for (let batch = await waitingOf(username); batch.length > 0; batch = await waitingOf(username)) {
      for (const waiting of batch) {
        if (await sendOne(waiting)) continue;
        await waitingOf(username);
        return;
      }
    }
  };

  const scheduleRetry = (waitMs = Math.min(backoff.longestMs, backoff.firstMs * 2 ** failures)) => {
    failures += 1;
    retry = setTimeout(wake, waitMs);
  };

  const wake = () => {
    clearTimeout(retry);
    mustWait = false;
    isWanted = true;
    if (isSending) return;
    isSending = true;
    void run();
  };

  const run = async () => {
    while (isWanted) {
      isWanted = false;
      await inTurn(sendAll).catch(() => scheduleRetry());
    }
    isSending = false;
  };

  return {
    wake,
    async put(waiting) {
      await store.put(keyOf(waiting), waiting);
      if (!mustWait) wake();
    },
  };
}

/** What undoes answers, which few are. */
export const fetchUndoing = () => import('./undo-answer.ts');

/** Makes the call for what waits, and says how it ended. */
export async function sendWaiting(waiting: Waiting, cache: QueryClient): Promise<SendOutcome> {
  if (isUndo(waiting)) return (await fetchUndoing()).sendUndo(waiting, cache);
  if (!isAnswer(waiting)) return (await import('./send-game-call.ts')).sendGameCall(waiting, cache);
  return isOfSentence(waiting)
    ? sendAnswer(waiting, (body, signal) => api.sentenceAnswer({ body }, signal))
    : sendAnswer(waiting, (body, signal) => api.questionAnswer({ body }, signal));
}

async function sendAnswer<Answer extends SentAnswer & { answer_id: string }>(
  waiting: Failed<Answer>,
  make: (body: Undated<Answer>, signal: AbortSignal) => Promise<RecordedAnswer>,
): Promise<SendOutcome> {
  const { answer_id } = waiting.answer;
  const call = (body: Undated<Answer>) => arrivalOf(answer_id, (signal) => make(body, signal));
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

async function arrivalOf(
  answer_id: string,
  make: (signal: AbortSignal) => Promise<RecordedAnswer>,
): Promise<SendOutcome> {
  const reply = await withTimeLimit(longestCallMs, make);
  reportReachable(true);
  // It has arrived only if the reply is about this very answer: the log-in page of a network may reply anything.
  return reply?.answer_id === answer_id ? { type: 'arrived', reply } : { type: 'later' };
}

/** The tabs of this browser take turns. Those of browsers without locks (no TLS) all send: an answer that comes twice is taken once. */
export async function inTurnOfTabs(work: () => Promise<void>): Promise<void> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) return work();
  await locks.request('answers', { signal: AbortSignal.timeout(longestTurnMs) }, work);
}
