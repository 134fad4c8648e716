import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { runningApp } from '../../create-app.fixture.ts';
import { migrate } from '../../database/migrate.ts';
import { DATABASE_POOL } from '../../database/pool.ts';
import { recordedDatabase, recordedReleases, writeRecordedPictures } from '../../database/recorded.fixture.ts';
import type { CurrentUser } from '../../http/gate/current-user.ts';
import { LivesService } from '../../live/lives.service.ts';
import { contentHash } from '../../media/media-store.ts';
import type { Finding, Surroundings } from './check.ts';
import { checks } from './checks.ts';
import { runChecks, runCheck } from './run-checks.ts';
import { linesOf } from './report-lines.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lexiroom-doctor-'));
const media = (place: string) => path.join(folder, 'media', place);
const [sound, face] = [Buffer.from('a sound'), Buffer.from('a face')];
const drawn = { picture: Buffer.from('a picture'), thumbnail: Buffer.from('a thumbnail') };
const hashes = {
  sound: contentHash(sound),
  face: contentHash(face),
  picture: contentHash(Buffer.concat([drawn.picture, drawn.thumbnail])),
};

let around: Surroundings;
let client: pg.Client;

/** Quizzes and two weeks of study, a picture, a sound and a face that were uploaded, and a deck that is private. */
beforeAll(async () => {
  const release = recordedReleases.at(-1)!;
  const databaseUrl = await recordedDatabase(release);
  await migrate(databaseUrl);
  around = { databaseUrl, mediaFolder: path.join(folder, 'media'), contentRoot: folder };
  writeRecordedPictures(release, around.mediaFolder!);
  for (const kind of ['sounds', 'people']) fs.mkdirSync(media(kind));
  fs.writeFileSync(media(`sounds/${hashes.sound}.mp3`), sound);
  fs.writeFileSync(media(`people/${hashes.face}.webp`), face);
  fs.writeFileSync(media(`${hashes.picture}.webp`), drawn.picture);
  fs.writeFileSync(media(`thumbnails/${hashes.picture}.webp`), drawn.thumbnail);
  client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`
    insert into images (image_hash, image_license, submitted_by) values ('${hashes.picture}', 'CC0', 2);
    insert into sounds (sound_hash, language, text, fold_key, is_synthetic)
      values ('${hashes.sound}', 'spanish', 'Gato', 'gato', false);
    update users set user_picture = '/media/people/${hashes.face}.webp' where user_id = 2;
    update items set visibility = 'private' where item_id = 11`);
}, 60_000);
afterAll(async () => {
  await client.end();
  fs.rmSync(folder, { recursive: true });
});

/** What the doctor finds after some damage, which is undone. The trigger that keeps searches right sees nothing of it. */
async function found(damage: string | (() => void)): Promise<Finding[]> {
  await client.query('begin');
  try {
    if (typeof damage === 'function') damage();
    else await client.query(damage);
    const findings: Finding[] = [];
    for (const check of checks) findings.push(await runCheck(check, client, around));
    return findings.filter(({ differences, failure }) => differences.length > 0 || failure !== undefined);
  } finally {
    await client.query('rollback');
  }
}

test('of what is whole nothing is said', async () => {
  const findings = await runChecks(around);
  expect(findings.map(({ name }) => name)).toHaveLength(checks.length + 1);
  expect(findings.flatMap(linesOf).filter((line) => !line.startsWith('ok'))).toEqual([]);
});

/** Row-level surgery as a damaged backup or a careless hand would do it: keys and triggers look away. */
const quietly = (sql: string) => `set local session_replication_role = 'replica'; ${sql}`;
const twoStudents = `
  insert into classes (class_id, teacher_id, class_name) overriding system value values (1, 2, '7b'), (2, 2, '7c');
  insert into students (student_id, class_id, student_name) overriding system value values (1, 1, 'Ada'), (2, 1, 'Ada L');`;
const aSeatAnswer = `schedule = 'live:1' and seat_id = 1 and question = 1`;
const aSoloAnswer = `answer_id = (select min(answer_id::text) from answers where schedule = 'person:2')::uuid`;
const aStory = (name: string) => `
  insert into items (owner_id, item_type, item_name, name_key, parent_id, item_order)
  select owner_id, 'story', '${name}', lower('${name}'), parent_id, 99 from items where item_id = 12`;
const aWord = `(select min(word_id) from words where deck_id = 12)`;

describe.each([
  [
    'an event in the middle is gone',
    'delete from live_events where live_id = 1 and seq = 9',
    'live_events of session 1',
  ],
  ['the first event is gone', 'delete from live_events where live_id = 1 and seq = 1', 'live_events of session 1'],
  [
    'the last event is gone',
    'delete from live_events where (live_id, seq) in (select live_id, max(seq) from live_events where live_id = 1 group by 1)',
    'lives, session 1',
  ],
  ['an answer of a seat is gone', `delete from answers where ${aSeatAnswer}`, 'live_scores of session 1, seat 1'],
  [
    'an answer was turned',
    `update answers set is_correct = not is_correct where ${aSeatAnswer}`,
    'answers of session 1, seat 1 to question 1',
  ],
  [
    'a score was changed',
    'update live_scores set score = score + 1 where (live_id, seat_id) = (1, 2)',
    'live_scores of session 1, seat 2',
  ],
  ['a score is gone', 'delete from live_scores where (live_id, seat_id) = (2, 2)', 'live_scores of session 2, seat 2'],
  ['a phase was changed', `update lives set phase = 'lobby' where live_id = 1`, 'lives, session 1'],
  [
    'a due date was changed',
    `update word_schedules set due_date = due_date + 1 where schedule = 'person:2'`,
    'word_schedules of person:2, word',
  ],
  ['a schedule is gone', `delete from word_schedules where schedule = 'person:3'`, 'word_schedules of person:3, word'],
  ['an answer given alone is gone', `delete from answers where ${aSoloAnswer}`, 'word_schedules of person:2, word'],
  [
    'a local day was moved',
    `update answers set local_day = local_day - 20 where ${aSoloAnswer}`,
    'word_schedules of person:2, word',
  ],
  [
    'a reminder has lost its moment',
    `insert into reminders (user_id, by_mail, wished_on, unsubscribe_token) values (2, true, now(), 'one')`,
    'reminders of user 2',
  ],
  [
    'somebody is reminded where somebody else is logged in',
    `insert into account_sessions (session_id, token_hash, user_id, expires_at) overriding system value
       values (99, 'hash', 3, now());
     insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth, language, created_at)
       values (2, 99, 'https://push.example', 'key', 'auth', 'en', now());
     insert into reminders (user_id, next_at, wished_on, unsubscribe_token) values (2, now(), now(), 'one')`,
    'push_subscriptions of user 2',
  ],
  [
    'an answer takes back nothing',
    `update answers set voids = gen_random_uuid() where ${aSoloAnswer}`,
    'answers of person:2,',
  ],
  [
    'an item lies in the folder of another',
    quietly('update items set parent_id = 1 where item_id = 12'),
    'items of id 12',
  ],
  [
    'a deck is not known to be read from a language',
    'update deck_languages set languages = 1 where deck_id = 2',
    'deck 2 read from',
  ],
  ['a picture is said to have no names', 'delete from picture_languages where image_id = 1', 'names of picture 1'],
  ['a search key is gone', 'delete from deck_search_keys where deck_id = 2 and is_start', 'deck 2 under'],
  [
    'an option was changed, and not what it means',
    `update answers set chosen_option = (chosen_option + 1) % 4 where ${aSeatAnswer}`,
    'answers of session 1, seat 1 to question 1',
  ],
  [
    'a chosen word was changed, and not what it means',
    `update answers set chosen_word_id = word_id + 1000 where ${aSeatAnswer}`,
    'answers of session 1, seat 1 to question 1',
  ],
  [
    'the chosen word of an answer given alone was changed',
    `update answers set chosen_word_id = (select max(option) from unnest(option_word_ids) as option where option <> chosen_word_id)
      where ${aSoloAnswer}`,
    'answers of person:2,',
  ],
  [
    'an answer is of a seat that is not there',
    `update answers set seat_id = 77 where ${aSeatAnswer}`,
    'answers of session 1, seat 77 to question 1',
  ],
  [
    'an answer is to a question that was never asked',
    `update answers set question = 4 where schedule = 'live:3' and seat_id = 1 and question = 1`,
    'answers of session 3, seat 1 to question 4',
  ],
  ['only the row of a session is gone', quietly('delete from lives where live_id = 2'), 'answers, live:2'],
  [
    'answers are of a session that never was',
    `update answers set schedule = 'live:7777', live_id = 7777 where schedule = 'live:2'`,
    'answers, live:7777',
  ],
  ['the seat of a player is gone', 'delete from seats where (live_id, seat_id) = (1, 3)', 'seats of session 1, seat 3'],
  ['a seat is nobody’s', `insert into seats values (1, 55, 'Zoe', null, null, now())`, 'seats of session 1, seat 55'],
  [
    'another student sits on a seat than the log says',
    `${twoStudents}
     update live_events set body = body || '{"student_id": 1}' where type = 'joined' and live_id = 1 and body ->> 'seat_id' = '3';
     update seats set student_id = 2 where (live_id, seat_id) = (1, 3)`,
    'seats of session 1, student of seat 3',
  ],
  [
    'a student is said to sit where the log says that somebody else does by now',
    `${twoStudents}
     update live_events set body = body || '{"student_id": 1}' where type = 'joined' and live_id = 1 and body ->> 'seat_id' = '3';
     insert into live_events (live_id, seq, v, type, body, at)
       select 1, max(seq) + 1, 1, 'reassigned', '{"seat_id": 3, "student_id": 2}', now() from live_events where live_id = 1;
     update seats set student_id = 1 where (live_id, seat_id) = (1, 3)`,
    'seats of session 1, student of seat 3',
  ],
  [
    'an answer was given to another person',
    `update answers set person_id = 3 where ${aSoloAnswer}`,
    'answers of person:2,',
  ],
  [
    'an answer was moved to another person, with all that it says',
    `update answers set person_id = 3, schedule = 'person:3' where ${aSoloAnswer}`,
    'answers of person:3,',
  ],
  [
    'an answer is to a word that never was',
    `update answers set word_id = 99999, option_word_ids = null, chosen_word_id = null where ${aSoloAnswer}`,
    'answers of person:2,',
  ],
  [
    'a word comes from one that never was',
    `update words set origin_word_id = 99999 where word_id = ${aWord}`,
    'words, origin of word',
  ],
  ['the row of a deck is gone', quietly('delete from decks where deck_id = 12'), 'decks, deck 12'],
  ['somebody has no root folder', quietly('delete from items where owner_id = 4'), 'items of user 4'],
  [
    'two words stand in one place',
    'update words set word_order = 1 where deck_id = 12 and word_order = 2',
    'words of deck 12 in place 1',
  ],
  [
    'a deck has too many words',
    'insert into words (deck_id, word_order, origin_word_id) select 12, 100 + n, 1 from generate_series(1, 400) n',
    'words of deck 12',
  ],
  [
    'the key of a deck’s name is another’s',
    `update items set name_key = 'x' where item_id = 11`,
    'items, name_key of 11',
  ],
  [
    'the key of a word’s name is another’s',
    `update translations set fold_key = 'x' where translation_id = 1`,
    'translations, fold_key of 1',
  ],
  [
    'the key of a username is another’s',
    `update users set username_key = 'x' where user_id = 4`,
    'users, username_key of 4',
  ],
  [
    'a row has a number that is yet to be given',
    'insert into words (word_id, deck_id, word_order, origin_word_id) values (5000, 12, 99, 5000)',
    'public.words_word_id_seq, which numbers words',
  ],
  [
    'a student is a part of another, and no merge says so',
    `${twoStudents} update students set merged_into = 1 where student_id = 2`,
    'schedule_heads of student 2\nstudents of id 2',
  ],
  [
    'a merge says that students are one, and they are not',
    `${twoStudents} insert into student_merges (class_id, from_student_id, into_student_id) values (1, 2, 1)`,
    'students of id 2',
  ],
  [
    'answers of a student count for another, and they are two',
    `${twoStudents} insert into schedule_heads values ('student:2', 'student:1', 'student:1')`,
    'schedule_heads of student 2',
  ],
  [
    'somebody joined as a student who is a part of another, in another class',
    `${twoStudents} update students set merged_into = 1, person_id = 4, class_id = 2 where student_id = 2`,
    'students of id 2\nstudents of id 2\nstudents of id 2',
  ],
  [
    'a class is shown what is not its teacher’s',
    `${twoStudents} insert into class_items (class_id, item_id) select 1, min(item_id) from items where owner_id = 4`,
    'class_items of 1',
  ],
  ['a story has lost its row', aStory('S'), 'stories, story'],
  ['a deck has the row of a story', `insert into stories values (12, 'other', 'spanish')`, 'items of id 12'],
  [
    'a story has too many sections',
    `with made as (${aStory('S')} returning item_id), of as (
       insert into stories (story_id, story_type, story_language) select item_id, 'other', 'spanish' from made returning story_id)
     insert into story_sections (story_id, section_order) select story_id, place from of, generate_series(1, 151) as place`,
    'story_sections of story',
  ],
  ['a unique key is gone', 'drop index answers_seat_index', 'index answers_seat_index of answers'],
  [
    'a trigger is switched off',
    'alter table items disable trigger search_sees_items_changed',
    'trigger search_sees_items_changed of items',
  ],
  ['foreign keys are switched off', 'alter table words disable trigger all', 'foreign keys held at words'],
  [
    'the name of a picture that is not shared, offered to everybody',
    `insert into images (image_id, image_hash, is_private, submitted_by) overriding system value
       values (900001, 'private' || repeat('a', 56), true, 2);
     insert into translations (translation_id, image_id, language, translation, fold_key, approved, submitted_by)
       overriding system value values (900001, 900001, 'spanish', 'Mi clase', 'mi clase', true, 2)`,
    'translations of id 900001',
  ],
])('%s', (_what, damage, expected) => {
  test('is found', async () => {
    const findings = await found(damage);
    const whats = findings.flatMap(({ differences }) => differences.map(({ what }) => what));
    expect(whats.join('\n')).toContain(expected);
    // Nothing failed, and each is told what it should be and what it is.
    expect(findings.filter(({ failure }) => failure)).toEqual([]);
    for (const { expected: should, found: is } of findings.flatMap(({ differences }) => differences)) {
      expect(should).not.toBe(is);
    }
  });
});

test('a session that its host deletes leaves answers behind, and no fault', async () => {
  const databaseUrl = await recordedDatabase(recordedReleases.at(-1)!);
  const server = await runningApp({ databaseUrl });
  const pool = server.app.get<pg.Pool>(DATABASE_POOL);
  const before = await runChecks({ ...around, databaseUrl });
  const { rows: lives } = await pool.query<{ live_id: number; host_id: number }>(
    'select live_id, host_id from lives where ended_at is not null',
  );
  for (const { live_id, host_id } of lives) {
    const user = { user_id: host_id } as CurrentUser;
    await server.app.get(LivesService).delete({ user, host_token: undefined }, live_id);
  }
  const after = await runChecks({ ...around, databaseUrl });
  const { rows: left } = await pool.query(
    `select distinct live_id from answers where schedule like 'live:%' and live_id not in (select live_id from lives)`,
  );
  await server.close();
  expect(left).toHaveLength(lives.length);
  expect(lives.length).toBeGreaterThan(0);
  expect(after).toEqual(before);
}, 60_000);

test('migrations that ran in another order are as good', async () => {
  const turned = `update mikro_orm_migrations set id = -id where id in (select max(id) from mikro_orm_migrations)`;
  expect(await found(turned)).toEqual([]);
});

test('what can be found though it is private is one difference', async () => {
  const findings = await found(`
    insert into findable_items select item_id, owner_id from items where item_id = 11;
    insert into deck_search_keys select * from deck_search_keys_of('{11}')`);
  expect(findings.flatMap(({ differences }) => differences)).toEqual([
    { what: 'item 11 in search', expected: 'hidden', found: 'found' },
  ]);
});

const told = async () => (await found(() => {})).flatMap(({ differences }) => differences);

describe('files', () => {
  const files = [
    `sounds/${hashes.sound}.mp3`,
    `people/${hashes.face}.webp`,
    `${hashes.picture}.webp`,
    `thumbnails/${hashes.picture}.webp`,
  ];

  test.each(files)('%s is missed when it is gone, and when its bytes are others', async (place) => {
    const bytes = fs.readFileSync(media(place));
    fs.rmSync(media(place));
    expect(await told()).toMatchObject([{ what: expect.stringContaining(place), expected: 'there', found: 'gone' }]);
    fs.writeFileSync(media(place), 'other bytes');
    expect(await told()).toMatchObject([
      { what: expect.stringContaining(place), found: expect.stringMatching(/^\w{64}$/) },
    ]);
    fs.writeFileSync(media(place), bytes);
    expect(await told()).toEqual([]);
  });

  test('what came with the program is missed too', async () => {
    const place = media('1000cat00000.webp');
    fs.renameSync(place, path.join(folder, 'away'));
    expect(await told()).toMatchObject([
      { what: 'images of id 1, file 1000cat00000.webp', expected: 'there', found: 'gone' },
    ]);
    fs.renameSync(path.join(folder, 'away'), place);
  });

  test('a file that nothing names is told and no fault', async () => {
    fs.writeFileSync(media('sounds/0123456789.mp3'), 'nobody’s');
    const findings = await runChecks(around);
    expect(findings.flatMap(({ differences }) => differences)).toEqual([]);
    expect(findings.flatMap(({ remarks }) => remarks)).toEqual(['files that nothing names: sounds/0123456789.mp3']);
    fs.rmSync(media('sounds/0123456789.mp3'));
  });
});

test('what one check stumbles over is told with it, and the others go on', async () => {
  const findings = await found(
    `alter table seats rename to chairs; update live_scores set score = 7 where live_id = 1`,
  );
  expect(findings.filter(({ failure }) => failure).map(({ failure }) => failure)).toContain(
    'it could not be looked at: relation "seats" does not exist',
  );
  expect(findings.map(({ name }) => name)).toContain('Every key, rule and trigger of the tables is there');
});

test('where the tables are of another version it ends after the first line', async () => {
  await client.query(`insert into mikro_orm_migrations (name) values ('9999-x')`);
  await client.query('alter table answers rename column ms to millis');
  const findings = await runChecks(around);
  await client.query(`delete from mikro_orm_migrations where name = '9999-x'`);
  await client.query('alter table answers rename column millis to ms');
  expect(findings.flatMap(linesOf)).toEqual([
    'WRONG  The tables are those of this version',
    expect.stringMatching(/^ {7}migrations: .*, 9999-x instead of /),
    '       a newer Lexiroom was here: look with that one',
  ]);
});
