import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type ClassWorld, classWorld, newClass } from '../classes/classes.fixture.ts';
import { type Member, newMember, refused } from '../http/api.fixture.ts';
import { makeDecks } from '../items/tree.fixture.ts';

const day = 86_400_000;
/** Eleven in the morning of Saturday, 21 November 2026, in Berlin. */
const saturday = Date.parse('2026-11-21T10:00:00Z');

let world: ClassWorld;
/** A learner, new in every test. */
let ana: Member;

beforeAll(async () => {
  world = await classWorld();
});
beforeEach(async () => {
  world.clock.at = saturday;
  ana = await newMember(world.server.url);
  await ana.api.changeSettings({ body: { role: 'learner', time_zone: 'Europe/Berlin' } });
});
afterAll(() => world.close());

/** A deck with so many words; gives their ids, in its order. */
async function deckOf(words: number, whose = ana, language = 'spanish'): Promise<{ deck_id: number; ids: number[] }> {
  const [deck_id] = await makeDecks(world.database, whose.root_id, 1);
  await world.database.query('delete from words where deck_id = $1', [deck_id]);
  await world.database.query(
    `update decks set target_language = $2, source_language = 'english_uk' where deck_id = $1`,
    [deck_id, language],
  );
  const { rows } = await world.database.query<{ word_id: number }>(
    `insert into words (deck_id, word_order, origin_word_id, target_text, source_text)
     select $1, n, 0, 'palabra ' || n, 'word ' || n from generate_series(1, $2) as n returning word_id`,
    [deck_id, words],
  );
  await world.database.query('update words set origin_word_id = word_id where deck_id = $1', [deck_id]);
  return { deck_id: deck_id!, ids: rows.map(({ word_id }) => word_id) };
}

async function answer(deck_id: number, ids: readonly number[], change: object = {}, by = ana): Promise<void> {
  for (const word_id of ids) {
    await by.api.questionAnswer({ body: { word_id, deck_id, is_correct: true, ...change } });
  }
}
const today = (of = ana) => of.api.today();

describe('what there is to study today', () => {
  test('is as many new words as the account says, before anything was answered', async () => {
    const { ids } = await deckOf(12);
    expect(await today()).toEqual({
      today: '2026-11-21',
      due_count: 0,
      new_count: 10,
      minutes: 4,
      word_ids: ids.slice(0, 10),
      languages: [{ target_language: 'spanish', due_count: 0, new_count: 10, minutes: 4, word_ids: ids.slice(0, 10) }],
      decks: [
        expect.objectContaining({ username: ana.username, target_language: 'spanish', due_count: 0, new_count: 10 }),
      ],
      more_word_ids: ids.slice(10),
      next: null,
      has_studied: false,
    });
  });

  test('takes off what was begun today, and the next day begins with what is due', async () => {
    const { deck_id, ids } = await deckOf(20);
    await answer(deck_id, ids.slice(0, 4));
    expect(await today()).toMatchObject({ due_count: 0, new_count: 6, word_ids: ids.slice(4, 10), has_studied: true });
    // A first right answer comes back after two days, a wrong one after one.
    await answer(deck_id, [ids[4]!], { is_correct: false });
    expect(await today()).toMatchObject({ new_count: 5, next: { day: '2026-11-22', due_count: 1 } });
    world.clock.at += day;
    expect(await today()).toMatchObject({ due_count: 1, new_count: 10, word_ids: [ids[4], ...ids.slice(5, 15)] });
    world.clock.at += day;
    expect(await today()).toMatchObject({ due_count: 5, new_count: 10 });
  });

  test('begins at the hour at which the learner’s day begins', async () => {
    const { deck_id, ids } = await deckOf(3);
    await answer(deck_id, ids, { is_correct: false });
    world.clock.at = Date.parse('2026-11-22T02:59:00Z');
    expect(await today()).toMatchObject({ today: '2026-11-21', due_count: 0 });
    world.clock.at = Date.parse('2026-11-22T03:00:00Z');
    expect(await today()).toMatchObject({ today: '2026-11-22', due_count: 3 });
  });

  test('counts a word that stands in two decks once', async () => {
    const { deck_id, ids } = await deckOf(3);
    const copy = await deckOf(3);
    await world.database.query(
      `update words set origin_word_id = (select origin_word_id from words first
         where first.deck_id = $1 and first.word_order = words.word_order) where deck_id = $2`,
      [deck_id, copy.deck_id],
    );
    expect(await today()).toMatchObject({ new_count: 3, word_ids: ids });
    await answer(copy.deck_id, copy.ids, { is_correct: false });
    world.clock.at += day;
    expect(await today()).toMatchObject({ due_count: 3, new_count: 0, word_ids: ids });
  });

  test('goes by a number of its own in a deck that has one', async () => {
    const [first, second] = [await deckOf(9), await deckOf(9)];
    await ana.api.chooseDailyNewWords({ body: { deck_id: first.deck_id, daily_new_words: 1 } });
    await ana.api.changeSettings({ body: { daily_new_words: 2 } });
    expect((await today()).word_ids).toEqual([first.ids[0], ...second.ids.slice(0, 2)]);
    const data = await ana.api.deckData({ params: { username: ana.username }, query: { id: first.deck_id } });
    expect(data.daily_new_words).toBe(1);
    await ana.api.chooseDailyNewWords({ body: { deck_id: first.deck_id, daily_new_words: null } });
    expect((await today()).new_count).toBe(2);
  });

  test('is told by language, and what was studied last goes on first', async () => {
    const spanish = await deckOf(4);
    const german = await deckOf(4, ana, 'german');
    await answer(german.deck_id, [german.ids[0]!]);
    const { languages, word_ids } = await today();
    expect(word_ids).toEqual([...german.ids.slice(1), ...spanish.ids]);
    expect(languages.map(({ target_language, word_ids: of }) => [target_language, of])).toEqual([
      ['spanish', spanish.ids],
      ['german', german.ids.slice(1)],
    ]);
  });

  test('is never more than a hundred words at once, and tells how many there are', async () => {
    await ana.api.changeSettings({ body: { daily_new_words: 100 } });
    const { deck_id, ids } = await deckOf(120);
    await answer(deck_id, ids.slice(0, 30), { is_correct: false });
    world.clock.at += day;
    const { due_count, new_count, word_ids } = await today();
    expect([due_count, new_count, word_ids.length]).toEqual([30, 90, 100]);
    expect(word_ids.slice(0, 30)).toEqual(ids.slice(0, 30));
  });

  test('takes about as long as the last answers to these words did', async () => {
    const { deck_id, ids } = await deckOf(6);
    await ana.api.changeSettings({ body: { daily_new_words: 0 } });
    await answer(deck_id, ids, { is_correct: false, ms: 28_000 });
    world.clock.at += day;
    // Six words of two pages, half a minute each.
    expect(await today()).toMatchObject({ due_count: 6, minutes: 6 });
  });

  test('holds nothing of the bin', async () => {
    const { deck_id } = await deckOf(3);
    await ana.api.deleteItems({ body: { item_ids: [deck_id] } });
    expect(await today()).toMatchObject({ new_count: 0, word_ids: [], decks: [] });
  });

  test('is nothing for a teacher who never studied, and the deck that they have begun', async () => {
    const { tess } = world;
    const { deck_id, ids } = await deckOf(3, tess);
    await deckOf(3, tess);
    expect(await today(tess)).toMatchObject({ due_count: 0, new_count: 0, has_studied: false });
    await answer(deck_id, [ids[0]!], {}, tess);
    expect(await today(tess)).toMatchObject({ new_count: 2, word_ids: ids.slice(1), has_studied: true });
  });

  test('holds what a class shares with its student, until it is taken back', async () => {
    const { omar } = world;
    const { deck_id, ids } = await deckOf(3, omar);
    await deckOf(3, omar);
    const { class_id, students } = await newClass(omar, 'Ana');
    await omar.api.shareItem({ body: { class_id, item_id: deck_id } });
    await world.database.query('update students set person_id = $1 where student_id = $2', [
      ana.user_id,
      students[0]!.student_id,
    ]);
    expect(await today()).toMatchObject({ new_count: 3, word_ids: ids, decks: [{ username: omar.username }] });
    const { words, username } = await ana.api.todaysWords({ query: { id: ids } });
    expect([username, words.length, words[0]!.due_date]).toEqual([ana.username, 3, '2026-11-21']);
    await omar.api.unshareItem({ body: { class_id, item_id: deck_id } });
    expect(await today()).toMatchObject({ new_count: 0 });
    await expect(ana.api.todaysWords({ query: { id: ids } })).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
  });
});

describe('the words of a study of today', () => {
  test('come in the order in which they were asked for, with others of their decks as wrong options', async () => {
    const spanish = await deckOf(6);
    const german = await deckOf(6, ana, 'german');
    await answer(german.deck_id, [german.ids[5]!]);
    const asked = [german.ids[5]!, spanish.ids[2]!, german.ids[0]!];
    const data = await ana.api.todaysWords({ query: { id: asked } });
    expect(data.words.slice(0, 3).map(({ word_id }) => word_id)).toEqual(asked);
    expect(data.words.slice(0, 3).map(({ target_language }) => target_language)).toEqual([
      'german',
      'spanish',
      'german',
    ]);
    expect(data.words.map(({ answers }) => answers.length)).toEqual([1, ...Array.from({ length: 11 }, () => 0)]);
    expect(data.words).toHaveLength(12);
    expect(data).toMatchObject({ username: ana.username, deck_name: '', root_id: ana.root_id, link_key: null });
    expect(data.calendar).toMatchObject({ today: '2026-11-21' });
  });

  test('are those that are still there', async () => {
    const { ids } = await deckOf(3);
    await world.database.query('delete from words where word_id = $1', [ids[0]]);
    const { words } = await ana.api.todaysWords({ query: { id: ids.slice(0, 2) } });
    expect(words.map(({ word_id }) => word_id)).toEqual(ids.slice(1));
    const other = await newMember(world.server.url);
    await expect(other.api.todaysWords({ query: { id: ids } })).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
  });
});

describe('how somebody gets on', () => {
  test('is told day by day, with days in a row and what is known of each language', async () => {
    const { deck_id, ids } = await deckOf(4);
    await deckOf(2, ana, 'german');
    expect(await ana.api.progress()).toMatchObject({ days: [], streak: 0, done: { words: 0, ms: 0 } });
    await answer(deck_id, ids.slice(0, 3), { ms: 4000 });
    world.clock.at += 1000;
    await answer(deck_id, [ids[0]!], { is_correct: false, ms: 500_000 });
    expect(await ana.api.progress()).toEqual({
      today: '2026-11-21',
      days: [{ day: '2026-11-21', answers: 4, right: 3 }],
      streak: 1,
      done: { words: 3, ms: 72_000 },
      languages: [
        { target_language: 'spanish', words: 4, answered: 3, known: 0 },
        { target_language: 'german', words: 2, answered: 0, known: 0 },
      ],
    });
    // Two days are left out, of Sunday's week and of the next.
    world.clock.at += 3 * day;
    await answer(deck_id, ids.slice(0, 2));
    expect(await ana.api.progress()).toMatchObject({
      days: [{ day: '2026-11-21' }, { day: '2026-11-24', answers: 2, right: 2 }],
      streak: 2,
      languages: [{ target_language: 'spanish', known: 2 }, { target_language: 'german' }],
    });
    await ana.api.changeSettings({ body: { rest_days: 0 } });
    expect(await ana.api.progress()).toMatchObject({ streak: 1 });
  });

  test('counts no answer that was taken back', async () => {
    const { deck_id, ids } = await deckOf(2);
    await answer(deck_id, ids);
    await world.database.query(
      `insert into answers (schedule, answer_id, voids, mode, person_id, deck_id, word_id, origin_word_id, is_correct,
         answered_at, local_day)
       select schedule, gen_random_uuid(), answer_id, mode, person_id, deck_id, word_id, origin_word_id, is_correct,
         answered_at, local_day from answers where word_id = $1`,
      [ids[0]],
    );
    expect(await ana.api.progress()).toMatchObject({ days: [{ answers: 1 }], done: { words: 1 } });
  });
});
