import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { newDeck } from '../class-statistics/class-statistics.fixture.ts';
import { type ClassWorld, classWorld } from '../classes/classes.fixture.ts';
import { refused } from '../http/api.fixture.ts';
import { type PlayedDeck, playRound } from './scores.fixture.ts';

let world: ClassWorld;
/** A deck of Tess's; a new one in every test. */
let deck: PlayedDeck;
beforeAll(async () => {
  world = await classWorld();
}, 30_000);
afterAll(() => world.close());
beforeEach(async () => {
  deck = await newDeck(world, world.tess, ['uno', 'dos', 'tres', 'cuatro']);
});

const scores = async () =>
  (await world.database.query('select score from game_scores where $1 = any(deck_ids)', [deck.deck_id])).rows;

const typed = { game: 'type-hype' as const, right: 7 };

describe('S33 a score of Type Hype is kept', () => {
  test('not faster than it can be typed; once it can have been, it is kept', async () => {
    const { tess, clock, database } = world;
    const { body } = await playRound(world, tess, deck, typed);
    await database.query('update game_rounds set opened_at = $2 where round_id = $1', [
      body.round_id,
      new Date(clock.at),
    ]);
    // Nine tenths of 16.4 seconds: eight answers of a second, seven waits for the next word, the sight of the answer.
    const wait_ms = 14_760;
    await expect(tess.api.gameScore({ body })).rejects.toMatchObject(refused(409, 'SCORE_TOO_SOON', { wait_ms }));
    clock.at += wait_ms;
    expect(await tess.api.gameScore({ body })).toMatchObject({ score: body.score });
  });

  /** What is false, the letters that the browser says the words have, and what else is changed in the answers. */
  const forged: { what: string; letters?: number[]; sql?: string; place?: number }[] = [
    { what: 'one of its words has a letter more than its text', letters: [3, 3, 4, 7] },
    { what: 'one of its words has a letter less than its text', letters: [3, 3, 3, 6] },
    { what: 'the longest word is asked again and again', place: 3, sql: 'update answers set word_id = $word_id where round_id = $1 and round_step > 4' },
    { what: 'a word is asked again before all others were', place: 0, sql: 'update answers set word_id = $word_id where round_id = $1 and round_step = 4' },
    { what: 'a hint was not paid for', sql: `update answers set play = play || '{"hints": 1}', is_correct = false where round_id = $1 and round_step = 3` },
    { what: 'two hints were taken at once', sql: `update answers set play = play || '{"hints": 2}', is_correct = false where round_id = $1 and round_step = 7` },
    { what: 'mistakes cost no life', sql: `update answers set play = play || '{"mistakes": 6}', is_correct = false where round_id = $1 and round_step = 3` },
    { what: 'a word with mistakes counts as known', sql: `update answers set play = play || '{"mistakes": 2}' where round_id = $1 and round_step = 3` },
    { what: 'a word was typed and given up', sql: `update answers set play = play || '{"typed": false}' where round_id = $1 and round_step = 3` },
    { what: 'nothing was done for its last word', sql: `update answers set play = play || '{"mistakes": 0}' where round_id = $1 and round_step = 8` },
    { what: 'it does not say how it was played', sql: `update answers set play = '{}' where round_id = $1 and round_step = 3` },
  ]; // prettier-ignore
  test.each(forged)('not when $what', async ({ letters, sql, place = 0 }) => {
    const { tess, database, clock } = world;
    const { body } = await playRound(world, tess, deck, { ...typed, ...(letters && { letters }) });
    if (sql !== undefined) await database.query(sql.replace('$word_id', String(deck.word_ids[place])), [body.round_id]);
    clock.at += 60_000;
    await expect(tess.api.gameScore({ body })).rejects.toMatchObject(refused(400, 'SCORE_NOT_PLAYED'));
    expect(await scores()).toEqual([]);
  });

  test('also when an older browser counts joined consonants, or a word was deleted since', async () => {
    const { tess, clock, database } = world;
    await database.query(`update decks set target_language = 'hindi' where deck_id = $1`, [deck.deck_id]);
    await database.query(`update words set target_text = 'बिल्ली' where deck_id = $1`, [deck.deck_id]);
    for (const letters of [[2], [3]]) {
      const { body } = await playRound(world, tess, deck, { ...typed, letters });
      clock.at += 60_000;
      expect(await tess.api.gameScore({ body })).toMatchObject({ score: body.score });
    }
    const { body } = await playRound(world, tess, deck, { ...typed, letters: [2] });
    await database.query('delete from words where word_id = $1', [deck.word_ids[1]]);
    clock.at += 60_000;
    expect(await tess.api.gameScore({ body })).toMatchObject({ score: body.score });
  });
});
