import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameScore } from '@lexiroom/contracts/scores';
import { newDeck } from '../class-statistics/class-statistics.fixture.ts';
import { type ClassWorld, classWorld, newClass, tablesWith } from '../classes/classes.fixture.ts';
import { type Member, refused } from '../http/api.fixture.ts';
import { make, makeDecks } from '../items/tree.fixture.ts';
import { rebuildProjections } from '../operations/rebuild.ts';
import { compareGameScores } from './projections.ts';
import { scoreboardSql } from './scoreboard.service.ts';
import { type PlayedDeck, type Player, playRound, scoreOf, steps } from './scores.fixture.ts';

const hourMs = 60 * 60 * 1000;

let world: ClassWorld;
let deck: PlayedDeck;
beforeAll(async () => {
  world = await classWorld();
}, 30_000);
afterAll(() => world.close());
beforeEach(async () => {
  deck = await newDeck(world, world.tess, ['uno', 'dos', 'tres', 'cuatro']);
});

type Wanted = Parameters<Member['api']['gameScores']>[0]['query'];
const board = (change: Partial<Wanted> = {}, { api } = world.tess): Promise<GameScore[]> =>
  api.gameScores({
    query: { id: [deck.deck_id], game: 'word-rush', showClassScores: 'false', timespan: 'all', ...change },
  });
/** Plays a round to its end; gives its score. */
async function play(right: number, player?: Player, member = world.tess): Promise<number> {
  const played = await playRound(world, member, deck, { right, ...(player && { player }) });
  return (await member.api.gameScore(played)).score;
}
const names = async () =>
  (await board({ showClassScores: 'true' })).map(({ student_name, class_name }) => [student_name, class_name]);

const counts = async () =>
  Promise.all((['12', '168', 'all'] as const).map(async (timespan) => (await board({ timespan })).length));

describe('the scoreboard of a study', () => {
  test('has the best scores first, of equal ones the earlier', async () => {
    const order = [await play(3), await play(5), await play(3)];
    const rows = await board();
    expect(rows.map(({ score }) => score)).toEqual([order[1], order[0], order[2]]);
    expect(rows[1]!.score_date).toBeLessThan(rows[2]!.score_date);
    for (const row of rows) expect(row).toMatchObject({ student_name: null, class_name: null });
  });

  test('is of exactly these decks, in whatever order they are named', async () => {
    const { tess, database } = world;
    const filed = await makeDecks(database, tess.root_id, 2, await make(tess, 'category'));
    await play(2);
    expect(await board({ id: [deck.deck_id, ...filed] })).toEqual([]);
    await database.query(
      'update game_scores set deck_ids = $2 where deck_ids = $1',
      [[deck.deck_id], filed], // prettier-ignore
    );
    expect(await board({ id: filed.toReversed() })).toHaveLength(1);
    expect(await board({ id: filed.slice(1) })).toEqual([]);
    await database.query('update game_scores set deck_ids = $1 where deck_ids = $2', [[deck.deck_id], filed]);
  });

  test('is of one game', async () => {
    await play(2);
    expect(await board({ game: 'type-hype' })).toEqual([]);
  });

  test('Recent has the last 12 hours, This week the last 168', async () => {
    const { clock } = world;
    await play(2);
    const at = clock.at;
    clock.at = at + 12 * hourMs;
    expect(await counts()).toEqual([1, 1, 1]);
    clock.at = at + 12 * hourMs + 1;
    expect(await counts()).toEqual([0, 1, 1]);
    clock.at = at + 168 * hourMs + 1;
    expect(await counts()).toEqual([0, 0, 1]);
  });

  test('is shown to whom the decks belong alone', async () => {
    await play(2);
    await expect(board({}, world.omar)).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
  });

  test('has at most a hundred', async () => {
    await play(2);
    await copyScores(150);
    expect(await board()).toHaveLength(100);
  });
});

/** Copies the scores of the deck so many times, each in a round of its own. */
async function copyScores(times: number): Promise<void> {
  await world.database.query(
    `with copied as (
       insert into game_rounds (user_id, round_id, game, deck_ids, class_id, student_id, opened_at, scored_steps)
       select user_id, gen_random_uuid(), game, deck_ids, class_id, student_id, opened_at, scored_steps
       from game_rounds, generate_series(1, $2) where deck_ids = $1 returning *
     )
     insert into game_scores (score_id, user_id, round_id, score_type, deck_ids, student_id, score, score_date)
     select round_number, user_id, round_id, game, deck_ids, student_id, 1 + round_number % 5000,
       opened_at - make_interval(mins => round_number) from copied`,
    [[deck.deck_id], times],
  );
}

describe('the class board', () => {
  test('has what students scored, under their names, and own scores apart', async () => {
    const { class_id, students } = await newClass(world.tess, 'Ada', 'Bo');
    await play(2, { class_id, student_id: students[0]!.student_id });
    await play(4, { class_id, student_id: students[1]!.student_id });
    await play(3);
    expect(await names()).toEqual([
      ['Bo', '7b'],
      ['Ada', '7b'],
    ]);
    expect((await board()).map(({ score }) => score)).toEqual([scoreOf(steps(3))]);
  });

  test('a score follows a student to another class', async () => {
    const { class_id, students } = await newClass(world.tess, 'Ada');
    const { student_id } = students[0]!;
    await play(2, { class_id, student_id });
    const other = await world.tess.api.newClass({ body: { class_name: '8c' } });
    await world.tess.api.changeStudent({ body: { student_id, class_id: other.class_id } });
    expect(await names()).toEqual([['Ada', '8c']]);
    await world.tess.api.deleteClass({ body: { class_id } });
    expect(await names()).toEqual([['Ada', '8c']]);
  });

  test('a round of a student who was moved or removed while the network was away is scored all the same', async () => {
    const { tess } = world;
    const { class_id, students } = await newClass(tess, 'Ada', 'Bo');
    const other = await tess.api.newClass({ body: { class_name: '8c' } });
    const [ada, bo] = students.map(({ student_id }) => student_id);
    await tess.api.changeStudent({ body: { student_id: ada!, class_id: other.class_id } });
    await tess.api.deleteStudent({ body: { student_id: bo! } });
    expect(await play(2, { class_id, student_id: ada! })).toBe(scoreOf(steps(2)));
    expect(await play(3, { class_id, student_id: bo! })).toBe(scoreOf(steps(3)));
    expect(await names()).toEqual([
      [null, '7b'],
      ['Ada', '8c'],
    ]);
  });

  test('of two students who were one the scores are the one’s, until that is undone', async () => {
    const { tess } = world;
    const { class_id, students } = await newClass(tess, 'Ada', 'Ada L', 'Bo');
    const [ada, adaL, bo] = students.map(({ student_id }) => student_id);
    await play(2, { class_id, student_id: ada! });
    await play(3, { class_id, student_id: adaL! });
    const merge = await tess.api.mergeStudents({ body: { from_student_id: adaL!, into_student_id: ada! } });
    expect(await names()).toEqual([
      ['Ada', '7b'],
      ['Ada', '7b'],
    ]);
    await tess.api.mergeStudents({ body: { from_student_id: ada!, into_student_id: bo! } });
    expect(await names()).toEqual([
      ['Bo', '7b'],
      ['Bo', '7b'],
    ]);
    await tess.api.undoMerge({ body: { merge_id: merge.merge_id } });
    expect(await names()).toEqual([
      ['Ada L', '7b'],
      ['Bo', '7b'],
    ]);
  });

  test('two students of one name are told apart as in the list of their class', async () => {
    const { class_id, students } = await newClass(world.tess, 'Ada', 'ada', 'Bo');
    await play(2, { class_id, student_id: students[1]!.student_id });
    await play(3, { class_id, student_id: students[2]!.student_id });
    expect(await names()).toEqual([
      ['Bo', '7b'],
      ['ada (2)', '7b'],
    ]);
  });

  test('the score of a student who was removed has no name any more', async () => {
    const { class_id, students } = await newClass(world.tess, 'Zebulon');
    await play(2, { class_id, student_id: students[0]!.student_id });
    await world.tess.api.deleteStudent({ body: { student_id: students[0]!.student_id } });
    expect(await names()).toEqual([[null, '7b']]);
    expect(await tablesWith(world.database, 'Zebulon')).toEqual([]);
  });

  test('a class that is deleted takes the scores of its students along', async () => {
    const { class_id, students } = await newClass(world.tess, 'Zebedee');
    await play(2, { class_id, student_id: students[0]!.student_id });
    await play(3);
    await world.tess.api.deleteClass({ body: { class_id } });
    expect(await names()).toEqual([]);
    expect(await board()).toHaveLength(1);
    expect(await tablesWith(world.database, 'Zebedee')).toEqual([]);
  });
});

const stored = async () => (await world.database.query('select * from game_scores order by score_id')).rows;

describe('scores are what the answers tell', () => {
  test('made anew they are exactly the same, also when some are gone', async () => {
    const { class_id, students } = await newClass(world.tess, 'Ada');
    await play(2);
    await play(3, { class_id, student_id: students[0]!.student_id });
    await world.database.query('delete from game_rounds where scored_steps > 4 or round_number not in (select round_number from game_rounds join answers using (round_id))'); // prettier-ignore
    const before = await stored();
    await world.database.query('delete from game_scores where score_id = $1', [before.at(-1)!.score_id]);
    await rebuildProjections(world.server.options.databaseUrl);
    expect(await stored()).toEqual(before);
    expect(before.length).toBeGreaterThan(1);
  });

  test.each([
    ['was changed', 'update game_scores set score = score + 1 where score_id = $1'],
    ['is gone', 'delete from game_scores where score_id = $1'],
    ['has another day', `update game_scores set score_date = score_date - interval '1 day' where score_id = $1`],
    ['is another student’s', 'update game_scores set student_id = 7 where score_id = $1'],
    ['lost its round', 'update game_rounds set scored_steps = null where round_number = $1'],
    [
      'lost an answer',
      'delete from answers where round_step = 1 and round_id in (select round_id from game_rounds where round_number = $1)',
    ],
  ])('the doctor finds a score that %s', async (_, damage) => {
    await play(2);
    const { score_id } = (await board())[0]!;
    const client = world.database;
    await client.query('begin');
    try {
      expect(await compareGameScores(client)).toEqual([]);
      await client.query(damage, [score_id]);
      expect(await compareGameScores(client)).toMatchObject([{ what: `game_scores, score ${score_id}` }]);
    } finally {
      await client.query('rollback');
    }
  });
});

test('among 100,000 scores a scoreboard is read by one index, in a moment', async () => {
  const { database, tess } = world;
  await play(2);
  await copyScores(100_000);
  await database.query('vacuum analyze game_scores');
  await database.query('set plan_cache_mode = force_generic_plan');
  const values = [tess.user_id, [deck.deck_id], 'word-rush', false, '-infinity'];
  const { rows } = await database.query<{ 'QUERY PLAN': string }>(`explain ${scoreboardSql}`, values);
  await database.query('reset plan_cache_mode');
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('game_scores_board_index');
  expect(plan).not.toContain('Seq Scan on game_scores');
  for (const timespan of ['12', 'all'] as const) {
    const begun = performance.now();
    await board({ timespan });
    expect(performance.now() - begun).toBeLessThan(1000);
  }
}, 60_000);
