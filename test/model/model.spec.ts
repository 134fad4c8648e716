import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compareWordSchedules } from '../../apps/server/src/answers/projections.ts';
import { operationClient } from '../../apps/server/src/database/time-limits.ts';
import { compareLiveAnswers } from '../../apps/server/src/live/replay/answer-consistency.ts';
import { compareLiveScores } from '../../apps/server/src/live/replay/projections.ts';
import { compareSeats } from '../../apps/server/src/live/replay/seat-consistency.ts';
import { checkConfusions } from './checks/confusions.ts';
import { Classroom } from './classroom.ts';
import { play } from './play.ts';
import { type Script, scriptOf } from './script.ts';
import { shrunk } from './shrink.ts';

/**
 * The same ones in every run, so that a change is red by its own fault alone. Others on demand: MODEL_SEEDS says how many,
 * and they begin anywhere, unless MODEL_SEED says where.
 */
const seeds = Number(process.env.MODEL_SEEDS ?? 200);
const anywhere = process.env.MODEL_SEEDS === undefined ? 1 : Math.floor(Math.random() * 1e9);
const firstSeed = Number(process.env.MODEL_SEED ?? anywhere);
/** Side by side, each with a server and a database of its own: one waits while another works. */
const classroomsAtOnce = 4;

/** Scripts that failed once, as short as they could be made. They are played first, for ever. */
const keptFile = path.join(import.meta.dirname, 'regressions.json');
const kept = JSON.parse(readFileSync(keptFile, 'utf8')) as { broke: string; script: Script }[];

let classrooms: Classroom[];
beforeAll(async () => {
  classrooms = await Promise.all(Array.from({ length: classroomsAtOnce }, () => Classroom.build()));
}, 60_000);
afterAll(() => Promise.all(classrooms.map((classroom) => classroom.close())));

test('what failed once does not fail again', async () => {
  for (const { broke, script } of kept)
    expect([broke, await brokenBy(classrooms[0]!, script)]).toEqual([broke, undefined]);
});

/** What a script breaks; undefined when it keeps all promises. */
async function brokenBy(classroom: Classroom, script: Script): Promise<string | undefined> {
  try {
    await play(classroom, script);
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

async function playSeed(classroom: Classroom, seed: number): Promise<void> {
  const script = scriptOf(seed);
  const broke = await brokenBy(classroom, script);
  if (broke === undefined) return;
  const shortest = await shrunk(script, async (shorter) => (await brokenBy(classroom, shorter)) !== undefined);
  const words = ((await brokenBy(classroom, shortest)) ?? broke).split('\n')[0]!;
  kept.push({ broke: `seed ${seed}: ${words}`, script: shortest });
  writeFileSync(keptFile, `${JSON.stringify(kept, null, 2)}\n`);
  const steps = shortest.steps.map((step) => `  ${JSON.stringify(step)}`).join('\n');
  throw new Error(`Seed ${seed}: ${words}\n${JSON.stringify(shortest.settings)}\n${steps}\n${broke}`);
}

test(
  `${seeds} quizzes at random, from seed ${firstSeed} on, keep every promise`,
  async () => {
    let next = firstSeed;
    const failures: unknown[] = [];
    await Promise.all(
      classrooms.map(async (classroom) => {
        while (next < firstSeed + seeds && failures.length === 0) await playSeed(classroom, next++).catch((error: unknown) => failures.push(error)); // prettier-ignore
      }),
    );
    if (failures.length > 0) throw failures[0];
  },
  Math.max(240_000, seeds * 2000),
);

/** What a quiz can go through: locked in three ways, taken back, killed, and so on. */
const everything = [
  'asked', 'opened', 'locked by deadline', 'locked by all_answered', 'locked by host', 'revealed', 'leaderboard_shown',
  'podium_shown', 'ended by host', 'joined', 'left', 'returned', 'renamed', 'reassigned', 'removed',
  'door_locked', 'paused', 'unpaused', 'delayed', 'time_added', 'skipped', 'asked_again', 'voided', 'unvoided', 'accepted', 'unaccepted', 'regrouped',
  'race_opened', 'race_locked by goal', 'race_locked by deadline', 'race_locked by host', 'race_finished',
  'word_voided', 'word_unvoided', 'word_accepted', 'word_unaccepted',
]; // prettier-ignore

/** Fewer may by chance leave something out. */
const testOfMany = seeds < 200 ? test.skip : test;
testOfMany('so many quizzes go through everything that can happen', async () => {
  const happened = new Set<string>();
  for (const { database } of classrooms) {
    const { rows } = await database.pool.query<{ what: string }>(
      `select distinct concat_ws(' by ', type, body ->> 'by') as what from live_events`,
    );
    for (const { what } of rows) happened.add(what);
  }
  expect(everything.filter((what) => !happened.has(what))).toEqual([]);
});

const doctor = [compareLiveScores, compareLiveAnswers, compareSeats, compareWordSchedules];

test(
  'afterwards doctor finds nothing in what they have left',
  async () => {
    for (const { database } of classrooms) {
      const client = operationClient(database.url);
      await client.connect();
      try {
        for (const compare of doctor) expect(await compare(client)).toEqual([]);
      } finally {
        await client.end();
      }
    }
  },
  Math.max(60_000, seeds * 60),
);

test('what a class confuses is known to its next quiz as its quizzes tell it', async () => {
  for (const classroom of classrooms) await checkConfusions(classroom);
});
