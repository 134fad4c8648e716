import type { Story } from '@lexiroom/contracts/stories';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { refused } from '../http/api.fixture.ts';
import { contentOf, idsIn, make, type TreeWorld, treeWorld } from '../items/tree.fixture.ts';
import { addPicture, namedPicture } from '../library/library.fixture.ts';
import { makeStory, ObedientVoice, readStory } from './story.fixture.ts';
import { StorySectionsService } from './story-sections.service.ts';

let world: TreeWorld;
let { database, ana, luis } = {} as TreeWorld;
beforeAll(async () => {
  world = await treeWorld({ speech: new ObedientVoice() });
  ({ database, ana, luis } = world);
  await database.query(`update users set purpose = 'study', role = 'teacher' where user_id = any($1)`, [
    [ana.user_id, luis.user_id],
  ]);
}, 60_000);
afterAll(() => world.close());

let story_id: number;
beforeEach(async () => {
  story_id = await makeStory(ana);
});

const isNotThere = refused(404, 'NOT_FOUND');
const isUnchanged = { status: 304 };
const sectionsOf = async (id = story_id) => (await readStory(ana, id)).story_sections;
const textsOf = async (id = story_id) => (await sectionsOf(id)).map(({ section_text }) => section_text);
const firstOf = async (id = story_id) => (await sectionsOf(id))[0]!.story_section_id;
const add = (more: { before_section_id?: number; command_id?: string } = {}) =>
  ana.api.newStorySection({ body: { story_id, ...more } });

/** A conversation of so many lines. */
const talk = (count: number) => ({
  type: 'conversation' as const,
  story: Array.from({ length: count }, (_, line) => `A: ${line}`).join('\n'),
});
const seenBy = (member: typeof ana, key?: string) =>
  fetch(`${world.server.url}/api/story/${ana.username}/search?id=${story_id}${key ? `&key=${key}` : ''}`, {
    headers: { cookie: member.browser.cookie },
  });
const found = async (term: string, target_language?: string) =>
  (await luis.api.searchStory({ params: { term, page: 1 }, query: target_language ? { target_language } : {} })).map(
    ({ item_name }) => item_name,
  );
const withoutIds = ({ story_sections }: Story) =>
  story_sections.map((section) => ({ ...section, story_section_id: 0, rev: 0 }));

describe('a story is made', () => {
  test('of prose, with a section for each paragraph, at the end of a folder', async () => {
    const folder = await make(ana, 'folder');
    const category_id = await make(ana, 'category', folder);
    const id = await makeStory(ana, { parent_id: folder, category_id, story_name: '  El   perro ' });
    expect(await idsIn(ana, folder)).toEqual([category_id, id]);
    expect(await readStory(ana, id)).toMatchObject({
      item_id: id,
      item_name: 'El perro',
      owner: ana.username,
      logged_in_user: { username: ana.username },
      parent_id: folder,
      story_type: 'other',
      story_language: 'spanish',
      cover_path: null,
      has_speech: true,
      story_sections: [
        { section_text: 'El perro duerme.', speaker_name: null, speaker_id: 0, image_path: null, is_recorded: false },
        { section_text: 'El gato come.', sound_path: null, sound_timings: [], awaits_sound: true },
      ],
    });
  });

  test('of a conversation, with speakers and their voices', async () => {
    const source = { type: 'conversation', story: 'Ana: ¡Hola!\nLuis: ¿Qué tal?\nAna: Bien.' } as const;
    const { story_type, story_sections } = await readStory(ana, await makeStory(ana, { source }));
    expect(story_type).toBe('conversation');
    expect(story_sections.map(({ speaker_name, speaker_id }) => [speaker_name, speaker_id])).toEqual([
      ['Ana', 0],
      ['Luis', 1],
      ['Ana', 0],
    ]);
  });

  test('of words, each with the picture that is called so', async () => {
    const image_id = await namedPicture(database, { spanish: 'Jirafa verde' });
    const source = { type: 'words' as const, words: ['jirafa verde', 'nada así'] };
    const sections = await sectionsOf(await makeStory(ana, { source }));
    expect(sections.map((section) => [section.section_text, section.image_id])).toEqual([
      ['jirafa verde', image_id],
      ['nada así', null],
    ]);
    expect(sections[0]!.image_path).toMatch(/^\/media\//);
  });

  test('S30 once by one command, however often it comes', async () => {
    const command_id = randomUUID();
    const made = await Promise.all(Array.from({ length: 10 }, () => makeStory(ana, { command_id })));
    expect(new Set(made).size).toBe(1);
  });

  test('public by whoever makes things to share, private by whoever learns', async () => {
    const shared = await makeStory(luis);
    const of = (id: number) => ana.api.story({ params: { username: luis.username }, query: { id } });
    expect(await of(shared)).toMatchObject({ owner: luis.username, logged_in_user: { username: ana.username } });
    await luis.api.changeSettings({ body: { purpose: 'learn' } });
    const id = await makeStory(luis);
    await luis.api.changeSettings({ body: { purpose: 'study' } });
    await expect(ana.api.story({ params: { username: luis.username }, query: { id } })).rejects.toMatchObject(
      isNotThere,
    );
  });

  test.each([
    ['TITLE_NEEDED', 'A story needs a title.', { story_name: ' ' }],
    ['TITLE_TOO_LONG', 'Title too long: 41 > 40', { story_name: 'a'.repeat(41) }],
    ['TITLE_CHARACTERS', 'Title cannot contain: =', { story_name: 'a = b' }],
    ['CONTENT_TOO_LONG', 'Content too long', { source: { type: 'content', content: 'a'.repeat(501) } }],
    ['CONTENT_CHARACTERS', 'Content cannot contain: |', { source: { type: 'content', content: 'a | b' } }],
    ['STORY_TOO_LONG', 'Story too long', { source: { type: 'conversation', story: 'a'.repeat(3001) } }],
    ['STORY_CHARACTERS', 'Story cannot contain: ~', { source: { type: 'conversation', story: 'Ana: ~' } }],
    ['STORY_WORD_TOO_LONG', `Word too long: ${'a'.repeat(51)}`, { source: { type: 'words', words: ['a'.repeat(51)] } }],
    ['STORY_WORD_COUNT', 'Too many words: 101 > 100', { source: { type: 'words', words: Array(101).fill('a') } }],
    ['STORY_WORD_CHARACTERS', 'Words cannot contain: ,', { source: { type: 'words', words: ['a, b'] } }],
  ] as const)('S36 and nothing is made of what is wrong: %s', async (code, message, more) => {
    const order = more as Parameters<typeof makeStory>[1];
    await expect(makeStory(ana, order)).rejects.toMatchObject({ ...refused(400, code), message });
  }); // prettier-ignore

  test('S35 not of more than 150 sections, nor in a folder of somebody else', async () => {
    expect(await sectionsOf(await makeStory(ana, { source: talk(150) }))).toHaveLength(150);
    await expect(makeStory(ana, { source: talk(151) })).rejects.toMatchObject({
      ...refused(409, 'STORY_FULL'),
      message: 'Story limit reached',
    });
    await expect(makeStory(ana, { parent_id: luis.root_id })).rejects.toMatchObject(isNotThere);
  });
});

describe('in the tree', () => {
  test('a story tells its language, how many sections it has, and its pictures, or only the cover that was chosen; also in the bin', async () => {
    const folder = await make(ana, 'folder');
    const id = await makeStory(ana, { parent_id: folder });
    const cover = await addPicture(database, { approved: true });
    const image_id = await addPicture(database, { approved: true });
    const [first, second] = await sectionsOf(id);
    await ana.api.storyImage({ body: { section_id: first!.story_section_id, image_id } });
    await ana.api.deleteStorySection({ body: { section_id: second!.story_section_id } });
    const seen = () => luis.api.userHome({ params: { username: ana.username }, query: { directory: folder } });
    const withoutCover = (await seen()).items[0]!.thumbnails;
    expect(withoutCover).toHaveLength(1);
    await ana.api.storyCover({ body: { story_id: id, image_id: cover } });
    const { items } = await seen();
    const told = { item_type: 'story', section_count: 1, word_count: null, target_language: 'spanish' };
    expect(items).toMatchObject([told]);
    expect(items[0]!.thumbnails).toHaveLength(1);
    expect(items[0]!.thumbnails).not.toEqual(withoutCover);
    const { items: around } = await ana.api.userHome({ params: { username: ana.username }, query: {} });
    const inside = around.find(({ item_id }) => item_id === folder);
    expect(inside).toMatchObject({ item_count: 1, story_count: 1, thumbnails: items[0]!.thumbnails });
    await ana.api.deleteItems({ body: { item_ids: [id] } });
    expect(await ana.api.bin()).toMatchObject([{ item_id: id, thumbnails: items[0]!.thumbnails }]);
    await ana.api.restoreItems({ body: { item_ids: [id] } });
  });
});

describe('S24 who sees a story', () => {
  test('everybody, while it is public; nobody else, once it is private or in the bin', async () => {
    expect((await seenBy(luis)).status).toBe(200);
    await ana.api.changeItem({ body: { item_id: story_id, visibility: 'private' } });
    expect((await seenBy(luis)).status).toBe(404);
    expect((await seenBy(ana)).status).toBe(200);
    await ana.api.deleteItems({ body: { item_ids: [story_id] } });
    expect((await seenBy(ana)).status).toBe(404);
    await ana.api.restoreItems({ body: { item_ids: [story_id] } });
    expect(await textsOf()).toHaveLength(2);
  });

  test('by link, whoever brings its key, which only its owner is told', async () => {
    await ana.api.changeItem({ body: { item_id: story_id, visibility: 'link' } });
    const { link_key } = await readStory(ana, story_id);
    expect((await seenBy(luis)).status).toBe(404);
    const opened = await seenBy(luis, link_key!);
    expect(opened.status).toBe(200);
    expect(await opened.json()).toMatchObject({ link_key: null, parent_id: ana.root_id });
  });

  test('not under the name of somebody else, and a deck is no story', async () => {
    const query = { id: story_id };
    await expect(luis.api.story({ params: { username: luis.username }, query })).rejects.toMatchObject(isNotThere);
    await expect(readStory(ana, ana.root_id)).rejects.toMatchObject(isNotThere);
  });

  test('a student of a class that it is shared with, though it is private', async () => {
    const { class_id } = await ana.api.newClass({ body: { class_name: 'A' } });
    await database.query(`insert into students (class_id, student_name, person_id, linked_at) values ($1, 'L', $2, now())`, [class_id, luis.user_id]); // prettier-ignore
    await ana.api.changeItem({ body: { item_id: story_id, visibility: 'private' } });
    await ana.api.shareItem({ body: { class_id, item_id: story_id } });
    expect((await seenBy(luis)).status).toBe(200);
    await ana.api.unshareItem({ body: { class_id, item_id: story_id } });
    expect((await seenBy(luis)).status).toBe(404);
  });
});

describe('a title', () => {
  test('is changed as other names are, and has at most 40 letters', async () => {
    await ana.api.changeItem({ body: { item_id: story_id, item_name: 'a'.repeat(40) } });
    await expect(ana.api.changeItem({ body: { item_id: story_id, item_name: 'a'.repeat(41) } })).rejects.toMatchObject({
      ...refused(400, 'TITLE_TOO_LONG'),
      message: 'Title too long: 41 > 40',
    });
    expect((await readStory(ana, story_id)).item_name).toBe('a'.repeat(40));
  });
});

describe('sections', () => {
  test('are added empty at the end, or before another one', async () => {
    await add();
    const [, second] = await sectionsOf();
    await add({ before_section_id: second!.story_section_id });
    expect(await textsOf()).toEqual(['El perro duerme.', null, 'El gato come.', null]);
  });

  test('S30 and S35 once by one command, and 150 at most, however many come at once', async () => {
    const command_id = randomUUID();
    const made = await Promise.all(Array.from({ length: 5 }, () => add({ command_id })));
    expect(new Set(made.map(({ section_id }) => section_id)).size).toBe(1);
    await database.query(
      'insert into story_sections (story_id, section_order) select $1, place from generate_series(3, 147) as place',
      [story_id],
    );
    const added = await Promise.allSettled(Array.from({ length: 6 }, () => add()));
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(add()).rejects.toMatchObject(refused(409, 'STORY_FULL'));
  });

  test('are taken out, and put back where they were with all they had', async () => {
    const [first] = await sectionsOf();
    const section_id = first!.story_section_id;
    await ana.api.deleteStorySection({ body: { section_id } });
    expect(await textsOf()).toEqual(['El gato come.']);
    await expect(ana.api.deleteStorySection({ body: { section_id } })).rejects.toMatchObject(isNotThere);
    expect(await ana.api.restoreStorySection({ body: { section_id } })).toEqual(first);
    expect(await sectionsOf()).toMatchObject([first!, { section_text: 'El gato come.' }]);
    await expect(ana.api.restoreStorySection({ body: { section_id } })).rejects.toMatchObject(isNotThere);
  });

  test('are not put back into a story that is full', async () => {
    const section_id = await firstOf();
    await ana.api.deleteStorySection({ body: { section_id } });
    await database.query(
      'insert into story_sections (story_id, section_order) select $1, place from generate_series(3, 151) as place',
      [story_id],
    );
    await expect(ana.api.restoreStorySection({ body: { section_id } })).rejects.toMatchObject(
      refused(409, 'STORY_FULL'),
    );
  });

  test('are forgotten 30 days after they were taken out', async () => {
    const section_id = await firstOf();
    await ana.api.deleteStorySection({ body: { section_id } });
    const sections = world.server.app.get(StorySectionsService, { strict: false });
    await database.query(
      `update story_sections set deleted_at = deleted_at - interval '29 days' where story_section_id = $1`,
      [section_id],
    );
    expect(await sections.forget()).toBe(0);
    await database.query(
      `update story_sections set deleted_at = deleted_at - interval '25 hours' where story_section_id = $1`,
      [section_id],
    );
    expect(await sections.forget()).toBe(1);
    await expect(ana.api.restoreStorySection({ body: { section_id } })).rejects.toMatchObject(isNotThere);
  });
});

describe('two tabs of one author', () => {
  test('change different things of a section, and both have their way', async () => {
    const section_id = await firstOf();
    const { rev } = await readStory(ana, story_id);
    const image_id = await addPicture(database, { approved: true });
    await Promise.all([
      ana.api.storySpeakerName({ body: { section_id, speaker_name: 'Ana', rev } }),
      ana.api.storyText({ body: { section_id, section_text: 'El perro corre.', rev } }),
      ana.api.storyImage({ body: { section_id, image_id: String(image_id), rev } }),
    ]);
    expect((await sectionsOf())[0]).toMatchObject({ speaker_name: 'Ana', section_text: 'El perro corre.', image_id });
  });

  test('S29 change the same, and the later one is told what stands there', async () => {
    const section_id = await firstOf();
    const { rev } = await readStory(ana, story_id);
    const image_id = await addPicture(database, { approved: true });
    const other = await addPicture(database, { approved: true });
    await ana.api.storyText({ body: { section_id, section_text: 'Uno.', rev } });
    await ana.api.storySpeakerName({ body: { section_id, speaker_name: 'Ana', rev } });
    await ana.api.storyAudio({ body: { section_id, speaker_id: '1', rev } });
    await ana.api.storyImage({ body: { section_id, image_id, rev } });
    await ana.api.storyCover({ body: { story_id, image_id, rev } });
    for (const late of [
      () => ana.api.storyText({ body: { section_id, section_text: 'Dos.', rev } }),
      () => ana.api.storySpeakerName({ body: { section_id, speaker_name: 'Eva', rev } }),
      () => ana.api.storyAudio({ body: { section_id, speaker_id: 2, rev } }),
      () => ana.api.storyImage({ body: { section_id, image_id: other, rev } }),
      () => ana.api.storyCover({ body: { story_id, image_id: other, rev } }),
    ]) {
      // oxlint-disable-next-line no-await-in-loop
      const { problem } = await late().catch((error: { problem: { code: string; params: { current: string } } }) => error) as { problem: { code: string; params: { current: string } } }; // prettier-ignore
      expect(problem.code).toBe('STALE');
      expect(JSON.parse(problem.params.current)).toEqual(
        expect.objectContaining('cover_image_id' in JSON.parse(problem.params.current) ? { cover_image_id: image_id } : { section_text: 'Uno.', speaker_name: 'Ana' }),
      ); // prettier-ignore
    }
    expect((await sectionsOf())[0]).toMatchObject({
      section_text: 'Uno.',
      speaker_name: 'Ana',
      speaker_id: 1,
      image_id,
    });
  });

  test('write at once without a rev: one text stays, with its own sound', async () => {
    const section_id = await firstOf();
    const texts = Array.from({ length: 6 }, (_, place) => `Texto ${place}.`);
    await Promise.allSettled(texts.map((section_text) => ana.api.storyText({ body: { section_id, section_text } })));
    const { rows } = await database.query<{ text: string; section_text: string }>(
      'select text, section_text from story_sections join sounds using (sound_id) where story_section_id = $1',
      [section_id],
    );
    expect(rows[0]!.text).toBe(rows[0]!.section_text);
  });
});

describe('pictures', () => {
  test('of a section and of the cover are chosen, and taken away', async () => {
    const section_id = await firstOf();
    const image_id = await addPicture(database, { approved: true });
    await ana.api.storyImage({ body: { section_id, image_id: String(image_id) } });
    await ana.api.storyCover({ body: { story_id, image_id } });
    const story = await readStory(ana, story_id);
    expect(story).toMatchObject({ cover_image_id: image_id, story_sections: [{ image_id }, { image_id: null }] });
    expect(story.cover_path).toBe(story.story_sections[0]!.image_path);
    await ana.api.storyImage({ body: { section_id, image_id: null } });
    await ana.api.storyCover({ body: { story_id, image_id: null } });
    expect(await readStory(ana, story_id)).toMatchObject({
      cover_path: null,
      story_sections: [{ image_path: null }, {}],
    });
  });

  test('S21 of others that nobody has approved cannot be chosen, and one in a public story can be seen', async () => {
    const section_id = await firstOf();
    const image_id = await addPicture(database, { approved: false, submitted_by: luis.user_id });
    await expect(ana.api.storyImage({ body: { section_id, image_id } })).rejects.toMatchObject(isNotThere);
    await expect(ana.api.imageDetails({ params: { imageId: image_id } })).rejects.toMatchObject(isNotThere);
    const theirs = await makeStory(luis);
    await luis.api.storyCover({ body: { story_id: theirs, image_id } });
    expect(await ana.api.imageDetails({ params: { imageId: image_id } })).toMatchObject([
      { submitted_by: luis.username },
    ]);
  });
});

describe('S21 a story of somebody else', () => {
  test('is changed in no way', async () => {
    const section_id = await firstOf();
    const image_id = await addPicture(database, { approved: true });
    const sound_file = 'aGVsbG8=';
    const attempts = [
      luis.api.storyText({ body: { section_id, section_text: 'x' } }),
      luis.api.storySpeakerName({ body: { section_id, speaker_name: 'x' } }),
      luis.api.storyAudio({ body: { section_id, speaker_id: 1 } }),
      luis.api.storyImage({ body: { section_id, image_id } }),
      luis.api.storyCover({ body: { story_id, image_id } }),
      luis.api.newStorySection({ body: { story_id } }),
      luis.api.deleteStorySection({ body: { section_id } }),
      luis.api.storyNarration({ body: { section_id, section_text: 'x', sound_file, sound_timings: [] } }),
      luis.api.storyTimings({ body: { section_id, sound_timings: [] } }),
    ];
    for (const attempt of attempts) await expect(attempt).rejects.toMatchObject(isNotThere); // oxlint-disable-line no-await-in-loop
    expect(await textsOf()).toEqual(['El perro duerme.', 'El gato come.']);
  });
});

describe('texts and names', () => {
  test('S36 say what is wrong with them', async () => {
    const section_id = await firstOf();
    const write = (section_text: string) => ana.api.storyText({ body: { section_id, section_text } });
    await expect(write('a'.repeat(351))).rejects.toMatchObject({ message: 'Section too long: 351 > 350' });
    await expect(write('a | b = c')).rejects.toMatchObject({ message: 'Section cannot contain: | =' });
    const name = (speaker_name: string) => ana.api.storySpeakerName({ body: { section_id, speaker_name } });
    await expect(name('a'.repeat(51))).rejects.toMatchObject({ message: 'Name too long: 51 > 50' });
    await expect(name('a = b')).rejects.toMatchObject({ message: 'Name cannot contain: =' });
    expect(await textsOf()).toEqual(['El perro duerme.', 'El gato come.']);
  });

  test('a text as it stands there already is no change: 304, without a word', async () => {
    const section_id = await firstOf();
    await ana.api.storyText({ body: { section_id, section_text: 'Uno.' } });
    const before = await readStory(ana, story_id);
    await expect(ana.api.storyText({ body: { section_id, section_text: ' Uno.  ' } })).rejects.toMatchObject(
      isUnchanged,
    );
    await expect(ana.api.storyAudio({ body: { section_id, speaker_id: '0' } })).rejects.toMatchObject(isUnchanged);
    expect(await readStory(ana, story_id)).toEqual(before);
  });
});

describe('copies', () => {
  test('of one’s own, and clones of others’, have sections, pictures and sounds', async () => {
    const section_id = await firstOf();
    const image_id = await addPicture(database, { approved: true });
    await ana.api.storyText({ body: { section_id, section_text: 'Uno.' } });
    await ana.api.storyImage({ body: { section_id, image_id } });
    await ana.api.storyCover({ body: { story_id, image_id } });
    const [, gone] = await sectionsOf();
    await ana.api.deleteStorySection({ body: { section_id: gone!.story_section_id } });
    const story = await readStory(ana, story_id);
    const { item_ids } = await ana.api.copyItems({ body: { item_ids: [story_id], parent_id: ana.root_id } });
    const clone = await luis.api.clone({ body: { item_ids: [story_id] } });
    for (const copy of [await readStory(ana, item_ids[0]!), await readStory(luis, clone.item_id)]) {
      expect(copy).toMatchObject({ item_name: story.item_name, cover_path: story.cover_path, story_type: 'other' });
      expect(withoutIds(copy)).toEqual(withoutIds(story));
    }
    await expect(
      ana.api.story({ params: { username: luis.username }, query: { id: clone.item_id } }),
    ).rejects.toMatchObject(isNotThere);
  });

  test('of a folder have the stories in it, in their categories', async () => {
    const folder = await make(ana, 'folder');
    const category_id = await make(ana, 'category', folder);
    const inside = await makeStory(ana, { parent_id: folder, category_id });
    const { item_ids } = await ana.api.copyItems({ body: { item_ids: [folder], parent_id: ana.root_id } });
    const [category, copy] = await contentOf(ana, item_ids[0]);
    expect(copy).toMatchObject({ item_type: 'story', category_id: category!.item_id, section_count: 2 });
    const [original, copied] = [await readStory(ana, inside), await readStory(ana, copy!.item_id)];
    expect(withoutIds(copied)).toEqual(withoutIds(original));
  });

  test('S24 not of a private one', async () => {
    await ana.api.changeItem({ body: { item_id: story_id, visibility: 'private' } });
    await expect(luis.api.clone({ body: { item_ids: [story_id] } })).rejects.toMatchObject(isNotThere);
  });
});

describe('the search for stories', () => {
  test('finds what is public, best first, whatever the accents', async () => {
    for (const story_name of ['Un zorró azul', 'Zorro', 'Zorro rojo', 'Anazorro']) await makeStory(ana, { story_name }); // oxlint-disable-line no-await-in-loop
    const hidden = await makeStory(ana, { story_name: 'Zorro secreto' });
    await ana.api.changeItem({ body: { item_id: hidden, visibility: 'private' } });
    expect(await found('zorro')).toEqual(['Zorro', 'Zorro rojo', 'Un zorró azul', 'Anazorro']);
    expect(await found('zorro', 'spanish')).toHaveLength(4);
    expect(await found('zorro', 'german')).toEqual([]);
  });
});
