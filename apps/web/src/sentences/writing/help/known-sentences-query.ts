import type { KnownSentencesAsked } from '@lexiroom/contracts/sentences';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { api } from '../../../api/client.ts';

/** How own and public sentences translate a text; nothing is asked of an empty one. */
export const knownSentencesQuery = (asked: z.input<typeof KnownSentencesAsked>) =>
  queryOptions({
    queryKey: ['known sentences', asked],
    queryFn: async ({ signal }) => (await api.knownSentences({ query: asked }, signal)).translations,
    enabled: asked.text.trim() !== '',
    // Help that does not come is not missed.
    retry: false,
    staleTime: 300_000,
  });
