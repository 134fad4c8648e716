import type { DeckData } from '@lexiroom/contracts/decks';
import { starterLibraryOwner } from '@lexiroom/domain/library';
import { api, statusOf } from '../../api/client.ts';
import { type Key, openRecordStore, reportReachable, withTimeLimit } from '../../offline/index.ts';
import { keptUser } from '../../session/kept-user.ts';
import type { StudySource as Source } from '../study-changes.ts';
import { onTheDayOf } from '../due-dates.ts';
import { knownLanguages } from '../reading/known-languages.ts';
import { fetchUndoing } from '../answers/outbox.ts';
import { withAnswerAdded } from '../answers/record-answers.ts';
import { noteServerTime, restoreServerOffset, serverNow, serverOffset } from '../answers/server-clock.ts';
import { localAnswersOf, localUndosOf } from '../answers/waiting-answers.ts';

/** What is kept of a study. */
interface KeptStudy {
  /** {@link DeckData}, perhaps as an earlier build knew it. */
  data: unknown;
  /** The server's clock − this device's when it was read, milliseconds. */
  offset: number;
}

/** What can be opened without a network, that which was opened last: the words of twenty studies, and their sentences. */
export const mostKept = 40;
/** A kept study is shown when the server takes longer than this, in milliseconds. */
export const patienceMs = 5000;
/** A call that takes longer than this is given up, in milliseconds. */
const longestCallMs = 30_000;

const store = openRecordStore<KeptStudy>('studies');
/** Studies that are shown as they were kept, by {@link nameOf}. */
const shownAsKept = new Set<string>();
const keyOf = (viewer: string, { type, owner, ids, class_id, source }: Source): Key => [
  viewer,
  type,
  owner,
  ...ids,
  ...(class_id === undefined ? [] : [`class ${class_id}`]),
  ...(source === undefined ? [] : [`from ${source}`]),
];
const nameOf = (source: Source): string => JSON.stringify(keyOf('', source));

/** Whether a study is shown as it was kept, and should be read again when the server is back. */
export const isShownAsKept = (source: Source): boolean => shownAsKept.has(nameOf(source));

/**
 * Everything about a study: from the server, or as it was kept when no answer comes, on the day that it is now. With the
 * answers that wait in this browser, and without those that were undone in it. Throws what the call threw when there is nothing kept.
 */
export async function readStudy(source: Source, signal: AbortSignal): Promise<DeckData> {
  const data = await fetchedOrKept(source, signal);
  const username = data.logged_in_user?.username;
  if (username === undefined || username !== data.username) return data;
  const waiting = await localAnswersOf(username);
  const ofSchedule = waiting.filter(({ answer }) => (answer.class_id ?? undefined) === source.class_id);
  const answered = ofSchedule.reduce(
    (study, { origin_word_id, answer }) => withAnswerAdded(study, { ...answer, origin_word_id }),
    data,
  );
  const undone = (await localUndosOf(username)).filter(({ undo }) => undo.class_id === source.class_id);
  if (undone.length === 0) return answered;
  const { withAnswerUndone } = await fetchUndoing();
  return undone.reduce(withAnswerUndone, answered);
}

/** Keeps a study for a time without network, with all that was changed in it since it was read. */
export async function keepStudy(source: Source, data: DeckData): Promise<void> {
  await store.put(keyOf(data.logged_in_user?.username ?? '', source), { data, offset: serverOffset() });
  await store.keepNewest(mostKept);
}

/** Deletes the kept studies of everybody else. */
export async function keepOnlyStudiesOf(viewer: string): Promise<void> {
  await store.keepOnly(viewer);
}

async function fetchedOrKept(source: Source, signal: AbortSignal): Promise<DeckData> {
  shownAsKept.delete(nameOf(source));
  const fetched = fetchStudy(source, signal);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  try {
    return await Promise.race([fetched, patience.then(async () => (await keptStudy(source)) ?? fetched)]);
  } catch (error) {
    const isCutOff = statusOf(error) === 0 && !signal.aborted;
    if (isCutOff) reportReachable(false);
    const kept = isCutOff ? await keptStudy(source) : undefined;
    if (!kept) throw error;
    return kept;
  } finally {
    clearTimeout(timer);
  }
}

async function fetchStudy(source: Source, signal: AbortSignal): Promise<DeckData> {
  const { type, owner, ids, class_id, source: chosen } = source;
  const input = {
    params: { username: owner },
    query: {
      id: [...ids],
      ...(class_id === undefined ? {} : { class_id }),
      ...(chosen && { source: chosen }),
      ...(!chosen && owner === starterLibraryOwner && { known: knownLanguages() }),
    },
  };
  const call = type === 'category' ? api.categoryData : type === 'today' ? api.todaysWords : api.deckData;
  const data = await withTimeLimit(longestCallMs, (limited) => call(input, limited), signal);
  noteServerTime(data.now);
  reportReachable(true);
  return data;
}

async function keptStudy(source: Source): Promise<DeckData | undefined> {
  const viewer = await keptUser();
  const kept = await store.get(keyOf(viewer?.username ?? '', source));
  if (!kept) return undefined;
  const { DeckData: Schema } = await import('@lexiroom/contracts/decks');
  const { data } = Schema.safeParse(kept.data);
  if (!data) return undefined;
  reportReachable(false);
  restoreServerOffset(kept.offset);
  shownAsKept.add(nameOf(source));
  return onTheDayOf(data, serverNow());
}
