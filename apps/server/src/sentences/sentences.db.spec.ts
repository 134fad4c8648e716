import type { DeckSentence } from '@lexiroom/contracts/sentences';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { type EditorWorld, editorWorld, makeDeck } from '../deck-editor/editor.fixture.ts';
import { type Member, refused } from '../http/api.fixture.ts';
import { addPicture } from '../library/library.fixture.ts';

let world: EditorWorld;
let { database, ana, luis, things } = {} as EditorWorld;
beforeAll(async () => {
  world = await editorWorld();
  ({ database, ana, luis, things } = world);
}, 30_000);
afterAll(() => world.close());

let deck_id: number;
beforeEach(async () => {
  deck_id = (await makeDeck(ana, things)).item_id;
});

const isNotThere = refused(404, 'NOT_FOUND');
const read = async (id = deck_id, { api }: Member = ana) => (await api.sentences({ query: { id } })).sentences;
const textsOf = (sentences: DeckSentence[]) => sentences.map(({ target_translation }) => target_translation);

/** A sentence with these texts. */
async function add(target_translation: string | null, source_translation: string | null = null): Promise<DeckSentence> {
  const texts = [{ target_translation, source_translation }];
  return (await ana.api.newSentences({ body: { deck_id, texts } }))[0]!;
}
const write = (
  sentence_id: number,
  translation: string | null,
  translation_type: 'target' | 'source' | 'extra_target' | 'extra_source' = 'target',
  more: { rev?: number } = {},
) => ana.api.sentenceTranslation({ body: { sentence_id, translation_type, translation, ...more } });
const mark = (
  sentence_id: number,
  start_index: number,
  end_index: number,
  sentence_type: 'target' | 'source' = 'target',
) => ana.api.newHighlight({ body: { sentence_id, color: 'red', start_index, end_index, sentence_type } });

const addImage = (sentence_id: number, place = 0) =>
  ana.api.newSentenceImage({ body: { sentence_id, image_id: things[place]!.image_id } });

describe('sentences of a deck', () => {
  test('are added empty or with their texts, at the end, and tell all about themselves', async () => {
    const [empty] = await ana.api.newSentences({ body: { deck_id } });
    const { sentence_id } = await add('  El perro\nduerme. ', 'The dog sleeps.');
    expect(await read()).toMatchObject([
      { sentence_id: empty!.sentence_id, target_translation: null, sentence_order: 0, images: [] },
      {
        sentence_id,
        origin_sentence_id: sentence_id,
        target_translation: 'El perro duerme.',
        source_translation: 'The dog sleeps.',
        extra_target_translation: null,
        target_highlights: [],
        target_cuts: null,
      },
    ]);
  });

  test('S30 are added once by one command, however often it comes', async () => {
    const texts = ['Uno.', 'Dos.'].map((target_translation) => ({ target_translation }));
    const body = { deck_id, texts, command_id: randomUUID() };
    const made = await Promise.all(Array.from({ length: 10 }, () => ana.api.newSentences({ body })));
    expect(new Set(made.map((sentences) => JSON.stringify(sentences))).size).toBe(1);
    expect(textsOf(await read())).toEqual(['Uno.', 'Dos.']);
  });

  test('S35 are a hundred at most, however many come at once; of too many none is added', async () => {
    const texts = Array.from({ length: 98 }, (_, place) => ({ target_translation: `Frase ${place}.` }));
    await ana.api.newSentences({ body: { deck_id, texts } });
    const three = { deck_id, texts: texts.slice(0, 3) };
    await expect(ana.api.newSentences({ body: three })).rejects.toMatchObject({
      ...refused(409, 'SENTENCES_FULL'),
      message: 'Maximum sentence limit reached',
    });
    const added = await Promise.allSettled(
      Array.from({ length: 10 }, () => ana.api.newSentences({ body: { deck_id } })),
    );
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await read()).toHaveLength(100);
  });

  test('S36 say what is wrong with a text, and nothing is kept of it', async () => {
    const { sentence_id } = await add('Uno.');
    await expect(write(sentence_id, 'a | b')).rejects.toMatchObject({
      ...refused(400, 'SENTENCE_CHARACTER'),
      message: 'Forbidden character: " | "',
    });
    await expect(write(sentence_id, 'a'.repeat(101))).rejects.toMatchObject({ message: 'Text too long: 101 > 100' });
    const texts = [{ target_translation: 'Dos.' }, { target_translation: 'Tres #' }];
    await expect(ana.api.newSentences({ body: { deck_id, texts } })).rejects.toMatchObject(
      refused(400, 'SENTENCE_CHARACTER'),
    );
    expect(textsOf(await read())).toEqual(['Uno.']);
  });

  test('are counted in lists, and go with their deck', async () => {
    const { sentence_id } = await add('Uno.');
    const { items } = await ana.api.userHome({ params: { username: ana.username }, query: {} });
    expect(items.find(({ item_id }) => item_id === deck_id)).toMatchObject({ sentence_count: 1 });
    await ana.api.deleteSentence({ body: { sentence_id } });
    await expect(write(sentence_id, 'Dos.')).rejects.toMatchObject(isNotThere);
    expect(await read()).toEqual([]);
  });

  test('S21 are nobody else’s, and not there for others while their deck is not', async () => {
    const { sentence_id } = await add('El perro duerme.');
    const { highlight_id } = await mark(sentence_id, 3, 8);
    const image = { sentence_id, image_id: things[0]!.image_id };
    const { sentence_image_id } = await ana.api.newSentenceImage({ body: image });
    await ana.api.changeItem({ body: { item_id: deck_id, visibility: 'private' } });
    const { api } = luis;
    const tries = [
      api.sentences({ query: { id: deck_id } }),
      api.newSentences({ body: { deck_id } }),
      api.deleteSentence({ body: { sentence_id } }),
      api.sentenceTranslation({ body: { sentence_id, translation_type: 'target', translation: 'No.' } }),
      api.sentenceCuts({ body: { sentence_id, sentence_type: 'target', cuts: [2] } }),
      api.newHighlight({ body: { sentence_id, color: 'red', start_index: 0, end_index: 2, sentence_type: 'target' } }),
      api.highlightColor({ body: { highlight_id, new_color: 'blue' } }),
      api.deleteHighlight({ body: { highlight_id } }),
      api.newSentenceImage({ body: image }),
      api.deleteSentenceImage({ body: { sentence_image_id } }),
      api.sentenceImageHighlight({ body: { sentence_image_id, highlight: true } }),
      api.sentenceImageText({ body: { sentence_image_id, text: 'no' } }),
      api.deleteExtraSentence({ body: { sentence_id, sentence_type: 'extra_target' } }),
    ];
    for (const outcome of await Promise.allSettled(tries))
      expect(outcome).toMatchObject({ status: 'rejected', reason: isNotThere });
    expect(await read()).toMatchObject([
      {
        target_translation: 'El perro duerme.',
        target_highlights: [{ highlight_color: 'red' }],
        images: [{ highlighted: false }],
      },
    ]);
  });
});

describe('a text of a sentence', () => {
  test('is taken away by nothing, and changed to the same keeps its highlights', async () => {
    const { sentence_id } = await add('El perro duerme.', 'The dog sleeps.');
    await mark(sentence_id, 3, 8);
    await write(sentence_id, ' El perro duerme. ');
    expect((await read())[0]!.target_highlights).toHaveLength(1);
    await write(sentence_id, '  ', 'source');
    expect(await read()).toMatchObject([{ source_translation: null, target_highlights: [{}] }]);
  });

  test('loses its own highlights and cuts when it is another', async () => {
    const { sentence_id } = await add('El perro duerme.', 'The dog sleeps.');
    await mark(sentence_id, 3, 8);
    await mark(sentence_id, 4, 7, 'source');
    await ana.api.sentenceCuts({ body: { sentence_id, sentence_type: 'target', cuts: [8, 2, 2, 99] } });
    expect(await read()).toMatchObject([{ target_cuts: [2, 8] }]);
    await write(sentence_id, 'El gato duerme.');
    expect(await read()).toMatchObject([
      { target_translation: 'El gato duerme.', target_highlights: [], target_cuts: null, source_highlights: [{}] },
    ]);
  });

  test('has no sound where none can be made of it, and says so', async () => {
    const { sentence_id } = await add('Uno.');
    expect(await write(sentence_id, 'Dos.')).toMatchObject({ sound_id: null, sound_path: null });
    expect(await write(sentence_id, 'Two.', 'source')).toMatchObject({ sound_id: null, sound_path: null });
  });

  test('in two tabs: what has changed since it was seen is not overwritten, another text is', async () => {
    const { sentence_id, rev } = await add('Uno.', 'One.');
    const first = await write(sentence_id, 'Dos.', 'target', { rev });
    expect(first.rev).toBeGreaterThan(rev);
    await expect(write(sentence_id, 'Tres.', 'target', { rev })).rejects.toMatchObject(refused(409, 'STALE'));
    await write(sentence_id, 'Two.', 'source', { rev });
    await write(sentence_id, 'Cuatro.');
    expect(await read()).toMatchObject([{ target_translation: 'Cuatro.', source_translation: 'Two.' }]);
  });

  test('in two tabs: what was seen before is neither highlighted nor cut, as it would be other letters', async () => {
    const { sentence_id, rev } = await add('El perro duerme.', 'The dog sleeps.');
    const place = { sentence_id, color: 'red', start_index: 3, end_index: 8 } as const;
    const highlight = (sentence_type: 'target' | 'source', seen: number) =>
      ana.api.newHighlight({ body: { ...place, sentence_type, rev: seen, command_id: randomUUID() } });
    const cut = (seen: number) =>
      ana.api.sentenceCuts({ body: { sentence_id, sentence_type: 'target', cuts: [2], rev: seen } });
    const now = await write(sentence_id, 'Dos gatos corren.', 'target', { rev });
    await expect(highlight('target', rev)).rejects.toMatchObject(refused(409, 'STALE'));
    await expect(cut(rev)).rejects.toMatchObject(refused(409, 'STALE'));
    expect(await read()).toMatchObject([{ target_highlights: [], target_cuts: null }]);
    await highlight('source', rev);
    await highlight('target', now.rev);
    await cut(now.rev);
    expect(await read()).toMatchObject([{ target_highlights: [{}], source_highlights: [{}], target_cuts: [2] }]);
  });

  test('of the second pair may be empty, and the pair is taken away whole', async () => {
    const { sentence_id } = await add('Uno.');
    await write(sentence_id, ' ', 'extra_target');
    await write(sentence_id, 'And one more.', 'extra_source');
    expect(await read()).toMatchObject([{ extra_target_translation: ' ', extra_source_translation: 'And one more.' }]);
    const { rev } = await ana.api.deleteExtraSentence({ body: { sentence_id, sentence_type: 'extra_source' } });
    expect(await read()).toMatchObject([{ extra_target_translation: null, extra_source_translation: null, rev }]);
    await expect(write(sentence_id, ' ', 'extra_source', { rev: rev - 1 })).rejects.toMatchObject(
      refused(409, 'STALE'),
    );
    await write(sentence_id, ' ', 'extra_target', { rev });
    expect(await read()).toMatchObject([{ extra_target_translation: ' ' }]);
  });
});

describe('a highlight', () => {
  test('lies within its text, meets no other, and splits no letter', async () => {
    const { sentence_id } = await add('El niño 👩‍👩‍👧 duerme.');
    await mark(sentence_id, 3, 7);
    for (const [start, end, problem] of [
      [5, 5, 'EMPTY'],
      [6, 8, 'OVERLAPS'],
      [20, 99, 'OUTSIDE_TEXT'],
      [8, 10, 'SPLITS_LETTER'],
    ] as const)
      await expect(mark(sentence_id, start, end)).rejects.toMatchObject({
        ...refused(409, 'HIGHLIGHT_PLACE'),
        problem: { params: { problem } },
      });
    await expect(mark(sentence_id, 0, 1, 'source')).rejects.toMatchObject(refused(409, 'HIGHLIGHT_PLACE'));
    expect((await read())[0]!.target_highlights).toMatchObject([
      { start_index: 3, end_index: 7, highlight_color: 'red' },
    ]);
  });

  test('S30 is made once by one command, gets another colour, and is taken away', async () => {
    const { sentence_id } = await add('El perro duerme.');
    const place = { color: 'red', start_index: 3, end_index: 8, sentence_type: 'target' } as const;
    const body = { sentence_id, ...place, command_id: randomUUID() };
    const made = await Promise.all([1, 2, 3].map(() => ana.api.newHighlight({ body })));
    expect(new Set(made.map(({ highlight_id }) => highlight_id)).size).toBe(1);
    const { highlight_id } = made[0]!;
    await ana.api.highlightColor({ body: { highlight_id, new_color: 'purple' } });
    expect((await read())[0]!.target_highlights).toMatchObject([{ highlight_color: 'purple' }]);
    await ana.api.deleteHighlight({ body: { highlight_id } });
    expect((await read())[0]!.target_highlights).toEqual([]);
  });
});

describe('pictures of a sentence', () => {
  test('are three at most, with a text and a highlight each', async () => {
    const { sentence_id } = await add('Uno.');
    const added = await Promise.allSettled([0, 1, 2, 3].map((place) => addImage(sentence_id, place)));
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await expect(addImage(sentence_id)).rejects.toMatchObject(refused(409, 'SENTENCE_IMAGES_FULL'));
    const [first, second] = (await read())[0]!.images;
    const { sentence_image_id } = first!;
    await ana.api.sentenceImageText({ body: { sentence_image_id, text: ' el perro ' } });
    await ana.api.sentenceImageHighlight({ body: { sentence_image_id, highlight: true } });
    await ana.api.deleteSentenceImage({ body: { sentence_image_id: second!.sentence_image_id } });
    const { images } = (await read())[0]!;
    expect(images).toMatchObject([{ sentence_image_text: 'el perro', highlighted: true }, { highlighted: false }]);
    await ana.api.sentenceImageText({ body: { sentence_image_id, text: '<empty-text>' } });
    expect((await read())[0]!.images[0]).toMatchObject({ sentence_image_text: null });
  });

  test('have a text of 30 letters, without what it may not hold; and are pictures that the author may use', async () => {
    const { sentence_id } = await add('Uno.');
    const { sentence_image_id } = await addImage(sentence_id);
    const say = (text: string) => ana.api.sentenceImageText({ body: { sentence_image_id, text } });
    await expect(say('a=b')).rejects.toMatchObject({ message: "Input cannot contain ' = '" });
    await expect(say('a'.repeat(31))).rejects.toMatchObject({ message: 'Text too long: 31 > 30' });
    const image_id = await addPicture(database, { approved: false, submitted_by: luis.user_id });
    await expect(ana.api.newSentenceImage({ body: { sentence_id, image_id } })).rejects.toMatchObject(isNotThere);
  });
});

test('a clone has the sentences with their highlights, cuts and pictures; in another language without what the old one says', async () => {
  const { sentence_id } = await add('El perro duerme.', 'The dog sleeps.');
  await mark(sentence_id, 3, 8);
  await mark(sentence_id, 4, 7, 'source');
  await ana.api.sentenceCuts({ body: { sentence_id, sentence_type: 'target', cuts: [2] } });
  await ana.api.newSentenceImage({ body: { sentence_id, image_id: things[0]!.image_id } });
  await ana.api.changeItem({ body: { item_id: deck_id, visibility: 'public' } });
  const { item_id } = await luis.api.clone({ body: { item_ids: [deck_id] } });
  const [copy] = await read(item_id, luis);
  expect(copy).toMatchObject({
    origin_sentence_id: sentence_id,
    target_translation: 'El perro duerme.',
    source_translation: 'The dog sleeps.',
    target_highlights: [{ start_index: 3, end_index: 8, highlight_color: 'red' }],
    source_highlights: [{ start_index: 4, end_index: 7 }],
    target_cuts: [2],
    images: [{ image_id: things[0]!.image_id }],
  });
  expect(copy!.sentence_id).not.toBe(sentence_id);
  const german = await luis.api.clone({ body: { item_ids: [deck_id], source_language: 'german' } });
  expect(await read(german.item_id, luis)).toMatchObject([
    { source_translation: null, source_highlights: [], target_highlights: [{ start_index: 3 }] },
  ]);
});
