import type { StudySentences } from '@lexiroom/contracts/sentences';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import type { Study } from '../study/study.ts';

/** The decks whose sentences are wanted. */
export type SentencesSource = readonly number[];

/** Where the query cache holds the sentences of a study. */
export const sentencesKey = (deckIds: SentencesSource) => ['sentences', deckIds] as const;

/** The decks of a study; of a category all that lie in it. */
export const sentencesSource = ({ data }: Pick<Study, 'data'>): SentencesSource => data.studyDeckIds;

/** The sentences of decks, deck by deck in their order. */
export const sentencesQuery = (deckIds: SentencesSource) =>
  queryOptions({
    queryKey: sentencesKey(deckIds),
    queryFn: ({ signal }): Promise<StudySentences> =>
      deckIds.length === 0
        ? Promise.resolve({ sentences: [] })
        : api.sentences({ query: { id: deckIds.map(String) } }, signal),
  });
