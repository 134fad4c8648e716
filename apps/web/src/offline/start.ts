import type { SessionUser } from '@lexiroom/contracts/accounts';
import type { DeckData } from '@lexiroom/contracts/decks';
import type { QueryClient } from '@tanstack/react-query';
import { keepUser } from '../accounts/kept-user.ts';
import { sessionQuery } from '../accounts/session.ts';
import { outboxOf } from '../study/answers/sending.ts';
import { keepOnlyStudiesOf, keepStudy } from '../study/kept-study.ts';
import { keepOnlyProgressOf } from '../study/progress/index.ts';
import type { StudySource } from '../study/study-data.ts';
import { keepPictures } from './pictures.ts';
import { onReach } from './reach.ts';

/** Changes of a study are kept together once it has been quiet so long, in milliseconds. */
const quietMs = 1000;

/** Keeps what is opened for a time without network, and sends what waits whenever it may get through. */
export function startOffline(cache: QueryClient): void {
  const outbox = outboxOf(cache);
  const studies = studiesToKeep(cache);
  let username: string | undefined;
  cache.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const [name, type, owner, ids] = event.query.queryKey as ['study', StudySource['type'], string, readonly string[]];
    if (name === 'study') studies.changed({ type, owner, ids });
    if (event.query.queryHash !== sessionHash) return;
    const user = event.query.state.data as SessionUser | null;
    const newName = user?.username ?? '';
    void keepUser(user);
    if (newName === username) return;
    username = newName;
    void keepOnlyStudiesOf(newName);
    void keepOnlyProgressOf(newName);
    outbox.wake();
  });
  onReach((isReached) => {
    if (isReached) void refresh(cache);
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

/** Reads again what is on the screen: it may be as it was kept. */
async function refresh(cache: QueryClient): Promise<void> {
  await cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'study' || queryKey[0] === 'session' });
}

function studiesToKeep(cache: QueryClient): { changed: (source: StudySource) => void; keepNow: () => void } {
  const waiting = new Map<string, StudySource>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepNow = () => {
    clearTimeout(timer);
    for (const source of waiting.values()) {
      // Gone when its user has logged out meanwhile.
      const data = cache.getQueryData<DeckData>(['study', source.type, source.owner, source.ids]);
      if (!data) continue;
      void keepStudy(source, data);
      // Whoever has a schedule here comes back every day.
      if (data.calendar) void keepPictures(data.words.flatMap(({ image_path }) => image_path ?? []));
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
