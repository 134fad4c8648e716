import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { type RunningApp, runningApp } from '../create-app.fixture.ts';
import { type Member, newMember } from '../http/api.fixture.ts';
import { plain } from '../pictures/picture.fixture.ts';
import { hummingMp3 } from '../sounds/mp3/mp3.fixture.ts';
import { readAloud } from '../stories/story.fixture.ts';

let server: RunningApp;
let database: pg.Client;
beforeAll(async () => {
  server = await runningApp({ runsJobs: false });
  database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
}, 30_000);
afterAll(async () => {
  await database.end();
  await server.close();
});

/** So many answers to words, one a minute. */
const answer = (user_id: number, times: number) =>
  database.query(
    `insert into answers (schedule, answer_id, mode, person_id, deck_id, word_id, origin_word_id, is_correct, answered_at,
       local_day)
     select 'person:' || $1::integer, gen_random_uuid(), 'revise', $1, 1, n, n, true, now() - n * interval '1 minute', now()
     from generate_series(1, $2::integer) as n`,
    [user_id, times],
  );

test('S64 a download has every row once, however many there are, and none of others', async () => {
  const [ada, bob] = [await newMember(server.url), await newMember(server.url)];
  await answer(ada.user_id, 4000);
  await answer(bob.user_id, 3);
  const answers = (await ada.api.exportData()).tables.answers as { person_id: number; word_id: number }[];
  expect(new Set(answers.map(({ word_id }) => word_id)).size).toBe(4000);
  expect(new Set(answers.map(({ person_id }) => person_id))).toEqual(new Set([ada.user_id]));
  expect((await bob.api.exportData()).tables.answers).toHaveLength(3);
});

test('S64 the download of a host holds nothing that brings the seat of a pupil', async () => {
  const { api } = await newMember(server.url);
  const [deck] = await api.topicDecks({ query: { target_language: 'japanese' } });
  const { live_id } = await api.openLive({ body: { source: { deck_ids: [deck!.item_id] } } });
  // Whoever repeats the command under its id is given the token of its seat.
  await database.query(
    `insert into live_events (live_id, seq, v, type, body, at, command_id)
     values ($1, 2, 1, 'joined', '{"seat_id": 1}', now(), gen_random_uuid())`,
    [live_id],
  );
  const events = (await api.exportData()).tables.live_events as object[];
  expect(events).toHaveLength(2);
  for (const event of events) expect(event).not.toHaveProperty('command_id');
});

const draw = async (red: number) => (await plain(30, 30, { r: red, g: 9, b: 9 }).png().toBuffer()).toString('base64');

/** Adds a picture of oneself, a picture and a sound; gives where they lie. */
const add = async ({ api }: Member, red: number) => {
  const { user_picture } = await api.changePicture({ body: { image: await draw(red) } });
  const { image } = await api.uploadImage({ body: { image: await draw(red + 50), license: 'CC0' } });
  const sound_file = hummingMp3(red).toString('base64');
  const sound = await api.uploadSound({ body: { text: 'gato', language: 'spanish', sound_file } });
  return [user_picture, image.image_path, sound.sound_path];
};

test('S64 the download names the files that its owner has added, where they can be fetched, and those of nobody else', async () => {
  const [ada, bob] = [await newMember(server.url), await newMember(server.url)];
  const files = [...(await add(ada, 20)), (await readAloud(ada)).sound_path];
  await add(bob, 120);
  await readAloud(bob);
  const named = (await ada.api.exportData()).files;
  expect(new Set(named)).toEqual(new Set(files));
  expect(named).toHaveLength(files.length);
  for (const address of files) expect((await fetch(server.url + address)).status).toBe(200);
});

test('what is empty is left out, what is false stays', async () => {
  const { api } = await newMember(server.url);
  const [user] = (await api.exportData()).tables.users as object[];
  expect(user).toMatchObject({ is_admin: false, verified: false });
  expect(user).not.toHaveProperty('suspended_at');
});

test('S34 each download is written down', async () => {
  const { api, user_id } = await newMember(server.url);
  await api.exportData();
  await api.exportData();
  const { rows } = await database.query(`select 1 from audit_rows where user_id = $1 and action = 'data_exported'`, [
    user_id,
  ]);
  expect(rows).toHaveLength(2);
});
