import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { refused } from '../http/api.fixture.ts';
import { type TreeWorld, treeWorld } from '../items/tree.fixture.ts';
import { namedPicture } from '../library/library.fixture.ts';
import { makeStory, readStory } from '../stories/story.fixture.ts';

let world: TreeWorld;
let { database, ana, luis } = {} as TreeWorld;
let badger: number;
let polarBear: number;
let story_id: number;
beforeAll(async () => {
  world = await treeWorld();
  ({ database, ana, luis } = world);
  [badger, polarBear] = [
    await namedPicture(database, { spanish: 'tejón', german: 'Dachs' }),
    await namedPicture(database, { spanish: 'oso polar' }),
  ];
  await namedPicture(database, { spanish: 'oso', german: 'Bär' });
  const content = 'Un tejón ve un oso polar. El TEJÓN corre.\nEl tejoncito duerme.';
  story_id = await makeStory(ana, { source: { type: 'content', content } });
}, 60_000);
afterAll(() => world.close());

const wordsFor = ({ api }: typeof ana, id = story_id) => api.storyWords({ query: { id, source_language: 'german' } });
const sections = async () => (await readStory(ana, story_id)).story_sections;

async function taken(more: Partial<Parameters<typeof ana.api.takeStoryWord>[0]['body']> = {}) {
  const [word] = (await wordsFor(ana)).words;
  return {
    story_id,
    story_section_id: (await sections())[0]!.story_section_id,
    start: 3,
    image_id: badger,
    target_translation_id: word!.target_translation_id,
    source_language: 'german' as const,
    deck_id: null,
    deck_name: 'De cuentos',
    command_id: randomUUID(),
    ...more,
  };
}
const deckOf = async ({ api, username }: typeof ana, id: number) =>
  api.deckData({ params: { username }, query: { id } });

test('words that the library has pictures of are told where they stand, the longest name first', async () => {
  const { words } = await wordsFor(ana);
  const [first] = await sections();
  const places = ({ places: found }: (typeof words)[number]) => found.map(({ start, end }) => [start, end]);
  expect(words.map((word) => [word.image_id, word.source_translation, places(word)])).toEqual([
    [badger, 'Dachs', [[3, 8], [29, 34]]],
    [polarBear, null, [[15, 24]]],
  ]); // prettier-ignore
  expect(words[0]!.places[0]!.story_section_id).toBe(first!.story_section_id);
});

test('an article that is part of its word hides no name', async () => {
  const fox = await namedPicture(database, { arabic: 'ثعلب' });
  const source = { type: 'content', content: 'الثعلب ينام.' } as const;
  const id = await makeStory(ana, { story_language: 'arabic', source });
  const { words } = await wordsFor(ana, id);
  expect(words).toMatchObject([{ image_id: fox, target_translation: 'ثعلب', places: [{ start: 0, end: 6 }] }]);
});

test('a word whose picture the story shows is meant before an older one of the same name', async () => {
  const [older, shown] = [
    await namedPicture(database, { spanish: 'aurora boreal' }),
    await namedPicture(database, { spanish: 'aurora boreal' }),
  ];
  const id = await makeStory(ana, { source: { type: 'content', content: 'La aurora boreal.' } });
  const { story_sections } = await readStory(ana, id);
  expect((await wordsFor(ana, id)).words[0]!.image_id).toBe(older);
  await ana.api.storyImage({ body: { section_id: story_sections[0]!.story_section_id, image_id: shown } });
  expect((await wordsFor(ana, id)).words[0]!.image_id).toBe(shown);
});

test('one call makes a private deck with the word and its sentence, and it is due tomorrow', async () => {
  const order = await taken();
  const made = await ana.api.takeStoryWord({ body: order });
  expect(await ana.api.takeStoryWord({ body: order })).toMatchObject({ deck_id: made.deck_id, word_id: made.word_id });
  const deck = await deckOf(ana, made.deck_id);
  expect(deck).toMatchObject({ target_language: 'spanish', source_language: 'german' });
  expect(deck.words).toMatchObject([
    { image_id: badger, target_translation: 'tejón', source_translation: 'Dachs', answers: [{ is_correct: false }] },
  ]);
  const tomorrow = new Date(Date.parse(deck.calendar!.today) + 86_400_000).toISOString().slice(0, 10);
  expect(deck.words[0]!.due_dates).toEqual({ classic: tomorrow, fsrs: tomorrow });
  expect(made.due_date).toBe(tomorrow);
  const { sentences } = await ana.api.sentences({ query: { id: made.deck_id } });
  expect(sentences.map(({ target_translation }) => target_translation)).toEqual(['Un tejón ve un oso polar.']);
  const { rows } = await database.query(`select item_name, visibility from items where item_id = $1`, [made.deck_id]);
  expect(rows).toEqual([{ item_name: 'De cuentos', visibility: 'private' }]);
});

test('a deck of these languages takes it, tells that it has it, and is offered from then on', async () => {
  const { deck_id } = await ana.api.takeStoryWord({ body: await taken({ deck_name: 'Mine' }) });
  expect((await wordsFor(ana)).decks[0]).toEqual({ item_id: deck_id, item_name: 'Mine' });
  expect(await ana.api.takeStoryWord({ body: await taken({ deck_id }) })).toMatchObject({
    was_there: true,
    due_date: null,
  });
  const { words } = await wordsFor(ana);
  const bear = { image_id: polarBear, target_translation_id: words[1]!.target_translation_id, start: 15, deck_id };
  const order = await taken(bear);
  const added = await ana.api.takeStoryWord({ body: order });
  expect(added.was_there).toBe(false);
  expect(await ana.api.takeStoryWord({ body: order })).toEqual(added);
  const deck = await deckOf(ana, deck_id);
  expect(deck.words.map(({ target_translation, answers }) => [target_translation, answers.length])).toEqual([
    ['tejón', 1],
    ['oso polar', 1],
  ]);
  // The same sentence around both stands there once.
  expect((await ana.api.sentences({ query: { id: deck_id } })).sentences).toHaveLength(1);
});

test('a deck of others, of other languages, or in the bin takes nothing; nor is a private story there for others', async () => {
  const { deck_id } = await ana.api.takeStoryWord({ body: await taken() });
  await refusedAs(404, luis.api.takeStoryWord({ body: await taken({ deck_id }) }));
  const { deck_id: other } = await ana.api.takeStoryWord({ body: await taken({ source_language: 'french' }) });
  await refusedAs(404, ana.api.takeStoryWord({ body: await taken({ deck_id: other }) }));
  await ana.api.deleteItems({ body: { item_ids: [deck_id] } });
  await refusedAs(404, ana.api.takeStoryWord({ body: await taken({ deck_id }) }));
  await database.query(`update items set visibility = 'private' where item_id = $1`, [story_id]);
  await refusedAs(404, wordsFor(luis));
  await refusedAs(404, luis.api.takeStoryWord({ body: await taken() }));
});

const refusedAs = (status: number, call: Promise<unknown>) =>
  expect(call).rejects.toMatchObject(refused(status, 'NOT_FOUND'));
