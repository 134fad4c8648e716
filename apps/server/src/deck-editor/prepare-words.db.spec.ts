import type { EditedWord } from '@lexiroom/contracts/deck-editor';
import { defaultSettings, type LiveSettings } from '@lexiroom/domain/games/live-quiz';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { refused } from '../http/api.fixture.ts';
import { namedPicture } from '../library/library.fixture.ts';
import { type EditorWorld, editorWorld, nameOf, readDeck } from './editor.fixture.ts';

let world: EditorWorld;
let { database, ana, luis } = {} as EditorWorld;
/** Called 'Laufen' in German, 'Running' in English; and a dog. */
let running: number;
let dog: number;
beforeAll(async () => {
  world = await editorWorld();
  ({ database, ana, luis } = world);
  running = await namedPicture(database, { german: 'Laufen', english_uk: 'Running' });
  dog = await namedPicture(database, { german: 'Hund', english_uk: 'Dog', spanish: 'Perro' });
}, 30_000);
afterAll(() => world.close());

const german = { target_language: 'german', source_language: 'english_uk' } as const;
const idOf = (image_id: number, language = 'german') => nameOf(database, image_id, language);
const namesOf = async (image_id: number) => {
  const { rows } = await database.query<{ translation: string }>(
    `select translation from translations where image_id = $1 and language = 'german' order by translation_id`,
    [image_id],
  );
  return rows.map(({ translation }) => translation);
};
const textsIn = ({ target_text, source_text, extra_target_translation }: EditedWord) => [
  target_text,
  source_text,
  extra_target_translation,
];

const write = (word_id: number, text: string | null, word_type: 'target' | 'source' | 'extra_target' = 'target') =>
  ana.api.wordText({ body: { word_id, text, word_type } });

describe('a word keeps what its owner typed', () => {
  let deck_id: number;
  beforeEach(async () => {
    const selected_ids = [{ image_id: dog, target_text: 'der Hund', source_text: 'dog' }];
    ({ item_id: deck_id } = await ana.api.newDeck({ body: { deck_name: 'Deutsch', selected_ids, ...german } }));
  });
  const add = (word: object) => ana.api.addWord({ body: { deck_id, ...word } });
  const inStudy = async () =>
    (await luis.api.deckData({ params: { username: ana.username }, query: { id: deck_id } })).words;

  test('to the letter and case, tidied, also without a picture; and everybody sees it so', async () => {
    await add({ target_text: '  Ko\u0308ter ', source_text: 'MUTT', extra_target_translation: 'die Köter (m)' });
    const { words } = await readDeck(ana, deck_id);
    expect(words[1]).toMatchObject({ image_id: null, target_translation_id: null, source_translation_id: null });
    expect(textsIn(words[1]!)).toEqual(['Köter', 'MUTT', 'die Köter (m)']);
    expect((await inStudy())[1]).toMatchObject({
      target_translation: 'Köter',
      source_translation: 'MUTT',
      extra_target_translation: 'die Köter (m)',
      image_id: null,
    });
  });

  test('beside the name of its picture that it belongs to: another case, an article, one or many', async () => {
    const before = await namesOf(dog);
    for (const text of ['hund', 'der Hund', 'die Hunde', 'HUND']) {
      const word = await add({ image_id: dog, target_text: text, source_text: 'dogs' });
      expect(word).toMatchObject({
        target_text: text,
        target_translation: 'Hund',
        source_text: 'dogs',
        source_translation: 'Dog',
      });
      expect(word.target_translation_id).toBe(await idOf(dog));
      await ana.api.deleteWord({ body: { word_id: word.word_id } });
    }
    expect(await namesOf(dog)).toEqual(before);
  });

  test('a text that is no name of its picture yet becomes one; a slip of an accent does not', async () => {
    const word = await add({ image_id: running, target_text: 'rennen' });
    expect(word).toMatchObject({ target_text: 'rennen', target_translation: 'rennen' });
    const slip = await add({ image_id: running, target_text: 'laúfen' });
    expect(slip).toMatchObject({ target_text: 'laúfen', target_translation_id: null });
    expect(await namesOf(running)).toEqual(['Laufen', 'rennen']);
  });

  test('a name of one’s own that waits and is corrected becomes the new one, unless another word has it', async () => {
    const { word_id, target_translation_id } = await add({ image_id: running, target_text: 'flizen' });
    expect(await write(word_id, 'flitzen')).toMatchObject({ target_text: 'flitzen', target_translation_id });
    expect(await namesOf(running)).toContain('flitzen');
    expect(await namesOf(running)).not.toContain('flizen');

    await add({ image_id: running, target_text: 'flitzen' });
    const written = await write(word_id, 'sausen');
    expect(written.target_translation_id).not.toBe(target_translation_id);
    expect(await namesOf(running)).toEqual(expect.arrayContaining(['flitzen', 'sausen']));

    await database.query(`update translations set approved = true where translation = 'sausen'`);
    await write(word_id, 'eilen');
    expect(await namesOf(running)).toEqual(expect.arrayContaining(['flitzen', 'sausen', 'eilen']));
  });

  test('a chosen name gives its text to a word that has none', async () => {
    const word = await add({ image_id: running, target_translation_id: await idOf(running) });
    expect(word).toMatchObject({ target_text: 'Laufen', target_translation: 'Laufen' });
  });

  test('a small letter in the place of a capital is another text of the same name', async () => {
    const { word_id } = await add({ image_id: running, target_translation_id: await idOf(running) });
    const written = await write(word_id, 'laufen');
    expect(written).toMatchObject({ word_id, target_text: 'laufen', target_translation: 'Laufen' });
    expect(await inStudy()).toMatchObject([{}, { word_id, target_translation: 'laufen' }]);
  });

  test('what it says is written for each text alone, and taken away', async () => {
    const { word_id } = await add({ target_text: '犬' });
    expect(textsIn(await write(word_id, 'いぬ', 'extra_target'))).toEqual(['犬', null, 'いぬ']);
    expect(textsIn(await write(word_id, 'Dog', 'source'))).toEqual(['犬', 'Dog', 'いぬ']);
    expect(textsIn(await write(word_id, '狗'))).toEqual(['狗', 'Dog', 'いぬ']);
    expect(textsIn(await write(word_id, null, 'extra_target'))).toEqual(['狗', 'Dog', null]);
    expect(textsIn(await write(word_id, null))).toEqual([null, 'Dog', null]);
  });

  describe('under it the second text of its name', () => {
    const ofName = 'der Hund, die Hunde';
    beforeEach(
      () => void database.query(`update translations set extra_text = $2 where translation_id = $1`, [dogName, ofName]),
    );
    let dogName: number;
    beforeAll(async () => (dogName = await idOf(dog)));
    afterAll(() => void database.query('update translations set extra_text = null'));

    test('also with another article or number, in the editor and in a study, until there is another name', async () => {
      const { word_id } = (await readDeck(ana, deck_id)).words[0]!;
      expect((await inStudy())[0]).toMatchObject({ target_translation: 'der Hund', extra_target_translation: ofName });
      expect(textsIn(await write(word_id, 'Hunde'))).toEqual(['Hunde', 'dog', ofName]);
      expect(textsIn(await write(word_id, 'Dackel'))).toEqual(['Dackel', 'dog', null]);
      expect(textsIn(await write(word_id, 'Hund'))).toEqual(['Hund', 'dog', ofName]);
    });

    test('or the one that its owner wrote, or none, and then that of the name again', async () => {
      const { word_id } = (await readDeck(ana, deck_id)).words[0]!;
      for (const text of ['der Hund (m)', null, ofName]) {
        expect(textsIn(await write(word_id, text, 'extra_target'))).toEqual(['der Hund', 'dog', text]);
        expect((await inStudy())[0]).toMatchObject({ extra_target_translation: text });
      }
      await database.query(`update translations set extra_text = 'der Hund, -e' where translation_id = $1`, [dogName]);
      expect((await inStudy())[0]).toMatchObject({ extra_target_translation: 'der Hund, -e' });
    });

    test.each([
      [undefined, ofName],
      [ofName, ofName],
      [null, null],
      ['die Hündin', 'die Hündin'],
    ])('of a new word that names %j', async (extra_target_translation, shown) => {
      const added = await add({ image_id: dog, target_text: 'Hund', extra_target_translation });
      expect(added).toMatchObject({ extra_target_translation: shown });
    });

    test('goes with its text where the two are swapped, own or of the name, and comes back with it', async () => {
      const { word_id } = (await readDeck(ana, deck_id)).words[0]!;
      const swap = async (target: string, source: string) => {
        const side = { word_id, loses_second_text: true };
        await ana.api.wordText({ body: { ...side, word_type: 'target', text: target } });
        return textsIn(await write(word_id, source, 'source'));
      };
      expect(await swap('dog', 'der Hund')).toEqual(['dog', 'der Hund', null]);
      expect(await swap('der Hund', 'dog')).toEqual(['der Hund', 'dog', ofName]);
      await write(word_id, 'der Hund (m)', 'extra_target');
      expect(await swap('dog', 'der Hund')).toEqual(['dog', 'der Hund', null]);
      expect(await swap('der Hund', 'dog')).toEqual(['der Hund', 'dog', ofName]);
      expect(textsIn(await write(word_id, 'der Hund (m)', 'extra_target'))).toEqual([
        'der Hund',
        'dog',
        'der Hund (m)',
      ]);
      // Corrected, it keeps what its owner wrote under it.
      expect(textsIn(await write(word_id, 'der Hunt'))).toEqual(['der Hunt', 'dog', 'der Hund (m)']);
    });

    test('told of words of a draft before there is a deck, by the names they will have', async () => {
      const asked = ['der Hund', 'Hunde', 'Dackel'].map((target_text) => ({ image_id: dog, target_text }));
      const words = [
        ...asked,
        { image_id: running, target_text: 'Laufen' },
        { image_id: 2_000_000, target_text: 'Hund' },
      ];
      const { texts } = await ana.api.secondTexts({ body: { target_language: 'german', words } });
      expect(texts).toEqual([ofName, ofName, null, null, null]);
      // Of a name that waits for an admin only whoever added it is told.
      await database.query('update translations set approved = false, submitted_by = $2 where translation_id = $1', [dogName, luis.user_id]); // prettier-ignore
      const of = async ({ api }: typeof ana) => (await api.secondTexts({ body: { target_language: 'german', words: asked.slice(0, 1) } })).texts; // prettier-ignore
      expect(await of(luis)).toEqual([ofName]);
      await database.query('update words set target_translation_id = null, image_id = null where target_translation_id = $1', [dogName]); // prettier-ignore
      expect(await of(ana)).toEqual([null]);
      await database.query('update translations set approved = true, submitted_by = null where translation_id = $1', [dogName]); // prettier-ignore
    });

    test('and not that of a name that was corrected', async () => {
      const other = await namedPicture(database, { german: 'Hunt' });
      await database.query(
        `update translations set extra_text = 'der Hunt', submitted_by = $2, approved = false where translation_id = $1`,
        [await idOf(other), ana.user_id],
      );
      const { word_id } = await add({ image_id: other, target_text: 'Hunt' });
      await ana.api.changeTranslation({
        body: { translation_id: await idOf(other), image_id: other, translation: 'Hund' },
      });
      const { words } = await readDeck(ana, deck_id);
      expect(textsIn(words.find((word) => word.word_id === word_id)!)).toEqual(['Hund', null, null]);
    });
  });

  test.each([
    ['target', 'x'.repeat(51), 'TRANSLATION_TOO_LONG', { length: 51 }],
    ['source', 'a;b', 'FORBIDDEN_CHARACTER', { character: ';' }],
    ['target', ' ', 'ONLY_SPACES', {}],
    ['extra_target', 'x'.repeat(101), 'EXTRA_TEXT_TOO_LONG', { length: 101 }],
    ['extra_target', '<b>', 'FORBIDDEN_CHARACTER', { character: '<' }],
  ] as const)('the %s text %j is refused: %s', async (word_type, text, code, params) => {
    const { word_id } = (await readDeck(ana, deck_id)).words[0]!;
    await expect(write(word_id, text, word_type)).rejects.toMatchObject(refused(400, code, params));
  });

  test('when it gets a picture, or loses it', async () => {
    const { word_id } = await add({ target_text: 'der hund', source_text: 'doggy' });
    const pictured = await ana.api.imageChange({ body: { word_id, image_id: dog } });
    expect(pictured).toMatchObject({
      word_id,
      target_text: 'der hund',
      target_translation: 'Hund',
      source_text: 'doggy',
    });
    const bare = await ana.api.imageChange({ body: { word_id, image_id: null } });
    expect(bare).toMatchObject({ word_id, image_id: null, target_text: 'der hund', source_text: 'doggy' });
  });

  test('when only its purpose changes, and through clones', async () => {
    await add({ target_text: 'schön', source_text: 'beautiful', extra_target_translation: 'schöner' });
    const { words } = await readDeck(ana, deck_id);
    const selected_ids = words.map(({ word_id, image_id, target_translation_id, source_translation_id }) => ({
      word_id,
      image_id,
      target_translation_id,
      source_translation_id,
    }));
    const changed = await ana.api.deckLanguage({
      body: { deck_id, selected_ids, target_language: 'german', purpose: 'study' },
    });
    expect(changed.words.map(textsIn)).toEqual(words.map(textsIn));
    const { item_id } = await luis.api.clone({ body: { item_ids: [deck_id] } });
    expect((await readDeck(luis, item_id)).words.map(textsIn)).toEqual(words.map(textsIn));
    const spanish = await luis.api.clone({ body: { item_ids: [deck_id], source_language: 'spanish' } });
    expect((await readDeck(luis, spanish.item_id)).words.map(textsIn)).toEqual([
      ['der Hund', 'Perro', null],
      ['schön', null, 'schöner'],
    ]);
  });

  test('two tabs that write the same text do not undo each other', async () => {
    const { rev, words } = await readDeck(ana, deck_id);
    const { word_id } = words[0]!;
    const [mine, theirs] = ['das Hündchen', 'ein Hund'];
    await ana.api.wordText({ body: { word_id, word_type: 'source', text: 'doggy', rev } });
    await ana.api.wordText({ body: { word_id, word_type: 'target', text: theirs, rev } });
    const late = ana.api.wordText({ body: { word_id, word_type: 'target', text: mine, rev } });
    await expect(late).rejects.toMatchObject({ status: 409, problem: { code: 'STALE' } });
    expect((await readDeck(ana, deck_id)).words[0]).toMatchObject({ target_text: theirs, source_text: 'doggy' });
  });

  test('the sound of the old text goes with it, unless only its case has changed', async () => {
    const { word_id } = (await readDeck(ana, deck_id)).words[0]!;
    const { rows } = await database.query<{ sound_id: number }>(
      `insert into sounds (sound_hash, language, text, fold_key, is_synthetic, approved)
       values (repeat('a', 64), 'german', 'der Hund', 'der hund', false, true) returning sound_id`,
    );
    const { sound_id } = rows[0]!;
    await ana.api.changeSound({ body: { word_id, sound_id } });
    expect(await write(word_id, 'Der Hund')).toMatchObject({ sound_id });
    expect(await write(word_id, 'ein Hund')).toMatchObject({ sound_id: null });
  });

  test('it is said as it is written', async () => {
    const { word_id } = (await readDeck(ana, deck_id)).words[0]!;
    await database.query(
      `insert into sounds (sound_hash, language, text, fold_key, speaker_id, is_synthetic)
       values (repeat('b', 64), 'german', 'das Hündchen', 'das hundchen', 0, true),
         (repeat('c', 64), 'german', 'Hund', 'hund', 0, true)`,
    );
    await write(word_id, 'das Hündchen');
    expect(await inStudy()).toMatchObject([{ word_id, sound_path: `/media/sounds/${'b'.repeat(64)}.mp3` }]);
  });

  test('a live quiz asks words without a picture by their cards, and needs four that it can ask', async () => {
    for (const text of ['schön', 'Montag', 'gestern', 'kochen']) {
      await add({ target_text: text, source_text: `English of ${text}` });
    }
    const open = (kinds: LiveSettings['kinds']) =>
      ana.api.openLive({
        body: {
          game: 'live-quiz',
          source: { deck_ids: [deck_id] },
          settings: { ...defaultSettings, kinds, questions: 5 },
        },
      });
    const { live_id } = await open(['text_to_picture', 'picture_to_text']);
    const { questions } = await ana.api.liveReport({ params: { live_id } });
    expect(questions).toHaveLength(5);
    await expect(open(['text_to_picture'])).rejects.toMatchObject(refused(400, 'NOT_ENOUGH_WORDS'));
  });

  test('a name that is corrected takes along the words of whoever corrects it that said just that', async () => {
    const mine = await add({ image_id: running, target_text: 'lauffen' });
    const other = await add({ image_id: running, target_text: 'Lauffen' });
    const name = { translation_id: mine.target_translation_id!, image_id: running };
    await ana.api.changeTranslation({ body: { ...name, translation: 'jagen' } });
    const { words } = await readDeck(ana, deck_id);
    expect(words.map(({ target_text }) => target_text)).toEqual(['der Hund', 'jagen', 'Lauffen']);
    expect(other.target_translation_id).toBe(mine.target_translation_id);
  });
});
