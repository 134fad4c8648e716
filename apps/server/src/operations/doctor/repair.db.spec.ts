import { afterAll, beforeAll, expect, test } from '@jest/globals';
import os from 'node:os';
import pg from 'pg';
import { migrate } from '../../database/migrate.ts';
import { recordedDatabase, recordedReleases } from '../../database/recorded.fixture.ts';
import type { Surroundings } from './check.ts';
import { repair, repairable } from './repair.ts';
import { runChecks } from './run-checks.ts';

let around: Surroundings;
let client: pg.Client;
beforeAll(async () => {
  const databaseUrl = await recordedDatabase(recordedReleases.at(-1)!);
  await migrate(databaseUrl);
  around = { databaseUrl, mediaFolder: null, contentRoot: os.tmpdir() };
  client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
}, 60_000);
afterAll(() => client.end());

const wrong = async () =>
  (await runChecks(around)).filter(({ differences }) => differences.length > 0).map(({ name }) => name);

test.each([
  ['New rows get numbers that no row has', `select setval('items_item_id_seq', 1)`],
  ['Every name is filed under its key', `update translations set fold_key = 'elsewhere' where translation_id = 1`],
  ['Every scoreboard is what the log tells', 'update live_scores set score = score + 1'],
  ['Every due date is what the answers tell', 'update word_schedules set due_date = due_date + 1'],
])('%s: after a repair a second look finds nothing', async (name, damage) => {
  const before = await wrong();
  await client.query(`set session_replication_role = replica; ${damage}; set session_replication_role = origin`);
  const findings = await runChecks(around);
  expect(repairable(findings).map((check) => check.name)).toContain(name);
  await repair(around.databaseUrl, findings);
  expect(await wrong()).toEqual(before.filter((other) => other !== name));
});

test('what no other row tells is not among what can be repaired', async () => {
  await client.query(
    `delete from live_events where (live_id, seq) in (select live_id, seq from live_events where seq = 2 limit 1)`,
  );
  const findings = await runChecks(around);
  expect(findings.filter(({ differences }) => differences.length > 0).map(({ name }) => name)).toContain(
    'The log of every session is without gaps',
  );
  expect(repairable(findings).map(({ name }) => name)).not.toContain('The log of every session is without gaps');
});
