import { z } from 'zod/mini';
import { Username } from '../accounts/index.ts';
import { QuestionAnswer, RecordedAnswer } from '../answers/index.ts';
import {
  DeckLanguage,
  DeckOrder,
  DeleteWord,
  EditedDeck,
  EditedRow,
  ImageChange,
  ImageTranslation,
  MadeDeck,
  NewDeck,
  NewRev,
  NewWord,
  WordChange,
  WordText,
} from '../deck-editor/index.ts';
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
} from '../decks/index.ts';
import { SoundChange } from '../deck-editor/index.ts';
import { type DoorName, doors } from '../doors/index.ts';
import { Document, DocumentName } from '../documents/index.ts';
import { Health } from '../health/index.ts';
import { type Route, route } from '../http/index.ts';
import {
  AddTranslations,
  ChangeTranslation,
  ChooseWebImage,
  DeleteImage,
  DeleteSound,
  DeleteTranslation,
  imageBodyBytes,
  ImageDetail,
  ImageRowEntry,
  ImageSearch,
  ImageSearchRows,
  NewImage,
  NewSound,
  ReplacedImage,
  ReplaceImage,
  ReplaceSound,
  ReportEntry,
  Sound,
  soundBodyBytes,
  SoundGeneration,
  StoredImage,
  TranslationRow,
  UntranslatedSearch,
  WebImagePage,
  WebImageSearch,
  WordSound,
  WordSoundSearch,
} from '../library/index.ts';
import {
  LivesQuery,
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
import { Message } from '../messages/index.ts';
import { DeckSearch, LanguageFilters, UserResult, UserSearch } from '../search/index.ts';
import { accountRoutes } from './account-routes.ts';
import { adminRoutes } from './admin-routes.ts';
import { Done, Id, ofLive } from './parts.ts';
import { treeRoutes } from './tree-routes.ts';

/** What keeps the voices of the server busy. */
const perSound = { name: 'sounds', points: 600, seconds: 60, by: 'caller' } as const;
const perSoundUpload = { name: 'sound-uploads', points: 600, seconds: 3600, by: 'caller' } as const;
const soundBody = { bytes: soundBodyBytes, refusal: 'SOUND_TOO_BIG' } as const;
/** More than the largest deck has rows. */
const perEditor = { name: 'pictures', points: 600, seconds: 3600, by: 'caller' } as const;
const imageBody = { bytes: imageBodyBytes, refusal: 'IMAGE_TOO_BIG' } as const;

/** A hand-made deck of 400 words, and some more. */
const perContributor = { name: 'translations', points: 2400, seconds: 3600, by: 'caller' } as const;

/** What is said at every door of REST; one that is in this table has a line in access.ts. */
export const routes = {
  ...accountRoutes,
  ...treeRoutes,
  ...adminRoutes,
  health: route({ ...doors.health, summary: 'Whether the server can be used', response: Health, asksWho: false }),

  document: route({
    ...doors.document,
    summary: 'Terms, privacy, content policy or references, in Markdown',
    params: z.strictObject({ name: DocumentName }),
    response: Document,
    asksWho: false,
  }),
  message: route({
    ...doors.message,
    summary: 'Feedback of a user, or what the page tells of a crash or a visit',
    body: Message,
    response: Done,
    limits: [{ name: 'message', points: 30, seconds: 3600, by: 'caller' }],
  }),

  searchUser: route({
    ...doors.searchUser,
    summary: 'Users by name, best first, ten a page',
    params: UserSearch,
    response: z.array(UserResult),
    limits: [{ name: 'search', points: 300, seconds: 60, by: 'caller' }],
  }),
  searchDeck: route({
    ...doors.searchDeck,
    summary: 'Public decks by name, best first, ten a page',
    params: DeckSearch,
    query: LanguageFilters,
    response: z.array(DeckResult),
    limits: [{ name: 'search', points: 300, seconds: 60, by: 'caller' }],
  }),
  topicDecks: route({
    ...doors.topicDecks,
    summary: 'The starter decks, by topic',
    query: LanguageFilters,
    response: z.array(DeckResult),
    asksWho: false,
  }),
  deckData: route({
    ...doors.deckData,
    summary: 'The words of one or more decks',
    params: z.strictObject({ username: Username }),
    query: DeckIds,
    response: DeckData,
  }),
  deckOwner: route({
    ...doors.deckOwner,
    summary: 'Whose decks these are; all of them are one user’s',
    query: DeckIds,
    response: z.object({ username: z.string() }),
  }),
  categoryData: route({
    ...doors.categoryData,
    summary: 'The words of one or more categories',
    params: z.strictObject({ username: Username }),
    query: CategoryIds,
    response: DeckData,
  }),
  pinWord: route({ ...doors.pinWord, summary: 'Pin or unpin a word', body: PinWord, response: Done }),
  changeOptionCount: route({
    ...doors.changeOptionCount,
    summary: 'How many options the questions of a deck have',
    body: NewOptionCount,
    response: Done,
  }),
  editDeck: route({
    ...doors.editDeck,
    summary: 'Name of a deck, and whether translations are shown',
    body: EditDeck,
    response: z.object({ rev: z.int() }),
  }),
  chooseScheduler: route({
    ...doors.chooseScheduler,
    summary: 'Which rule gives the words of a deck their due dates',
    body: ChooseScheduler,
    response: Done,
  }),
  deckImageSearch: route({
    ...doors.deckImageSearch,
    summary: 'Pictures that fit a deck as its cover',
    body: DeckImageSearch,
    response: ImageRows,
  }),
  deckCover: route({
    ...doors.deckCover,
    summary: 'The picture a deck is shown with',
    body: DeckCover,
    response: Done,
  }),
  clone: route({
    ...doors.clone,
    summary: 'Copy decks into the caller’s own tree',
    body: Clone,
    response: Cloned,
    status: 201,
    limits: [{ name: 'clone', points: 60, seconds: 3600, by: 'caller' }],
  }),
  questionAnswer: route({
    ...doors.questionAnswer,
    summary: 'Record an answer to a word',
    body: QuestionAnswer,
    response: RecordedAnswer,
    limits: [{ name: 'answers', points: 1200, seconds: 60, by: 'caller' }],
  }),
  wordSound: route({
    ...doors.wordSound,
    summary: 'What a word is said with, made when it is asked for first',
    params: z.strictObject({ word_id: Id }),
    response: WordSound,
    limits: [{ name: 'word-sounds', points: 1200, seconds: 60, by: 'caller' }],
  }),
  searchWordSound: route({
    ...doors.searchWordSound,
    summary: 'The sound of an own word',
    body: WordSoundSearch,
    response: z.object({ sound_id: z.int() }),
    limits: [perSound],
  }),
  changeSound: route({
    ...doors.changeSound,
    summary: 'Choose the sound of an own word',
    body: SoundChange,
    response: Done,
  }),
  generateSounds: route({
    ...doors.generateSounds,
    summary: 'The sounds of a text, said by the voices of its language',
    body: SoundGeneration,
    response: z.object({ sounds: z.array(Sound) }),
    limits: [perSound],
  }),
  uploadSound: route({
    ...doors.uploadSound,
    needsVerified: true,
    summary: 'Add an MP3 for a text',
    body: NewSound,
    response: Sound,
    status: 201,
    bodyLimit: soundBody,
    limits: [perSoundUpload],
  }),
  replaceSound: route({
    ...doors.replaceSound,
    needsVerified: true,
    summary: 'Another MP3 in the place of a sound',
    body: ReplaceSound,
    response: Sound,
    bodyLimit: soundBody,
    limits: [perSoundUpload],
  }),
  deleteSound: route({
    ...doors.deleteSound,
    summary: 'Take a sound away; decks keep it',
    body: DeleteSound,
    response: Done,
  }),
  imageDetails: route({
    ...doors.imageDetails,
    summary: 'Artist, licence and sources of a picture',
    params: z.strictObject({ imageId: Id }),
    response: z.array(ImageDetail),
  }),
  uploadImage: route({
    ...doors.uploadImage,
    needsVerified: true,
    summary: 'Add a picture to the library, with names',
    body: NewImage,
    response: StoredImage,
    status: 201,
    bodyLimit: imageBody,
    limits: [perEditor],
  }),
  replaceImage: route({
    ...doors.replaceImage,
    needsVerified: true,
    summary: 'Another file, thumbnail or other credits for a picture',
    body: ReplaceImage,
    response: ReplacedImage,
    bodyLimit: imageBody,
    limits: [perEditor],
  }),
  deleteImage: route({
    ...doors.deleteImage,
    summary: 'Take a picture out of the library; decks keep it',
    body: DeleteImage,
    response: Done,
  }),
  searchWebImages: route({
    ...doors.searchWebImages,
    summary: 'Free pictures of other sites, up to 20 a page',
    params: WebImageSearch,
    response: WebImagePage,
    limits: [{ name: 'web-images', points: 60, seconds: 60, by: 'caller' }],
  }),
  chooseWebImage: route({
    ...doors.chooseWebImage,
    needsVerified: true,
    summary: 'Take a picture of another site into the library',
    body: ChooseWebImage,
    response: StoredImage,
    status: 201,
    limits: [perEditor],
  }),

  imageSearch: route({
    ...doors.imageSearch,
    summary: 'Pictures by what they are called, in any language',
    body: ImageSearch,
    response: ImageSearchRows,
    // As one types.
    limits: [{ name: 'image-search', points: 600, seconds: 60, by: 'caller' }],
  }),
  addTranslations: route({
    ...doors.addTranslations,
    summary: 'Give a picture names',
    body: AddTranslations,
    response: z.object({ translations: z.array(TranslationRow) }),
    limits: [perContributor],
  }),
  changeTranslation: route({
    ...doors.changeTranslation,
    summary: 'Change a name of a picture',
    body: ChangeTranslation,
    response: TranslationRow,
    limits: [perContributor],
  }),
  deleteTranslation: route({
    ...doors.deleteTranslation,
    summary: 'Take a name of a picture away; decks keep it',
    body: DeleteTranslation,
    response: Done,
  }),
  untranslated: route({
    ...doors.untranslated,
    summary: 'Pictures that have no name in a language',
    query: UntranslatedSearch,
    response: z.array(ImageRowEntry),
    limits: [{ name: 'untranslated', points: 60, seconds: 60, by: 'caller' }],
  }),
  reportEntry: route({
    ...doors.reportEntry,
    summary: 'Tell the admins of an entry of the library',
    body: ReportEntry,
    response: Done,
    limits: [{ name: 'report', points: 60, seconds: 3600, by: 'caller' }],
  }),

  newDeck: route({
    ...doors.newDeck,
    summary: 'Make a deck',
    body: NewDeck,
    response: MadeDeck,
    status: 201,
    limits: [{ name: 'new-deck', points: 120, seconds: 3600, by: 'caller' }],
  }),
  editedDeck: route({
    ...doors.editedDeck,
    summary: 'Every row of an own deck, to be edited',
    params: z.strictObject({ deck_id: Id }),
    response: EditedDeck,
  }),
  deckLanguage: route({
    ...doors.deckLanguage,
    summary: 'Other languages for a deck, with the rows that are kept',
    body: DeckLanguage,
    response: EditedDeck,
  }),
  deckOrder: route({ ...doors.deckOrder, summary: 'The order of a deck’s words', body: DeckOrder, response: NewRev }),
  addWord: route({
    ...doors.addWord,
    summary: 'Add a row to a deck',
    body: NewWord,
    response: EditedRow,
    status: 201,
    limits: [{ name: 'word', points: 2400, seconds: 3600, by: 'caller' }],
  }),
  deleteWord: route({ ...doors.deleteWord, summary: 'Take a row out of a deck', body: DeleteWord, response: NewRev }),
  wordChange: route({
    ...doors.wordChange,
    summary: 'Make a row another word, with a new id',
    body: WordChange,
    response: EditedRow,
  }),
  imageChange: route({
    ...doors.imageChange,
    summary: 'Another picture for a row',
    body: ImageChange,
    response: EditedRow,
  }),
  imageTranslation: route({
    ...doors.imageTranslation,
    summary: 'Another name of its picture as the text of a row',
    body: ImageTranslation,
    response: EditedRow,
  }),
  wordText: route({
    ...doors.wordText,
    summary: 'What a row says, as its owner types it',
    body: WordText,
    response: EditedRow,
  }),

  openLive: route({
    ...doors.openLive,
    needsVerified: true,
    summary: 'Open the lobby of a live session',
    body: NewLive,
    response: OpenedLive,
    status: 201,
    limits: [{ name: 'live', points: 60, seconds: 3600, by: 'caller' }],
  }),
  myLive: route({ ...doors.myLive, summary: 'The open session of the caller', response: MyLive }),
  pinState: route({
    ...doors.pinState,
    summary: 'Whether a pin can be joined',
    params: z.strictObject({ pin: Pin }),
    response: PinState,
    limits: [{ name: 'pin', points: 60, seconds: 60, by: 'caller', counts: 'failures', sparesTheRight: true }],
  }),
  liveScreen: route({
    ...doors.liveScreen,
    summary: 'A token for one more screen of the host',
    takesHostToken: true,
    params: ofLive,
    body: NewScreen,
    response: ScreenToken,
  }),
  liveReport: route({
    ...doors.liveReport,
    summary: 'Players and their answers',
    takesHostToken: true,
    params: ofLive,
    response: Report,
  }),
  voidQuestion: route({
    ...doors.voidQuestion,
    summary: 'Take a question back, after the end too',
    takesHostToken: true,
    params: ofLive,
    body: VoidQuestion,
    response: Done,
  }),
  endLive: route({
    ...doors.endLive,
    summary: 'End a running session for everybody',
    params: ofLive,
    response: Done,
  }),
  lives: route({
    ...doors.lives,
    summary: 'The sessions the caller has hosted, newest first, a hundred at a time',
    query: LivesQuery,
    response: z.array(LiveSummary),
  }),
  deleteLive: route({
    ...doors.deleteLive,
    summary: 'Delete an ended session with its report',
    params: ofLive,
    response: Done,
  }),
} as const satisfies { [Name in DoorName]: Route & (typeof doors)[Name] };
export type RouteName = keyof typeof routes;
