import { endpoints } from '@lexiroom/contracts/endpoints';
import { ApiError, type Client, createClient } from '@lexiroom/contracts/http';
import { access, type RouteName, routes } from '@lexiroom/contracts/routes';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { DATABASE_POOL } from '../../apps/server/src/database/pool.ts';
import { Person } from '../bots/person.ts';
import { makeWorld, type World } from './matrix.fixtures.ts';

type Api = Client<typeof routes>;

/** Something of the teacher’s that is for nobody but them, and is shared with a class. */
interface Place {
  /** What is shared: the deck and the story themselves, or what they lie in. */
  shared_ids: number[];
  deck_id: number;
  story_id: number;
  /** The first word of the story that the library has a picture of. */
  story_word: Omit<Parameters<Api['takeStoryWord']>[0]['body'], 'command_id' | 'deck_id' | 'deck_name'>;
  word_id: number;
  sentence_id: number;
  /** A picture that nobody else uses. */
  image_id: number;
  deck_name: string;
  /** Opened the deck while it was by link. */
  old_key: string;
  directory: number | undefined;
  category_id: number | undefined;
}

const viewers = ['teacher', 'student', 'of another class', 'no longer linked', 'anonymous', 'with an old key'] as const;
type Viewer = (typeof viewers)[number];
const places = ['alone', 'in a folder', 'in a category'] as const;

let world: World;
let pool: pg.Pool;
let owner: string;
let class_id: number;
let apis: Record<Exclude<Viewer, 'with an old key'>, Api>;
let made: Record<(typeof places)[number], Place>;

beforeAll(async () => {
  world = await makeWorld();
  pool = world.server.app.get(DATABASE_POOL);
  ({ username: owner } = await teacher().loggedInUser());
  ({ class_id } = await teacher().newClass({ body: { class_name: '7b' } }));
  const other = await teacher().newClass({ body: { class_name: '8b' } });
  const former = await newStudent(class_id);
  made = {
    alone: await newPlace('alone'),
    'in a folder': await newPlace('in a folder'),
    'in a category': await newPlace('in a category'),
  };
  for (const item_id of sharedIn(made)) await teacher().shareItem({ body: { class_id, item_id } });
  apis = {
    teacher: teacher(),
    student: (await newStudent(class_id)).api,
    'of another class': (await newStudent(other.class_id)).api,
    'no longer linked': former.api,
    anonymous: world.people.anonymous.api,
  };
  await former.api.endLink({ body: { class_id } });
}, 60_000);
afterAll(() => world.server.close());

const teacher = () => world.people.owner.api;
const sharedIn = (all: typeof made) => Object.values(all).flatMap(({ shared_ids }) => shared_ids);

/** A learner who has joined a class by its code. */
async function newStudent(of_class: number): Promise<{ api: Api; student_id: number }> {
  const { api } = await Person.signedUp(world.server.url, 'learner');
  const students = [{ student_name: 'Ada' }];
  const [student] = await teacher().newStudents({ body: { class_id: of_class, students } });
  const { join_code } = await teacher().changeClassCode({ body: { class_id: of_class, action: 'renew' } });
  const { student_id } = student!;
  await api.joinClass({ body: { code: join_code!, student_id } });
  return { api, student_id };
}

let namesGiven = 0;

/** A private deck with a picture of its own, and a private story beside it, shared by themselves or by the private folder or category around it. */
async function newPlace(kind: (typeof places)[number]): Promise<Place> {
  const api = teacher();
  const { root_id } = await api.loggedInUser();
  const deck_name = `Zucchini ${++namesGiven}`;
  const around = kind === 'in a folder' ? 'folder' : kind === 'in a category' ? 'category' : undefined;
  const made_id =
    around && (await api.newItem({ body: { item_type: around, item_name: 'Around', parent_id: root_id } })).item_id;
  if (made_id) await api.changeItem({ body: { item_id: made_id, visibility: 'private' } });
  const directory = around === 'folder' ? made_id : undefined;
  const [topic] = await api.topicDecks({ query: { target_language: 'japanese' } });
  const parent_id = directory ?? root_id;
  const { item_id: deck_id } = await api.clone({ body: { item_ids: [topic!.item_id], parent_id } });
  await api.changeItem({ body: { item_id: deck_id, item_name: deck_name } });
  const category_id = around === 'category' ? made_id : undefined;
  const { item_id: story_id } = await api.newStory({
    body: {
      story_name: `Story of ${deck_name}`,
      story_language: 'japanese',
      source: { type: 'content', content: '猫が寝る。' },
      parent_id,
    },
  });
  await api.changeItem({ body: { item_id: story_id, visibility: 'private' } });
  const item_ids = [deck_id, story_id];
  await api.moveItems({ body: { item_ids, parent_id, ...(category_id ? { category_id } : {}) } });
  const { words } = await api.deckData({ params: { username: owner }, query: { id: deck_id } });
  const { word_id } = words[0]!;
  const { rows } = await pool.query<{ image_id: number }>(
    `insert into images (image_hash, image_license, submitted_by, image_approved)
     select 'shared' || item_id, 'CC0', owner_id, false from items where item_id = $1 returning image_id`,
    [deck_id],
  );
  const { image_id } = rows[0]!;
  const { link_key } = await api.changeItem({ body: { item_id: deck_id, visibility: 'link' } });
  await api.changeItem({ body: { item_id: deck_id, visibility: 'private' } });
  await pool.query('update words set image_id = $1 where word_id = $2', [image_id, word_id]);
  const [sentence] = await api.newSentences({ body: { deck_id, texts: [{ target_translation: '猫が寝る。' }] } });
  const [named] = (await api.storyWords({ query: { id: story_id, source_language: 'german' } })).words;
  const { story_section_id, start } = named!.places[0]!;
  const { target_translation_id } = named!;
  return {
    shared_ids: made_id ? [made_id] : item_ids,
    deck_id,
    story_id,
    story_word: {
      story_id,
      story_section_id,
      start,
      image_id: named!.image_id,
      target_translation_id,
      source_language: 'german',
    },
    word_id,
    sentence_id: sentence!.sentence_id,
    image_id,
    deck_name,
    old_key: link_key!,
    directory,
    category_id,
  };
}

/** The calls of this viewer, who opens this place. */
const apiOf = (viewer: Viewer, { old_key }: Place): Api =>
  viewer === 'with an old key' ? withKey(world.people.other_learner, old_key) : apis[viewer];

const withKey = (person: Person, key: string): Api =>
  createClient<typeof routes>(endpoints, {
    baseUrl: `${person.url}/api`,
    headers: () => ({ cookie: person.cookie }),
    linkKey: () => key,
  });

/** Whether the caller is shown the deck, or what is in it; a refusal says no as well. */
type Shows = (api: Api, place: Place) => Promise<unknown>;

/**
 * What lets others than its owner see something, call by call: it tells whether that shows the deck. Null: what it gives is
 * the caller’s own, everybody’s, or no item’s. Calls that others are not let in to are walked by the matrix.
 */
const calls: Partial<Record<RouteName, Shows | null>> = {
  deckData: async (api, { deck_id }) =>
    (await api.deckData({ params: { username: owner }, query: { id: deck_id } })).words.length > 0,
  deckOwner: (api, { deck_id }) => api.deckOwner({ query: { id: deck_id } }),
  sentences: (api, { deck_id }) => api.sentences({ query: { id: deck_id } }),
  storyWords: (api, { story_id }) => api.storyWords({ query: { id: story_id, source_language: 'german' } }),
  takeStoryWord: (api, { story_word }) =>
    api.takeStoryWord({ body: { ...story_word, deck_id: null, deck_name: 'Taken', command_id: randomUUID() } }),
  story: (api, { story_id }) => api.story({ params: { username: owner }, query: { id: story_id } }),
  categoryData: async (api, { category_id, deck_id }) =>
    category_id === undefined ||
    (await api.categoryData({ params: { username: owner }, query: { id: category_id } })).studyDeckIds.includes(deck_id),
  userHome: async (api, { directory, deck_id }) =>
    (await api.userHome({ params: { username: owner }, query: { directory } })).items.some(
      ({ item_id }) => item_id === deck_id,
    ),
  /** One finds one's own by the tree. */
  searchDeck: async (api, { deck_name, deck_id }) =>
    api === apis.teacher ||
    (await api.searchDeck({ params: { term: deck_name, page: 1 }, query: {} })).some(({ item_id }) => item_id === deck_id),
  /** Of the students of the class. */
  myClasses: async (api, { deck_id, story_id }) => {
    if (api === apis.teacher) return true;
    const shared = await api.myClasses();
    const has = (id: number) => shared.some(({ decks, stories }) => [...decks, ...stories].some(({ item_id }) => item_id === id)); // prettier-ignore
    // Both are shared together.
    expect(has(story_id)).toBe(has(deck_id));
    return has(deck_id);
  },
  chooseRecall: (api, { deck_id }) =>
    api.chooseRecall({ body: { deck_ids: [deck_id], listening: true, typing: true, strict: false } }).then(() => true),
  clone: (api, { deck_id }) => api.clone({ body: { item_ids: [deck_id], command_id: randomUUID() } }),
  startDeck: (api, { deck_id }) => api.startDeck({ body: { item_id: deck_id } }),
  questionAnswer: (api, { deck_id, word_id }) => api.questionAnswer({ body: { deck_id, word_id, is_correct: true } }),
  sentenceAnswer: (api, { sentence_id }) => api.sentenceAnswer({ body: { sentence_id, is_correct: true } }),
  /** A quiz can be prepared of what its host never saw; what is there of it is told to those who may see it. */
  setUps: async (api, { deck_id, old_key }) => {
    const set_up_id = randomUUID();
    await api.saveSetUp({
      params: { set_up_id },
      body: { kind: 'prepared', name: 'Friday', settings: {}, source: { deck_ids: [deck_id] }, link_key: old_key },
    });
    const { prepared } = await api.setUps();
    await api.deleteSetUp({ params: { set_up_id } });
    return prepared.find((quiz) => quiz.set_up_id === set_up_id)!.deck_ids.includes(deck_id);
  },
  openLive: (api, { deck_id }) => api.openLive({ body: { source: { deck_ids: [deck_id] } } }),
  wordSound: (api, { word_id }) => api.wordSound({ params: { word_id }, query: {} }),
  sentenceSound: (api, { sentence_id }) => api.sentenceSound({ params: { sentence_id, sentence_type: 'target' } }),
  imageDetails: (api, { image_id }) => api.imageDetails({ params: { imageId: image_id } }),
  /** The teacher has added it, and is told to change it instead. */
  reportEntry: (api, { image_id }) => {
    const reported = api.reportEntry({ body: { entry: 'image', id: image_id, reason: 'Blurred' } });
    if (api !== apis.teacher) return reported;
    return reported.catch((error: unknown) => {
      expect(error).toMatchObject({ status: 403, problem: { code: 'NOT_ALLOWED' } });
      return true;
    });
  },
  ...Object.fromEntries(
    (
      [
        'health', 'signUp', 'logIn', 'logOut', 'loggedInUser', 'site', 'verify', 'sendVerification', 'forgotPassword',
        'resetPassword', 'revertEmailChange', 'oauthStart', 'oauthCallback', 'selectUsername', 'linkIdentity',
        'unlinkIdentity', 'changeEmail', 'changePassword', 'changeUsername', 'changePicture', 'changeSettings',
        'newImport', 'imports', 'sessions', 'endOtherSessions', 'exportData', 'deleteUser', 'document', 'message', 'searchUser', 'topicDecks',
        'knownSentences', 'searchStory', 'newStory',
        'bin', 'classes', 'openClass', 'joinClass', 'generateSounds', 'uploadSound', 'uploadImage', 'searchWebImages',
        'chooseWebImage', 'imageSearch', 'addTranslations', 'untranslated', 'newDeck', 'secondTexts', 'myLive', 'pinState', 'lives',
        'claimSeat', 'saveSetUp', 'deleteSetUp', 'askRemote', 'today', 'progress',
        'reminders', 'changeReminders', 'newReminderDevice', 'unsubscribe',
      ] satisfies RouteName[]
    ).map((name) => [name, null]),
  ),
}; // prettier-ignore
const shown = Object.entries(calls).filter((entry): entry is [RouteName, Shows] => entry[1] !== null);

/** Whether somebody is shown the deck by a call. Throws what is not a refusal to know of it. */
async function isShown(name: string, show: Shows, api: Api, place: Place): Promise<boolean> {
  try {
    return Boolean(await show(api, place));
  } catch (error) {
    const expected = api === apis?.anonymous && access[name as RouteName].anonymous === 401 ? 401 : 404;
    if (error instanceof ApiError && error.status === expected) return false;
    throw error;
  }
}

test('every call that others are let in to has a line', () => {
  const letsOthersIn = (Object.keys(routes) as RouteName[]).filter((name) => access[name].other_learner === 'yes');
  expect(Object.keys(calls).toSorted()).toEqual(letsOthersIn.toSorted());
});

describe('S20 S24 what is private is shown to its teacher and to the students it is shared with, and to nobody else', () => {
  const cells = shown.flatMap(([name, show]) =>
    places.flatMap((place) => viewers.map((viewer) => [name, place, viewer, show] as const)),
  );
  test.each(cells)(
    '%s · %s · %s',
    async (name, place, viewer, show) => {
      const isForThem = viewer === 'teacher' || viewer === 'student' || (name === 'categoryData' && place !== 'in a category'); // prettier-ignore
      expect(await isShown(name, show, apiOf(viewer, made[place]), made[place])).toBe(isForThem);
    },
    30_000,
  );
});

/** Which calls show this deck to somebody, of those that it can be reached by. */
async function showing(api: Api, place: Place, without: RouteName[] = []): Promise<string[]> {
  const left = place.category_id === undefined ? [...without, 'categoryData'] : without;
  const reaching = shown.filter(([name]) => !left.includes(name));
  const answers = await Promise.all(reaching.map(([name, show]) => isShown(name, show, api, place)));
  return reaching.filter((_, index) => answers[index]).map(([name]) => name);
}

/** Whoever has a copy goes on to see its pictures: nobody copies what is to be taken back. */
const uncopied: RouteName[] = ['clone', 'startDeck'];

const suspend = (isSuspended: boolean) =>
  pool.query('update users set suspended_at = case when $2 then now() end where username = $1', [owner, isSuspended]);
const archive = (of: number, archived: boolean) => teacher().changeClass({ body: { class_id: of, archived } });

describe('S24 what is shared is taken back at once', () => {
  /** A class with one student, with whom something is shared. */
  interface Shared {
    of: number;
    student: Awaited<ReturnType<typeof newStudent>>;
    shared_ids: number[];
  }
  interface Ending {
    name: string;
    end: (shared: Shared) => Promise<unknown>;
    /** What brings it back, if anything does. */
    undo?: (shared: Shared) => Promise<unknown>;
  }
  const endings: Ending[] = [
    {
      name: 'the teacher ends the link',
      end: ({ of, student: { student_id } }) => teacher().endLink({ body: { class_id: of, student_id } }),
    },
    { name: 'the student leaves', end: ({ of, student }) => student.api.endLink({ body: { class_id: of } }) },
    {
      name: 'the class is put into the archive',
      end: ({ of }) => archive(of, true),
      undo: ({ of }) => archive(of, false),
    },
    { name: 'the class is deleted', end: ({ of }) => teacher().deleteClass({ body: { class_id: of } }) },
    {
      name: 'it is shared no longer',
      end: ({ of, shared_ids }) =>
        Promise.all(shared_ids.map((item_id) => teacher().unshareItem({ body: { class_id: of, item_id } }))),
      undo: ({ of, shared_ids }) =>
        Promise.all(shared_ids.map((item_id) => teacher().shareItem({ body: { class_id: of, item_id } }))),
    },
    {
      name: 'it is thrown away',
      end: ({ shared_ids }) => teacher().deleteItems({ body: { item_ids: shared_ids } }),
      undo: ({ shared_ids }) => teacher().restoreItems({ body: { item_ids: shared_ids } }),
    },
    {
      name: 'the student is removed',
      end: ({ student: { student_id } }) => teacher().deleteStudent({ body: { student_id } }),
    },
    { name: 'the teacher is suspended', end: () => suspend(true), undo: () => suspend(false) },
  ];
  afterEach(() => suspend(false));

  test.each(endings)(
    '$name',
    async ({ end, undo }) => {
      const { class_id: of } = await teacher().newClass({ body: { class_name: '9c' } });
      const student = await newStudent(of);
      const shared_ids = sharedIn(made);
      const shared: Shared = { of, student, shared_ids };
      for (const item_id of shared_ids) await teacher().shareItem({ body: { class_id: of, item_id } });
      const shows = (without: RouteName[] = []) =>
        Promise.all(Object.values(made).map((place) => showing(student.api, place, without)));
      const before = await shows(uncopied);
      const all = shown.length - uncopied.length;
      expect(before.map((names) => names.length)).toEqual([all - 1, all - 1, all]);
      await end(shared);
      expect(await shows()).toEqual([[], [], []]);
      await undo?.(shared);
      expect(await shows(uncopied)).toEqual(undo ? before : [[], [], []]);
    },
    30_000,
  );

  test('what is moved out of a shared folder; what is put into one is shared with it', async () => {
    const place = await newPlace('alone');
    const student = await newStudent(class_id);
    const move = (parent_id: number) => teacher().moveItems({ body: { item_ids: place.shared_ids, parent_id } });
    const { root_id } = await teacher().loggedInUser();
    expect(await showing(student.api, place)).toEqual([]);
    await move(made['in a folder'].directory!);
    const inside = { ...place, directory: made['in a folder'].directory };
    expect(await showing(student.api, inside, uncopied)).toHaveLength(shown.length - uncopied.length - 1);
    await move(root_id);
    expect(await showing(student.api, place)).toEqual([]);
  });

  test('but a session that is open goes on', async () => {
    const place = await newPlace('alone');
    const student = await newStudent(class_id);
    const item = { class_id, item_id: place.deck_id };
    await teacher().shareItem({ body: item });
    const { live_id } = await student.api.openLive({ body: { source: { deck_ids: [place.deck_id] } } });
    await teacher().unshareItem({ body: item });
    expect(await student.api.liveScreen({ params: { live_id }, body: { role: 'host' } })).toMatchObject({
      host_token: expect.any(String),
    });
    expect(await student.api.liveReport({ params: { live_id } })).toMatchObject({ live_id });
  });
});

describe('S21 a student sees what is shared, and changes nothing of it', () => {
  test('neither the deck nor where it lies', async () => {
    const { deck_id, word_id, sentence_id, image_id, directory } = made['in a folder'];
    const { api } = await newStudent(class_id);
    const { root_id } = await api.loggedInUser();
    const isNotThere = { status: 404, problem: { code: 'NOT_FOUND' } };
    const own = await api.newClass({ body: { class_name: 'Mine' } }).catch(() => undefined);
    expect(own).toBeUndefined();
    const tries = [
      api.pinWord({ body: { word_id, is_pinned: true } }),
      api.changeOptionCount({ body: { deck_id, new_option_count: 2 } }),
      api.editDeck({ body: { item_id: deck_id, item_name: 'Mine now' } }),
      api.chooseScheduler({ body: { deck_id, scheduler: 'fsrs' } }),
      api.deckCover({ body: { deck_id, image_id } }),
      api.editedDeck({ params: { deck_id } }),
      api.deleteWord({ body: { word_id } }),
      api.searchWordSound({ body: { word_id } }),
      api.newSentences({ body: { deck_id } }),
      api.deleteSentence({ body: { sentence_id } }),
      api.sentenceTranslation({ body: { sentence_id, translation_type: 'target', translation: '犬。' } }),
      api.changeItem({ body: { item_id: deck_id, visibility: 'public' } }),
      api.renewLink({ body: { item_id: deck_id } }),
      api.moveItems({ body: { item_ids: [deck_id], parent_id: root_id } }),
      api.copyItems({ body: { item_ids: [deck_id], parent_id: root_id } }),
      api.deleteItems({ body: { item_ids: [deck_id] } }),
      api.newItem({ body: { item_type: 'folder', item_name: 'Mine', parent_id: directory! } }),
      api.shareItem({ body: { class_id, item_id: deck_id } }),
      api.unshareItem({ body: { class_id, item_id: directory! } }),
      api.classDetails({ params: { class_id } }),
    ];
    for (const tried of tries) await expect(tried).rejects.toMatchObject(isNotThere);
    expect((await teacher().classDetails({ params: { class_id } })).items.map(({ item_id }) => item_id)).toContain(
      directory,
    );
  });

  test('and is told neither a key, nor what it lies in, nor what others have answered', async () => {
    const { deck_id, word_id } = made['in a category'];
    await teacher().questionAnswer({ body: { deck_id, word_id, is_correct: true } });
    const { api } = await newStudent(class_id);
    const place = await newPlace('in a folder');
    const filed = await newPlace('in a category');
    for (const item_id of [place.deck_id, filed.deck_id]) await teacher().shareItem({ body: { class_id, item_id } });
    const read = (id: number) => api.deckData({ params: { username: owner }, query: { id } });
    expect(await read(place.deck_id)).toMatchObject({ directory: null, link_key: null });
    expect(await read(filed.deck_id)).toMatchObject({ category_name: null });
    expect(await read(deck_id)).toMatchObject({ category_name: 'Around', link_key: null });
    expect((await read(deck_id)).words.flatMap(({ answers }) => answers)).toEqual([]);
    const { items, path } = await api.userHome({ params: { username: owner }, query: {} });
    const listed = new Map(items.map((item) => [item.item_id, item]));
    expect(path.map(({ item_name }) => item_name)).toEqual([owner]);
    // The folder and the category themselves are for their teacher alone.
    expect([place.directory!, filed.category_id!].filter((item_id) => listed.has(item_id))).toEqual([]);
    expect(listed.has(place.deck_id)).toBe(false);
    expect(listed.get(filed.deck_id)).toMatchObject({ category_id: null, link_key: null, seen_by: 'link' });
    expect(listed.get(deck_id)).toMatchObject({ category_id: made['in a category'].category_id });
    await expect(api.userHome({ params: { username: owner }, query: { directory: place.directory } })).rejects.toMatchObject({ status: 404 }); // prettier-ignore
  });
});
