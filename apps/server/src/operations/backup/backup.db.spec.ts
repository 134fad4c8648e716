import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { searchKey } from '@lexiroom/domain/text';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freshDatabase } from '../../database/fresh-database.fixture.ts';
import { migrations } from '../../database/migrations/index.ts';
import { createPool } from '../../database/pool.ts';
import type { Difference } from '../../event-log/difference.ts';
import { personSchedule } from '../../event-log/schedules.ts';
import { SoloLog } from '../../event-log/scheduled-answers.ts';
import { backUp } from './backup.ts';
import { runChecks } from '../doctor/run-checks.ts';
import { verifyBackup } from './manifest.ts';
import { rebuildProjections } from '../rebuild.ts';
import { restore } from './restore.ts';
import { readTables } from './tables.ts';

const awkward = 'a\ttab, a \\ backslash, a\nnew line, "quotes", NULL, \\N, 日本語 👩‍🏫';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lexiroom-backup-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const source = path.join(folder, 'source');
const archive = path.join(folder, 'backup.tar.gz');
let sourceUrl: string;
let target: string;
let targetUrl: string;

/** A database with people, words of every awkward kind, answers, and a live session whose lobby is open. */
beforeAll(async () => {
  sourceUrl = await freshDatabase();
  await run(
    sourceUrl,
    `insert into users (username, username_key, email, email_key, password_hash, role) values
       ('Ada', 'ada', 'ada@example.org', 'ada@example.org', 'x', 'teacher'), ('Bo', 'bo', null, null, null, 'learner');
     insert into account_sessions (token_hash, user_id, expires_at) values ('\\x00ff0a5c', 1, now() + interval '1 day');
     insert into items (owner_id, item_type, item_name, name_key) values
       (1, 'folder', 'Ada', 'ada'), (2, 'folder', 'Bo', 'bo');
     -- A row after the one that points at it: order must not matter.
     insert into items (item_id, owner_id, item_type, item_name, name_key, parent_id) values
       (80, 1, 'deck', 'Fish', 'fish', 1), (90, 1, 'folder', 'Sea', 'sea', 1);
     update items set parent_id = 90 where item_id = 80;
     select setval('items_item_id_seq', 90);
     insert into decks (deck_id, target_language) values (80, 'japanese');
     insert into words (deck_id, word_order, origin_word_id) select 80, id, id from generate_series(1, 6) as id;
     insert into images (image_hash, image_license) values ('0123456789abcdef', 'CC0');
     insert into lives (pin, host_id, game, deck_ids, time_zone, phase)
       values ('123456', 1, 'live_quiz', '{80}', 'Asia/Tokyo', 'lobby')`,
  );
  await run(
    sourceUrl,
    `insert into translations (image_id, language, translation, fold_key)
       select 1, 'japanese', $1 || ' ' || number, $2 || ' ' || number from generate_series(1, 60000) number`,
    [awkward, searchKey(awkward)],
  );
  await run(
    sourceUrl,
    `insert into live_events (live_id, seq, v, type, body, at) values (1, 1, 1, 'lobby_opened', $1, now())`,
    [{ deck_name: awkward, target_language: 'japanese', source_language: null, settings: {}, questions: [] }],
  );
  await answerForAWeek(sourceUrl);
  fs.mkdirSync(path.join(source, 'media/thumbnails'), { recursive: true });
  fs.writeFileSync(path.join(source, 'media/0123456789abcdef.webp'), Buffer.from([0, 1, 2, 255, 10, 13]));
  fs.writeFileSync(path.join(source, 'media/thumbnails/0123456789abcdef.webp'), Buffer.alloc(512, 7));
  fs.writeFileSync(path.join(source, 'secret'), Buffer.alloc(32, 9));
  await backUp(sourceUrl, source, archive, '1.2.3');
});

/** A database without any table, and an empty data directory. */
beforeEach(async () => {
  target = fs.mkdtempSync(path.join(folder, 'target-'));
  const name = `restored_${path.basename(target).replaceAll(/\W/g, '_').toLowerCase()}_${process.pid}`;
  await run(sourceUrl, `create database ${name}`);
  targetUrl = Object.assign(new URL(sourceUrl), { pathname: `/${name}` }).href;
});

/** Ada answers one word, every day rightly but for the third; her schedule follows. */
async function answerForAWeek(url: string): Promise<void> {
  const pool = createPool(url);
  const log = new SoloLog(pool);
  for (let day = 1; day <= 7; day++) {
    await log.record({
      schedule: personSchedule(1),
      answer_id: randomUUID(),
      mode: 'study',
      kind: null,
      person_id: 1,
      class_id: null,
      student_id: null,
      live_id: null,
      seat_id: null,
      question: null,
      deck_id: 80,
      word_id: 5,
      origin_word_id: 5,
      option_word_ids: [5, 6],
      chosen_option: null,
      chosen_word_id: null,
      is_correct: day !== 3,
      ms: 800,
      answered_at: `2026-11-0${day}T10:00:00.123Z`,
      local_day: `2026-11-0${day}`,
      dated_ahead: day === 7,
    });
  }
  await pool.end();
}

/** What the doctor finds wrong in what was restored. */
async function differences(): Promise<Difference[]> {
  const around = { databaseUrl: targetUrl, mediaFolder: path.join(target, 'media'), contentRoot: source };
  const findings = await runChecks(around);
  expect(findings.filter(({ failure }) => failure)).toEqual([]);
  return findings.flatMap((finding) => finding.differences);
}

async function run(url: string, sql: string, values?: unknown[]): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(sql, values);
  } finally {
    await client.end();
  }
}

/** Every table with the number of its rows and a digest of all their values. */
async function digests(url: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const found: Record<string, unknown> = {};
  for (const { table } of await readTables(client)) {
    const { rows } = await client.query(
      `select count(*), md5(string_agg(t::text, '|' order by t::text)) from ${client.escapeIdentifier(table)} t`,
    );
    found[table] = rows[0];
  }
  await client.end();
  return found;
}

test('what was restored is what was backed up: every row, the uploads, the secret', async () => {
  const manifest = await restore(targetUrl, target, archive);
  expect(await digests(targetUrl)).toEqual(await digests(sourceUrl));
  expect(manifest.tables.find(({ table }) => table === 'translations')?.rows).toBe(60_000);
  for (const file of ['media/0123456789abcdef.webp', 'media/thumbnails/0123456789abcdef.webp', 'secret']) {
    expect(fs.readFileSync(path.join(target, file))).toEqual(fs.readFileSync(path.join(source, file)));
  }
});

test('after a restore numbering goes on where it was, and what points at nothing is still refused', async () => {
  await restore(targetUrl, target, archive);
  const { rows } = await run(
    targetUrl,
    `insert into translations (language, translation, fold_key) values ('x', 'x', 'x') returning translation_id`,
  );
  expect(rows[0]).toEqual({ translation_id: 60_001 });
  await expect(run(targetUrl, `insert into decks (deck_id, target_language) values (77, 'x')`)).rejects.toThrow(
    /foreign key/,
  );
});

test('a backup holds one moment, though the server goes on writing', async () => {
  const file = path.join(folder, 'busy.tar.gz');
  const made = new AbortController();
  const writing = (async () => {
    while (!made.signal.aborted) await run(sourceUrl, `insert into audit_rows (action) values ('x')`);
  })();
  const manifest = await backUp(sourceUrl, source, file, '1.2.3');
  made.abort();
  await writing;
  await restore(targetUrl, target, file);
  const { rows } = await run(targetUrl, 'select count(*)::int from audit_rows');
  expect(rows[0]).toEqual({ count: manifest.tables.find(({ table }) => table === 'audit_rows')?.rows });
});

test('nothing is restored over a database that holds something', async () => {
  await restore(targetUrl, target, archive);
  const before = await digests(targetUrl);
  await expect(restore(targetUrl, fs.mkdtempSync(path.join(folder, 'other-')), archive)).rejects.toThrow(
    /only where nothing is yet, but there is already: table /,
  );
  expect(await digests(targetUrl)).toEqual(before);
});

test('nothing is restored over uploads', async () => {
  fs.mkdirSync(path.join(target, 'media'));
  fs.writeFileSync(path.join(target, 'media/mine.webp'), 'mine');
  await expect(restore(targetUrl, target, archive)).rejects.toThrow(/there is already: .*media/);
});

test.each([
  ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 100)],
  ['cut in the middle', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['changed in one byte', (bytes: Buffer) => Buffer.from(bytes).fill(bytes[9000]! ^ 1, 9000, 9001)],
  ['not an archive', () => Buffer.from('hello')],
])('a backup that was %s is refused before anything is touched', async (_how, damage) => {
  const file = path.join(target, 'damaged.tar.gz');
  fs.writeFileSync(file, damage(fs.readFileSync(archive)));
  await expect(verifyBackup(file)).rejects.toThrow(/damaged|cut short/);
  await expect(restore(targetUrl, target, file)).rejects.toThrow(/damaged|cut short/);
  expect(await digests(targetUrl)).toEqual({});
});

test('a backup is for its owner only', () => {
  expect(fs.statSync(archive).mode & 0o777).toBe(0o600);
});

test('a backup of a newer version is refused', async () => {
  const newest = migrations.at(-1)!.name;
  await run(targetUrl, `create table mikro_orm_migrations (id serial, name text)`);
  await run(targetUrl, `insert into mikro_orm_migrations (name) select '${newest}-and-later'`);
  const file = path.join(folder, 'newer.tar.gz');
  await backUp(targetUrl, target, file, '99.0.0');
  await expect(restore(targetUrl, target, file)).rejects.toThrow('made by Lexiroom 99.0.0, which is newer');
});

test('the doctor finds nothing wrong in what was restored, and finds an event that is missing', async () => {
  await restore(targetUrl, target, archive);
  expect(await differences()).toEqual([]);
  await run(
    targetUrl,
    `insert into live_events (live_id, seq, v, type, body, at) values (1, 3, 1, 'closed', '{}', now())`,
  );
  const [gap] = await differences();
  expect(gap).toEqual({ what: 'live_events of session 1', expected: '3 events', found: '2 events' });
});

test('a scoreboard that is not what the log tells is found, and mended by a rebuild', async () => {
  await restore(targetUrl, target, archive);
  await run(targetUrl, 'insert into live_scores values (1, 1, 100, 1, 1, 1, 1)');
  const wrong = await differences();
  expect(wrong.map(({ what }) => what)).toEqual(['live_scores of session 1, seat 1']);
  expect(await rebuildProjections(targetUrl)).toEqual({ sessions: 1, words: 1 });
  expect(await differences()).toEqual([]);
});

test('a due date that is not what the answers tell is found, and mended by a rebuild', async () => {
  await restore(targetUrl, target, archive);
  const due = async () => (await run(targetUrl, 'select due_date::text, fsrs_due_date::text from word_schedules')).rows;
  const before = await due();
  expect(before).toHaveLength(1);
  await run(targetUrl, 'update word_schedules set due_date = due_date + 1');
  const wrong = await differences();
  expect(wrong.map(({ what }) => what)).toEqual(['word_schedules of person:1, word 5']);
  await rebuildProjections(targetUrl);
  expect(await due()).toEqual(before);
});

test('nothing is computed anew in tables of a newer version', async () => {
  await restore(targetUrl, target, archive);
  await run(targetUrl, `insert into mikro_orm_migrations (name) values ('9999-x')`);
  await run(targetUrl, 'update word_schedules set due_date = due_date + 1');
  const before = await digests(targetUrl);
  await expect(rebuildProjections(targetUrl)).rejects.toThrow(/last opened by a newer Lexiroom/);
  expect(await digests(targetUrl)).toEqual(before);
});

test('a rebuild beside a server that takes answers forgets none', async () => {
  await restore(targetUrl, target, archive);
  const answering = Promise.all(Array.from({ length: 5 }, () => answerForAWeek(targetUrl)));
  for (let time = 0; time < 5; time++) await rebuildProjections(targetUrl);
  await answering;
  expect((await run(targetUrl, 'select answers from word_schedules')).rows).toEqual([{ answers: 42 }]);
  expect(await differences()).toEqual([]);
});
