import type { DeckData } from '@lexiroom/contracts/decks';
import { queryOptions } from '@tanstack/react-query';
import { readStudy } from './offline/kept-study.ts';
import { studyKey, type StudySource } from './study-changes.ts';

/** Everything about a study, by what it is made of. */
export const studyQuery = (source: StudySource) =>
  queryOptions({
    queryKey: studyKey(source),
    enabled: source.ids.length > 0,
    queryFn: ({ signal }): Promise<DeckData> => readStudy(source, signal),
  });
