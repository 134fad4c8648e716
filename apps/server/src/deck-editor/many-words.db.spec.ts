import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { refused } from '../http/api.fixture.ts';
import { DeletedWords } from './deleted-words.ts';
import { type EditorWorld, editorWorld, isNotThere, makeDeck, readDeck, textsOf } from './editor.fixture.ts';

let world: EditorWorld;
let { database, ana, luis, things } = {} as EditorWorld;
beforeAll(async () => {
  world = await editorWorld();
  ({ database, ana, luis, things } = world);
}, 30_000);
afterAll(() => world.close());

let deck_id: number;
let word_ids: number[];
let rev: number;
beforeEach(async () => {
  deck_id = (await makeDeck(ana, things)).item_id;
  const deck = await readDeck(ana, deck_id);
  ({ rev } = deck);
  word_ids = deck.words.map(({ word_id }) => word_id);
});
const textsIn = async (id: number) => textsOf((await readDeck(ana, id)).words);
const copy = (into: number, ids = word_ids, command_id: string = randomUUID()) =>
  ana.api.copyWords({ body: { deck_id: into, word_ids: ids, command_id } });

describe('many rows that are deleted at once', () => {
  test('go in one edit; those that are gone already do not matter', async () => {
    const [first, , third] = word_ids as [number, number, number];
    expect(await ana.api.deleteWords({ body: { deck_id, word_ids: [first, third] } })).toEqual({ rev: rev + 1 });
    expect(await textsIn(deck_id)).toEqual(['Cosa 1']);
    expect(await ana.api.deleteWords({ body: { deck_id, word_ids: [first, third] } })).toEqual({ rev: rev + 1 });
  });

  test('are those of the named deck only, which is one’s own', async () => {
    const other = (await makeDeck(ana, things)).item_id;
    await ana.api.deleteWords({ body: { deck_id: other, word_ids } });
    await expect(luis.api.deleteWords({ body: { deck_id, word_ids } })).rejects.toMatchObject(isNotThere);
    expect(await textsIn(deck_id)).toHaveLength(3);
    expect(await textsIn(other)).toHaveLength(3);
  });
});

describe('words that were deleted', () => {
  const field = { sound_id: null, source_text: null };
  const add = (restores: number, member = ana, into = deck_id) =>
    member.api.addWord({
      body: {
        deck_id: into,
        target_text: 'Cosa 0',
        ...field,
        restores,
        before_word_id: null,
        command_id: randomUUID(),
      },
    });

  test('come back as the same words, with what was learned of them', async () => {
    const [first, , third] = word_ids as [number, number, number];
    await ana.api.questionAnswer({ body: { deck_id, word_id: third, is_correct: true } });
    await ana.api.pinWord({ body: { word_id: third, is_pinned: true } });
    const learned = async () => {
      const { words } = await ana.api.deckData({ params: { username: ana.username }, query: { id: deck_id } });
      return words.find(({ word_id }) => word_id === third);
    };
    const before = await learned();
    expect(before).toMatchObject({ answers: [{ is_correct: true }], is_pinned: true });
    await ana.api.deleteWords({ body: { deck_id, word_ids: [first, third] } });
    expect(await learned()).toBeUndefined();
    expect(await add(third)).toMatchObject({ word_id: third, origin_word_id: third, is_pinned: true });
    const { answers, due_date } = (await learned())!;
    expect({ answers, due_date }).toEqual({ answers: before!.answers, due_date: before!.due_date });
    // Alone, and in its place.
    await ana.api.deleteWord({ body: { word_id: third } });
    const command_id = randomUUID();
    const body = {
      deck_id,
      target_text: 'Cosa 2',
      ...field,
      restores: third,
      before_word_id: word_ids[1]!,
      command_id,
    };
    expect(await ana.api.addWord({ body })).toMatchObject({ word_id: third });
    expect(await ana.api.addWord({ body })).toMatchObject({ word_id: third });
    expect((await readDeck(ana, deck_id)).words.map(({ word_id }) => word_id)).toEqual([third, word_ids[1]]);
  });

  test('come back once, and in their own deck only; else the word is a new one', async () => {
    const [first] = word_ids as [number, number, number];
    // It is there still.
    expect((await add(first)).word_id).not.toBe(first);
    await ana.api.deleteWord({ body: { word_id: first } });
    const [theirs, other] = [(await makeDeck(luis, things)).item_id, (await makeDeck(ana, things)).item_id];
    for (const added of [await add(first, luis, theirs), await add(first, ana, other)]) {
      expect(added.word_id).not.toBe(first);
      expect(added.origin_word_id).toBe(added.word_id);
    }
    expect((await add(first)).word_id).toBe(first);
    expect((await add(first)).word_id).not.toBe(first);
  });

  test('are forgotten after 30 days', async () => {
    const [first, second] = word_ids as [number, number, number];
    await ana.api.deleteWords({ body: { deck_id, word_ids: [first, second] } });
    await database.query(`update deleted_words set deleted_at = now() - interval '31 days' where word_id = $1`, [
      first,
    ]);
    await world.server.app.get(DeletedWords).forget();
    expect((await add(first)).word_id).not.toBe(first);
    expect((await add(second)).word_id).toBe(second);
  });
});

describe('words that are copied into another deck', () => {
  test('stand at its end in the order named, with all they have, and what was learned of them counts there', async () => {
    const [first, , third] = word_ids as [number, number, number];
    await ana.api.wordText({ body: { word_id: third, word_type: 'extra_target', text: 'las cosas' } });
    const into = (await makeDeck(ana, things.slice(3))).item_id;
    const before = await readDeck(ana, into);
    const { word_ids: copies } = await copy(into, [third, first]);
    const after = await readDeck(ana, into);
    expect(textsOf(after.words)).toEqual(['Cosa 3', 'Cosa 4', 'Cosa 5', 'Cosa 2', 'Cosa 0']);
    expect(after.words.slice(3).map(({ word_id }) => word_id)).toEqual(copies);
    expect(after.words[3]).toMatchObject({ extra_target_translation: 'las cosas', origin_word_id: third });
    expect(after.rev).toBe(before.rev + 1);
    expect(await textsIn(deck_id)).toHaveLength(3);
  });

  test('are copied once by one command, and not where they are already', async () => {
    const into = (await makeDeck(ana, things.slice(3))).item_id;
    const command_id = randomUUID();
    const made = await Promise.all(Array.from({ length: 5 }, () => copy(into, word_ids, command_id)));
    expect(new Set(made.map(({ word_ids: ids }) => ids.join())).size).toBe(1);
    expect(await copy(into)).toEqual({ word_ids: [] });
    expect(await copy(deck_id)).toEqual({ word_ids: [] });
    expect(await copy(deck_id, made[0]!.word_ids)).toEqual({ word_ids: [] });
    expect(await textsIn(into)).toHaveLength(6);
  });

  test('S35 never fill a deck over 400 rows: then none is copied', async () => {
    const into = (await makeDeck(ana, things.slice(3))).item_id;
    await database.query(
      `insert into words (deck_id, word_order, origin_word_id) select $1, n, -n from generate_series(10, 404) as n`,
      [into],
    );
    await expect(copy(into)).rejects.toMatchObject(refused(409, 'DECK_FULL'));
    expect((await readDeck(ana, into)).words).toHaveLength(398);
    expect((await copy(into, word_ids.slice(0, 2))).word_ids).toHaveLength(2);
  });

  test('are one’s own, in the same languages', async () => {
    const german = (await makeDeck(ana, [], { target_language: 'german', selected_ids: [{ text: 'Ding', source_text: 'thing' }] })).item_id; // prettier-ignore
    expect(await copy(german)).toEqual({ word_ids: [] });
    const theirs = await readDeck(luis, (await makeDeck(luis, things)).item_id);
    expect(await copy(deck_id, theirs.words.map(({ word_id }) => word_id))).toEqual({ word_ids: [] }); // prettier-ignore
    await expect(copy(theirs.deck_id)).rejects.toMatchObject(isNotThere);
  });

  test('go into decks that are named with their folders and sizes; others are not offered', async () => {
    const { root_id } = await ana.api.userHome({ params: { username: ana.username }, query: {} });
    const folder = await ana.api.newItem({ body: { item_type: 'folder', item_name: 'Farm', parent_id: root_id } });
    const inFolder = await makeDeck(ana, things.slice(3), { deck_name: 'AAA', parent_id: folder.item_id });
    await makeDeck(ana, [], { target_language: 'german', selected_ids: [{ text: 'Ding', source_text: 'thing' }], deck_name: 'AA' }); // prettier-ignore
    const { decks } = await ana.api.decksForWords({ params: { deck_id } });
    expect(decks[0]).toEqual({ deck_id: inFolder.item_id, deck_name: 'AAA', folder_name: 'Farm', word_count: 3 });
    expect(decks.some(({ deck_id: other, deck_name }) => other === deck_id || deck_name === 'AA')).toBe(false);
    await expect(luis.api.decksForWords({ params: { deck_id } })).rejects.toMatchObject(isNotThere);
  });
});
