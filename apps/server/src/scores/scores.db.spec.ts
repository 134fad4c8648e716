import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { newDeck } from '../class-statistics/class-statistics.fixture.ts';
import { type ClassWorld, classWorld, newClass } from '../classes/classes.fixture.ts';
import { refused } from '../http/api.fixture.ts';
import { make, makeDecks } from '../items/tree.fixture.ts';
import { RoundsService } from './rounds.service.ts';
import { inCall, type PlayedDeck, playRound, scoreOf, steps } from './scores.fixture.ts';

const dayMs = 24 * 60 * 60 * 1000;

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

const round = (change: object = {}) => ({
  body: { round_id: randomUUID(), game: 'word-rush' as const, deck_ids: [deck.deck_id], ...change },
});
const scores = async () =>
  (await world.database.query('select score from game_scores where $1 = any(deck_ids)', [deck.deck_id])).rows;

describe('a round', () => {
  test('is opened on an own deck, and sent again it is the same', async () => {
    const opened = round();
    const { round_id } = opened.body;
    expect(await world.tess.api.gameRound(opened)).toEqual({ round_id });
    expect(await world.tess.api.gameRound(opened)).toEqual({ round_id });
    await expect(world.tess.api.gameRound(round({ round_id, game: 'type-hype' }))).rejects.toMatchObject(
      refused(409, 'CONFLICT'),
    );
  });

  test('S33 is of nobody else’s decks', async () => {
    await expect(world.omar.api.gameRound(round())).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
    const [topic] = await world.tess.api.topicDecks({ query: { target_language: 'japanese' } });
    await expect(world.tess.api.gameRound(round({ deck_ids: [topic!.item_id] }))).rejects.toMatchObject(
      refused(404, 'NOT_FOUND'),
    );
  });

  test('is of no custom study: several decks are those of categories', async () => {
    const { tess, database } = world;
    const loose = await makeDecks(database, tess.root_id, 2);
    await expect(tess.api.gameRound(round({ deck_ids: loose }))).rejects.toMatchObject(refused(400, 'SCORE_CUSTOM'));
    const filed = await makeDecks(database, tess.root_id, 2, await make(tess, 'category'));
    expect(await tess.api.gameRound(round({ deck_ids: filed }))).toEqual({ round_id: expect.any(String) });
  });

  test('is of at most 30 decks', async () => {
    const { tess, database } = world;
    const filed = await makeDecks(database, tess.root_id, 31, await make(tess, 'category'));
    await expect(tess.api.gameRound(round({ deck_ids: filed }))).rejects.toMatchObject({ status: 400 });
    expect(await tess.api.gameRound(round({ deck_ids: filed.slice(1) }))).toEqual({ round_id: expect.any(String) });
  });

  test('S33 is of no student of another teacher, and of none without a class', async () => {
    const { tess, omar } = world;
    const { class_id, students } = await newClass(omar, 'Mia');
    const { student_id } = students[0]!;
    await expect(tess.api.gameRound(round({ class_id, student_id }))).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
    const own = await newClass(tess, 'Ada');
    await expect(tess.api.gameRound(round({ class_id: own.class_id, student_id }))).rejects.toMatchObject(
      refused(404, 'NOT_FOUND'),
    );
    await expect(tess.api.gameRound(round({ student_id: own.students[0]!.student_id }))).rejects.toMatchObject({
      status: 400,
    });
    await expect(tess.api.gameRound(round({ class_id: own.class_id }))).rejects.toMatchObject({ status: 400 });
  });

  test('that was left is forgotten after a week, one with a score never', async () => {
    const { tess, database, clock, server } = world;
    const scored = await playRound(world, tess, deck);
    await tess.api.gameScore(scored);
    await tess.api.gameRound(round());
    const left = async () =>
      (await database.query('select round_id from game_rounds where $1 = any(deck_ids)', [deck.deck_id])).rows;
    clock.at += 7 * dayMs;
    await server.app.get(RoundsService).forgetUnscored();
    expect(await left()).toHaveLength(2);
    clock.at += 1;
    await server.app.get(RoundsService).forgetUnscored();
    expect(await left()).toEqual([{ round_id: scored.body.round_id }]);
  });
});

const answer = (change: object) => ({
  body: { word_id: deck.word_ids[0]!, deck_id: deck.deck_id, is_correct: true, ...change },
});

describe('an answer of a game', () => {
  test('is an answer like others, which says its round, its step and how it was played', async () => {
    const { tess, database } = world;
    const { round_id } = round().body;
    const play = { letters: 3, mistakes: 1, hints: 0 };
    const { due_date } = await tess.api.questionAnswer(
      answer({ mode: 'type-hype', kind: 'typed', round_id, round_step: 1, play }),
    );
    expect(due_date).toEqual(expect.any(String));
    const { rows } = await database.query(
      'select mode, kind, round_id, round_step, play from answers where round_id = $1',
      [round_id],
    );
    expect(rows).toEqual([{ mode: 'type-hype', kind: 'typed', round_id, round_step: 1, play }]);
  });

  test.each([
    ['a round outside of games', { mode: 'test', round_id: randomUUID(), round_step: 1, play: {} }, 400],
    ['a round without a step', { mode: 'word-rush', round_id: randomUUID(), play: {} }, 400],
    ['a step before the first', { mode: 'word-rush', round_id: randomUUID(), round_step: 0, play: {} }, 400],
    ['what no rule knows', { mode: 'word-rush', round_id: randomUUID(), round_step: 1, play: { luck: 1 } }, 400],
  ])('with %s is refused', async (_, change, status) => {
    await expect(world.tess.api.questionAnswer(answer(change))).rejects.toMatchObject({ status });
  });

  test('may have seven options, of which a page of a study has four at most', async () => {
    const [asked, ...others] = deck.word_ids;
    const option_word_ids = [asked!, ...others, 2_000_000, 2_000_001, 2_000_002];
    expect(await world.tess.api.questionAnswer(answer({ mode: 'word-rush', option_word_ids }))).toMatchObject({
      recorded: true,
    });
    await expect(world.tess.api.questionAnswer(answer({ mode: 'study', option_word_ids }))).rejects.toMatchObject({
      status: 400,
      problem: { params: { field: 'option_word_ids' } },
    });
  });

  test('without a round counts for the word all the same', async () => {
    expect(await world.tess.api.questionAnswer(answer({ mode: 'word-rush' }))).toMatchObject({ recorded: true });
  });
});

describe.each(['word-rush', 'type-hype'] as const)('S33 a score of %s is kept', (game) => {
  test('once for a round, which its answers tell', async () => {
    const { tess } = world;
    const played = await playRound(world, tess, deck, { game });
    world.clock.at += 2000;
    const first = await tess.api.gameScore(played);
    expect(first).toMatchObject({ score_id: expect.any(Number), score: game === 'word-rush' ? scoreOf(steps(3)) : 30 + 30 + 2 * 40 }); // prettier-ignore
    world.clock.at += dayMs;
    const again = await Promise.all(Array.from({ length: 2 }, () => tess.api.gameScore(played)));
    for (const reply of again) expect(reply).toEqual(first);
    expect(await scores()).toEqual([{ score: first.score }]);
  });

  test('copies at once are one score and equal replies', async () => {
    const played = await playRound(world, world.tess, deck, { game });
    world.clock.at += 2000;
    const replies = await Promise.all(Array.from({ length: 5 }, () => world.tess.api.gameScore(played)));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(await scores()).toHaveLength(1);
  });

  test('not when it is another one than the answers tell', async () => {
    const { tess } = world;
    const { body } = await playRound(world, tess, deck, { game });
    world.clock.at += 2000;
    for (const score of [body.score + 1, body.score - 1, body.score * 10]) {
      await expect(tess.api.gameScore({ body: { ...body, score } })).rejects.toMatchObject(
        refused(400, 'SCORE_NOT_PLAYED'),
      );
    }
    expect(await scores()).toEqual([]);
    await tess.api.gameScore({ body });
    await expect(tess.api.gameScore({ body: { ...body, score: body.score + 1 } })).rejects.toMatchObject(
      refused(409, 'CONFLICT'),
    );
    expect(await scores()).toEqual([{ score: body.score }]);
  });

  test('up to a week after its round was opened, as the network may have been away; then no more', async () => {
    const { tess, clock } = world;
    const { body } = await playRound(world, tess, deck, { game });
    const late = await playRound(world, tess, deck, { right: 4, game });
    const { rows } = await world.database.query<{ opened_at: Date }>(
      'select opened_at from game_rounds where round_id = any($1) order by round_number',
      [[body.round_id, late.body.round_id]],
    );
    const lastAnswerAt = clock.at;
    clock.at = rows[0]!.opened_at.getTime() + 7 * dayMs;
    // It was scored when it was played.
    expect((await tess.api.gameScore({ body })).score_date).toBeLessThan(lastAnswerAt);
    clock.at = rows[1]!.opened_at.getTime() + 7 * dayMs + 1;
    await expect(tess.api.gameScore(late)).rejects.toMatchObject(refused(409, 'SCORE_TOO_LATE'));
  });
});

describe('S33 a score is kept', () => {
  test('not of zero', async () => {
    const { body } = await playRound(world, world.tess, deck, { right: 0 });
    await expect(world.tess.api.gameScore({ body })).rejects.toMatchObject({ status: 400 });
  });

  test('not for other decks, another game or another student than the round was opened for', async () => {
    const { tess } = world;
    const other = await newDeck(world, tess, ['rojo', 'verde', 'azul', 'gris']);
    const { students } = await newClass(tess, 'Ada');
    const { body } = await playRound(world, tess, deck);
    for (const change of [
      { deck_ids: [other.deck_id] },
      { deck_ids: [deck.deck_id, other.deck_id] },
      { score_type: 'type-hype' as const },
      { student_id: students[0]!.student_id },
    ]) {
      await expect(tess.api.gameScore({ body: { ...body, ...change } })).rejects.toMatchObject(
        refused(400, 'SCORE_NOT_PLAYED'),
      );
    }
  });

  test('not for a round of somebody else, nor for one that was never opened', async () => {
    const { tess, omar } = world;
    const played = await playRound(world, tess, deck);
    await expect(omar.api.gameScore(played)).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
    await expect(tess.api.gameScore({ body: { ...played.body, round_id: randomUUID() } })).rejects.toMatchObject(
      refused(404, 'NOT_FOUND'),
    );
  });

  test('not faster than it can be played; once it can have been, it is kept', async () => {
    const { tess, clock } = world;
    const { body } = await playRound(world, tess, deck, { right: 8 });
    await world.database.query('update game_rounds set opened_at = $2 where round_id = $1', [
      body.round_id,
      new Date(clock.at),
    ]);
    const failure = await tess.api.gameScore({ body }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ status: 409, problem: { code: 'SCORE_TOO_SOON' } });
    const { wait_ms } = (failure as { problem: { params: { wait_ms: number } } }).problem.params;
    // Nine tenths of 17 seconds: nine answers of a second, and eight waits for the next round.
    expect(wait_ms).toBe(15_300);
    clock.at += wait_ms - 1;
    await expect(tess.api.gameScore({ body })).rejects.toMatchObject(refused(409, 'SCORE_TOO_SOON', { wait_ms: 1 }));
    clock.at += 1;
    expect(await tess.api.gameScore({ body })).toMatchObject({ score: body.score });
  });

  const tampered = [
    ['a step is missing', `delete from answers where round_id = $1 and round_step = 2`],
    ['a step comes after the end', `update answers set round_step = 9 where round_id = $1 and round_step = 4`],
    ['a wrong one is in the middle', `update answers set is_correct = false where round_id = $1 and round_step = 2`],
    ['one is of another deck', `update answers set deck_id = 1 where round_id = $1 and round_step = 2`],
    ['one was not given in the game', `update answers set mode = 'study' where round_id = $1 and round_step = 2`],
    ['one does not say how long it took', `update answers set ms = null where round_id = $1 and round_step = 2`],
    ['it has no answers', `delete from answers where round_id = $1`],
    ['one was taken back', `update answers set voids = gen_random_uuid() where round_id = $1 and round_step = 2`],
  ] as const;
  test.each(tampered)('not when %s', async (_, sql) => {
    const { body } = await playRound(world, world.tess, deck);
    await world.database.query(sql, [body.round_id]);
    await expect(world.tess.api.gameScore({ body })).rejects.toMatchObject(refused(400, 'SCORE_NOT_PLAYED'));
  });

  test('by the answers of who plays alone: others who know its id add nothing', async () => {
    const { tess, omar, clock } = world;
    const { body } = await playRound(world, tess, deck);
    const [mine] = (await playRound(world, omar, await newDeck(world, omar, ['a', 'b', 'c', 'd']))).body.deck_ids;
    await omar.api.questionAnswer({
      body: { round_id: body.round_id, round_step: 5, play: {}, mode: 'word-rush', is_correct: true, deck_id: mine!, word_id: (await wordsOf(mine!))[0]! }, // prettier-ignore
    });
    clock.at += 1000;
    expect(await tess.api.gameScore({ body })).toMatchObject({ score: body.score });
  });

  test('by the first answer to each step, and by nothing that comes later', async () => {
    const { tess } = world;
    const { body } = await playRound(world, tess, deck);
    const again = { round_id: body.round_id, deck_id: deck.deck_id, word_id: deck.word_ids[0]!, mode: 'word-rush' as const }; // prettier-ignore
    await tess.api.questionAnswer({ body: { ...again, is_correct: true, ...inCall(steps(3)[3]!) } });
    const kept = await tess.api.gameScore({ body });
    await tess.api.questionAnswer({ body: { ...again, is_correct: true, round_step: 5, play: {} } });
    expect(await tess.api.gameScore({ body })).toEqual(kept);
  });
});

const wordsOf = async (deck_id: number): Promise<number[]> =>
  (await world.database.query<{ word_id: number }>('select word_id from words where deck_id = $1', [deck_id])).rows.map(
    ({ word_id }) => word_id,
  );

test('more rounds than anybody plays in a minute are too many, for one account alone', async () => {
  const { tess, omar } = world;
  const opened = round();
  const tries = await Promise.allSettled(Array.from({ length: 70 }, () => tess.api.gameRound(opened)));
  const failed = tries.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(failed.length).toBeGreaterThanOrEqual(10);
  for (const { reason } of failed) expect(reason).toMatchObject({ status: 429, problem: { code: 'TOO_MANY' } });
  const own = await newDeck(world, omar, ['a', 'b', 'c', 'd']);
  expect(await omar.api.gameRound(round({ deck_ids: [own.deck_id] }))).toEqual({ round_id: expect.any(String) });
});
