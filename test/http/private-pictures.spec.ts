import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import pg from 'pg';
import { newTeacher } from '../../apps/server/src/classes/classes.fixture.ts';
import { type RunningApp, runningApp } from '../../apps/server/src/create-app.fixture.ts';
import { type Member, newMember, refused } from '../../apps/server/src/http/api.fixture.ts';
import { Browser } from '../../apps/server/src/http/browser.fixture.ts';
import { plain } from '../../apps/server/src/pictures/picture.fixture.ts';
import type { StoredImage } from '@lexiroom/contracts/library';

const viewers = ['owner', 'pupil', 'pupil of another class', 'other teacher', 'admin', 'stranger'] as const;
type Viewer = (typeof viewers)[number];
/** Whoever is meant to see the pictures that the owner does not share. */
const shownTo: readonly Viewer[] = ['owner', 'pupil'];

let server: RunningApp;
let database: pg.Client;
let people: Record<Exclude<Viewer, 'stranger'>, Member>;
let stranger: Browser;
let class_id: number;
/** The photograph that the deck, its cover, its sentence and the story have. */
let photo: StoredImage;
let deck_id: number;
let story_id: number;

beforeAll(async () => {
  server = await runningApp();
  database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
  const owner = await newTeacher(server.url);
  stranger = new Browser(server.url);
  people = {
    owner,
    pupil: await newMember(server.url),
    'pupil of another class': await newMember(server.url),
    'other teacher': await newTeacher(server.url),
    admin: await newMember(server.url),
  };
  await database.query('update users set is_admin = true where user_id = $1', [people.admin.user_id]);
  class_id = await classOf(people.owner, people.pupil);
  await classOf(people['other teacher'], people['pupil of another class']);
  photo = await upload('mi clase de fotos');
  deck_id = await deckWith(photo, 'Zanahoria azul');
  await owner.api.deckCover({ body: { deck_id, image_id: photo.image.image_id } });
  const [sentence] = await owner.api.newSentences({
    body: { deck_id, texts: [{ target_translation: 'Es mi clase.' }] },
  });
  await owner.api.newSentenceImage({
    body: { sentence_id: sentence!.sentence_id, image_id: photo.image.image_id, command_id: crypto.randomUUID() },
  });
  story_id = (
    await owner.api.newStory({
      body: {
        story_name: 'Zanahoria roja',
        story_language: 'spanish',
        source: { type: 'content', content: 'Es mi clase.' },
        parent_id: owner.root_id,
      },
    })
  ).item_id;
  const { story_sections } = await story('owner');
  const { image_id } = photo.image;
  await owner.api.storyImage({ body: { section_id: story_sections[0]!.story_section_id, image_id } });
  await owner.api.storyCover({ body: { story_id, image_id } });
  for (const item_id of [deck_id, story_id]) {
    await owner.api.changeItem({ body: { item_id, visibility: 'public' } });
    await owner.api.shareItem({ body: { class_id, item_id } });
  }
}, 60_000);
afterAll(async () => {
  await database.end();
  await server.close();
});

/** A class of this teacher with this pupil, who has joined by its code. */
async function classOf({ api }: Member, pupil: Member): Promise<number> {
  const made = await api.newClass({ body: { class_name: '7b' } });
  const body = { class_id: made.class_id, students: [{ student_name: 'Ada' }] };
  const [student] = await api.newStudents({ body });
  const { join_code } = await api.changeClassCode({ body: { class_id: made.class_id, action: 'renew' } });
  await pupil.api.joinClass({ body: { code: join_code!, student_id: student!.student_id } });
  return made.class_id;
}

let colours = 0;
const scan = async () =>
  (
    await plain(60, 40, { r: (colours += 5), g: 20, b: 90 })
      .png()
      .toBuffer()
  ).toString('base64');

/** A picture of the owner that is not shared, unless a licence is given, called so in Spanish. */
async function upload(name: string, license: 'CC0' | null = null, image?: string): Promise<StoredImage> {
  const translations = [
    { language: 'spanish', translation: name },
    { language: 'english_uk', translation: `my ${name}` },
  ] as const;
  const bytes = image ?? (await scan());
  return people.owner.api.uploadImage({ body: { image: bytes, license, translations: [...translations] } });
}

/** A deck of the owner that has this picture before some words of the library. */
async function deckWith({ image, translations }: StoredImage, deck_name: string): Promise<number> {
  const [target_translation_id, source_translation_id] = translations.map(({ translation_id }) => translation_id);
  const chosen = { image_id: image.image_id, target_translation_id, source_translation_id };
  const [topic] = await people.owner.api.topicDecks({ query: { target_language: 'japanese' } });
  const { words } = await people.owner.api.deckData({
    params: { username: topic!.owner },
    query: { id: topic!.item_id },
  });
  const library = words.slice(0, 4).map(({ image_id, source_translation }, place) => ({
    image_id,
    target_text: `palabra ${place}`,
    source_text: source_translation,
  }));
  const { item_id } = await people.owner.api.newDeck({
    body: {
      deck_name,
      selected_ids: [chosen, ...library],
      target_language: 'spanish',
      source_language: 'english_uk',
    },
  });
  return item_id;
}

/** What a viewer gets at an address of the API. */
const read = async (viewer: Viewer, address: string) =>
  (await (viewer === 'stranger' ? stranger : people[viewer].browser).get(`/api${address}`)).body;
const deckOf = async (viewer: Viewer, id = deck_id) =>
  (await read(viewer, `/word-deck/${people.owner.username}/search?id=${id}`)) as Awaited<
    ReturnType<Member['api']['deckData']>
  >;
const story = async (viewer: Viewer) =>
  (await read(viewer, `/story/${people.owner.username}/search?id=${story_id}`)) as Awaited<
    ReturnType<Member['api']['story']>
  >;
const unapproved = (kind: 'image' | 'translation') =>
  people.admin.api.adminEntries({ query: { kind, state: 'unapproved', page: '1' } });
const reported = () => people.admin.api.adminEntries({ query: { kind: 'image', state: 'reported', page: '1' } });
const got = async (address: string) => fetch(`${server.url}${address}`);

describe('the address of a picture that is not shared', () => {
  test('S24 says nothing of what it shows: the same scan twice has two, and none is that of its content', async () => {
    const image = await scan();
    const [one, other] = [await upload('una página', null, image), await upload('otra página', null, image)];
    const shared = await upload('una página abierta', 'CC0', image);
    expect(one.image.image_path).toMatch(/^\/media\/private[0-9a-f]{56}\.webp$/);
    expect(new Set([one, other, shared].map((stored) => stored.image.image_path)).size).toBe(3);
    const bytes = [one.image.image_path, one.image.thumbnail_path].map(async (path) => Buffer.from(await (await got(path)).arrayBuffer())); // prettier-ignore
    const hash = createHash('sha256').update((await bytes[0])!).update((await bytes[1])!).digest('hex'); // prettier-ignore
    expect(shared.image.image_path).toBe(`/media/${hash}.webp`);
  });

  test('S49 it is kept by one browser, for a day, and by nothing on the way', async () => {
    const [mine, shared] = [
      await got(photo.image.image_path),
      await got((await upload('un perro', 'CC0')).image.image_path),
    ];
    expect(mine.headers.get('cache-control')).toBe('private, max-age=86400, immutable');
    expect((await got(photo.image.thumbnail_path)).headers.get('cache-control')).toMatch(/^private/);
    expect(shared.headers.get('cache-control')).toMatch(/^public/);
  });
});

describe('S24 a public deck that is shared with a class', () => {
  test.each(viewers)('shows its picture to whom it is for, and its word card to others: %s', async (viewer) => {
    const [word, cat] = (await deckOf(viewer)).words;
    const isShown = shownTo.includes(viewer);
    expect(word).toMatchObject({ target_translation: 'mi clase de fotos', source_translation: 'my mi clase de fotos' });
    expect(word!.image_id).toBe(isShown ? photo.image.image_id : null);
    expect(word!.image_path).toMatch(isShown ? /^\/media\/private/ : /^\/media\/cards\/english_uk\//);
    expect(word!.thumbnail_path).toMatch(isShown ? /^\/media\/thumbnails\/private/ : /^\/media\/cards\//);
    expect(word!.target_translation_id === null).toBe(!isShown);
    expect(cat!.image_path).toMatch(/^\/media\/[0-9a-z]+\.webp$/);
  });

  test.each(viewers)('shows no trace of it on any page of others: %s', async (viewer) => {
    const { username } = people.owner;
    const pages = await Promise.all([
      deckOf(viewer),
      story(viewer),
      read(viewer, `/sentences/search?id=${deck_id}`),
      read(viewer, '/search_deck/Zanahoria/1'),
      read(viewer, '/search_story/Zanahoria/1'),
      read(viewer, `/user/${username}`),
    ]);
    const found = pages.map((page) => /\/media\/(thumbnails\/)?private/.test(JSON.stringify(page)));
    expect(found).toEqual(pages.map(() => shownTo.includes(viewer)));
    for (const page of pages) expect(JSON.stringify(page)).toMatch(/Zanahoria|Es mi clase/);
  });

  test('its cover, for others, is the first picture that they see', async () => {
    const { image_path } = (await deckOf('stranger')).words[1]!;
    expect(await deckOf('stranger')).toMatchObject({ deck_image_id: null, image_path });
    expect(await read('stranger', '/search_deck/Zanahoria/1')).toMatchObject([{ image_path }]);
    expect(await deckOf('pupil')).toMatchObject({ image_path: photo.image.image_path });
  });

  test('shows it to a pupil as long as it is shared with their class', async () => {
    await people.owner.api.unshareItem({ body: { class_id, item_id: deck_id } });
    expect((await deckOf('pupil')).words[0]!.image_id).toBeNull();
    await people.owner.api.shareItem({ body: { class_id, item_id: deck_id } });
    expect((await deckOf('pupil')).words[0]!.image_id).toBe(photo.image.image_id);
  });

  test.each(viewers)('tells of its licence, which is none, to whoever sees it: %s', async (viewer) => {
    const details = await read(viewer, `/image_details/${photo.image.image_id}`);
    if (!shownTo.includes(viewer)) expect(details).toMatchObject({ code: 'NOT_FOUND' });
    else
      expect(details).toEqual([
        {
          artist_name: null,
          submitted_by: people.owner.username,
          image_approved: false,
          image_license: null,
          imported_license: null,
          reference_link: null,
        },
      ]);
  });

  test('its owner is told how many pictures others do not see, also of the folder around; nobody else is', async () => {
    const item_ids = [deck_id, story_id];
    const { api, root_id } = people.owner;
    expect(await api.unsharedPictures({ body: { item_ids } })).toEqual({ unshared_pictures: 1 });
    const folder = await api.newItem({ body: { item_type: 'folder', item_name: 'Fotos', parent_id: root_id } });
    const inside = await deckWith(await upload('la ventana'), 'Dentro');
    await api.moveItems({ body: { item_ids: [inside], parent_id: folder.item_id } });
    expect(await api.unsharedPictures({ body: { item_ids: [folder.item_id] } })).toEqual({ unshared_pictures: 1 });
    const foreign = people['other teacher'].api.unsharedPictures({ body: { item_ids } });
    await expect(foreign).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
  });
});

const searchFor = (viewer: Exclude<Viewer, 'stranger'>, term: string) =>
  people[viewer].api.imageSearch({ body: { search: term, target: 'spanish', source: 'english_uk' } });

describe('S24 others do not find it', () => {
  test.each(['pupil', 'other teacher', 'admin'] as const)('by its name, nor its beginning: %s', async (viewer) => {
    for (const term of ['mi clase de fotos', 'mi cl', 'my mi clase', 'mi clsae de fotos'])
      expect(JSON.stringify(await searchFor(viewer, term))).not.toContain('private');
  });

  test('its owner does, with its names, and is told that it is not shared', async () => {
    const [row] = await searchFor('owner', 'mi clase de fotos');
    expect(row!.imageRow[0]).toMatchObject({ image_id: photo.image.image_id, image_license: null });
    expect(row!.imageRow[0]!.target_translations).toMatchObject([{ translation: 'mi clase de fotos' }]);
  });

  test.each(['pupil', 'other teacher', 'admin'] as const)(
    'nor takes, names, changes or deletes it: %s',
    async (viewer) => {
      const { api } = people[viewer];
      const { image_id } = photo.image;
      const [translation_id] = photo.translations.map((name) => name.translation_id);
      const deck = {
        deck_name: 'Mine',
        target_language: 'spanish',
        selected_ids: [{ image_id, text: 'mío' }],
      } as const;
      const notFound = refused(404, 'NOT_FOUND');
      const image = await scan();
      const attempts: Promise<unknown>[] = [
        api.newDeck({ body: { ...deck, selected_ids: [...deck.selected_ids] } }),
        api.newDeck({ body: { ...deck, selected_ids: [{ target_translation_id: translation_id! }] } }),
        api.addTranslations({ body: { image_id, translation_language: 'spanish', translation_array: ['mío'] } }),
        api.changeTranslation({ body: { image_id, translation_id: translation_id!, translation: 'mío' } }),
        api.deleteTranslation({ body: { translation_id: translation_id! } }),
        api.replaceImage({ body: { replaced_image_id: image_id, license: 'CC0', image } }),
        api.deleteImage({ body: { image_id } }),
      ];
      for (const attempt of attempts) await expect(attempt).rejects.toMatchObject(notFound);
      expect((await deckOf('owner')).words[0]).toMatchObject({
        ...photo.image,
        target_translation: 'mi clase de fotos',
      });
    },
  );
});

const imagesOf = async (id: number) =>
  (
    await database.query<{ image_id: number | null }>(
      `select image_id from deck_holdings where deck_id = $1 union all select deck_image_id from decks where deck_id = $1
       union all select cover_image_id from stories where story_id = $1`,
      [id],
    )
  ).rows.map(({ image_id }) => image_id);

describe('S24 a copy', () => {
  test.each(['pupil', 'other teacher'] as const)('by %s has the word card', async (viewer) => {
    const { api, username } = people[viewer];
    const { item_ids } = await api.clone({ body: { item_ids: [deck_id, story_id] } });
    for (const item_id of item_ids) expect(await imagesOf(item_id)).not.toContain(photo.image.image_id);
    const { words } = await api.deckData({ params: { username }, query: { id: item_ids[0]! } });
    expect(words[0]).toMatchObject({
      image_id: null,
      target_translation: 'mi clase de fotos',
      target_translation_id: null,
    });
    expect(words[0]!.image_path).toMatch(/^\/media\/cards\/english_uk\//);
    expect(words[1]!.image_id).not.toBeNull();
    expect(JSON.stringify(await api.sentences({ query: { id: item_ids[0]! } }))).not.toContain('private');
    const other = await api.clone({ body: { item_ids: [deck_id], source_language: 'english_us' } });
    expect(await imagesOf(other.item_id)).not.toContain(photo.image.image_id);
  });

  test('by its owner has the picture', async () => {
    const { api, root_id } = people.owner;
    const { item_id } = await api.clone({ body: { item_ids: [deck_id] } });
    expect((await deckOf('owner', item_id)).words[0]).toMatchObject(photo.image);
    const copied = await api.copyItems({ body: { item_ids: [deck_id, story_id], parent_id: root_id, command_id: crypto.randomUUID() } }); // prettier-ignore
    for (const id of copied.item_ids) expect(await imagesOf(id)).toContain(photo.image.image_id);
  });
});

const logOf = async (live_id: number) =>
  (await database.query<{ log: string }>('select string_agg(e::text, $2) as log from live_events e where live_id = $1', [live_id, ' '])).rows[0]!.log; // prettier-ignore

describe('a live session', () => {
  test('of its owner shows it to the players', async () => {
    const { live_id } = await people.owner.api.openLive({ body: { source: { deck_ids: [deck_id] } } });
    expect(await logOf(live_id)).toContain(photo.image.image_path);
  });

  test.each(['pupil', 'other teacher'] as const)('S24 that %s hosts has the word card', async (viewer) => {
    const { api } = people[viewer];
    const { live_id } = await api.openLive({ body: { source: { deck_ids: [deck_id] } } });
    const log = await logOf(live_id);
    expect(log).toContain('/media/cards/english_uk/');
    expect(log).not.toContain('private');
    // Nor does a deck of the words that were asked in it.
    const { words } = await deckOf(viewer);
    const body = {
      deck_name: 'Missed',
      word_ids: words.map(({ word_id }) => word_id),
      command_id: crypto.randomUUID(),
    };
    const made = await api.deckOfLive({ params: { live_id }, body });
    const { rows } = await database.query('select image_id from words where deck_id = any($1)', [made.item_ids]);
    expect(rows).toHaveLength(5);
    expect(rows).not.toContainEqual({ image_id: photo.image.image_id });
  });
});

describe('admins', () => {
  test('are not asked about it, nor about its names, and cannot approve, keep or delete it', async () => {
    const texts = (await unapproved('translation')).map(({ text }) => text);
    expect(texts).not.toContain('mi clase de fotos');
    expect((await unapproved('image')).map(({ id }) => id)).not.toContain(photo.image.image_id);
    const ids = { image: photo.image.image_id, translation: photo.translations[0]!.translation_id };
    for (const kind of ['image', 'translation'] as const) {
      for (const action of ['approve', 'keep', 'delete'] as const) {
        const one = { kind, id: ids[kind], action, ...(action === 'delete' ? { reason: 'Seen' } : {}) };
        const { id: _, ...all } = { ...one, ids: [ids[kind]] };
        const call = people.admin.api.reviewEntry({ body: one as never });
        await expect(call).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
        expect(await people.admin.api.reviewEntries({ body: all as never })).toEqual({ reviewed: 0 });
      }
    }
  });

  test('S24 nobody reports it who does not see it', async () => {
    const body = { entry: 'image', id: photo.image.image_id, reason: '' } as const;
    const call = people['other teacher'].api.reportEntry({ body });
    await expect(call).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
  });

  test('look at what a pupil has reported; they keep it, or take it away everywhere', async () => {
    const stored = await upload('un alumno');
    const { image_id, image_path, thumbnail_path } = stored.image;
    const id = await deckWith(stored, 'Denunciado');
    await people.owner.api.shareItem({ body: { class_id, item_id: id } });
    const report = () => people.pupil.api.reportEntry({ body: { entry: 'image', id: image_id, reason: 'It is me' } });
    await report();
    const [entry] = (await reported()).filter((queued) => queued.id === image_id);
    expect(entry).toMatchObject({ image_path, image_license: null, reports: [{ reason: 'It is me' }] });
    const { api } = people.admin;
    const approving = api.reviewEntry({ body: { kind: 'image', id: image_id, action: 'approve' } });
    await expect(approving).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
    await api.reviewEntry({ body: { kind: 'image', id: image_id, action: 'delete', reason: 'A pupil' } });
    for (const path of [image_path, thumbnail_path]) expect((await got(path)).status).toBe(404);
    expect((await deckOf('owner', id)).words[0]).toMatchObject({ image_id: null, target_translation: 'un alumno' });
    expect((await reported()).map((queued) => queued.id)).not.toContain(image_id);
  });

  test('who look at a reported name are not shown its picture', async () => {
    const stored = await upload('una alumna');
    const id = await deckWith(stored, 'Nombre');
    await people.owner.api.changeItem({ body: { item_id: id, visibility: 'public' } });
    const { translation_id } = stored.translations[0]!;
    await people['other teacher'].api.reportEntry({ body: { entry: 'translation', id: translation_id, reason: '' } });
    const queue = await people.admin.api.adminEntries({ query: { kind: 'translation', state: 'reported', page: '1' } });
    expect(queue.find((entry) => entry.id === translation_id)).toMatchObject({ text: 'una alumna', image_path: null });
  });
});

describe('its owner', () => {
  test('deletes it for good, everywhere, with its names and files', async () => {
    const stored = await upload('el recreo');
    const { image_id, image_path } = stored.image;
    const id = await deckWith(stored, 'Recreo');
    await people.owner.api.deleteImage({ body: { image_id } });
    expect((await got(image_path)).status).toBe(404);
    expect((await deckOf('owner', id)).words[0]).toMatchObject({ image_id: null, target_translation: 'el recreo' });
    const { rowCount } = await database.query('select from translations where translation = $1', ['el recreo']);
    expect(rowCount).toBe(0);
  });

  test('shares it: it gets the address of its content, and waits for an admin with its names', async () => {
    const stored = await upload('el patio');
    const { image_id, image_path } = stored.image;
    const id = await deckWith(stored, 'Patio');
    await people.owner.api.changeItem({ body: { item_id: id, visibility: 'public' } });
    const share = (license: 'CC BY 4.0', artist_name: string) =>
      people.owner.api.replaceImage({ body: { replaced_image_id: image_id, license, artist_name } });
    await expect(share('CC BY 4.0', '')).rejects.toMatchObject(refused(400, 'ARTIST_NEEDED'));
    const { image } = await share('CC BY 4.0', 'Tess');
    expect(image.image_path).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/);
    expect(image.image_path).not.toBe(image_path);
    expect((await got(image.image_path)).status).toBe(200);
    expect((await got(image.thumbnail_path)).status).toBe(200);
    expect((await unapproved('image')).map((entry) => entry.id)).toContain(image_id);
    expect((await unapproved('translation')).map(({ text }) => text)).toContain('el patio');
    expect((await deckOf('stranger', id)).words[0]).toMatchObject(image);
  });

  test('takes one back that is not approved: it is gone from where it was, and from copies', async () => {
    const stored = await upload('la pizarra', 'CC0');
    const { image_id, image_path } = stored.image;
    const id = await deckWith(stored, 'Pizarra');
    await people.owner.api.changeItem({ body: { item_id: id, visibility: 'public' } });
    const omar = people['other teacher'];
    const copy = await omar.api.clone({ body: { item_ids: [id] } });
    await database.query('update translations set approved = true where image_id = $1', [image_id]);
    const { image } = await people.owner.api.replaceImage({ body: { replaced_image_id: image_id, license: null } });
    expect(image.image_path).toMatch(/^\/media\/private/);
    expect((await got(image_path)).status).toBe(404);
    const { rows } = await database.query('select approved from translations where image_id = $1', [image_id]);
    expect(rows).toEqual([{ approved: false }, { approved: false }]);
    expect((await deckOf('owner', id)).words[0]).toMatchObject(image);
    expect((await deckOf('stranger', id)).words[0]!.image_id).toBeNull();
    const own = await omar.api.editedDeck({ params: { deck_id: copy.item_id } });
    expect(own.words[0]).toMatchObject({ image_id: null, target_text: 'la pizarra' });
    const search = { word_array: [own.words[0]!.word_id], target: 'spanish', source: 'english_uk' } as const;
    const found = await omar.api.imageSearch({ body: { ...search, word_array: [...search.word_array] } });
    expect(JSON.stringify(found)).not.toContain('private');
    // A pupil of theirs does not see it either: it is somebody else's.
    const item_id = copy.item_id;
    const [other] = await omar.api.classes({ params: { archived: 'false' } });
    await omar.api.shareItem({ body: { class_id: other!.class_id, item_id } });
    const { words } = await people['pupil of another class'].api.deckData({
      params: { username: omar.username },
      query: { id: item_id },
    });
    expect(words[0]!.image_id).toBeNull();
  });

  test('does not take one back that is approved, nor does an admin take back one of theirs', async () => {
    const { image_id } = (await upload('la tiza', 'CC0')).image;
    const body = { replaced_image_id: image_id, license: null };
    await expect(people.admin.api.replaceImage({ body })).rejects.toMatchObject(refused(403, 'NOT_ALLOWED'));
    await people.admin.api.reviewEntry({ body: { kind: 'image', id: image_id, action: 'approve' } });
    await expect(people.owner.api.replaceImage({ body })).rejects.toMatchObject({
      problem: { code: 'IMAGE_VERIFIED' },
    });
  });

  test('replaces its file: the new one has an address of its own, as private', async () => {
    const { image_id, image_path } = (await upload('la mesa')).image;
    const image = await scan();
    const replaced = await people.owner.api.replaceImage({ body: { replaced_image_id: image_id, image } });
    expect(replaced.image.image_path).toMatch(/^\/media\/private/);
    expect(replaced.image.image_path).not.toBe(image_path);
  });

  test('downloads it with all that is theirs', async () => {
    const { files, tables } = await people.owner.api.exportData();
    expect(files).toContain(photo.image.image_path);
    expect(tables['images']).toContainEqual(
      expect.objectContaining({ image_id: photo.image.image_id, is_private: true }),
    );
    const others = JSON.stringify(await people.pupil.api.exportData());
    expect(others).not.toContain('/media/private');
  });
});
