import { z } from 'zod/mini';
import { endpoints } from '../endpoints/index.ts';
import { route } from '../http/index.ts';
import {
  AcceptText,
  ClaimedSeat,
  ClaimSeat,
  ClassLives,
  ClassLivesPage,
  ClassLivesQuery,
  DeckOfLive,
  LiveId,
  LivesQuery,
  LiveSummary,
  MadeDecks,
  MyLive,
  NewLive,
  NewScreen,
  OpenedLive,
  Pin,
  PinState,
  Report,
  SaveSetUp,
  ScreenToken,
  SetUpId,
  SetUps,
  VoidQuestion,
} from '../live/index.ts';
import { Done } from './done-and-id.ts';

const ofLive = z.strictObject({ live_id: LiveId });
const ofSetUp = z.strictObject({ set_up_id: SetUpId });

/** The calls about live sessions, beside their sockets. */
export const liveRoutes = {
  openLive: route({
    ...endpoints.openLive,
    needsVerified: true,
    summary: 'Open the lobby of a live session',
    body: NewLive,
    response: OpenedLive,
    status: 201,
    limits: [{ name: 'live', points: 60, seconds: 3600, by: 'caller' }],
  }),
  myLive: route({ ...endpoints.myLive, summary: 'The open session of the caller', response: MyLive }),
  claimSeat: route({
    ...endpoints.claimSeat,
    summary: 'Take what one has answered as a guest into the account',
    body: ClaimSeat,
    response: ClaimedSeat,
    limits: [{ name: 'claim', points: 60, seconds: 3600, by: 'caller' }],
  }),
  pinState: route({
    ...endpoints.pinState,
    summary: 'Whether a pin can be joined',
    params: z.strictObject({ pin: Pin }),
    response: PinState,
    limits: [{ name: 'pin', points: 60, seconds: 60, by: 'caller', counts: 'failures', checkedAfterFailure: true }],
  }),
  liveScreen: route({
    ...endpoints.liveScreen,
    summary: 'A token for one more screen of the host',
    takesHostToken: true,
    params: ofLive,
    body: NewScreen,
    response: ScreenToken,
  }),
  liveReport: route({
    ...endpoints.liveReport,
    summary: 'Players and their answers',
    takesHostToken: true,
    params: ofLive,
    response: Report,
  }),
  voidQuestion: route({
    ...endpoints.voidQuestion,
    summary: 'Take a question back, after the end too',
    takesHostToken: true,
    params: ofLive,
    body: VoidQuestion,
    response: Done,
  }),
  acceptText: route({
    ...endpoints.acceptText,
    summary: 'Let a text that was typed count as right, or no longer, after the end too',
    takesHostToken: true,
    params: ofLive,
    body: AcceptText,
    response: Done,
  }),
  deckOfLive: route({
    ...endpoints.deckOfLive,
    summary: 'Make a deck of some of the words of a session',
    params: ofLive,
    body: DeckOfLive,
    response: MadeDecks,
    status: 201,
    limits: [{ name: 'new-deck', points: 120, seconds: 3600, by: 'caller' }],
  }),
  endLive: route({
    ...endpoints.endLive,
    summary: 'End a running session for everybody',
    params: ofLive,
    response: Done,
  }),
  lives: route({
    ...endpoints.lives,
    summary: 'The sessions the caller has hosted, or of these what is searched for, newest first, a hundred at a time',
    query: LivesQuery,
    response: z.array(LiveSummary),
  }),
  setUps: route({
    ...endpoints.setUps,
    summary: 'What the caller has chosen for live quizzes, and has prepared',
    response: SetUps,
  }),
  saveSetUp: route({
    ...endpoints.saveSetUp,
    summary: 'Keep choices as a preset, or a quiz for later',
    params: ofSetUp,
    body: SaveSetUp,
    response: Done,
    limits: [{ name: 'set-ups', points: 300, seconds: 3600, by: 'caller' }],
  }),
  deleteSetUp: route({
    ...endpoints.deleteSetUp,
    summary: 'Delete a preset or a prepared quiz; one that is gone is gone',
    params: ofSetUp,
    response: Done,
  }),
  classLives: route({
    ...endpoints.classLives,
    summary: 'The sessions of a class and how each student did in them, newest first, a hundred at a time',
    params: ClassLivesQuery,
    query: ClassLivesPage,
    response: ClassLives,
  }),
  deleteLive: route({
    ...endpoints.deleteLive,
    summary: 'Delete an ended session with its report',
    params: ofLive,
    response: Done,
  }),
} as const;
