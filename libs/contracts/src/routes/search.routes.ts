import { z } from 'zod/mini';
import { DeckResult } from '../decks/index.ts';
import { endpoints } from '../endpoints/index.ts';
import { route } from '../http/index.ts';
import { DeckSearch, DeckSearchQuery, UserResult, UserSearch } from '../search/index.ts';

/** The calls about the search. */
export const searchRoutes = {
  searchUser: route({
    ...endpoints.searchUser,
    summary: 'Users by name, best first, ten a page',
    params: UserSearch,
    response: z.array(UserResult),
    limits: [{ name: 'search', points: 300, seconds: 60, by: 'caller' }],
  }),
  searchDeck: route({
    ...endpoints.searchDeck,
    summary: 'Decks by name that are public or shared with a class of the caller, best first, ten a page',
    params: DeckSearch,
    query: DeckSearchQuery,
    response: z.array(DeckResult),
    limits: [{ name: 'search', points: 300, seconds: 60, by: 'caller' }],
  }),
} as const;
