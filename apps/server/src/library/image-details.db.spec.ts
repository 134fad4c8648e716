import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { type RunningApp, runningApp } from '../create-app.fixture.ts';
import { type Member, newMember } from '../http/api.fixture.ts';
import { Browser } from '../http/browser.fixture.ts';
import { addPicture } from './library.fixture.ts';

let server: RunningApp;
let database: pg.Client;
let owner: Member;
let other: Member;
beforeAll(async () => {
  server = await runningApp();
  database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
  [owner, other] = [await newMember(server.url), await newMember(server.url)];
});
afterAll(async () => {
  await database.end();
  await server.close();
});

/** Who is told the credits of a picture: by status, of the owner, another user and a visitor. */
const told = (image_id: number) =>
  Promise.all(
    [owner.browser, other.browser, new Browser(server.url)].map(
      async (who) => (await who.get(`/api/image_details/${image_id}`)).status,
    ),
  );

test('S24 the credits of a picture are told to those who may come upon it', async () => {
  const image_id = await addPicture(database, { approved: false, submitted_by: owner.user_id });
  expect(await told(image_id)).toEqual([200, 404, 404]);

  const [deck] = await owner.api.topicDecks({ query: { target_language: 'japanese' } });
  const { item_id } = await owner.api.clone({ body: { item_ids: [deck!.item_id] } });
  await database.query(
    'update words set image_id = $1 where word_id = (select min(word_id) from words where deck_id = $2)',
    [image_id, item_id],
  );
  expect(await told(image_id)).toEqual([200, 404, 404]);
  await database.query(`update items set visibility = 'public' where item_id = $1`, [item_id]);
  expect(await told(image_id)).toEqual([200, 200, 200]);

  await database.query(`update items set visibility = 'private' where item_id = $1`, [item_id]);
  await database.query('update images set image_approved = true where image_id = $1', [image_id]);
  expect(await told(image_id)).toEqual([200, 200, 200]);
  expect(await told(999_999)).toEqual([404, 404, 404]);
});

test('S24 also those of one that is only the cover of a deck', async () => {
  const image_id = await addPicture(database, { approved: false, submitted_by: owner.user_id });
  const [deck] = await other.api.topicDecks({ query: { target_language: 'japanese' } });
  const { item_id } = await other.api.clone({ body: { item_ids: [deck!.item_id] } });
  await database.query('update decks set deck_image_id = $1 where deck_id = $2', [image_id, item_id]);
  await database.query(`update items set visibility = 'private' where item_id = $1`, [item_id]);
  expect(await told(image_id)).toEqual([200, 200, 404]);
  await database.query(`update items set visibility = 'public' where item_id = $1`, [item_id]);
  expect(await told(image_id)).toEqual([200, 200, 200]);
});
