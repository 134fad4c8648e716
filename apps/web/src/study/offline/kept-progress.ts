import { type Key, openRecordStore } from '../../offline/index.ts';
import { recallKey } from '../recall/recall-key.ts';
import type { Study } from '../study.ts';

/** Raise it when the shape of any mode's progress changes: what an older version kept is then not taken up. */
const shape = 1;
/** A study left longer than this begins anew, in milliseconds. */
export const longestPauseMs = 24 * 3600 * 1000;
/** How many studies in progress are kept in this browser. */
const mostKept = 30;

interface KeptRow {
  shape: number;
  /** Epoch milliseconds of this device. */
  kept_at: number;
  /** What was studied, in its order. */
  word_ids: readonly number[];
  progress: unknown;
}

const store = openRecordStore<KeptRow>('progress');

/** What a mode studies when that is not the words of the study. */
export interface Studied {
  /** The ids of everything that is studied, in its order. */
  ids: readonly number[];
  /** What tells this choice from others of the same study. */
  choice: readonly (string | number)[];
}

/** The key under which a progress is kept: it names viewer, study, view, selection, class, and what else was chosen. */
export function progressKey(
  { address, data, selection }: Pick<Study, 'address' | 'data' | 'selection'>,
  choice: Studied['choice'] = [],
): Key {
  const chosen = selection ? [Number(selection.isFromSchedule), ...selection.word_ids] : [];
  const ofClass = address.class_id === undefined ? [] : [`class ${address.class_id}`];
  const viewer = data.logged_in_user?.username ?? '';
  const { path, query, view } = address;
  const recalled = view === 'study' || view === 'test' ? recallKey(data) : [];
  return [viewer, path, query, view, ...chosen, ...ofClass, ...recalled, ...choice];
}

/** The progress that was kept, if it is from the last 24 hours and every word of it is still there to be studied. */
export async function readProgress(key: Key, wordIds: readonly number[], now = Date.now()): Promise<unknown> {
  await store.keepNewest(mostKept);
  const kept = await store.get(key);
  if (kept?.shape !== shape || now - kept.kept_at > longestPauseMs) return undefined;
  const there = new Set(wordIds);
  return kept.word_ids.every((word_id) => there.has(word_id)) ? kept.progress : undefined;
}

/** Keeps a progress; it must go through a structured clone. */
export async function writeProgress(
  key: Key,
  wordIds: readonly number[],
  progress: unknown,
  now = Date.now(),
): Promise<void> {
  await store.put(key, { shape, kept_at: now, word_ids: wordIds, progress });
}

/** Deletes a progress whose study is finished. */
export async function dropProgress(key: Key): Promise<void> {
  await store.drop(key);
}

/** Deletes the kept progress of everybody else. */
export async function keepOnlyProgressOf(viewer: string): Promise<void> {
  await store.keepOnly(viewer);
}
