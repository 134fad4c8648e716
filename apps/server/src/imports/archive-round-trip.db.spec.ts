import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { OutsideCredit, OutsideDeck } from '@lexiroom/domain/interchange';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type EditorWorld, editorWorld, makeDeck } from '../deck-editor/editor.fixture.ts';
import type { Member } from '../http/api.fixture.ts';
import { compareTrees } from '../items/tree/consistency.ts';
import { make } from '../items/tree.fixture.ts';
import { MEDIA_STORE, type MediaStore } from '../media/media-store.ts';
import { plain } from '../pictures/picture.fixture.ts';
import { hummingMp3 } from '../sounds/mp3/mp3.fixture.ts';
import { exported, mediaOf, uploaded } from './archive-import.fixture.ts';
import { brought, start, until } from './import.fixture.ts';

jest.setTimeout(180_000);

let world: EditorWorld;
let { ana, luis, database } = {} as EditorWorld;
let folder: string;

beforeAll(async () => {
  // Slices of three rows, so that words that are one lie in several.
  world = await editorWorld({ imports: { sliceWords: 3 } });
  ({ ana, luis, database } = world);
  folder = await mkdtemp(path.join(os.tmpdir(), 'lexiroom-round-trip-'));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

const rowsOf = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  (await database.query<Row>(text, values)).rows;

/**
 * An archive without what differs on purpose: pictures are drawn anew and have other names, words and sentences other numbers,
 * and answers are of the mode of imports.
 */
function comparable({ decks, credits }: { decks: OutsideDeck[]; credits: Map<string, OutsideCredit | undefined> }) {
  const names = mediaOf(decks);
  let text = JSON.stringify(decks);
  for (const [index, name] of names.entries()) text = text.replaceAll(name, name.replace(/^[^.]+/, `m${index}`));
  const origins = new Map<number, number>();
  const number = (origin: number) => origins.get(origin) ?? origins.set(origin, origins.size + 1).get(origin);
  const plainDecks: unknown = JSON.parse(text, (key, value: unknown) => {
    if (key === 'origin_word_id' || key === 'origin_sentence_id') return number(value as number);
    return key === 'mode' || key === 'kind' ? undefined : value;
  });
  return { decks: plainDecks, credits: names.map((name) => credits.get(name)) };
}

/** A folder with all that an archive has a place for. */
async function school(): Promise<{ school_id: number; ids: number[] }> {
  const { api } = ana;
  const school_id = await make(ana, 'folder', ana.root_id, 'School');
  const inner = await make(ana, 'folder', school_id, 'Year 1');
  const category = async (parent_id: number, item_name: string, colour?: string) =>
    (await api.newItem({ body: { item_type: 'category', item_name, parent_id, ...(colour && { colour }) } })).item_id;
  const verbs = await category(school_id, 'Verbs', '#AABBCC');
  const otherVerbs = await category(school_id, 'Verbs');
  const innerVerbs = await category(inner, 'Verbs', '#AABBCC');
  const ids: number[] = [];
  for (const [deck_name, parent_id, category_id] of [
    ['Blue', school_id, verbs],
    ['Red', school_id, otherVerbs],
    ['Green', school_id, verbs],
    ['Plain', school_id, null],
    ['Inner', inner, innerVerbs],
  ] as const) {
    const { item_id } = await makeDeck(ana, world.things, { deck_name, parent_id });
    ids.push(item_id);
    if (category_id !== null) await database.query('update items set category_id = $2 where item_id = $1', [item_id, category_id]); // prettier-ignore
  }
  // The pictures of these things have no files.
  await database.query('update words set image_id = null where deck_id = any($1)', [ids]);
  const [blue, red, , , innermost] = ids as [number, number, number, number, number];
  const shared = await uploaded(ana, '#ff0000', {
    license: 'CC BY 4.0',
    artist_name: 'Ada Lovelace',
    references: ['https://example.org/b', 'http://example.org/a?x=1'],
  });
  const [own, cover] = [await uploaded(ana, '#00ff00', {}), await uploaded(ana, '#0000ff', { license: 'CC0' })];
  await database.query(`update decks set deck_image_id = $2, level = 'A1.2', daily_new_words = 3, purpose = 'learn' where deck_id = $1`, [blue, cover]); // prettier-ignore
  await database.query('update decks set deck_image_id = $2 where deck_id = $1', [innermost, own]);
  await database.query(
    `update words set image_id = case word_order when 0 then $2::integer when 1 then $3 end, note = 'a note',
       example = 'La cosa.', example_translation = 'The thing.', extra_target_translation = 'las cosas', is_pinned = word_order = 1
     where deck_id = $1`,
    [red, shared, own],
  );
  // A word that stands there twice, and one that has no translation yet.
  const [first] = await rowsOf<{ word_id: number; origin_word_id: number }>('select word_id, origin_word_id from words where deck_id = $1 order by word_order', blue); // prettier-ignore
  await database.query(
    `insert into words (deck_id, word_order, origin_word_id, target_text, source_text)
     values ($1, 10, $2, 'la casa', 'the house'), ($1, 11, 1000001, 'la casa', 'the house'), ($1, 12, 1000002, 'el pez', null)`,
    [blue, first!.origin_word_id],
  );
  await database.query('update words set origin_word_id = $2 where deck_id = $1 and word_order = 0', [innermost, first!.origin_word_id]); // prettier-ignore
  const said = async (text: string, frames: number, language = 'spanish' as 'spanish' | 'english_uk') =>
    (await api.uploadSound({ body: { text, language, sound_file: hummingMp3(frames).toString('base64') } })).sound_id;
  await database.query(
    'update words set sound_id = $2, source_sound_id = $3 where deck_id = $1 and word_id = (select min(word_id) from words where deck_id = $1)',
    [blue, await said('Cosa cero', 20), await said('Thing 0', 24, 'english_uk')],
  );
  const texts = ['La cosa duerme.', 'La cosa come.'].map((target_translation) => ({ target_translation, source_translation: 'The thing.' })); // prettier-ignore
  const sentences = await api.newSentences({ body: { deck_id: blue, texts } });
  const [asleep, eating] = sentences.map(({ sentence_id }) => sentence_id);
  const voice = await said('La cosa duerme', 28);
  await database.query('update sounds set is_synthetic = true, speaker_id = 2 where sound_id = $1', [voice]);
  await database.query(
    `update sentences set sound_id = $2, extra_sound_id = $3, extra_target_text = 'Las cosas duermen.',
       extra_source_text = 'The things sleep.', target_cuts = '{3,8}', extra_target_cuts = '{4}' where sentence_id = $1`,
    [asleep, voice, await said('Las cosas', 32)],
  );
  await database.query('update sentences set origin_sentence_id = $2 where sentence_id = $1', [eating, asleep]);
  await database.query(
    `insert into sentence_highlights (sentence_id, sentence_type, start_index, end_index, highlight_color)
     values ($1, 'target', 3, 7, 'green'), ($1, 'source', 0, 3, 'red'), ($1, 'extra_target', 4, 9, 'blue'),
       ($1, 'extra_source', 0, 3, 'gray')`,
    [asleep],
  );
  await database.query(
    `insert into sentence_images (sentence_id, image_id, sentence_image_text, highlighted)
     values ($1, $2, 'the thing', true), ($1, $3, null, false)`,
    [asleep, own, shared],
  );
  await api.chooseScheduler({ body: { deck_id: red, scheduler: 'fsrs' } });
  const answer = { deck_id: blue, word_id: first!.word_id, mode: 'revise', kind: 'typed' } as const;
  await api.questionAnswer({ body: { ...answer, is_correct: true, answered_at: Date.now() - 60_000, ms: 1200 } });
  return { school_id, ids };
}

/** The pictures that somebody has, by how they have been shared. */
const picturesOf = ({ user_id }: Member) =>
  rowsOf<{ image_hash: string }>('select image_hash from images where submitted_by = $1 order by image_id', user_id);

test('an archive that is imported and exported again is the same archive', async () => {
  const { school_id } = await school();
  // One of its pictures is in the library by now: that one is used, and not drawn anew.
  await database.query(`update images set image_approved = true where submitted_by = $1 and image_license = 'CC0'`, [ana.user_id]); // prettier-ignore
  const before = await exported(ana, { server: world.server, folder, item_ids: [school_id] });
  expect(before.decks).toHaveLength(5);
  const done = await start(luis, await brought(luis, before.bytes, { file_name: before.file_name }));
  expect(done).toMatchObject({ state: 'done', counts: { refused_rows: 0 }, problems: [] });
  const after = await exported(luis, { server: world.server, folder, item_ids: [done.made!.item_id] });
  expect(comparable(after)).toEqual(comparable(before));
  // Sounds are as loud as they were made, and stay as they are byte by byte.
  const soundsOf = ({ decks }: typeof before) => mediaOf(decks).filter((name) => name.endsWith('.mp3'));
  expect(soundsOf(after)).toEqual(soundsOf(before));
  expect(soundsOf(after)).toHaveLength(4);

  const kept = mediaOf(after.decks).filter((name) => name.endsWith('.webp') && before.credits.has(name));
  expect(kept.map((name) => after.credits.get(name)!.license)).toEqual(['CC0']);
  expect(await picturesOf(luis)).toHaveLength(2);

  const mine = `submitted_by = ${luis.user_id}`;
  const pictures = await rowsOf<object>(
    `select is_private, image_approved, image_license, imported_license, artist_name from images where ${mine} order by imported_license`); // prettier-ignore
  expect(pictures).toContainEqual({ is_private: true, image_approved: false, image_license: null, imported_license: 'CC BY 4.0', artist_name: 'Ada Lovelace' }); // prettier-ignore
  expect(pictures.every((one) => 'is_private' in one && one.is_private === true)).toBe(true);
  const sounds = await rowsOf<object>(`select distinct is_private, approved, is_synthetic, speaker_id from sounds where ${mine}`); // prettier-ignore
  expect(sounds).toEqual([{ is_private: true, approved: false, is_synthetic: false, speaker_id: null }]);
  expect(await rowsOf(`select 1 from items where owner_id = $1 and item_type = 'deck' and visibility <> 'private'`, luis.user_id)).toEqual([]); // prettier-ignore
  expect(await rowsOf('select 1 from starter_decks join items on item_id = deck_id where owner_id = $1', luis.user_id)).toEqual([]); // prettier-ignore
  expect(await compareTrees(database as never)).toEqual([]);

  // Who has made it finds their own pictures again, also those that are not shared.
  const own = await picturesOf(ana);
  const again = await start(ana, await brought(ana, before.bytes, { file_name: before.file_name }));
  expect(await picturesOf(ana)).toEqual(own);
  expect(
    mediaOf((await exported(ana, { server: world.server, folder, item_ids: [again.made!.item_id] })).decks),
  ).toEqual(mediaOf(before.decks));

  await luis.api.undoImport({ body: { import_id: done.import_id } });
  await until(luis, done.import_id, 'undone');
  for (const table of ['images', 'sounds']) expect(await rowsOf(`select 1 from ${table} where ${mine}`)).toEqual([]);
  expect(await rowsOf('select item_type, item_name from items where owner_id = $1 and parent_id is not null', luis.user_id)).toEqual([]); // prettier-ignore
});

test('a copy of a ready deck comes back with the pictures of the library, and with its second texts alone', async () => {
  const [ready] = await ana.api.topicDecks({ query: { target_language: 'japanese' } });
  const { item_id } = await ana.api.clone({ body: { item_ids: [ready!.item_id] } });
  // The pictures of the content for specs have no files that could be drawn.
  const media = world.server.app.get<MediaStore>(MEDIA_STORE);
  const images = await rowsOf<{ image_id: number }>('select distinct image_id from words where deck_id = $1', item_id);
  for (const [index, { image_id }] of images.entries()) {
    const hash = String(index).padStart(64, 'f');
    await media.put(
      { kind: 'picture', hash },
      await plain(30, 20 + index)
        .webp()
        .toBuffer(),
    );
    await database.query('update images set image_hash = $2 where image_id = $1', [image_id, hash]);
  }
  // The names of the pictures have second texts, and one word shows none.
  const ofDeck = 'select target_translation_id from words where deck_id = $1';
  await database.query(`update translations set extra_text = 'かな' where translation_id in (${ofDeck})`, [item_id]);
  await database.query(`update words set extra_target_translation = '' where word_id = (select min(word_id) from words where deck_id = $1)`, [item_id]); // prettier-ignore
  const before = await exported(ana, { server: world.server, folder, item_ids: [item_id] });
  const shown = before.decks[0]!.words.map((word) => word.extra_target_translation);
  expect(new Set(shown)).toEqual(new Set([null, 'かな']));
  const done = await start(luis, await brought(luis, before.bytes, { file_name: before.file_name }));
  expect(done).toMatchObject({ problems: [], counts: { pictures: 0 } });
  const after = await exported(luis, { server: world.server, folder, item_ids: [done.made!.item_id] });
  expect(mediaOf(after.decks)).toHaveLength(images.length);
  expect(mediaOf(after.decks)).toEqual(mediaOf(before.decks));
  expect(comparable(after)).toEqual(comparable(before));
});
