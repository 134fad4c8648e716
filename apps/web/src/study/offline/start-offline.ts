import type { SessionUser } from '@lexiroom/contracts/accounts';
import type { DeckData } from '@lexiroom/contracts/decks';
import type { Query, QueryClient } from '@tanstack/react-query';
import { onAnswers } from '../../api/query-client.ts';
import { readOfSession } from '../../browser/stored-values.ts';
import { keepMedia } from '../../offline/kept-media.ts';
import { onReachabilityChange } from '../../offline/reachability.ts';
import { keepUser } from '../../session/kept-user.ts';
import { sessionQuery } from '../../session/session.ts';
import { outboxOf } from '../answers/record-answers.ts';
import { isShownAsKept, keepOnlyStudiesOf, keepStudy } from './kept-study.ts';
import { keepOnlyProgressOf } from './kept-progress.ts';
import { sourceOf, studyKey, type StudySource } from '../study-changes.ts';

/** Changes of a study are kept together once it has been quiet so long, in milliseconds. */
const quietMs = 1000;
/** While the server is away, it is looked for this often, in milliseconds. */
const probeMs = 15_000;

/**
 * Keeps what is opened for a time without network, and sends the answers that wait whenever the network may be back. What
 * was kept for somebody goes with them, and with it the names of pupils.
 */
export function startOffline(cache: QueryClient): void {
  const outbox = outboxOf(cache);
  const studies = studiesToKeep(cache);
  let username: string | undefined;
  const see = ({ queryKey, queryHash, state }: Query): void => {
    if (state.status !== 'success') return;
    const source = sourceOf(queryKey);
    if (source) studies.changed(source);
    if (queryHash !== sessionHash) return;
    const user = state.data as SessionUser | null;
    const newName = user?.username ?? '';
    void keepUser(user);
    if (newName === username) return;
    const mayNamePupils = username || readOfSession('pasted-students-of');
    username = newName;
    // Fetched when it is needed, which is seldom: every page would wait for it.
    if (mayNamePupils) void import('../../session/forget-pupils.ts').then((found) => found.forgetPupils(cache, user?.user_id)); // prettier-ignore
    void keepOnlyStudiesOf(newName);
    void keepOnlyProgressOf(newName);
    outbox.wake();
  };
  onAnswers(cache, see);
  let probing: ReturnType<typeof setInterval> | undefined;
  onReachabilityChange((isReached) => {
    clearInterval(probing);
    if (isReached) void refresh(cache);
    else probing = setInterval(() => void refresh(cache), probeMs);
  });
  addEventListener('online', () => {
    outbox.wake();
    void refresh(cache);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') outbox.wake();
    else studies.keepNow();
  });
}

const sessionHash = JSON.stringify(sessionQuery.queryKey);

/** Reads again, from the server, what is shown as it was kept. */
async function refresh(cache: QueryClient): Promise<void> {
  await cache.invalidateQueries({
    predicate: ({ queryKey, queryHash }) => {
      const source = sourceOf(queryKey);
      return source ? isShownAsKept(source) : queryHash === sessionHash;
    },
  });
}

/** Pictures first, as a word can still be learned without its sound. */
async function keepMediaOf({ words }: DeckData): Promise<void> {
  await keepMedia('pictures', words.flatMap(({ image_path }) => image_path ?? [])); // prettier-ignore
  await keepMedia('sounds', words.flatMap(({ sound_path }) => sound_path ?? [])); // prettier-ignore
}

function studiesToKeep(cache: QueryClient): { changed: (source: StudySource) => void; keepNow: () => void } {
  const waiting = new Map<string, StudySource>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepNow = () => {
    clearTimeout(timer);
    for (const source of waiting.values()) {
      // Gone when its user has logged out meanwhile.
      const data = cache.getQueryData<DeckData>(studyKey(source));
      if (!data) continue;
      void keepStudy(source, data);
      // Whoever has a schedule here comes back every day.
      if (data.calendar) void keepMediaOf(data);
    }
    waiting.clear();
  };
  const changed = (source: StudySource) => {
    waiting.set(JSON.stringify(source), source);
    clearTimeout(timer);
    timer = setTimeout(keepNow, quietMs);
  };
  return { changed, keepNow };
}
