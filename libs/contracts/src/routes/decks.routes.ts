import { z } from 'zod/mini';
import { Username } from '../accounts/index.ts';
import {
  ChooseDailyNewWords,
  ChooseRecall,
  ChooseScheduler,
  Clone,
  Cloned,
  DeckCover,
  DeckData,
  DeckIds,
  DeckImageSearch,
  DeckResult,
  EditDeck,
  ImageRows,
  NewOptionCount,
  PinWord,
  StartDeck,
  StartedDeck,
  StudiedCategories,
  StudiedDecks,
} from '../decks/index.ts';
import { endpoints } from '../endpoints/index.ts';
import { route } from '../http/index.ts';
import { LanguageFilters } from '../search/index.ts';
import { Done } from './done-and-id.ts';

/** The calls about decks that are read, studied and set up. */
export const decksRoutes = {
  topicDecks: route({
    ...endpoints.topicDecks,
    summary: 'The starter decks, by topic',
    query: LanguageFilters,
    response: z.array(DeckResult),
    asksWho: false,
  }),
  deckData: route({
    ...endpoints.deckData,
    summary: 'The words of one or more decks',
    params: z.strictObject({ username: Username }),
    query: StudiedDecks,
    response: DeckData,
  }),
  deckOwner: route({
    ...endpoints.deckOwner,
    summary: 'Whose decks these are; all of them are one user’s',
    query: DeckIds,
    response: z.object({ username: z.string() }),
  }),
  categoryData: route({
    ...endpoints.categoryData,
    summary: 'The words of one or more categories',
    params: z.strictObject({ username: Username }),
    query: StudiedCategories,
    response: DeckData,
  }),
  pinWord: route({ ...endpoints.pinWord, summary: 'Pin or unpin a word', body: PinWord, response: Done }),
  changeOptionCount: route({
    ...endpoints.changeOptionCount,
    summary: 'How many options the questions of a deck have',
    body: NewOptionCount,
    response: Done,
  }),
  editDeck: route({
    ...endpoints.editDeck,
    summary: 'Name of a deck, and whether translations are shown',
    body: EditDeck,
    response: z.object({ rev: z.int() }),
  }),
  chooseScheduler: route({
    ...endpoints.chooseScheduler,
    summary: 'Which rule gives the words of a deck their due dates',
    body: ChooseScheduler,
    response: Done,
  }),
  chooseDailyNewWords: route({
    ...endpoints.chooseDailyNewWords,
    summary: 'How many new words of a deck there are to be a day',
    body: ChooseDailyNewWords,
    response: Done,
  }),
  chooseRecall: route({
    ...endpoints.chooseRecall,
    summary: 'How the caller is asked for the words of decks',
    body: ChooseRecall,
    response: Done,
  }),
  deckImageSearch: route({
    ...endpoints.deckImageSearch,
    summary: 'Pictures that fit a deck as its cover',
    body: DeckImageSearch,
    response: ImageRows,
  }),
  deckCover: route({
    ...endpoints.deckCover,
    summary: 'The picture a deck is shown with',
    body: DeckCover,
    response: Done,
  }),
  clone: route({
    ...endpoints.clone,
    summary: 'Copy decks into the caller’s own tree',
    body: Clone,
    response: Cloned,
    status: 201,
    limits: [{ name: 'clone', points: 60, seconds: 3600, by: 'caller' }],
  }),
  startDeck: route({
    ...endpoints.startDeck,
    summary: 'The caller’s own copy of a deck, made if there is none, to learn with',
    body: StartDeck,
    response: StartedDeck,
    limits: [{ name: 'clone', points: 60, seconds: 3600, by: 'caller' }],
  }),
} as const;
