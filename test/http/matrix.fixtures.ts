import type { DeckData } from '@lexiroom/contracts/decks';
import type { Actor } from '@lexiroom/contracts/http';
import type { TranslationRow } from '@lexiroom/contracts/library';
import type { RouteName } from '@lexiroom/contracts/routes';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { AccountsService } from '../../apps/server/src/accounts/accounts.service.ts';
import { OneTimeLinks } from '../../apps/server/src/accounts/links/one-time-links.ts';
import type { TokenPurpose } from '../../apps/server/src/accounts/links/one-time-token.entity.ts';
import {
  type Claims,
  type LocalGoogle,
  localGoogle,
  somebody,
} from '../../apps/server/src/accounts/oauth/local-google.fixture.ts';
import { type RunningApp, runningApp } from '../../apps/server/src/create-app.fixture.ts';
import { DATABASE_POOL } from '../../apps/server/src/database/pool.ts';
import { plain } from '../../apps/server/src/pictures/picture.fixture.ts';
import { hummingMp3 } from '../../apps/server/src/sounds/mp3/mp3.fixture.ts';
import { SilentVoice } from '../../apps/server/src/speech/silent-voice.fixture.ts';
import { file, json, pictureSite } from '../../apps/server/src/web-images/picture-site.fixture.ts';
import { openverseAnswer, openverseResult } from '../../apps/server/src/web-images/providers/answers.fixture.ts';
import { Openverse } from '../../apps/server/src/web-images/providers/openverse.ts';
import { Person } from '../bots/person.ts';
import { hostBot, PlayerBot } from '../bots/screen-bot.ts';

interface Deck {
  deck_id: number;
  words: Pick<DeckData['words'][number], 'word_id' | 'image_id' | 'target_translation_id' | 'source_translation_id'>[];
}

/** A server with one of everybody. The owner is a teacher; what a fixture names belongs to them. */
export interface World {
  server: RunningApp;
  /** Where people sign in from elsewhere. */
  google: LocalGoogle;
  people: Record<Actor, Person>;
  /** A private deck of the owner's; always the same, as what is done to it can be done again. */
  ownDeck: () => Promise<Deck>;
  /** Another deck of theirs, new each time. */
  editedDeck: () => Promise<Deck>;
  /** A category with a deck that everybody may see. */
  category: () => Promise<number>;
  /** Opens a lobby of the owner's. */
  live: () => Promise<{ live_id: number; pin: string; host_token: string }>;
  /** A session of the owner's whose first question is scored; always the same, as that takes its time. */
  playedLive: () => Promise<number>;
  /** Whose questions are typed. */
  typedLive: () => Promise<number>;
}

interface Input {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** What the browser carries besides who it is. */
  cookie?: string;
}

/** A call that succeeds for whoever is let in: its input, of new things of the owner each time. */
type Fixture = (world: World, name: string) => Input | Promise<Input>;

/** Always the same: begun again it is the one that is there, as only a few are made at once. */
const ownExport = randomUUID();
async function newExport({ people, ownDeck }: World): Promise<{ export_id: string }> {
  const item_ids = [(await ownDeck()).deck_id];
  await people.owner.api.newExport({ body: { export_id: ownExport, item_ids, format: 'lexiroom' } });
  return { export_id: ownExport };
}

const nothing: Fixture = () => ({});
const ofNewLive: Fixture = async ({ live }) => ({ params: { live_id: (await live()).live_id } });

/** An import of the owner's that waits for its file of four bytes. */
async function newImport({ people }: World): Promise<string> {
  const import_id = randomUUID();
  await people.owner.api.newImport({ body: { import_id, file_name: 'a.csv', file_bytes: 4, is_pasted: false } });
  return import_id;
}

/** One whose file can be looked at, with how its words are to be written. */
async function readImport(world: World) {
  const { api } = world.people.owner;
  const import_id = await newImport(world);
  await api.importPart({ body: { import_id, offset: 0, bytes: 'YSxiCg==' } });
  const { choice } = await importThatIs(world, import_id, 'ready');
  const languages = { target_language: 'spanish', source_language: 'english_uk' } as const;
  return { import_id, choice: { ...choice!, ...languages } };
}

async function doneImport(world: World): Promise<string> {
  const body = await readImport(world);
  await world.people.owner.api.startImport({ body });
  await importThatIs(world, body.import_id, 'done');
  return body.import_id;
}

async function importThatIs({ people }: World, import_id: string, state: 'ready' | 'done') {
  for (let tries = 0; tries < 600; tries++) {
    const view = await people.owner.api.importView({ query: { import_id } });
    if (view.state === state) return view;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The import is not ${state}`);
}

/** A line for each route. A new route needs one here and in contracts/routes/access.ts. */
export const fixtures: Record<RouteName, Fixture> = {
  newImport: () => ({ body: { import_id: randomUUID(), file_name: 'animals.csv', file_bytes: 4, is_pasted: false } }),
  importPart: async (world) => ({ body: { import_id: await newImport(world), offset: 0, bytes: 'YSxiCg==' } }),
  importView: async (world) => ({ query: { import_id: await newImport(world) } }),
  changeImport: async (world) => ({ body: await readImport(world) }),
  startImport: async (world) => ({ body: await readImport(world) }),
  cancelImport: async (world) => ({ body: { import_id: await newImport(world) } }),
  undoImport: async (world) => ({ body: { import_id: await doneImport(world) } }),
  imports: nothing,
  importProblems: async (world) => ({ query: { import_id: await newImport(world) } }),
  health: nothing,
  signUp: (_, name) => ({ body: { ...account(name), role: 'learner' } }),
  logIn: async ({ server }, name) => {
    const { username, password } = account(name);
    await new Person(server.url).api.signUp({ body: { ...account(name), role: 'learner' } });
    return { body: { username, password } };
  },
  logOut: () => ({ body: {} }),
  loggedInUser: nothing,
  site: nothing,
  verify: async (world) => ({ body: { verification_string: await linkOfNewUser(world, 'verify') } }),
  oauthStart: () => ({ params: { provider: 'google' } }),
  oauthCallback: async (world) => ({ params: { provider: 'google' }, ...(await atGoogle(world, somebody())) }),
  selectUsername: async (world, name) => ({
    body: { username: name },
    cookie: await backFromGoogle(world, somebody()),
  }),
  linkIdentity: async (world, name) => {
    const { email, password } = account(name);
    await new Person(world.server.url).api.signUp({ body: { ...account(name), role: 'learner' } });
    return { body: { password }, cookie: await backFromGoogle(world, somebody({ email })) };
  },
  unlinkIdentity: (_, name) => ({ body: { password: account(name).password } }),
  exportData: nothing,
  newExport: async ({ ownDeck }) => ({
    body: { export_id: ownExport, item_ids: [(await ownDeck()).deck_id], format: 'lexiroom' },
  }),
  exportView: async (world) => ({ query: await newExport(world) }),
  cancelExport: async (world) => ({ body: await newExport(world) }),
  deleteUser: (_, name) => ({ body: { password: account(name).password } }),
  document: () => ({ params: { name: 'privacy' } }),
  message: () => ({ body: { message: '[SESSION]: 00:10:00' } }),
  sendVerification: nothing,
  forgotPassword: (_, name) => ({ body: { email: account(name).email } }),
  resetPassword: async (world) => ({
    body: {
      reset_string: await linkOfNewUser(world, 'reset_password'),
      new_password: 'five words are even longer',
    },
  }),
  revertEmailChange: async (world) => ({ body: { reversion_string: await linkOfNewUser(world, 'revert_email') } }),
  changeEmail: (_, name) => ({ body: { email: account(name).email, password } }),
  changePassword: () => ({ body: { password, new_password: 'five words are even longer' } }),
  changeUsername: (_, username) => ({ body: { username } }),
  changePicture: async () => ({ body: { image: await tinyPicture() } }),
  changeSettings: () => ({ body: { has_sound: false } }),
  sessions: nothing,
  endSession: async ({ server, people }) => {
    const { username } = await people.owner.api.loggedInUser();
    const elsewhere = new Person(server.url);
    await elsewhere.api.logIn({ body: { username, password } });
    const session = (await elsewhere.api.sessions()).find(({ is_current }) => is_current);
    return { body: { session_id: session!.session_id } };
  },
  endOtherSessions: nothing,
  searchDeck: () => ({ params: { term: 'animals', page: 1 } }),
  searchUser: () => ({ params: { term: 'lexiroom', page: 1 } }),
  topicDecks: nothing,
  deckData: async (world) => ({ params: { username: 'lexiroom' }, query: { id: await someDeck(world) } }),
  deckOwner: async (world) => ({ query: { id: await someDeck(world) } }),
  categoryData: async (world) => ({ params: { username: 'lexiroom' }, query: { id: await world.category() } }),
  userHome: () => ({ params: { username: 'lexiroom' } }),
  newItem: async (world, name) => ({ body: { item_type: 'folder', item_name: name, parent_id: await rootOf(world) } }),
  changeItem: async (world, name) => ({ body: { item_id: await newFolder(world), item_name: name } }),
  renewLink: async (world) => ({ body: { item_id: await newFolder(world) } }),
  moveItems: async (world) => ({ body: { item_ids: [await newFolder(world)], parent_id: await rootOf(world) } }),
  copyItems: async (world) => ({ body: { item_ids: [await newFolder(world)], parent_id: await rootOf(world) } }),
  unsharedPictures: async ({ ownDeck }) => ({ body: { item_ids: [(await ownDeck()).deck_id] } }),
  deleteItems: async (world) => ({ body: { item_ids: [await newFolder(world)] } }),
  restoreItems: async (world) => ({ body: { item_ids: [await binnedFolder(world)] } }),
  bin: nothing,
  emptyBin: async (world) => ({ body: { item_ids: [await binnedFolder(world)] } }),
  today: nothing,
  todaysWords: async ({ ownDeck }) => ({ query: { id: [(await ownDeck()).words[0]!.word_id] } }),
  progress: nothing,
  reminders: nothing,
  changeReminders: () => ({ body: { minute: 7 * 60 } }),
  newReminderDevice: (_, name) => ({ body: browserOf(name) }),
  deleteReminderDevice: async ({ people }, name) => {
    const { devices } = await people.owner.api.newReminderDevice({ body: browserOf(name) });
    return { body: { subscription_id: devices[0]!.subscription_id } };
  },
  unsubscribe: async ({ server, people }) => {
    await people.owner.api.changeReminders({ body: {} });
    const { rows } = await server.app
      .get<pg.Pool>(DATABASE_POOL)
      .query<{ unsubscribe_token: string }>('select unsubscribe_token from reminders');
    return { params: { token: rows[0]!.unsubscribe_token } };
  },
  classes: () => ({ params: { archived: 'false' } }),
  newClass: (_, class_name) => ({ body: { class_name } }),
  changeClass: async (world) => ({ body: { class_id: await newClass(world), archived: true } }),
  deleteClass: async (world) => ({ body: { class_id: await newClass(world) } }),
  classLives: async (world) => ({ params: { class_id: await newClass(world) }, query: {} }),
  classDetails: async (world) => ({ params: { class_id: await newClass(world) } }),
  newStudents: async (world) => ({ body: { class_id: await newClass(world), students: [{ student_name: 'Ada' }] } }),
  changeStudent: async (world) => ({ body: { student_id: (await newStudent(world)).student_id, group: 'first' } }),
  changeStudents: async (world) => ({
    body: { students: [{ student_id: (await newStudent(world)).student_id, group: 'first' }] },
  }),
  deleteStudent: async (world) => ({ body: { student_id: (await newStudent(world)).student_id } }),
  students: async (world) => ({ params: { classId: await newClass(world) } }),
  mergeStudents: async (world) => ({ body: await twoStudents(world) }),
  undoMerge: async (world) => {
    const { merge_id } = await world.people.owner.api.mergeStudents({ body: await twoStudents(world) });
    return { body: { merge_id } };
  },
  classStatistics: async (world) => ({ params: { class_id: await newClass(world) } }),
  classDecks: async (world) => ({ params: { class_id: await newClass(world) } }),
  classForgetting: async (world) => ({ params: { class_id: await newClass(world) } }),
  classLearned: async (world) => ({ params: { class_id: await newClass(world) } }),
  studentHistory: async (world) => ({ params: { student_id: (await newStudent(world)).student_id } }),
  keepPrintedQuiz: async (world) => ({ body: await printedWords(world) }),
  printedQuiz: async (world) => ({ params: { quiz_id: await newQuiz(world) } }),
  classPrints: async (world) => ({ params: { class_id: await newClass(world) } }),
  deckPrints: async (world) => ({ query: { id: [(await world.ownDeck()).deck_id] } }),
  printedMarks: async (world) => ({ params: { quiz_id: await newQuiz(world), class_id: await newClass(world) } }),
  saveMarks: async (world) => {
    const { class_id, student_id } = await newStudent(world);
    // It has come everywhere, wherever days begin.
    const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
    return { body: { quiz_id: await newQuiz(world), class_id, day, students: [{ student_id, right: [0] }] } };
  },
  changeClassCode: async (world) => ({ body: { class_id: await newClass(world), action: 'renew' } }),
  openClass: async (world) => ({ params: { code: (await openClass(world)).code } }),
  joinClass: async (world) => {
    const { code, student_id } = await openClass(world);
    return { body: { code, student_id } };
  },
  acceptRequest: async (world) => ({ body: { ...(await newRequest(world)), student_id: null } }),
  refuseRequest: async (world) => ({ body: await newRequest(world) }),
  endLink: async (world) => ({ body: await newStudent(world) }),
  restoreLink: async (world) => ({ body: await endedLink(world) }),
  myClasses: nothing,
  shareItem: async (world) => ({ body: { class_id: await newClass(world), item_id: (await world.ownDeck()).deck_id } }),
  itemClasses: async (world) => ({ query: { id: [(await world.ownDeck()).deck_id] } }),
  changeSharing: async (world) => {
    const share = [{ class_id: await newClass(world), item_ids: [(await world.ownDeck()).deck_id] }];
    return { body: { share, unshare: [] } };
  },
  unshareItem: async (world) => ({
    body: { class_id: await newClass(world), item_id: (await world.ownDeck()).deck_id },
  }),
  pinWord: async ({ ownDeck }) => ({ body: { word_id: (await ownDeck()).words[0]!.word_id, is_pinned: true } }),
  changeOptionCount: async ({ ownDeck }) => ({ body: { deck_id: (await ownDeck()).deck_id, new_option_count: '3' } }),
  editDeck: async ({ ownDeck }, name) => ({ body: { item_id: (await ownDeck()).deck_id, item_name: name } }),
  chooseDailyNewWords: async ({ ownDeck }) => ({ body: { deck_id: (await ownDeck()).deck_id, daily_new_words: 5 } }),
  chooseRecall: async (world) => ({
    body: { deck_ids: [await someDeck(world)], listening: true, typing: true, strict: false },
  }),
  chooseScheduler: async ({ ownDeck }) => ({ body: { deck_id: (await ownDeck()).deck_id, scheduler: 'fsrs' } }),
  deckImageSearch: async ({ ownDeck }) => ({ body: { deck_id: (await ownDeck()).deck_id } }),
  deckCover: async ({ ownDeck }) => {
    const { deck_id, words } = await ownDeck();
    return { body: { deck_id, image_id: words[0]!.image_id } };
  },
  clone: async (world) => ({ body: { item_ids: [await someDeck(world)] } }),
  startDeck: async (world) => ({ body: { item_id: await someDeck(world) } }),
  questionAnswer: async ({ people }) => {
    const deck_id = await someDeck({ people });
    const deck = { params: { username: 'lexiroom' }, query: { id: deck_id } };
    const [word] = (await people.anonymous.api.deckData(deck)).words;
    return { body: { word_id: word!.word_id, deck_id, is_correct: true } };
  },
  sentenceAnswer: async ({ people }) => ({
    body: { sentence_id: await publicSentence(people.owner), is_correct: true },
  }),
  undoAnswer: async ({ people, ownDeck }) => {
    const { deck_id, words } = await ownDeck();
    const answer = { word_id: words[0]!.word_id, deck_id, is_correct: true };
    const { answer_id } = await people.owner.api.questionAnswer({ body: answer });
    return { body: { answer_id } };
  },
  gameRound: async ({ ownDeck }) => ({
    body: { round_id: randomUUID(), game: 'word-rush', deck_ids: [(await ownDeck()).deck_id] },
  }),
  gameScore: async (world) => ({ body: await playedRound(world) }),
  gameScores: async ({ ownDeck }) => ({
    query: { id: (await ownDeck()).deck_id, game: 'word-rush', showClassScores: 'false', timespan: 'all' },
  }),
  wordSound: async (world) => ({ params: { word_id: await someWord(world) }, query: {} }),
  searchWordSound: async ({ ownDeck }) => ({ body: { word_id: (await ownDeck()).words[0]!.word_id } }),
  changeSound: async ({ ownDeck }) => ({ body: { word_id: (await ownDeck()).words[0]!.word_id, sound_id: null } }),
  generateSounds: () => ({ body: { text: 'gato', language: 'spanish' } }),
  uploadSound: () => ({ body: newSound }),
  replaceSound: async (world) => ({
    body: { replaced_sound_id: await ownSound(world), sound_file: newSound.sound_file },
  }),
  nameSound: async (world, name) => ({ body: { sound_id: await ownSound(world), sound_name: name } }),
  deleteSound: async (world) => ({ body: { sound_id: await ownSound(world) } }),
  imageSearch: () => ({ body: { search: 'cat', target: 'japanese', source: 'english_uk' } }),
  addTranslations: async ({ ownDeck }, name) => ({
    body: { translation_array: [name], image_id: (await ownDeck()).words[0]!.image_id, translation_language: 'german' },
  }),
  changeTranslation: async (world, name) => {
    const { translation_id, picture_id } = await newName(world, name);
    return { body: { translation_id, image_id: picture_id, translation: `${name} again` } };
  },
  deleteTranslation: async (world, name) => ({
    body: { translation_id: (await newName(world, name)).translation_id },
  }),
  untranslated: () => ({ query: { target_language: 'spanish', source_language: 'english_uk' } }),
  reportEntry: () => ({ body: { entry: 'image', id: 1, reason: 'It is blurred.' } }),
  secondTexts: () => ({ body: { target_language: 'german', words: [{ image_id: 1, target_text: 'Katze' }] } }),
  newDeck: async ({ ownDeck }, name) => ({
    body: {
      deck_name: name,
      selected_ids: (await ownDeck()).words.map(rowOf),
      target_language: 'japanese',
      source_language: 'english_uk',
    },
  }),
  editedDeck: async ({ ownDeck }) => ({ params: { deck_id: (await ownDeck()).deck_id } }),
  deckLanguage: async ({ editedDeck }) => {
    const { deck_id, words } = await editedDeck();
    const selected_ids = words.map((word) => ({ ...rowOf(word), word_id: word.word_id }));
    return { body: { deck_id, selected_ids, target_language: 'japanese', source_language: 'english_uk' } };
  },
  deckOrder: async ({ editedDeck }) => {
    const { deck_id, words } = await editedDeck();
    return { body: { deck_id, word_ids: words.map(({ word_id }) => word_id).toReversed() } };
  },
  addWord: async ({ editedDeck }) => {
    const { deck_id, words } = await editedDeck();
    return { body: { deck_id, ...rowOf(words[0]!) } };
  },
  deleteWord: async ({ editedDeck }) => ({ body: { word_id: (await editedDeck()).words[0]!.word_id } }),
  deleteWords: async ({ editedDeck }) => {
    const { deck_id, words } = await editedDeck();
    return { body: { deck_id, word_ids: words.map(({ word_id }) => word_id) } };
  },
  copyWords: async ({ editedDeck }) => {
    const { deck_id, words } = await editedDeck();
    return { body: { deck_id, word_ids: [words[0]!.word_id], command_id: randomUUID() } };
  },
  decksForWords: async ({ ownDeck }) => ({ params: { deck_id: (await ownDeck()).deck_id } }),
  wordChange: async ({ editedDeck }) => {
    const { deck_id, words } = await editedDeck();
    return { body: { deck_id, word_id: words[0]!.word_id, new_word: rowOf(words[1]!) } };
  },
  imageChange: async ({ editedDeck }) => {
    const { words } = await editedDeck();
    return { body: { word_id: words[0]!.word_id, ...rowOf(words[1]!) } };
  },
  imageTranslation: async ({ editedDeck }) => ({
    body: { word_id: (await editedDeck()).words[0]!.word_id, translation_id: null, word_type: 'source' },
  }),
  wordText: async ({ editedDeck }) => ({
    body: { word_id: (await editedDeck()).words[0]!.word_id, text: 'der Hund, -e', word_type: 'extra_target' },
  }),
  sentences: async (world) => ({ query: { id: await someDeck(world) } }),
  knownSentences: () => ({
    query: { text: '猫が寝る。', text_type: 'target', target_language: 'japanese', source_language: 'english_uk' },
  }),
  newSentences: async ({ editedDeck }) => ({ body: { deck_id: (await editedDeck()).deck_id } }),
  deleteSentence: async (world) => ({ body: { sentence_id: await newSentence(world) } }),
  sentenceTranslation: async (world) => ({
    body: { sentence_id: await newSentence(world), translation_type: 'source', translation: 'The dog sleeps.' },
  }),
  sentenceSound: async ({ people }) => ({
    params: { sentence_id: await publicSentence(people.owner), sentence_type: 'target' },
  }),
  sentenceCuts: async (world) => ({
    body: { sentence_id: await newSentence(world), sentence_type: 'target', cuts: [3] },
  }),
  newHighlight: async (world) => ({ body: highlightOf(await newSentence(world)) }),
  highlightColor: async (world) => ({ body: { highlight_id: await newHighlight(world), new_color: 'blue' } }),
  deleteHighlight: async (world) => ({ body: { highlight_id: await newHighlight(world) } }),
  newSentenceImage: async (world) => ({
    body: { sentence_id: await newSentence(world), image_id: (await world.ownDeck()).words[0]!.image_id },
  }),
  deleteSentenceImage: async (world) => ({ body: { sentence_image_id: await newSentenceImage(world) } }),
  sentenceImageHighlight: async (world) => ({
    body: { sentence_image_id: await newSentenceImage(world), highlight: true },
  }),
  sentenceImageText: async (world) => ({ body: { sentence_image_id: await newSentenceImage(world), text: 'a dog' } }),
  deleteExtraSentence: async (world) => ({
    body: { sentence_id: await newSentence(world), sentence_type: 'extra_target' },
  }),
  story: async (world) => {
    const { api } = world.people.owner;
    return { params: { username: (await api.loggedInUser()).username }, query: { id: await newStory(world) } };
  },
  searchStory: () => ({ params: { term: 'dog', page: 1 } }),
  newStory: (_, story_name) => ({ body: { ...tale, story_name } }),
  storyText: async (world) => ({ body: { section_id: await newSection(world), section_text: 'A dog runs.' } }),
  storySpeakerName: async (world) => ({ body: { section_id: await newSection(world), speaker_name: 'Ada' } }),
  storyAudio: async (world) => ({ body: { section_id: await newSection(world), speaker_id: '1' } }),
  storyImage: async (world) => ({
    body: { section_id: await newSection(world), image_id: (await world.ownDeck()).words[0]!.image_id },
  }),
  storyCover: async (world) => ({
    body: { story_id: await newStory(world), image_id: (await world.ownDeck()).words[0]!.image_id },
  }),
  newStorySection: async (world) => ({ body: { story_id: await newStory(world) } }),
  deleteStorySection: async (world) => ({ body: { section_id: await newSection(world) } }),
  restoreStorySection: async (world) => {
    const section_id = await newSection(world);
    await world.people.owner.api.deleteStorySection({ body: { section_id } });
    return { body: { section_id } };
  },
  storyWords: async (world) => ({ query: { id: await newStory(world), source_language: 'german' } }),
  takeStoryWord: async (world) => ({ body: await wordOfStory(world) }),
  storyNarration: async (world) => ({ body: narrationOf(await newSection(world)) }),
  storyTimings: async (world) => {
    const section_id = await newSection(world);
    await world.people.owner.api.storyNarration({ body: narrationOf(section_id) });
    return { body: { section_id, sound_timings: [['dog', 0.05, 2, 3, 0]] } };
  },
  adminUsers: () => ({ query: { search: 'the-' } }),
  adminUser: async ({ server }) => {
    const { user_id } = await (await Person.signedUp(server.url)).api.loggedInUser();
    return { body: { user_id, action: 'verify' } };
  },
  adminMessages: () => ({ query: { kind: 'crash' } }),
  adminMessage: async ({ people }) => {
    await people.owner.api.message({ body: { feedback: 'More cats' } });
    const [message] = await people.admin.api.adminMessages({ query: { kind: 'feedback' } });
    return { body: { message_id: message!.message_id, is_done: true } };
  },
  adminOutbox: nothing,
  adminCounts: nothing,
  adminBackups: nothing,
  backUp: nothing,
  adminEntries: () => ({ query: { kind: 'translation', state: 'unapproved' } }),
  reviewEntries: async (world, name) => ({
    body: { kind: 'translation', ids: [(await newName(world, name)).translation_id], action: 'approve' },
  }),
  reviewEntry: async (world, name) => ({
    body: { kind: 'translation', id: (await newName(world, name)).translation_id, action: 'approve' },
  }),
  imageDetails: () => ({ params: { imageId: 1 } }),
  uploadImage: async () => ({ body: { image: await tinyPicture(), license: 'CC0' } }),
  replaceImage: async (world) => ({ body: { replaced_image_id: await someImage(world), license: 'CC0' } }),
  deleteImage: async (world) => ({ body: { image_id: await someImage(world) } }),
  searchWebImages: () => ({ params: { search: 'cat', page: 1 } }),
  chooseWebImage: () => ({ body: { provider: 'openverse', id: webImage } }),
  openLive: async (world) => ({ body: { source: { deck_ids: [await someDeck(world)] } } }),
  myLive: nothing,
  claimSeat: async ({ live, server }) => {
    const guest = await PlayerBot.join(server.url, (await live()).pin, 'Guest');
    guest.close();
    return { body: { claim_code: guest.claim_code! } };
  },
  askRemote: async ({ live, server }) => {
    const opened = await live();
    const host = await hostBot(server.url, opened);
    const { code } = await host.must('remote_code');
    host.close();
    return { body: { pin: opened.pin, code, device: 'iphone', command_id: randomUUID() } };
  },
  pinState: async ({ live }) => ({ params: { pin: (await live()).pin } }),
  liveScreen: async (world, name) => ({ ...(await ofNewLive(world, name)), body: { role: 'projector' } }),
  liveReport: ofNewLive,
  acceptText: async ({ typedLive }) => ({
    params: { live_id: await typedLive() },
    body: { question: 1, text: 'niño' },
  }),
  voidQuestion: async ({ playedLive }) => ({ params: { live_id: await playedLive() }, body: { question: 1 } }),
  deckOfLive: async ({ playedLive, people }) => {
    const live_id = await playedLive();
    const { questions } = await people.owner.api.liveReport({ params: { live_id } });
    const word_ids = questions.slice(0, 2).map(({ word_id }) => word_id);
    return { params: { live_id }, body: { deck_name: 'Missed', word_ids, command_id: randomUUID() } };
  },
  endLive: async ({ playedLive }) => ({ params: { live_id: await playedLive() } }),
  lives: nothing,
  setUps: nothing,
  saveSetUp: () => ({
    params: { set_up_id: randomUUID() },
    body: { kind: 'preset', name: 'Fast', settings: {} },
  }),
  deleteSetUp: () => ({ params: { set_up_id: randomUUID() } }),
  deleteLive: async ({ live, server }) => {
    const opened = await live();
    const host = await hostBot(server.url, opened);
    await host.must('end');
    host.close();
    return { params: { live_id: opened.live_id } };
  },
};

/** What a row has chosen of the library. */
const rowOf = ({ image_id, target_translation_id, source_translation_id }: Deck['words'][number]) => ({
  image_id,
  target_translation_id,
  source_translation_id,
});

/** A name that the owner gives a picture. */
async function newName({ people, ownDeck }: World, name: string): Promise<TranslationRow> {
  const [word] = (await ownDeck()).words;
  const body = { translation_array: [name], image_id: word!.image_id!, translation_language: 'german' as const };
  return (await people.owner.api.addTranslations({ body })).translations[0]!;
}

const password = 'four words are long';
const account = (username: string) => ({ username, email: `${username}@example.org`, password });

/** What a browser tells of where its notifications go. */
const browserOf = (name: string) => ({
  endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${name}`,
  keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) },
  language: 'en' as const,
});

/** A link as it is mailed to somebody. */
async function linkOfNewUser({ server }: World, purpose: TokenPurpose): Promise<string> {
  const person = await Person.signedUp(server.url);
  const { user_id, email } = await person.api.loggedInUser();
  const pool = server.app.get<pg.Pool>(DATABASE_POOL);
  return server.app.get(OneTimeLinks).mint(pool, purpose, user_id, { email }, 1);
}

const newSound = { text: 'gato', language: 'spanish', sound_file: hummingMp3().toString('base64') } as const;

async function ownSound({ people }: World): Promise<number> {
  return (await people.owner.api.uploadSound({ body: newSound })).sound_id;
}

/** A round of the owner's that was played to its end a minute after it was opened. */
async function playedRound({ server, people, editedDeck }: World) {
  const { api } = people.owner;
  const { deck_id, words } = await editedDeck();
  const round_id = randomUUID();
  await api.gameRound({ body: { round_id, game: 'word-rush', deck_ids: [deck_id] } });
  for (const [place, is_correct] of [true, false].entries()) {
    const { word_id } = words[place]!;
    const step = { round_id, round_step: place + 1, play: {}, ms: 0 };
    await api.questionAnswer({ body: { word_id, deck_id, is_correct, mode: 'word-rush', ...step } });
  }
  await server.app
    .get<pg.Pool>(DATABASE_POOL)
    .query(`update game_rounds set opened_at = opened_at - interval '1 minute' where round_id = $1`, [round_id]);
  return { round_id, score: 100, deck_ids: [deck_id], score_type: 'word-rush' };
}

async function someWord(world: Pick<World, 'people'>): Promise<number> {
  const deck = { params: { username: 'lexiroom' }, query: { id: await someDeck(world) } };
  const { words } = await world.people.anonymous.api.deckData(deck);
  return words[0]!.word_id;
}

async function someDeck({ people }: Pick<World, 'people'>): Promise<number> {
  const [deck] = await people.anonymous.api.topicDecks({ query: { target_language: 'japanese' } });
  return deck!.item_id;
}

const rootOf = async ({ people }: World) => (await people.owner.api.loggedInUser()).root_id;

async function newFolder(world: World): Promise<number> {
  const body = { item_type: 'folder', item_name: 'Folder', parent_id: await rootOf(world) } as const;
  return (await world.people.owner.api.newItem({ body })).item_id;
}

async function binnedFolder(world: World): Promise<number> {
  const item_id = await newFolder(world);
  await world.people.owner.api.deleteItems({ body: { item_ids: [item_id] } });
  return item_id;
}

/** A class that is made for the call and deleted with the next one, as nobody has more than a hundred. */
async function newClass({ people }: World): Promise<number> {
  const { api } = people.owner;
  const [before] = await api.classes({ params: { archived: 'false' } });
  if (before) await api.deleteClass({ body: { class_id: before.class_id } });
  return (await api.newClass({ body: { class_name: '7b' } })).class_id;
}

async function newStudent(world: World): Promise<{ class_id: number; student_id: number }> {
  const class_id = await newClass(world);
  const body = { class_id, students: [{ student_name: 'Ada' }] };
  return { class_id, student_id: (await world.people.owner.api.newStudents({ body }))[0]!.student_id };
}

/** What a teacher prints of the first word of their deck. */
async function printedWords({ ownDeck }: World) {
  const { words } = await ownDeck();
  const questions = [{ kind: 'write' as const, word_id: words[0]!.word_id }];
  return { questions, variants: [{ name: 'A' as const, order: [0] }], print_search: '?id=1' };
}

async function newQuiz(world: World): Promise<number> {
  return (await world.people.owner.api.keepPrintedQuiz({ body: await printedWords(world) })).quiz_id;
}

/** Two rows of a class that were one student. */
async function twoStudents(world: World): Promise<{ from_student_id: number; into_student_id: number }> {
  const { class_id, student_id } = await newStudent(world);
  const body = { class_id, students: [{ student_name: 'Ada L' }] };
  const [twin] = await world.people.owner.api.newStudents({ body });
  return { from_student_id: twin!.student_id, into_student_id: student_id };
}

/** A class with a student, and the code that opens it. */
async function openClass(world: World): Promise<{ class_id: number; student_id: number; code: string }> {
  const { class_id, student_id } = await newStudent(world);
  const { join_code } = await world.people.owner.api.changeClassCode({ body: { class_id, action: 'renew' } });
  return { class_id, student_id, code: join_code! };
}

/** A student whom the teacher has parted from the account that had joined as them. */
async function endedLink(world: World): Promise<{ student_id: number; undo: string }> {
  const { class_id, student_id, code } = await openClass(world);
  const { api } = await Person.signedUp(world.server.url, 'learner');
  await api.joinClass({ body: { code, student_id } });
  const { undo } = await world.people.owner.api.endLink({ body: { class_id, student_id } });
  return { student_id, undo: undo! };
}

/** Somebody new asks to be let into a class of the owner’s. */
async function newRequest(world: World): Promise<{ class_id: number; user_id: number }> {
  const { class_id, code } = await openClass(world);
  const { api } = await Person.signedUp(world.server.url, 'learner');
  await api.joinClass({ body: { code, student_name: 'Bo' } });
  return { class_id, user_id: (await api.loggedInUser()).user_id };
}

const webImage = '4bc43a04-ef46-4544-a0c1-63c63f56e276';
const tinyPicture = async () => (await plain(4, 4).png().toBuffer()).toString('base64');

/** Not approved, as what anybody uploads. */
async function someImage({ people }: Pick<World, 'people'>): Promise<number> {
  const { image } = await people.owner.api.uploadImage({ body: { image: await tinyPicture(), license: 'CC0' } });
  return image.image_id;
}

/** A browser that has been sent to the provider and back: what it brings, and what it carries. */
async function atGoogle({ server, google }: World, claims: Claims): Promise<{ body: object; cookie: string }> {
  const browser = new Person(server.url);
  const { address } = await browser.api.oauthStart({ params: { provider: 'google' }, query: {} });
  google.isNow(claims);
  return { body: await google.visit(address), cookie: carried(browser.cookie, 'oauth') };
}

/** The identity that waits in such a browser. */
async function backFromGoogle(world: World, claims: Claims): Promise<string> {
  const { body, cookie } = await atGoogle(world, claims);
  const response = await fetch(`${world.server.url}/api/oauth/google/callback`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return carried(response.headers.getSetCookie().join('; '), 'identity');
}

const carried = (cookies: string, name: string): string => new RegExp(`${name}=[\\w-]{43}`).exec(cookies)![0];

/** A site that has one picture, beside the server that asks it. */
async function serverWithPictures(google: LocalGoogle): Promise<RunningApp> {
  const site = await pictureSite();
  site.on('/v1/images/', json(openverseAnswer([openverseResult(webImage)])));
  site.on(`/v1/images/${webImage}/`, json(openverseResult(webImage)));
  site.on(`/v1/images/${webImage}/thumb/`, file(await plain(40, 30).jpeg().toBuffer()));
  const server = await runningApp({
    imageProviders: [new Openverse('Lexiroom', site.url)],
    speech: new SilentVoice(),
    google: google.options,
    // Whom push services turn to.
    adminEmail: account('the-admin').email,
  });
  return { ...server, close: () => Promise.all([server.close(), site.close(), google.close()]).then(() => {}) };
}

/** Starts the server and signs everybody up. */
export async function makeWorld(): Promise<World> {
  const google = await localGoogle();
  const server = await serverWithPictures(google);
  const people: Record<Actor, Person> = {
    anonymous: new Person(server.url),
    other_learner: await Person.signedUp(server.url, 'learner'),
    other_teacher: await Person.signedUp(server.url, 'teacher'),
    owner: await Person.signedUp(server.url, 'teacher'),
    admin: new Person(server.url),
  };
  const setup_token = await server.app.get(AccountsService).firstAdminLink();
  await people.admin.api.signUp({ body: { ...account('the-admin'), role: 'teacher', setup_token } });
  const live = () => people.owner.openLive({ questions: 4 });
  const openTyped = () => people.owner.openLive({ questions: 4, kinds: ['typed'] });
  let played: Promise<number> | undefined;
  let typed: Promise<number> | undefined;
  let filed: Promise<number> | undefined;
  let cloned: Promise<Deck> | undefined;
  return {
    server,
    google,
    people,
    ownDeck: () => (cloned ??= cloneOf(people)),
    editedDeck: async () => newDeckOf(people, await (cloned ??= cloneOf(people))),
    category: () => (filed ??= fileInCategory(server, people)),
    live,
    playedLive: () => (played ??= play(server, live)),
    typedLive: () => (typed ??= play(server, openTyped)),
  };
}

async function cloneOf(people: World['people']): Promise<Deck> {
  const { api } = people.owner;
  const { item_id } = await api.clone({ body: { item_ids: [await someDeck({ people })] } });
  const { username } = await api.loggedInUser();
  const { words } = await api.deckData({ params: { username }, query: { id: item_id } });
  return { deck_id: item_id, words };
}

async function newDeckOf({ owner }: World['people'], { words }: Deck): Promise<Deck> {
  const languages = { target_language: 'japanese', source_language: 'english_uk' } as const;
  const body = { deck_name: 'Edited', selected_ids: words.map(rowOf), ...languages };
  const { item_id } = await owner.api.newDeck({ body });
  return owner.api.editedDeck({ params: { deck_id: item_id } });
}

/** There is no call yet that makes a category. */
async function fileInCategory({ options }: RunningApp, people: World['people']): Promise<number> {
  const database = new pg.Client({ connectionString: options.databaseUrl });
  await database.connect();
  const { rows } = await database.query<{ item_id: number }>(
    `insert into items (owner_id, item_type, item_name, name_key, parent_id)
     select owner_id, 'category', 'Filed', 'filed', parent_id from items where item_id = $1 returning item_id`,
    [await someDeck({ people })],
  );
  const { item_id } = rows[0]!;
  await database.query('update items set category_id = $1 where item_id = $2', [item_id, await someDeck({ people })]);
  await database.end();
  return item_id;
}

async function play({ url }: RunningApp, live: World['live']): Promise<number> {
  const opened = await live();
  const host = await hostBot(url, opened);
  await host.must('start');
  await host.sees('open', 1);
  await host.must('end_question');
  await host.sees('reveal', 1);
  host.close();
  return opened.live_id;
}

/** A sentence of the owner's, new each time. */
async function newSentence({ people, ownDeck }: World): Promise<number> {
  const { deck_id } = await ownDeck();
  const { api } = people.owner;
  // A deck holds no more than a hundred: those of the calls before make room.
  for (const { sentence_id } of (await api.sentences({ query: { id: deck_id } })).sentences.slice(50))
    await api.deleteSentence({ body: { sentence_id } });
  const texts = [{ target_translation: 'El perro duerme.', source_translation: 'The dog sleeps.' }];
  const [made] = await api.newSentences({ body: { deck_id, texts } });
  return made!.sentence_id;
}

/** A sentence of a new deck that everybody may see. */
async function publicSentence({ api }: World['people']['owner']): Promise<number> {
  const [topic] = await api.topicDecks({ query: { target_language: 'japanese' } });
  const { item_id } = await api.clone({ body: { item_ids: [topic!.item_id] } });
  await api.changeItem({ body: { item_id, visibility: 'public' } });
  const [made] = await api.newSentences({ body: { deck_id: item_id, texts: [{ target_translation: '猫が寝る。' }] } });
  return made!.sentence_id;
}

const highlightOf = (sentence_id: number) =>
  ({ sentence_id, color: 'red', start_index: 3, end_index: 8, sentence_type: 'target' }) as const;

const tale = {
  story_name: 'A dog',
  story_language: 'english_uk',
  source: { type: 'content', content: 'A dog sleeps.' },
} as const;

const newStory = async ({ people }: World): Promise<number> =>
  (await people.owner.api.newStory({ body: tale })).item_id;

/** The section of a new story. */
async function newSection(world: World): Promise<number> {
  const { api } = world.people.owner;
  const { username } = await api.loggedInUser();
  const { story_sections } = await api.story({ params: { username }, query: { id: await newStory(world) } });
  return story_sections[0]!.story_section_id;
}

/** A word of a public story as it is taken into a new deck. */
async function wordOfStory(world: World) {
  const { api } = world.people.owner;
  const story_id = await newStory(world);
  const { username } = await api.loggedInUser();
  const { story_sections } = await api.story({ params: { username }, query: { id: story_id } });
  const { words } = await api.storyWords({ query: { id: story_id, source_language: 'german' } });
  const [{ image_id, target_translation_id, places }] = words as [(typeof words)[number]];
  return {
    story_id,
    story_section_id: story_sections[0]!.story_section_id,
    start: places[0]!.start,
    image_id,
    target_translation_id,
    source_language: 'german' as const,
    deck_id: null,
    deck_name: 'A dog',
    command_id: randomUUID(),
  };
}

const narrationOf = (section_id: number) => ({
  section_id,
  section_text: tale.source.content,
  sound_file: hummingMp3().toString('base64'),
  sound_timings: [],
});

async function newHighlight(world: World): Promise<number> {
  const body = highlightOf(await newSentence(world));
  return (await world.people.owner.api.newHighlight({ body })).highlight_id;
}

async function newSentenceImage(world: World): Promise<number> {
  const image_id = (await world.ownDeck()).words[0]!.image_id!;
  const body = { sentence_id: await newSentence(world), image_id };
  return (await world.people.owner.api.newSentenceImage({ body })).sentence_image_id;
}
