import type { EditedRow, EditedWord } from '@lexiroom/contracts/deck-editor';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { type Member, refused } from '../http/api.fixture.ts';
import { addName, addPicture } from '../library/library.fixture.ts';
import {
  type EditorWorld,
  editorWorld,
  isNotThere,
  languages,
  makeDeck,
  nameOf,
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
const idsOf = (words: EditedWord[]) => words.map(({ word_id }) => word_id);
const rowIn = async ({ word_id, image_id, target_translation_id }: EditedWord) => ({
  word_id,
  image_id,
  target_translation_id,
  source_translation_id: await nameOf(database, image_id!, 'german'),
});

describe('a deck that is edited', () => {
  let deck_id: number;
  let words: EditedWord[];
  let rev: number;

  beforeEach(async () => {
    deck_id = (await make(ana)).item_id;
    ({ words, rev } = await read(ana, deck_id));
  });
  const now = async () => read(ana, deck_id);
  const add = (more: object = {}) => ana.api.addWord({ body: { deck_id, ...things[3], ...more } });
  const reorder = (word_ids: number[], seen?: number) =>
    ana.api.deckOrder({ body: { deck_id, word_ids, ...(seen === undefined ? {} : { rev: seen }) } });

  test('gets a row at the end, or before another; without anything chosen too', async () => {
    const last = await add();
    expect(last).toMatchObject({ target_translation: 'Cosa 3', word_order: 3, rev: rev + 1, is_pinned: false });
    const middle = await ana.api.addWord({ body: { deck_id, before_word_id: words[1]!.word_id } });
    expect(middle).toMatchObject({ image_id: null, target_translation: null, word_order: 1 });
    expect(textsOf((await now()).words)).toEqual(['Cosa 0', null, 'Cosa 1', 'Cosa 2', 'Cosa 3']);
    const study = await ana.api.deckData({ params: { username: ana.username }, query: { id: deck_id } });
    expect(study.words).toHaveLength(4);
  });

  test('S30 a row is added once by one command', async () => {
    const command_id = randomUUID();
    const added = await Promise.all(Array.from({ length: 10 }, () => add({ command_id })));
    expect(new Set(idsOf(added)).size).toBe(1);
    expect((await now()).words).toHaveLength(4);
  });

  test('S35 has 400 rows at most, however many come at once', async () => {
    await database.query(
      `insert into words (deck_id, word_order, origin_word_id) select $1, n, 0 from generate_series(10, 404) as n`,
      [deck_id],
    );
    const added = await Promise.allSettled(Array.from({ length: 10 }, () => add()));
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await now()).words).toHaveLength(400);
    await expect(add()).rejects.toMatchObject({ ...refused(409, 'DECK_FULL'), message: 'Deck limit reached' });
  });

  test('loses a row; what was answered to it stays', async () => {
    const { word_id } = words[1]!;
    await ana.api.questionAnswer({ body: { word_id, deck_id, is_correct: true } });
    expect(await ana.api.deleteWord({ body: { word_id } })).toEqual({ rev: rev + 1 });
    expect(textsOf((await now()).words)).toEqual(['Cosa 0', 'Cosa 2']);
    expect(await one('select count(*) from answers where word_id = $1', [word_id])).toEqual({ count: '1' });
    await expect(ana.api.deleteWord({ body: { word_id } })).rejects.toMatchObject(isNotThere);
  });

  test('is put in order: those named first, the others behind them', async () => {
    const [first, second, third] = idsOf(words) as [number, number, number];
    expect(await reorder([third, first, third])).toEqual({ rev: rev + 1 });
    expect(idsOf((await now()).words)).toEqual([third, first, second]);
    expect(await reorder([third])).toEqual({ rev: rev + 1 });
    await ana.api.deleteWord({ body: { word_id: first } });
    expect(await reorder([first, second, third])).toEqual({ rev: rev + 3 });
    expect(idsOf((await now()).words)).toEqual([second, third]);
  });

  test('S22 an order with a row of another deck is refused whole', async () => {
    const other = await read(luis, (await make(luis)).item_id);
    const ids = [...idsOf(words).toReversed(), other.words[0]!.word_id];
    await expect(reorder(ids)).rejects.toMatchObject(isNotThere);
    expect(idsOf((await now()).words)).toEqual(idsOf(words));
  });

  test('a row that becomes another word gets a new id at the same place, without its history', async () => {
    const { word_id } = words[1]!;
    await ana.api.pinWord({ body: { word_id, is_pinned: true } });
    await ana.api.questionAnswer({ body: { word_id, deck_id, is_correct: true } });
    const changed = await ana.api.wordChange({ body: { word_id, deck_id, new_word: things[4]!, word_order: 1 } });
    expect(changed).toMatchObject({ word_order: 1, target_translation: 'Cosa 4', is_pinned: false });
    expect(changed.word_id).not.toBe(word_id);
    expect(changed.origin_word_id).toBe(changed.word_id);
    expect(textsOf((await now()).words)).toEqual(['Cosa 0', 'Cosa 4', 'Cosa 2']);
    const study = await ana.api.deckData({ params: { username: ana.username }, query: { id: deck_id } });
    expect(study.words[1]!.answers).toEqual([]);
  });

  test('a row keeps its id and history with another picture, and its texts when the picture goes', async () => {
    const { word_id } = words[0]!;
    const without = await ana.api.imageChange({ body: { word_id, image_id: null } });
    expect(without).toMatchObject({ word_id, image_id: null, target_text: 'Cosa 0', source_text: 'Thing 0' });
    const other = await ana.api.imageChange({ body: { word_id, ...things[5]! } });
    expect(other).toMatchObject({ word_id, ...things[5]!, source_translation: 'Thing 5', rev: rev + 2 });
  });

  test('another target text loses the sound and the second text of the old one; another source text does not', async () => {
    const { word_id, image_id } = words[0]!;
    await database.query(
      `with sound as (
         insert into sounds (sound_hash, language, text, fold_key, is_synthetic, speaker_id)
         values (repeat('c', 64), 'spanish', $2, $2, true, 0) returning sound_id
       )
       update words set sound_id = sound.sound_id, extra_target_translation = 'la' from sound where word_id = $1`,
      [word_id, randomUUID()],
    );
    const source = await addName(database, image_id!, 'english_uk', `Object ${word_id}`);
    const target = await addName(database, image_id!, 'spanish', `Objeto ${word_id}`);
    const text = (translation_id: number | null, word_type: 'target' | 'source') =>
      ana.api.imageTranslation({ body: { word_id, translation_id, word_type } });
    expect(await text(source, 'source')).toMatchObject({ source_translation: `Object ${word_id}`, extra_target_translation: 'la', sound_id: expect.any(Number) }); // prettier-ignore
    expect(await text(target, 'target')).toMatchObject({ target_translation: `Objeto ${word_id}`, extra_target_translation: null, sound_id: null }); // prettier-ignore
    expect(await text(null, 'source')).toMatchObject({ source_translation: null, source_translation_id: null });
    await expect(text(source, 'target')).rejects.toMatchObject(isNotThere);
    await expect(text(things[5]!.target_translation_id, 'target')).rejects.toMatchObject(isNotThere);
  });

  describe('in two tabs', () => {
    test('loses nothing: different fields and rows are merged', async () => {
      const { word_id, image_id } = words[0]!;
      const synonym = await addName(database, image_id!, 'spanish', `Otra ${word_id}`);
      const edits = [
        ana.api.imageTranslation({ body: { word_id, translation_id: synonym, word_type: 'target', rev } }),
        ana.api.imageTranslation({ body: { word_id, translation_id: null, word_type: 'source', rev } }),
        ana.api.imageChange({ body: { word_id: words[1]!.word_id, image_id: null, rev } }),
        ana.api.addWord({ body: { deck_id, ...things[3]! } }),
        reorder(idsOf(words).toReversed(), rev),
      ];
      await Promise.all(edits);
      const after = await now();
      expect(after.rev).toBe(rev + 5);
      const row = after.words.find((word) => word.word_id === word_id);
      expect(row).toMatchObject({ target_translation_id: synonym, source_translation_id: null });
      expect(after.words).toHaveLength(4);
    });

    test('the same field is refused to whoever has not seen its change, with what stands there now', async () => {
      const { word_id, image_id } = words[0]!;
      const [mine, theirs] = [
        await addName(database, image_id!, 'spanish', `Mía ${word_id}`),
        await addName(database, image_id!, 'spanish', `Suya ${word_id}`),
      ];
      const choose = (translation_id: number, seen?: number) =>
        ana.api.imageTranslation({
          body: { word_id, translation_id, word_type: 'target', ...(seen === undefined ? {} : { rev: seen }) },
        });
      await choose(theirs, rev);
      const current = await currentOf<EditedRow>(choose(mine, rev));
      expect(current).toMatchObject({ word_id, target_translation: `Suya ${word_id}`, rev: rev + 1 });
      expect(await choose(theirs, rev)).toMatchObject({ rev: rev + 1 });
      expect(await choose(mine, current.rev)).toMatchObject({ target_translation_id: mine });
      expect(await choose(theirs)).toMatchObject({ target_translation_id: theirs });
    });

    test('two orders, two exchanges and two changes of language do not undo each other', async () => {
      const [first, second, third] = idsOf(words) as [number, number, number];
      await reorder([third, second, first], rev);
      expect(await currentOf(reorder([second, first, third], rev))).toEqual([third, second, first]);
      await ana.api.imageChange({ body: { word_id: first, image_id: null, rev } });
      const exchange = ana.api.wordChange({ body: { word_id: first, deck_id, new_word: things[4]!, rev } });
      expect(await currentOf(exchange)).toMatchObject({ word_id: first, image_id: null });
      const selected_ids = [{ image_id: things[5]!.image_id }];
      const language = (source_language: 'german' | null) =>
        ana.api.deckLanguage({ body: { deck_id, selected_ids, target_language: 'spanish', source_language, rev } });
      await language(null);
      expect(await currentOf(language('german'))).toEqual({ ...languages, source_language: null, purpose: 'study' });
    });
  });

  test('changes its source language and keeps its rows, their history, pins and order as they are given', async () => {
    const [first, second, third] = words as [EditedWord, EditedWord, EditedWord];
    await ana.api.pinWord({ body: { word_id: third.word_id, is_pinned: true } });
    const rowOfThird = await rowIn(third);
    const changed = await ana.api.deckLanguage({
      body: {
        deck_id,
        selected_ids: [rowOfThird, { ...things[5]!, source_translation_id: null }, await rowIn(first)],
        target_language: 'spanish',
        source_language: 'german',
        purpose: 'learn',
      },
    });
    expect(changed).toMatchObject({ source_language: 'german', purpose: 'learn', rev: rev + 1 });
    expect(textsOf(changed.words)).toEqual(['Cosa 2', 'Cosa 5', 'Cosa 0']);
    expect(idsOf(changed.words)).toEqual([third.word_id, expect.any(Number), first.word_id]);
    expect(changed.words[0]).toMatchObject({ source_translation: 'Cosa 2e', is_pinned: true });
    expect(idsOf(changed.words)).not.toContain(second.word_id);
  });

  test('in another target language all its rows are new words', async () => {
    const selected_ids = [];
    for (const { word_id, image_id, source_translation_id } of words) {
      const target_translation_id = await nameOf(database, image_id!, 'german');
      selected_ids.push({ word_id, image_id, source_translation_id, target_translation_id });
    }
    const changed = await ana.api.deckLanguage({ body: { deck_id, selected_ids, target_language: 'german' } });
    expect(changed).toMatchObject({ target_language: 'german', source_language: 'english_uk' });
    expect(textsOf(changed.words)).toEqual(['Cosa 0e', 'Cosa 1e', 'Cosa 2e']);
    for (const { word_id } of words) expect(idsOf(changed.words)).not.toContain(word_id);
    const wrong = { deck_id, selected_ids: things.slice(0, 1), target_language: 'german' } as const;
    await expect(ana.api.deckLanguage({ body: wrong })).rejects.toMatchObject(isNotThere);
    const twice = [{ word_id: changed.words[0]!.word_id }, { word_id: changed.words[0]!.word_id }];
    await expect(ana.api.deckLanguage({ body: { ...wrong, selected_ids: twice } })).rejects.toMatchObject(isNotThere);
  });

  test('is not emptied by a change of its purpose or languages; one that is empty may change them', async () => {
    const german = { target_language: 'german', purpose: 'learn' } as const;
    const empty = { body: { deck_id, selected_ids: [], ...german } };
    await expect(ana.api.deckLanguage(empty)).rejects.toMatchObject(refused(400, 'DECK_EMPTY', { purpose: 'learn' }));
    expect(await now()).toMatchObject({ words, rev, purpose: 'study', target_language: 'spanish' });
    for (const { word_id } of words) await ana.api.deleteWord({ body: { word_id } });
    await expect(ana.api.deckLanguage(empty)).resolves.toMatchObject({
      purpose: 'learn',
      target_language: 'german',
      words: [],
    });
  });

  test('S21 of somebody else is not there, and stays as it is', async () => {
    const { api } = luis;
    const { word_id } = words[0]!;
    const tries = [
      read(luis, deck_id),
      api.addWord({ body: { deck_id, ...things[3]! } }),
      api.deleteWord({ body: { word_id } }),
      api.deckOrder({ body: { deck_id, word_ids: idsOf(words).toReversed() } }),
      api.wordChange({ body: { deck_id, word_id, new_word: things[3]! } }),
      api.imageChange({ body: { word_id, image_id: null } }),
      api.imageTranslation({ body: { word_id, translation_id: null, word_type: 'target' } }),
      api.wordText({ body: { word_id, text: 'perro', word_type: 'target' } }),
      api.deckLanguage({ body: { deck_id, selected_ids: [], target_language: 'german' } }),
    ];
    for (const tried of tries) await expect(tried).rejects.toMatchObject(isNotThere);
    const own = await read(luis, (await make(luis)).item_id);
    const mixed = [
      api.wordChange({ body: { deck_id, word_id: own.words[0]!.word_id, new_word: things[3]! } }),
      api.addWord({ body: { deck_id: own.deck_id, before_word_id: word_id } }),
      api.deckLanguage({ body: { deck_id: own.deck_id, selected_ids: [{ word_id }], target_language: 'spanish' } }),
    ];
    for (const tried of mixed) await expect(tried).rejects.toMatchObject(isNotThere);
    expect(await now()).toMatchObject({ words, rev });
  });

  test('S21 takes nothing that is not its owner’s to use', async () => {
    const hidden = await addPicture(database, { approved: false, submitted_by: luis.user_id });
    const name = await addName(database, hidden, 'spanish', 'Ajeno', { approved: false, submitted_by: luis.user_id });
    const { word_id } = words[0]!;
    const tries = [
      ana.api.addWord({ body: { deck_id, image_id: hidden } }),
      ana.api.imageChange({ body: { word_id, image_id: hidden } }),
      ana.api.wordChange({ body: { word_id, deck_id, new_word: { image_id: hidden } } }),
      ana.api.addWord({ body: { deck_id, target_translation_id: name } }),
    ];
    for (const tried of tries) await expect(tried).rejects.toMatchObject(isNotThere);
    expect(await now()).toMatchObject({ words, rev });
  });
});

/** What stands there now, as a refusal that is STALE tells it. */
async function currentOf<T>(tried: Promise<unknown>): Promise<T> {
  const { problem } = await tried.then(
    () => Promise.reject(new Error('This was not refused')),
    (error: { problem: { code: string; params: { current: string } } }) => error,
  );
  expect(problem.code).toBe('STALE');
  return JSON.parse(problem.params.current) as T;
}
