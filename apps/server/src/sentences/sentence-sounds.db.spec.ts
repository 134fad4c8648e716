import { endpoints } from '@lexiroom/contracts/endpoints';
import { createClient } from '@lexiroom/contracts/http';
import type { routes } from '@lexiroom/contracts/routes';
import type { DeckSentence, SpokenType } from '@lexiroom/contracts/sentences';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type EditorWorld, editorWorld, makeDeck } from '../deck-editor/editor.fixture.ts';
import { type Member, refused } from '../http/api.fixture.ts';
import { SilentVoice } from '../speech/silent-voice.fixture.ts';

const voice = new SilentVoice();
const { say } = voice;
let world: EditorWorld;
let { ana, luis, things } = {} as EditorWorld;
let visitor: Pick<Member, 'api'>;
beforeAll(async () => {
  world = await editorWorld({ speech: voice });
  ({ ana, luis, things } = world);
  visitor = { api: createClient<typeof routes>(endpoints, { baseUrl: `${world.server.url}/api` }) };
}, 30_000);
afterAll(() => world.close());
afterEach(() => void (voice.say = say));

let deck_id: number;
beforeEach(async () => {
  deck_id = (await makeDeck(ana, things)).item_id;
});

const isNotThere = refused(404, 'NOT_FOUND');
let texts = 0;
/** A text that nobody has heard before. */
const newText = () => `La vaca ${++texts} duerme.`;
const read = async (id = deck_id): Promise<DeckSentence[]> => (await ana.api.sentences({ query: { id } })).sentences;
async function add(text = newText()): Promise<number> {
  const [made] = await ana.api.newSentences({ body: { deck_id, texts: [{ target_translation: text }] } });
  return made!.sentence_id;
}
const hear = (sentence_id: number, sentence_type: SpokenType = 'target', { api }: Pick<Member, 'api'> = ana) =>
  api.sentenceSound({ params: { sentence_id, sentence_type } });
const write = (sentence_id: number, translation: string | null, translation_type: SpokenType = 'target') =>
  ana.api.sentenceTranslation({ body: { sentence_id, translation_type, translation } });
const setVisibility = (visibility: 'public' | 'private') =>
  ana.api.changeItem({ body: { item_id: deck_id, visibility } });

describe('the sound of a sentence', () => {
  test('is made when somebody who sees its deck asks, and then stands with it for everybody', async () => {
    const sentence_id = await add();
    await setVisibility('public');
    expect(await read()).toMatchObject([{ sound_id: null, sound_path: null, failed_sounds: [] }]);
    const sound = await hear(sentence_id, 'target', visitor);
    expect(await read()).toMatchObject([{ ...sound, failed_sounds: [] }]);
    const file = await fetch(`${world.server.url}${sound.sound_path}`);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
  });

  test('is made once, however many ask at the same time and in however many decks the text stands', async () => {
    const text = newText();
    const [first, second] = [await add(text), await add(text)];
    const before = voice.said;
    const sounds = await Promise.all(Array.from({ length: 20 }, (_, place) => hear(place % 2 ? first : second)));
    expect(new Set(sounds.map(({ sound_id }) => sound_id)).size).toBe(1);
    await hear(first);
    expect(voice.said).toBe(before + 1);
  });

  test('of the second pair is another, kept beside the first', async () => {
    const sentence_id = await add();
    await write(sentence_id, newText(), 'extra_target');
    await world.database.query('update sentences set extra_sound_id = null where sentence_id = $1', [sentence_id]);
    const [first, second] = [await hear(sentence_id), await hear(sentence_id, 'extra_target')];
    expect(first.sound_path).not.toBe(second.sound_path);
    expect(await read()).toMatchObject([
      { sound_path: first.sound_path, extra_sound_id: second.sound_id, extra_sound_path: second.sound_path },
    ]);
  });

  test('S21 of a private deck is not there for others', async () => {
    const sentence_id = await add();
    await setVisibility('private');
    const before = voice.said;
    for (const person of [luis, visitor]) {
      await expect(hear(sentence_id, 'target', person)).rejects.toMatchObject(isNotThere);
    }
    expect(voice.said).toBe(before);
    expect(await hear(sentence_id)).toHaveProperty('sound_path');
  });

  test('S24 is opened by the key of a link, as its deck is', async () => {
    const sentence_id = await add();
    await ana.api.changeItem({ body: { item_id: deck_id, visibility: 'link' } });
    const { items } = await ana.api.userHome({ params: { username: ana.username }, query: {} });
    const { link_key } = items.find(({ item_id }) => item_id === deck_id)!;
    const address = `/api/sentence_sound/${sentence_id}/target`;
    expect((await luis.browser.get(address)).status).toBe(404);
    expect((await luis.browser.get(`${address}?key=${link_key}`)).status).toBe(200);
  });

  test('is not there without a text, of a translation, of a deleted sentence, and in the bin', async () => {
    const sentence_id = await add();
    await expect(hear(sentence_id, 'extra_target')).rejects.toMatchObject(isNotThere);
    await write(sentence_id, ' ', 'extra_target');
    await expect(hear(sentence_id, 'extra_target')).rejects.toMatchObject(isNotThere);
    await expect(hear(sentence_id, 'source' as SpokenType)).rejects.toMatchObject({ status: 400 });
    await ana.api.deleteItems({ body: { item_ids: [deck_id] } });
    await expect(hear(sentence_id)).rejects.toMatchObject(isNotThere);
    await ana.api.restoreItems({ body: { item_ids: [deck_id] } });
    await ana.api.deleteSentence({ body: { sentence_id } });
    await expect(hear(sentence_id)).rejects.toMatchObject(isNotThere);
  });

  test('is another when the text is; one that was being said of the old text is not kept', async () => {
    const sentence_id = await add();
    const first = await hear(sentence_id);
    const second = await write(sentence_id, newText());
    expect(second.sound_path).not.toBe(first.sound_path);
    expect(await hear(sentence_id)).toEqual({ sound_id: second.sound_id, sound_path: second.sound_path });

    const other = await add();
    const [began, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    voice.say = async (utterance) => {
      began.resolve();
      await goOn.promise;
      return say(utterance);
    };
    const hearing = hear(other);
    await began.promise;
    await world.database.query(`update sentences set target_text = 'Otra.' where sentence_id = $1`, [other]);
    goOn.resolve();
    await hearing;
    expect((await read())[1]).toMatchObject({ target_translation: 'Otra.', sound_id: null, sound_path: null });
  });

  test('goes along when the deck is copied, and is made anew for a deck of another language', async () => {
    const sentence_id = await add();
    const spanish = await hear(sentence_id);
    await setVisibility('public');
    const { item_id } = await luis.api.clone({ body: { item_ids: [deck_id] } });
    const { sentences } = await luis.api.sentences({ query: { id: item_id } });
    expect(sentences).toMatchObject([spanish]);
    await world.database.query(`update decks set target_language = 'italian' where deck_id = $1`, [deck_id]);
    expect(await read()).toMatchObject([{ sound_id: null, sound_path: null }]);
    const italian = await hear(sentence_id);
    expect(italian.sound_id).not.toBe(spanish.sound_id);
    expect(await read()).toMatchObject([italian]);
  });
});

describe('a text of which no sound can be made', () => {
  test.each(['target', 'extra_target'] as const)('is marked for its author, until one could be: %s', async (type) => {
    const sentence_id = await add();
    voice.say = () => Promise.resolve(null as never);
    if (type === 'target') {
      await expect(hear(sentence_id)).rejects.toMatchObject(refused(404, 'SOUND_FETCH_FAILED'));
      await expect(hear(sentence_id)).rejects.toMatchObject(refused(404, 'SOUND_FETCH_FAILED'));
    } else expect(await write(sentence_id, newText(), type)).toMatchObject({ sound_id: null, sound_path: null });
    expect(await read()).toMatchObject([{ failed_sounds: [type] }]);
    voice.say = say;
    await hear(sentence_id, type);
    expect(await read()).toMatchObject([{ failed_sounds: [] }]);
  });

  test('loses its mark with the text, and with the second pair', async () => {
    const sentence_id = await add();
    voice.say = () => Promise.resolve(null as never);
    await write(sentence_id, newText());
    await write(sentence_id, newText(), 'extra_target');
    expect(await read()).toMatchObject([{ failed_sounds: ['target', 'extra_target'] }]);
    await write(sentence_id, null);
    expect(await read()).toMatchObject([{ failed_sounds: ['extra_target'] }]);
    await ana.api.deleteExtraSentence({ body: { sentence_id, sentence_type: 'extra_target' } });
    expect(await read()).toMatchObject([{ failed_sounds: [] }]);
  });

  test('is not marked when a listener only came at a bad time; its author is told of that too', async () => {
    const sentence_id = await add();
    voice.say = () => Promise.reject(new Error('hoarse'));
    await expect(hear(sentence_id)).rejects.toMatchObject(refused(503, 'RETRY'));
    expect(await read()).toMatchObject([{ failed_sounds: [] }]);
    await write(sentence_id, newText());
    expect(await read()).toMatchObject([{ failed_sounds: ['target'] }]);
  });
});
