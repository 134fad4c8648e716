import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { refused } from '../http/api.fixture.ts';
import { type EditorWorld, editorWorld, makeDeck, nameOf, readDeck } from './editor.fixture.ts';

let world: EditorWorld;
let { database, ana, luis, things } = {} as EditorWorld;
beforeAll(async () => {
  world = await editorWorld();
  ({ database, ana, luis, things } = world);
}, 30_000);
afterAll(() => world.close());

let deck_id: number;
let word_id: number;
/** Sounds that everybody may use: of 'Thing 0' in English, of 'Cosa 0' in Spanish. */
let [english, spanish] = [0, 0];
beforeEach(async () => {
  deck_id = (await makeDeck(ana, things)).item_id;
  word_id = (await rows(deck_id))[0]!.word_id;
  [english, spanish] = [await newSound('english_uk', 'Thing 0'), await newSound('spanish', 'Cosa 0')];
});
const rows = async (id: number, owner = ana) => (await readDeck(owner, id)).words;
const soundsOf = async (id: number, owner = ana) => (await rows(id, owner)).map((word) => word.source_sound_id);
const choose = (sound_id: number | null, word_type: 'target' | 'source' = 'source') =>
  ana.api.changeSound({ body: { word_id, sound_id, word_type } });
async function newSound(language: string, text: string) {
  const { rows: made } = await database.query<{ sound_id: number }>(
    `insert into sounds (sound_hash, language, text, fold_key, is_synthetic, approved)
     values ($1, $2, $3, lower($3), false, true) returning sound_id`,
    [randomUUID().replaceAll('-', '').padEnd(64, '0'), language, text],
  );
  return made[0]!.sound_id;
}

test('a sound is chosen for the source text beside that of the target text, and is told to whoever studies', async () => {
  await choose(english);
  await choose(spanish, 'target');
  const { words } = await luis.api.deckData({ params: { username: ana.username }, query: { id: deck_id } });
  expect(words[0]).toMatchObject({ sound_id: spanish, source_sound_id: english, source_sound_path: expect.stringMatching(/^\/media\//) }); // prettier-ignore
  expect(Object.keys(words[1]!)).not.toContain('source_sound_id');
  await choose(null);
  expect((await rows(deck_id))[0]).toMatchObject({ sound_id: spanish });
  expect(await soundsOf(deck_id)).toEqual([undefined, undefined, undefined]);
});

test('it is one in the language of the source text, of an own word that has one', async () => {
  const isNotThere = refused(404, 'NOT_FOUND');
  await expect(choose(spanish)).rejects.toMatchObject(isNotThere);
  const body = { word_id, sound_id: english, word_type: 'source' } as const;
  await expect(luis.api.changeSound({ body })).rejects.toMatchObject(isNotThere);
  const more = { deck_id, target_text: 'algo', source_text: 'some', source_sound_id: spanish };
  await expect(ana.api.addWord({ body: more })).rejects.toMatchObject(isNotThere);
  await ana.api.wordText({ body: { word_id, word_type: 'source', text: null } });
  await expect(choose(english)).rejects.toMatchObject(isNotThere);
});

const write = (text: string, word_type: 'target' | 'source') =>
  ana.api.wordText({ body: { word_id, word_type, text } });

test('another source text loses it, another case and another target text do not', async () => {
  await choose(english);
  expect(await write('la cosa', 'target')).toMatchObject({ source_sound_id: english });
  expect(await write('thing 0', 'source')).toMatchObject({ source_sound_id: english });
  expect(await write('matter', 'source')).not.toHaveProperty('source_sound_id');
});

test('copies have it, but for those that are explained in another language', async () => {
  await choose(english);
  const into = (await makeDeck(ana, things.slice(3))).item_id;
  await ana.api.copyWords({ body: { deck_id: into, word_ids: [word_id], command_id: randomUUID() } });
  expect((await soundsOf(into)).at(-1)).toBe(english);
  const cloneIn = async (source_language?: 'german') => {
    const { item_ids } = await luis.api.clone({ body: { item_ids: [deck_id], source_language } });
    return (await soundsOf(item_ids[0]!, luis))[0];
  };
  expect([await cloneIn(), await cloneIn('german')]).toEqual([english, undefined]);
});

test('in other languages it stays with its text, and goes with it where the two change places', async () => {
  await choose(english);
  const change = (languages: object, row: object) =>
    ana.api.deckLanguage({ body: { deck_id, selected_ids: [{ word_id, ...row }], target_language: 'spanish', ...languages } }); // prettier-ignore
  const same = await change({ source_language: 'english_uk', purpose: 'learn' }, things[0]!);
  expect(same.words[0]).toMatchObject({ source_sound_id: english });
  const swapped = { target_language: 'english_uk', source_language: 'spanish' };
  const row = { target_text: 'Thing 0', source_text: 'Cosa 0', sound_id: english, source_sound_id: spanish };
  const { words } = await change(swapped, row);
  expect(words[0]).toMatchObject({ sound_id: english, source_sound_id: spanish });
  word_id = words[0]!.word_id;
  const source_translation_id = await nameOf(database, things[0]!.image_id, 'german');
  const german = await change({ target_language: 'english_uk', source_language: 'german' }, { image_id: things[0]!.image_id, target_text: 'Thing 0', source_translation_id }); // prettier-ignore
  expect(german.words[0]).toMatchObject({ sound_id: english });
  expect(german.words[0]).not.toHaveProperty('source_sound_id');
});

test('an uploaded sound that a word has for its source text stays when it is deleted', async () => {
  await choose(english);
  await database.query('update sounds set approved = false, submitted_by = $2 where sound_id = $1', [english, ana.user_id]); // prettier-ignore
  await ana.api.deleteSound({ body: { sound_id: english } });
  expect((await soundsOf(deck_id))[0]).toBe(english);
});
