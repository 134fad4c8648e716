import type { DeckData } from '@lexiroom/contracts/decks';
import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { readStudy } from './offline/kept-study.ts';
import { isFinal } from '../api/final-refusal.ts';
import { forgetClass } from './class/chosen-class.ts';
import { studyKey, type StudySource } from './study-changes.ts';

/** Everything about a study, by what it is made of. */
export const studyQuery = (source: StudySource) =>
  queryOptions({
    queryKey: studyKey(source),
    enabled: source.ids.length > 0,
    queryFn: ({ signal, client, queryKey }): Promise<DeckData> => read(source, signal, client, queryKey),
    // The words stay in sight while they are read by the schedule of another class.
    placeholderData: (before: DeckData | undefined, previous) =>
      previous && isSameStudy(previous.queryKey, studyKey(source)) ? before : undefined,
  });

/** A class that is refused when a study is opened is forgotten: it was deleted, or put into the archive. */
async function read(
  source: StudySource,
  signal: AbortSignal,
  cache: QueryClient,
  queryKey: QueryKey,
): Promise<DeckData> {
  try {
    return await readStudy(source, signal);
  } catch (error) {
    if (source.class_id !== undefined && isFinal(error)) forgetClass(source, !cache.getQueryData(queryKey));
    throw error;
  }
}

const isSameStudy = (one: QueryKey, other: QueryKey) =>
  JSON.stringify(one.slice(0, 4)) === JSON.stringify(other.slice(0, 4));
