import { z } from 'zod/mini';
import { LogIn, LogOut, SessionUser, SignUp, Username } from '../accounts/index.ts';
import { QuestionAnswer, RecordedAnswer } from '../answers/index.ts';
import {
  CategoryIds,
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
  UserHome,
} from '../decks/index.ts';
import { Health } from '../health/index.ts';
import { route } from '../http/index.ts';
import { ImageDetail } from '../library/index.ts';
import {
  LiveId,
  LiveSummary,
  MyLive,
  NewLive,
  NewScreen,
  OpenedLive,
  Pin,
  PinState,
  Report,
  ScreenToken,
  VoidQuestion,
} from '../live/index.ts';
import { DeckSearch, LanguageFilters } from '../search/index.ts';

/** What is answered when there is nothing to tell but that it is done. */
const Done = z.object({ done: z.literal(true) });
const ofLive = z.strictObject({ live_id: LiveId });
const Id = z.coerce.number().check(z.int(), z.gte(1), z.lte(2 ** 31 - 1));
const perAddress = { name: 'address', points: 6000, seconds: 60, by: 'address' } as const;

/** Every call of REST. A door that is not in this table does not exist; one that is, has a line in access.ts. */
export const routes = {
  health: route({
    method: 'GET',
    path: '/health',
    summary: 'Whether the server can be used',
    response: Health,
    asksWho: false,
  }),

  signUp: route({
    method: 'POST',
    path: '/signup',
    summary: 'Make an account and log in',
    body: SignUp,
    response: SessionUser,
    status: 201,
    limits: [
      { name: 'signup', points: 10, seconds: 3600, by: 'caller' },
      { name: 'signup-address', points: 600, seconds: 3600, by: 'address' },
    ],
  }),
  logIn: route({
    method: 'POST',
    path: '/login',
    summary: 'Log in with username or e-mail',
    body: LogIn,
    response: SessionUser,
    limits: [
      { name: 'login-device', points: 10, seconds: 60, by: 'caller' },
      { name: 'login-account', points: 50, seconds: 600, by: 'field:username' },
      { name: 'login-address', points: 1200, seconds: 60, by: 'address' },
    ],
  }),
  logOut: route({ method: 'POST', path: '/logout', summary: 'End this session', body: LogOut, response: Done }),
  loggedInUser: route({
    method: 'GET',
    path: '/logged_in_user',
    summary: 'Who is logged in',
    response: SessionUser,
  }),

  searchDeck: route({
    method: 'GET',
    path: '/search_deck/:term/:page',
    summary: 'Public decks by name, best first, ten a page',
    params: DeckSearch,
    query: LanguageFilters,
    response: z.array(DeckResult),
    limits: [{ name: 'search', points: 300, seconds: 60, by: 'caller' }, perAddress],
  }),
  topicDecks: route({
    method: 'GET',
    path: '/topic_decks',
    summary: 'The starter decks, by topic',
    query: LanguageFilters,
    response: z.array(DeckResult),
    asksWho: false,
  }),
  deckData: route({
    method: 'GET',
    path: '/word-deck/:username/search',
    summary: 'The words of one or more decks',
    params: z.strictObject({ username: Username }),
    query: DeckIds,
    response: DeckData,
  }),
  categoryData: route({
    method: 'GET',
    path: '/category/:username/search',
    summary: 'The words of one or more categories',
    params: z.strictObject({ username: Username }),
    query: CategoryIds,
    response: DeckData,
  }),
  userHome: route({
    method: 'GET',
    path: '/user/:username',
    summary: 'The decks of a user that the caller may see',
    params: z.strictObject({ username: Username }),
    response: UserHome,
  }),
  pinWord: route({ method: 'PUT', path: '/pin_word', summary: 'Pin or unpin a word', body: PinWord, response: Done }),
  changeOptionCount: route({
    method: 'PUT',
    path: '/option_count',
    summary: 'How many options the questions of a deck have',
    body: NewOptionCount,
    response: Done,
  }),
  editDeck: route({
    method: 'PUT',
    path: '/edit_deck',
    summary: 'Name of a deck, and whether translations are shown',
    body: EditDeck,
    response: z.object({ rev: z.int() }),
  }),
  chooseScheduler: route({
    method: 'PUT',
    path: '/scheduler',
    summary: 'Which rule gives the words of a deck their due dates',
    body: ChooseScheduler,
    response: Done,
  }),
  deckImageSearch: route({
    method: 'POST',
    path: '/deck_image_search',
    summary: 'Pictures that fit a deck as its cover',
    body: DeckImageSearch,
    response: ImageRows,
  }),
  deckCover: route({
    method: 'PUT',
    path: '/deck_cover',
    summary: 'The picture a deck is shown with',
    body: DeckCover,
    response: Done,
  }),
  clone: route({
    method: 'POST',
    path: '/clone',
    summary: 'Copy decks into the caller’s own tree',
    body: Clone,
    response: Cloned,
    status: 201,
    limits: [{ name: 'clone', points: 60, seconds: 3600, by: 'caller' }],
  }),
  questionAnswer: route({
    method: 'POST',
    path: '/question_answer',
    summary: 'Record an answer to a word',
    body: QuestionAnswer,
    response: RecordedAnswer,
    limits: [{ name: 'answers', points: 1200, seconds: 60, by: 'caller' }],
  }),
  imageDetails: route({
    method: 'GET',
    path: '/image_details/:imageId',
    summary: 'Artist, licence and sources of a picture',
    params: z.strictObject({ imageId: Id }),
    response: z.array(ImageDetail),
  }),

  openLive: route({
    method: 'POST',
    path: '/live',
    summary: 'Open the lobby of a live session',
    body: NewLive,
    response: OpenedLive,
    status: 201,
    limits: [{ name: 'live', points: 60, seconds: 3600, by: 'caller' }],
  }),
  myLive: route({ method: 'GET', path: '/live/mine', summary: 'The open session of the caller', response: MyLive }),
  pinState: route({
    method: 'GET',
    path: '/live/:pin',
    summary: 'Whether a pin can be joined',
    params: z.strictObject({ pin: Pin }),
    response: PinState,
    limits: [{ name: 'pin', points: 60, seconds: 60, by: 'caller' }, perAddress],
  }),
  liveScreen: route({
    method: 'POST',
    path: '/live/:live_id/screens',
    summary: 'A token for one more screen of the host',
    takesHostToken: true,
    params: ofLive,
    body: NewScreen,
    response: ScreenToken,
  }),
  liveReport: route({
    method: 'GET',
    path: '/live/:live_id/report',
    summary: 'Players and their answers',
    takesHostToken: true,
    params: ofLive,
    response: Report,
  }),
  voidQuestion: route({
    method: 'POST',
    path: '/live/:live_id/void',
    summary: 'Take a question back, after the end too',
    takesHostToken: true,
    params: ofLive,
    body: VoidQuestion,
    response: Done,
  }),
  lives: route({
    method: 'GET',
    path: '/lives',
    summary: 'The sessions the caller has hosted, newest first',
    response: z.array(LiveSummary),
  }),
  deleteLive: route({
    method: 'DELETE',
    path: '/live/:live_id',
    summary: 'Delete an ended session with its report',
    params: ofLive,
    response: Done,
  }),
} as const;
export type RouteName = keyof typeof routes;
