import { queryOptions } from '@tanstack/react-query';
import type { Study } from '../study/study.ts';
import { readSentences, type SentencesSource } from './read-sentences.ts';

/** Where the query cache holds the sentences of a study. */
export const sentencesKey = ({ deck_ids, class_id, username }: SentencesSource) =>
  ['sentences', deck_ids, class_id, username] as const;

/** The decks of a study; of a category all that lie in it. */
export const sentencesSource = ({ data, class_id }: Pick<Study, 'data' | 'class_id'>): SentencesSource => ({
  deck_ids: data.studyDeckIds,
  class_id,
  username: data.logged_in_user?.username ?? '',
});

/** The sentences of decks, deck by deck in their order. */
export const sentencesQuery = (source: SentencesSource) =>
  queryOptions({
    queryKey: sentencesKey(source),
    queryFn: ({ signal }) => readSentences(source, signal),
  });
