import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type LanguageId, languageIds, languageOf } from '@lexiroom/domain/languages';
import { sameTextKey } from '@lexiroom/domain/text';
import { type EditorWorld, editorWorld, makeDeck } from '../deck-editor/editor.fixture.ts';
import type { Member } from '../http/api.fixture.ts';
import { knownSentencesSql } from './known-sentences.service.ts';

let world: EditorWorld;
let { database, ana, luis, things } = {} as EditorWorld;
beforeAll(async () => {
  world = await editorWorld();
  ({ database, ana, luis, things } = world);
}, 30_000);
afterAll(() => world.close());

type Visibility = 'public' | 'link' | 'private';
type Texts = [target: string | null, source: string | null];

/** A Spanish deck from English with these sentences. */
async function deckOf(author: Member, texts: Texts[], visibility: Visibility = 'private'): Promise<number> {
  const deck_id = (await makeDeck(author, things)).item_id;
  await author.api.changeItem({ body: { item_id: deck_id, visibility } });
  const pairs = texts.map(([target_translation, source_translation]) => ({ target_translation, source_translation }));
  await author.api.newSentences({ body: { deck_id, texts: pairs } });
  return deck_id;
}

/** What somebody is told of a text. */
async function told(
  text: string,
  more: Partial<{ by: Member; type: 'target' | 'source'; target: LanguageId; source: LanguageId; but: number }> = {},
) {
  const { by = ana, type = 'target', target = 'spanish', source = 'english_uk', but: sentence_id } = more;
  const query = { text, text_type: type, target_language: target, source_language: source, sentence_id };
  return (await by.api.knownSentences({ query })).translations;
}

/** The number that the database finds a text by. */
const keyOf = async (text: string): Promise<string> => {
  const { rows } = await database.query<{ key: string }>('select sentence_key($1) as key', [text]);
  return rows[0]!.key;
};

/** Every spec has sentences of its own, as all share one server. */
let count = 0;
let dog: string;
beforeEach(() => {
  dog = `El perro ${++count} duerme.`;
});

describe('of own decks', () => {
  test('a sentence is known in both directions, case apart; signs and accents count', async () => {
    await deckOf(ana, [[dog, 'The dog sleeps.']]);
    expect(await told(` ${dog.toUpperCase()}`)).toEqual(['The dog sleeps.']);
    expect(await told('the DOG sleeps.', { type: 'source' })).toContain(dog);
    expect(await told(dog.slice(0, -1))).toEqual([]);
    expect(await told(dog.replace('perro', 'perró'))).toEqual([]);
    expect(await told(dog, { type: 'source' })).toEqual([]);
  });

  test('in another pair of languages it is not', async () => {
    await deckOf(ana, [[dog, 'The dog sleeps.']]);
    expect(await told(dog, { source: 'german' })).toEqual([]);
    expect(await told(dog, { target: 'italian' })).toEqual([]);
  });

  test('the second pair of a sentence is known too, and what has no translation is not', async () => {
    const deck_id = await deckOf(ana, [[dog, null]]);
    expect(await told(dog)).toEqual([]);
    const [sentence] = (await ana.api.sentences({ query: { id: deck_id } })).sentences;
    const { sentence_id } = sentence!;
    const write = (translation_type: 'extra_target' | 'extra_source', translation: string) =>
      ana.api.sentenceTranslation({ body: { sentence_id, translation_type, translation } });
    await write('extra_target', `¡${dog}!`);
    expect(await told(`¡${dog}!`)).toEqual([]);
    await write('extra_source', 'How it sleeps!');
    expect(await told(`¡${dog}!`)).toEqual(['How it sleeps!']);
  });

  test('the one that is written tells nothing of itself', async () => {
    const deck_id = await deckOf(ana, [[dog, 'The dog sleeps.'], [dog, 'It sleeps.']]); // prettier-ignore
    const [sentence] = (await ana.api.sentences({ query: { id: deck_id } })).sentences;
    expect(await told(dog, { but: sentence!.sentence_id })).toEqual(['It sleeps.']);
  });

  test('what lies in the bin is not known', async () => {
    const deck_id = await deckOf(ana, [[dog, 'The dog sleeps.']], 'public');
    await ana.api.deleteItems({ body: { item_ids: [deck_id] } });
    expect(await told(dog)).toEqual([]);
    expect(await told(dog, { by: luis })).toEqual([]);
  });

  test('they come first, then public ones, the oldest first; each once, and five at most', async () => {
    await deckOf(luis, [[dog, 'A public one.'], [dog, 'Mine.']], 'public'); // prettier-ignore
    await deckOf(
      luis,
      ['A', 'B', 'C', 'D'].map((letter): Texts => [dog, `${letter}.`]),
      'public',
    );
    await deckOf(ana, [[dog, 'Mine.'], [dog, 'MINE.']]); // prettier-ignore
    expect(await told(dog)).toEqual(['Mine.', 'A public one.', 'A.', 'B.', 'C.']);
    expect(await told(dog, { by: luis })).toEqual(['A public one.', 'Mine.', 'A.', 'B.', 'C.']);
  });
});

describe('of other people’s decks', () => {
  test.each<[Visibility, string[]]>([
    ['public', ['The dog sleeps.']],
    ['link', []],
    ['private', []],
  ])('one that is %s tells %j, in either direction', async (visibility, translations) => {
    const cat = dog.replace('perro', 'gato');
    await deckOf(luis, [[dog, 'The dog sleeps.'], [cat, `The cat ${count} sleeps.`]], visibility); // prettier-ignore
    expect(await told(dog)).toEqual(translations);
    expect(await told(`The cat ${count} sleeps.`, { type: 'source' })).toEqual(translations.map(() => cat));
  });

  test('a public one in a private folder tells nothing, nor one that was hidden since', async () => {
    const folder = await luis.api.newItem({
      body: { item_type: 'folder', item_name: 'Mine', parent_id: luis.root_id },
    });
    const deck_id = await deckOf(luis, [[dog, 'The dog sleeps.']], 'public');
    await luis.api.moveItems({ body: { item_ids: [deck_id], parent_id: folder.item_id } });
    expect(await told(dog)).toEqual(['The dog sleeps.']);
    await luis.api.changeItem({ body: { item_id: folder.item_id, visibility: 'private' } });
    expect(await told(dog)).toEqual([]);
    expect(await told(dog, { by: luis })).toEqual(['The dog sleeps.']);
  });

  test('of somebody who is suspended, or about to leave, none tells anything', async () => {
    await deckOf(luis, [[dog, 'The dog sleeps.']], 'public');
    for (const column of ['suspended_at', 'deletion_asked_at']) {
      await database.query(`update users set ${column} = now() where user_id = $1`, [luis.user_id]);
      expect(await told(dog)).toEqual([]);
      await database.query(`update users set ${column} = null where user_id = $1`, [luis.user_id]);
    }
    expect(await told(dog)).toEqual(['The dog sleeps.']);
  });

  test('a row of what is public that should not be there shows nothing', async () => {
    const deck_id = await deckOf(luis, [[dog, 'The dog sleeps.']]);
    await database.query('insert into findable_items (item_id, owner_id) values ($1, $2)', [deck_id, luis.user_id]);
    expect(await told(dog)).toEqual([]);
  });
});

describe('the number that a text is found by', () => {
  test('texts that are the same in a language share it, whatever the language', async () => {
    const texts = [
      'Éé Ññ Çç Øø Ðð Ľľ',
      'IŞIK ışık İi',
      'ΟΔΟΣ οδός Σίσυφος',
      'Йй Ґґ Ѓѓ Ҡҡ',
      'Բարեւ',
      'ẞß Straße',
      'Ǆ ǅ ǆ',
    ];
    let pairs = 0;
    for (const language of languageIds) {
      for (const text of texts) {
        const { tag } = languageOf(language);
        for (const other of [text.toLocaleUpperCase(tag), text.toLocaleLowerCase(tag)]) {
          if (sameTextKey(other, language) !== sameTextKey(text, language)) continue;
          pairs += 1;
          expect([language, text, other, await keyOf(other.normalize('NFC'))]).toEqual([
            language,
            text,
            other,
            await keyOf(text),
          ]);
        }
      }
    }
    expect(pairs).toBeGreaterThan(300);
  });

  test('who asks is told only what is the same in the language', async () => {
    const deck_id = await deckOf(ana, [['Işık var.', 'There is light.']]);
    await database.query(`update decks set target_language = 'turkish' where deck_id = $1`, [deck_id]);
    expect(await told('IŞIK VAR.', { target: 'turkish' })).toEqual(['There is light.']);
    expect(await told('İşik var.', { target: 'turkish' })).toEqual([]);
  });

  test('a hundred letters are never too long for its index', async () => {
    const family = '👩🏽‍👩🏽‍👧🏽‍👦🏽'.repeat(100);
    await deckOf(ana, [[family, 'A hundred families.']]);
    expect(await told(family)).toEqual(['A hundred families.']);
  });
});

test('a sentence that thousands have is looked up by the index, whoever asks', async () => {
  const { rows: made } = await database.query<{ item_id: number }>(
    `with made as (
       insert into items (owner_id, item_type, item_name, name_key, parent_id, visibility)
       select $1, 'deck', 'many', 'many', $2, 'private' from generate_series(1, 400) returning item_id
     ), decks as (
       insert into decks (deck_id, target_language, source_language) select item_id, 'spanish', 'english_uk' from made
     )
     select item_id from made`,
    [luis.user_id, luis.root_id],
  );
  await database.query(
    `insert into sentences (deck_id, sentence_order, origin_sentence_id, target_text, source_text)
     select deck_id, place, 1, case when place < 50 then $2 else concat('Frase ', deck_id, place) end, concat('It sleeps ', place % 3, '.')
     from unnest($1::integer[]) as deck_id, generate_series(1, 100) as place`,
    [made.map(({ item_id }) => item_id), dog],
  );
  await database.query('vacuum analyze');
  await database.query('set plan_cache_mode = force_generic_plan');
  for (const type of ['target', 'source'] as const) {
    const values = [dog, luis.user_id, 'spanish', 'english_uk', null];
    const { rows } = await database.query<{ 'QUERY PLAN': string }>(`explain ${knownSentencesSql(type)}`, values);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain(`sentences_${type}_key_index`);
    expect(plan).toContain(`sentences_extra_${type}_key_index`);
    expect(plan).not.toContain('Seq Scan on sentences');
  }
  await database.query('reset plan_cache_mode');
  expect(await told(dog)).toEqual([]);
  expect(await told(dog, { by: luis })).toEqual(['It sleeps 1.', 'It sleeps 2.', 'It sleeps 0.']);
}, 60_000);
