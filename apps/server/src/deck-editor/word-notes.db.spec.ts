import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { refused } from '../http/api.fixture.ts';
import { type EditorWorld, editorWorld, makeDeck, readDeck } from './editor.fixture.ts';

let world: EditorWorld;
let { ana, luis, things } = {} as EditorWorld;
beforeAll(async () => {
  world = await editorWorld();
  ({ ana, luis, things } = world);
}, 30_000);
afterAll(() => world.close());

const notes = { note: 'irregular', example: 'Veo una cosa.', example_translation: 'I see a thing.' };
const noNotes = { note: undefined, example: undefined, example_translation: undefined };
type WordType = keyof typeof notes | 'target';

let deck_id: number;
let word_id: number;
beforeEach(async () => {
  deck_id = (await makeDeck(ana, [{ ...things[0]!, ...notes }, ...things.slice(1)])).item_id;
  word_id = (await rows(deck_id))[0]!.word_id;
});
const rows = async (id: number, owner = ana) => (await readDeck(owner, id)).words;
const notesIn = ({ note, example, example_translation }: { [field in keyof typeof notes]?: string | undefined }) => ({
  note,
  example,
  example_translation,
});
const notesOf = async (id: number, owner = ana) => (await rows(id, owner)).map(notesIn);
const write = (text: string | null, word_type: WordType, of = word_id) =>
  ana.api.wordText({ body: { word_id: of, word_type, text } });

describe('note and example of a word', () => {
  test('come with the word to whoever studies it; words without say nothing of them', async () => {
    const { words } = await luis.api.deckData({ params: { username: ana.username }, query: { id: deck_id } });
    expect(words.map(notesIn)).toEqual([notes, noNotes, noNotes]);
    expect(Object.keys(words[1]!)).not.toContain('note');
  });

  test('are written one by one, tidied, and taken away; each is an edit of the deck, but for what is so already', async () => {
    const [, second] = await rows(deck_id);
    const { rev } = await readDeck(ana, deck_id);
    const own = second!.word_id;
    expect(await write('  ser = to be; <irregular>\n', 'note', own)).toMatchObject({ note: 'ser = to be; <irregular>', rev: rev + 1 }); // prettier-ignore
    expect(await write('ser = to be; <irregular>', 'note', own)).toMatchObject({ rev: rev + 1 });
    await write('¡Qué cosa!', 'example', own);
    const both = await write('What a thing!', 'example_translation', own);
    expect(notesIn(both)).toEqual({ note: 'ser = to be; <irregular>', example: '¡Qué cosa!', example_translation: 'What a thing!' }); // prettier-ignore
    await write(null, 'note', own);
    expect(notesIn(await write(' ', 'example', own))).toEqual({ ...noNotes, example_translation: 'What a thing!' });
  });

  test.each(['note', 'example', 'example_translation'] as const)('%s has at most 500 characters', async (type) => {
    await write('ñ'.repeat(500), type);
    const tooLong = refused(400, 'NOTE_TOO_LONG', { length: 501 });
    await expect(write('ñ'.repeat(501), type)).rejects.toMatchObject(tooLong);
    const more = { deck_id, target_text: 'algo', [type]: 'ñ'.repeat(501) };
    await expect(ana.api.addWord({ body: more })).rejects.toMatchObject(tooLong);
    expect((await notesOf(deck_id))[0]).toEqual({ ...notes, [type]: 'ñ'.repeat(500) });
  });

  test('are written by the owner only', async () => {
    const body = { word_id, word_type: 'note', text: 'mine' } as const;
    await expect(luis.api.wordText({ body })).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
  });

  test('stay when the word is corrected or gets another picture, and not when the row becomes another word', async () => {
    expect(notesIn(await write('la cosa', 'target'))).toEqual(notes);
    expect(notesIn(await ana.api.imageChange({ body: { word_id, ...things[4]! } }))).toEqual(notes);
    const other = await ana.api.wordChange({ body: { word_id, deck_id, new_word: things[5]!, word_order: 0 } });
    expect(notesIn(other)).toEqual(noNotes);
  });

  test('of a row that is added come with it, once', async () => {
    const body = { deck_id, target_text: 'algo', source_text: 'something', ...notes, command_id: randomUUID() };
    const [first, again] = [await ana.api.addWord({ body }), await ana.api.addWord({ body })];
    expect(again.word_id).toBe(first.word_id);
    expect(notesIn(first)).toEqual(notes);
  });
});

describe('copies have the notes of their words', () => {
  test('in another deck of one’s own, and in a copy of the whole deck', async () => {
    const into = (await makeDeck(ana, things.slice(3))).item_id;
    await ana.api.copyWords({ body: { deck_id: into, word_ids: [word_id], command_id: randomUUID() } });
    expect((await notesOf(into)).at(-1)).toEqual(notes);
    const { item_ids: [copied] } = await ana.api.copyItems({ body: { item_ids: [deck_id], parent_id: ana.root_id } }); // prettier-ignore
    expect((await notesOf(copied!))[0]).toEqual(notes);
  });

  test.each([
    ['the same language', undefined, notes],
    ['another language, in which nobody has told what the example means', 'german', { ...notes, example_translation: undefined }],
  ] as const)('in a clone that is explained in %s', async (_, source_language, expected) => {
    const { item_ids } = await luis.api.clone({ body: { item_ids: [deck_id], source_language } });
    expect((await notesOf(item_ids[0]!, luis))[0]).toEqual(expected);
  }); // prettier-ignore
});

const change = (languages: object, row: object = {}) =>
  ana.api.deckLanguage({
    body: { deck_id, selected_ids: [{ word_id, ...row }], target_language: 'spanish', ...languages },
  });

describe('in other languages of the deck', () => {
  test('a word that stays the same keeps its note and its example; what that means is another text', async () => {
    const { words } = await change({ source_language: 'german' });
    expect(words.map(notesIn)).toEqual([{ ...notes, example_translation: undefined }]);
  });

  test('they stay with the word where only the purpose changes', async () => {
    const { words } = await change({ source_language: 'english_uk', purpose: 'learn' });
    expect(words.map(notesIn)).toEqual([notes]);
  });

  test('another word has those that come with it', async () => {
    const swapped = { target_language: 'english_uk', source_language: 'spanish' };
    const named = { example: 'I see a thing.', example_translation: 'Veo una cosa.' };
    const { words } = await change(swapped, { target_text: 'thing', ...named });
    expect(words.map(notesIn)).toEqual([{ note: undefined, ...named }]);
  });
});
