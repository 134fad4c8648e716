import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { type Member, refused } from '../http/api.fixture.ts';
import { addName, addPicture } from '../library/library.fixture.ts';
import {
  type Chosen,
  type EditorWorld,
  editorWorld,
  isNotThere,
  languages,
  makeDeck,
  type NewDeckOrder,
  readDeck as read,
  textsOf,
} from './editor.fixture.ts';

let world: EditorWorld;
let { database, ana, luis, things } = {} as EditorWorld;
beforeAll(async () => {
  world = await editorWorld();
  ({ database, ana, luis, things } = world);
}, 30_000);
afterAll(() => world.close());

const one = async <Row extends object>(sql: string, values: unknown[]) =>
  (await database.query<Row>(sql, values)).rows[0]!;
const make = (member: Member, more?: Partial<NewDeckOrder>) => makeDeck(member, things, more);
const count = () =>
  one<object>(
    `select (select count(*) from items) as items, (select count(*) from words) as words,
       (select count(*) from done_commands) as commands`,
    [],
  );
async function item(item_type: string, { root_id }: Member): Promise<number> {
  const { item_id } = await one<{ item_id: number }>(
    `insert into items (owner_id, item_type, item_name, name_key, parent_id)
     select owner_id, $2, 'Place', 'place', item_id from items where item_id = $1 returning item_id`,
    [root_id, item_type],
  );
  return item_id;
}

describe('a new deck', () => {
  test('has its rows in their order, and is found by name when it is to be shared', async () => {
    const { item_id } = await make(ana, { deck_name: '  Nice   things ', selected_ids: things.toReversed() });
    const deck = await read(ana, item_id);
    expect(deck).toMatchObject({ ...languages, deck_name: 'Nice things', purpose: 'study', show_translation: true });
    expect(textsOf(deck.words)).toEqual(things.map((_, place) => `Cosa ${5 - place}`));
    expect(deck.words.map(({ word_order }) => word_order)).toEqual([0, 1, 2, 3, 4, 5]);
    for (const { word_id, origin_word_id } of deck.words) expect(origin_word_id).toBe(word_id);
    const found = await luis.api.searchDeck({ params: { term: 'nice', page: 1 }, query: {} });
    expect(found).toMatchObject([{ item_id, owner: ana.username, word_count: 6 }]);
  });

  test('is private when it is to be learned', async () => {
    const { item_id } = await make(ana, { purpose: 'learn' });
    const read_by = (member: Member) =>
      member.api.deckData({ params: { username: ana.username }, query: { id: item_id } });
    expect((await read_by(ana)).words).toHaveLength(3);
    await expect(read_by(luis)).rejects.toMatchObject(isNotThere);
  });

  test.each([
    [{ selected_ids: [] }, 'DECK_EMPTY', 'Include at least one word to study'],
    [{ selected_ids: [], purpose: 'learn' }, 'DECK_EMPTY', 'Include at least one word to learn'],
    [{ without: 'target_translation_id' }, 'TARGET_MISSING', 'Row 2: Target language translation missing'],
    [{ without: 'source_translation_id' }, 'SOURCE_MISSING', 'Row 2: Source language translation missing'],
    [{ twice: true }, 'DUPLICATE_WORD', 'Row 2: Duplicate image and translation'],
  ] as const)('that lacks something is refused: %j', async (lack, code, message) => {
    const [first, second] = things as [Chosen, Chosen];
    const other = 'without' in lack ? { ...second, [lack.without]: null } : first;
    const selected_ids = 'selected_ids' in lack ? [] : [first, other];
    const purpose = 'purpose' in lack ? lack.purpose : 'study';
    const before = await count();
    await expect(make(ana, { selected_ids, purpose })).rejects.toMatchObject({ ...refused(400, code), message });
    expect(await count()).toEqual(before);
  });

  test('needs no source text where none is shown, and may have the same picture twice', async () => {
    const [{ image_id, target_translation_id }] = things as [Chosen];
    const synonym = await addName(database, image_id, 'spanish', `Sinónimo ${randomUUID().slice(0, 8)}`);
    const selected_ids = [
      { image_id, target_translation_id },
      { image_id, target_translation_id: synonym },
    ];
    await expect(make(ana, { selected_ids, show_translation: false })).resolves.toBeTruthy();
    await expect(make(ana, { selected_ids, source_language: null })).resolves.toBeTruthy();
  });

  test('takes words without a picture, with the texts that were typed for them', async () => {
    const selected_ids = [
      { target_text: 'schön', source_text: 'Beautiful' },
      { text: 'laufen', source_text: 'run' },
      things[0]!,
    ];
    const { item_id } = await make(ana, { selected_ids, target_language: 'spanish' });
    const { words } = await read(ana, item_id);
    expect(words.map(({ image_id, target_text, source_text }) => [image_id, target_text, source_text])).toEqual([
      [null, 'schön', 'Beautiful'],
      [null, 'laufen', 'run'],
      [things[0]!.image_id, 'Cosa 0', 'Thing 0'],
    ]);
    const twice = [selected_ids[0]!, { target_text: 'SCHÖN', source_text: 'beautiful' }];
    await expect(make(ana, { selected_ids: twice })).rejects.toMatchObject(refused(400, 'DUPLICATE_WORD', { row: 2 }));
    const other = [selected_ids[0]!, { target_text: 'schon', source_text: 'beautiful' }];
    await expect(make(ana, { selected_ids: other })).resolves.toBeTruthy();
  });

  test('S30 is made once by one command, however often it comes', async () => {
    const command_id = randomUUID();
    const made = await Promise.all(Array.from({ length: 10 }, () => make(ana, { command_id })));
    expect(new Set(made.map(({ item_id }) => item_id)).size).toBe(1);
  });

  test('S35 a folder never holds more than 500, however many come at once', async () => {
    const folder = await item('folder', ana);
    await database.query(
      `insert into items (owner_id, item_type, item_name, name_key, parent_id)
       select owner_id, 'folder', 'Filler', 'filler', item_id from items, generate_series(1, 497) where item_id = $1`,
      [folder],
    );
    const made = await Promise.allSettled(Array.from({ length: 8 }, () => make(ana, { parent_id: folder })));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await expect(make(ana, { parent_id: folder })).rejects.toMatchObject(refused(409, 'FOLDER_FULL', { most: 500 }));
  });

  test('S35 and S36: 401 rows, and names that are none, are refused', async () => {
    const rows = Array.from({ length: 401 }, () => things[0]!);
    await expect(make(ana, { selected_ids: rows })).rejects.toMatchObject(refused(400, 'INVALID'));
    for (const deck_name of ['', '   ', 'x'.repeat(61), 'a=b', 'a\u0000', 'a\ud800']) {
      await expect(make(ana, { deck_name })).rejects.toMatchObject({ problem: { params: { field: 'deck_name' } } });
    }
  });

  test('stands in a category of its folder, and in no other', async () => {
    const [own, foreign] = [await item('category', ana), await item('category', luis)];
    const { item_id } = await make(ana, { category_id: own });
    expect((await read(ana, item_id)).category_name).toBe('Place');
    await expect(make(ana, { category_id: foreign })).rejects.toMatchObject(isNotThere);
    await expect(make(ana, { category_id: own, parent_id: await item('folder', ana) })).rejects.toMatchObject(
      isNotThere,
    );
  });

  test('S21 goes into no folder of somebody else, and holds nothing that is not its owner’s to use', async () => {
    const before = await count();
    await expect(make(ana, { parent_id: luis.root_id })).rejects.toMatchObject(isNotThere);
    const hidden = await addPicture(database, { approved: false, submitted_by: luis.user_id });
    const name = await addName(database, hidden, 'spanish', 'Secreto', { approved: false, submitted_by: luis.user_id });
    const [first, second] = things as [Chosen, Chosen];
    const wrong: Chosen[] = [
      { ...first, image_id: hidden },
      { ...first, target_translation_id: name },
      { ...first, image_id: hidden, target_translation_id: name },
      { ...first, target_translation_id: second.target_translation_id },
      { ...first, source_translation_id: second.source_translation_id },
      { ...first, target_translation_id: first.source_translation_id },
      { ...first, image_id: 2_000_000 },
    ];
    for (const row of wrong) {
      await expect(make(ana, { selected_ids: [second, row] })).rejects.toMatchObject(isNotThere);
    }
    await expect(make(ana, { selected_ids: [{ ...first, sound_id: 2_000_000 }] })).rejects.toMatchObject(isNotThere);
    expect(await count()).toEqual(before);
    const own = [{ image_id: hidden, target_translation_id: name }];
    await expect(make(luis, { selected_ids: own, source_language: null })).resolves.toBeTruthy();
  });
});
