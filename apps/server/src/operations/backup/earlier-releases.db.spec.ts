import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../../database/migrate.ts';
import {
  recordedBy,
  recordedDatabase,
  recordedReleases,
  writeRecordedPictures,
} from '../../database/recorded.fixture.ts';
import { runChecks } from '../doctor/run-checks.ts';
import { rebuildProjections } from '../rebuild.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lexiroom-releases-'));
const mediaFolder = path.join(folder, 'media');
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Tables that later releases put others in the place of: under which name their rows go on, if they do. */
const replaced: Record<string, string | null> = { clones: 'done_commands', deck_name_keys: null };
/** Nothing of what these say may change; of the others no row may be lost. */
const kept = [
  'users', 'items', 'decks', 'words', 'images', 'image_references', 'translations', 'lives', 'live_events', 'seats',
  'live_scores', 'answers', 'word_schedules', 'audit_rows',
]; // prettier-ignore

describe.each(recordedReleases)('the data of a release that ended with migration %s', (release) => {
  const { tables } = recordedBy(release);
  let url: string;
  let client: pg.Client;
  beforeAll(async () => {
    url = await recordedDatabase(release);
    writeRecordedPictures(release, mediaFolder);
    await migrate(url);
    client = new pg.Client({ connectionString: url });
    await client.connect();
  }, 60_000);
  afterAll(() => client.end());

  test('go through all migrations without losing a row', async () => {
    for (const [table, before] of Object.entries(tables)) {
      expect(before).not.toEqual([]);
      const now = replaced[table] === undefined ? table : replaced[table];
      if (now === null) continue;
      const { rows } = await client.query(`select count(*)::int from ${client.escapeIdentifier(now)}`);
      expect({ table, rows }).toEqual({ table, rows: [{ count: before.length }] });
    }
  });

  test.each(kept.filter((table) => tables[table]))('and %s say what they said', async (table) => {
    const columns = await columnsOf(table);
    const shared = Object.keys(tables[table]![0]!).filter((column) => columns.has(column));
    const said = (row: Record<string, unknown>) => JSON.stringify(shared.map((column) => row[column]));
    const { rows } = await client.query<{ row: Record<string, unknown> }>(
      `select to_json(t) as row from ${client.escapeIdentifier(table)} t`,
    );
    const now = rows.map(({ row }) => said(row)).toSorted();
    expect(now).toEqual(tables[table]!.map(said).toSorted());
    expect(shared.length).toBeGreaterThan(2);
  });

  test('the doctor finds nothing wrong, scoreboards and due dates are what the logs tell', async () => {
    const findings = await runChecks({ databaseUrl: url, mediaFolder, contentRoot: folder });
    expect(findings.length).toBeGreaterThan(10);
    expect(findings.filter(({ differences, failure }) => differences.length > 0 || failure)).toEqual([]);
  });

  test('computing them anew gives what was there', async () => {
    await rebuildProjections(url);
    for (const table of ['live_scores', 'word_schedules']) {
      const { rows } = await client.query<{ row: Record<string, unknown> }>(`select to_json(t) as row from ${table} t`);
      const now = rows.map(({ row }) => JSON.stringify(row)).toSorted();
      expect(now).toEqual((tables[table] ?? []).map((row) => JSON.stringify(row)).toSorted());
    }
  });

  async function columnsOf(table: string): Promise<Set<string>> {
    const { rows } = await client.query<{ column_name: string }>(
      `select column_name from information_schema.columns where table_schema = 'public' and table_name = $1`,
      [table],
    );
    return new Set(rows.map(({ column_name }) => column_name));
  }
});
