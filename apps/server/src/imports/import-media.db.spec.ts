import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { AnswersService } from '../answers/answers.service.ts';
import { compareSoloAnswers } from '../answers/consistency.ts';
import { compareWordSchedules, rebuildWordSchedules } from '../answers/projections.ts';
import { type RunningApp, runningApp } from '../create-app.fixture.ts';
import { type Member, newMember } from '../http/api.fixture.ts';
import { plain } from '../pictures/picture.fixture.ts';
import { hummingMp3 } from '../sounds/mp3/mp3.fixture.ts';
import { bring, brought, changed, inSpanish, leavesNothing, start, until } from './import.fixture.ts';
import type { CannedFile } from './reading/canned-file.fixture.ts';

jest.setTimeout(120_000);

let server: RunningApp;
let database: pg.Client;
let ana: Member;

const imports = {
  threadEntry: path.resolve('apps/server/src/imports/reading/canned-file.fixture.ts'),
  longestMs: 20_000,
  memoryMb: 96,
  sliceWords: 5,
};

beforeAll(async () => {
  server = await runningApp({ imports });
  database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
  ana = await newMember(server.url);
});
afterAll(async () => {
  await database.end();
  await server.close();
});

const file = (canned: CannedFile): string => JSON.stringify(canned);
const folder = () => path.join(server.options.dataDir, 'imports');
const rowsOf = async (text: string, ...values: unknown[]) =>
  (await database.query<Record<string, unknown>>(text, values)).rows;

describe('pictures and sounds of a file', () => {
  test('are the person’s alone, the same picture once; one that is broken is told, and its word stays', async () => {
    const red = (await plain(30, 20).png().toBuffer()).toString('base64');
    const media = { 'a.png': red, 'b.png': red, 'bad.png': Buffer.from('no picture').toString('base64'), 'a.mp3': hummingMp3().toString('base64') };
    const view = await brought(ana, file({
      media,
      rows: [
        { cells: ['el sol', 'the sun'], picture: 'a.png', sound: 'a.mp3' },
        { cells: ['la luna', 'the moon'], picture: 'b.png' },
        { cells: ['el mar', 'the sea'], picture: 'bad.png' },
        { cells: ['el rio', 'the river'], picture: 'gone.png' },
      ],
    }));
    expect(view).toMatchObject({ counts: { words: 4, pictures: 4, sounds: 1 } });
    const done = await start(ana, view);
    expect(done).toMatchObject({ counts: { words: 4, pictures: 1, sounds: 1 } });
    expect(done.problems.map(({ line, code, text }) => [line, code, text])).toEqual([
      [3, 'MEDIA_BROKEN', 'bad.png'], [4, 'MEDIA_MISSING', 'gone.png'],
    ]);
    const words = await rowsOf(
      `select image_id, sound_id is not null as has_sound, is_private from words left join images using (image_id)
       where deck_id = $1 order by word_order`, done.made!.item_id);
    expect(words.map(({ is_private, has_sound }) => [is_private, has_sound])).toEqual([[true, true], [true, false], [null, false], [null, false]]);
    expect(words[0]!.image_id).toBe(words[1]!.image_id);
    await ana.api.undoImport({ body: { import_id: done.import_id } });
    await until(ana, done.import_id, 'undone');
    expect(await rowsOf('select 1 from images where submitted_by = $1', ana.user_id)).toEqual([]);
    expect(await rowsOf('select 1 from sounds where submitted_by = $1', ana.user_id)).toEqual([]);
    expect(await rowsOf('select 1 from import_things where user_id = $1', ana.user_id)).toEqual([]);
  }); // prettier-ignore
});

describe('a history of answers', () => {
  const day = 86_400_000;
  const given = [-400, -380, -340, -90, -20, -3].map((days, index) => ({
    answered_at: Date.UTC(2026, 0, 1) + days * day,
    is_correct: index !== 2,
    ms: 1200,
  }));

  test('moves due dates as the same answers given day by day would; a rebuild gives the same; undone it counts for nothing', async () => {
    const ahead = { answered_at: Date.now() + 2 * day, is_correct: true, ms: null };
    const view = await brought(ana, file({ rows: [{ cells: ['el sol', 'the sun'], answers: [...given, ahead] }] }));
    const done = await start(ana, view);
    expect(done).toMatchObject({ counts: { answers: 6 }, problems: [{ line: 1, code: 'ANSWER_REFUSED' }] });
    const [word] = await rowsOf('select word_id, deck_id from words where deck_id = $1', done.made!.item_id);
    const scheduleOf = (word_id: unknown) =>
      rowsOf(
        `select answers, right_answers, due_date::text, fsrs_due_date::text, classic, fsrs from word_schedules
         where schedule = $1 and origin_word_id = $2`, `person:${ana.user_id}`, word_id);
    const imported = await scheduleOf(word!.word_id);
    expect(imported).toMatchObject([{ answers: 6, right_answers: 5 }]);

    // The same answers one by one, each by itself, to another word.
    const twin = await ana.api.addWord({ body: { deck_id: done.made!.item_id, target_text: 'la luna', source_text: 'the moon' } });
    const answers = server.app.get(AnswersService, { strict: false });
    const log = Reflect.get(answers, 'log') as { record(answer: unknown): Promise<unknown> };
    const rows = await rowsOf(
      `select schedule, mode, kind, person_id, class_id, student_id, live_id, seat_id, question, deck_id, option_word_ids,
         chosen_option, chosen_word_id, is_correct, ms, answered_at, local_day::text, dated_ahead
       from answers where schedule = $1 and word_id = $2 order by answered_at`, `person:${ana.user_id}`, word!.word_id);
    for (const [index, row] of rows.entries()) {
      const answer_id = `0196f1de-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`;
      await log.record({ ...row, answered_at: (row.answered_at as Date).toISOString(), mode: 'study', answer_id, word_id: twin.word_id, origin_word_id: twin.word_id });
    }
    expect(await scheduleOf(twin.word_id)).toEqual(imported);
    expect(await compareWordSchedules(database)).toEqual([]);
    expect(await compareSoloAnswers(database)).toEqual([]);
    await rebuildWordSchedules(database);
    expect(await scheduleOf(word!.word_id)).toEqual(imported);

    await ana.api.undoImport({ body: { import_id: done.import_id } });
    await until(ana, done.import_id, 'undone');
    expect(await scheduleOf(word!.word_id)).toEqual([]);
    // What was answered here stays.
    expect(await scheduleOf(twin.word_id)).toEqual(imported);
    expect(await compareWordSchedules(database)).toEqual([]);
  }); // prettier-ignore
});

const word = (name: string, deck: string[]) => ({ cells: [`el ${name}`, `the ${name}`] as [string, string], deck });

test('decks of a file become decks in folders', async () => {
  const view = await brought(ana, file({ rows: [word('a', ['Spanish', 'One']), word('b', ['Spanish', 'Two']), word('a', ['Other'])] }), { file_name: 'All.apkg' });
  const done = await start(ana, view);
  expect(done).toMatchObject({ counts: { decks: 3, words: 3 }, made: { item_type: 'folder', item_name: 'All' } });
  const items = await rowsOf(
    `select up.item_name as folder, i.item_name from items i join items up on up.item_id = i.parent_id
     where i.owner_id = $1 and i.item_type = 'deck' and i.item_name in ('One', 'Two', 'Other') order by i.item_id`, ana.user_id);
  expect(items).toEqual([{ folder: 'Spanish', item_name: 'One' }, { folder: 'Spanish', item_name: 'Two' }, { folder: 'All', item_name: 'Other' }]);
}); // prettier-ignore

describe('a file that does harm to its thread', () => {
  test.each([
    ['loop', 'TOO_LARGE'],
    ['memory', 'TOO_LARGE'],
    ['exit', 'SERVER'],
    ['throw', 'SERVER'],
  ] as const)('%s: the import has failed, and the server goes on', async (trick, failure) => {
    const import_id = await bring(ana, file({ rows: [{ cells: ['a', 'b'] }], trick }));
    expect(await until(ana, import_id, 'failed')).toMatchObject({ failure });
    await leavesNothing(folder());
    await ana.api.loggedInUser();
  });
});

/** Words with a picture each, all different. */
async function pictured(count: number): Promise<CannedFile> {
  const media: Record<string, string> = {};
  for (let at = 0; at < count; at++) {
    // oxlint-disable-next-line no-await-in-loop
    media[`${at}.png`] = (
      await plain(20 + at, 20)
        .png()
        .toBuffer()
    ).toString('base64');
  }
  const rows = numbered(count).map((row, at) => ({ ...row, picture: `${at}.png` }));
  return { media, rows };
}

test('where pictures cannot be stored the import fails, what it made goes, and the server goes on', async () => {
  const view = await brought(ana, file(await pictured(8)), { file_name: 'no room.apkg' });
  const media = path.join(server.options.dataDir, 'media');
  await rename(media, `${media}-away`);
  await writeFile(media, 'no folder');
  try {
    const choice = { ...view.choice!, ...inSpanish };
    await ana.api.startImport({ body: { import_id: view.import_id, choice } });
    expect(await until(ana, view.import_id, 'failed')).toMatchObject({ failure: 'SERVER' });
  } finally {
    await rm(media);
    await rename(`${media}-away`, media);
  }
  expect(await rowsOf(`select 1 from items where owner_id = $1 and item_name like 'no room%'`, ana.user_id)).toEqual(
    [],
  );
  await ana.api.loggedInUser();
});

const numbered = (count: number): CannedFile['rows'] =>
  Array.from({ length: count }, (_, index) => {
    const name = Array.from(String(index), (digit) => 'abcdefghij'[Number(digit)]).join('');
    const answers = [{ answered_at: Date.UTC(2026, 0, 1), is_correct: true, ms: null }];
    return { cells: [`el ${name}`, `the ${name}`], answers };
  });

const untilBegun = async (import_id: string) => {
  for (;;) {
    const { progress, state } = await ana.api.importView({ query: { import_id } });
    if (state === 'done' || (progress !== null && progress.done > 5)) return state;
  }
};
const leftOf = async (import_id: string) => ({
  things: await rowsOf('select 1 from import_things where import_id = $1', import_id),
  items: await rowsOf(`select 1 from items where owner_id = $1 and item_name like 'cut%'`, ana.user_id),
  counting: await rowsOf(
    `select 1 from word_schedules where schedule = $1 and origin_word_id not in (select word_id from words)`, `person:${ana.user_id}`),
}); // prettier-ignore

test('what is cancelled while it is written leaves nothing', async () => {
  const view = await brought(ana, file({ rows: numbered(600) }), { file_name: 'cut short.apkg' });
  const { import_id, choice } = view;
  const languages = { target_language: 'spanish', source_language: 'english_uk' } as const;
  await ana.api.startImport({ body: { import_id, choice: { ...choice!, ...languages } } });
  expect(await untilBegun(import_id)).toBe('importing');
  await ana.api.cancelImport({ body: { import_id } });
  await until(ana, import_id, 'cancelled');
  expect(await leftOf(import_id)).toEqual({ things: [], items: [], counting: [] });
  await leavesNothing(folder());
});

test('what a kill has cut off is taken away at the next start, and written whole', async () => {
  const rows = numbered(600).map((row, at) => (at === 0 ? { ...row, picture: 'gone.png' } : row));
  const view = await brought(ana, file({ rows }), { file_name: 'cut off.apkg' });
  // As a page begins it: with what the last look has planned.
  const { import_id, choice } = await changed(ana, view, {});
  await ana.api.startImport({ body: { import_id, choice: choice! } });
  expect(await untilBegun(import_id)).toBe('importing');
  // Its row says that it is being written, as after a kill.
  await server.app.close();
  expect(await rowsOf('select state from imports where import_id = $1', import_id)).toEqual([{ state: 'importing' }]);
  const again = await runningApp({ ...server.options, imports });
  const there = async () => (await rowsOf('select state, attempts from imports where import_id = $1', import_id))[0]!;
  while ((await there()).state !== 'done') await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await there()).toEqual({ state: 'done', attempts: 2 });
  // What was told before the kill is not told twice.
  expect(await rowsOf('select line, code from import_problems where import_id = $1', import_id)).toEqual([{ line: 1, code: 'MEDIA_MISSING' }]);
  expect(await rowsOf(
    `select count(*)::integer as words, count(distinct target_text)::integer as texts from words
     join items on item_id = deck_id where owner_id = $1 and item_name like 'cut off%'`, ana.user_id)).toEqual([{ words: 600, texts: 600 }]);
  expect(await rowsOf(
    `select sum(answers)::integer as answers from word_schedules where schedule = $1
       and origin_word_id in (select word_id from words join items on item_id = deck_id where item_name like 'cut off%')`,
    `person:${ana.user_id}`)).toEqual([{ answers: 600 }]);
  expect(await compareWordSchedules(database)).toEqual([]);
  server = again;
}); // prettier-ignore
