import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { type RunningApp, runningApp } from '../create-app.fixture.ts';
import { type Member, newMember } from '../http/api.fixture.ts';
import { addName, addPicture } from '../library/library.fixture.ts';
import { MEDIA_STORE, type MediaStore, nameAt } from '../media/media-store.ts';
import { plain } from '../pictures/picture.fixture.ts';
import { hummingMp3 } from '../sounds/mp3/mp3.fixture.ts';
import { readAloud } from '../stories/story.fixture.ts';
import { DeletionService } from './deletion.service.ts';

let server: RunningApp;
let database: pg.Client;
let media: MediaStore;
beforeAll(async () => {
  server = await runningApp();
  media = server.app.get<MediaStore>(MEDIA_STORE);
  database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
}, 30_000);
afterAll(async () => {
  await database.end();
  await server.close();
});

const rowsOf = async (sql: string, values: unknown[] = []) => (await database.query(sql, values)).rows;
const fileAt = (address: string) => media.get(nameAt(address.replace('/media/', ''))!);

let colours = 0;
async function uploadPicture(
  { api }: Member,
  credits: { artist_name?: string; references?: string[]; license?: null } = {},
) {
  const image = (
    await plain(30, 30, { r: 20 * ++colours, g: 9, b: 9 })
      .png()
      .toBuffer()
  ).toString('base64');
  return (await api.uploadImage({ body: { image, license: 'CC BY 4.0', artist_name: 'Real Name', ...credits } })).image;
}
let frames = 20;
const uploadSound = ({ api }: Member) =>
  api.uploadSound({
    body: { text: 'gato', language: 'spanish', sound_file: hummingMp3(++frames).toString('base64') },
  });
/** Puts entries into the first word of a deck of somebody's own. */
async function putIntoDeck(member: Member, columns: Record<string, number>) {
  const [deck] = await member.api.topicDecks({ query: { target_language: 'japanese' } });
  const { item_id } = await member.api.clone({ body: { item_ids: [deck!.item_id] } });
  for (const [column, id] of Object.entries(columns)) {
    await database.query(
      `update words set ${column} = $1 where word_id = (select min(word_id) from words where deck_id = $2)`,
      [id, item_id],
    );
  }
}
async function goForGood({ api, user_id }: Member): Promise<void> {
  await api.deleteUser({ body: { password: 'four words are long' } });
  await database.query(`update users set deletion_asked_at = now() - interval '14 days' where user_id = $1`, [user_id]);
  await server.app.get(DeletionService).purgeDue();
}

test('S64 pictures that were not shared go, with their files and names, whoever has a copy; so do names of recordings', async () => {
  const [person, other] = [await newMember(server.url), await newMember(server.url)];
  const photo = await uploadPicture(person, { license: null });
  const unused = await uploadPicture(person, { license: null });
  const body = { translation_array: ['Mi clase'], image_id: photo.image_id, translation_language: 'spanish' } as const;
  const { translations } = await person.api.addTranslations({ body: { ...body, translation_array: ['Mi clase'] } });
  const { translation_id } = translations[0]!;
  // As when it was taken back after others had copied it, and called it so as well.
  await putIntoDeck(other, { image_id: photo.image_id, target_translation_id: translation_id });
  await database.query('insert into name_givers (translation_id, user_id) values ($1, $2)', [translation_id, other.user_id]); // prettier-ignore
  const sound = await uploadSound(person);
  await person.api.nameSound({ body: { sound_id: sound.sound_id, sound_name: 'Pupil Ada' } });
  await putIntoDeck(other, { sound_id: sound.sound_id });

  await goForGood(person);

  const ids = [photo.image_id, unused.image_id];
  expect(await rowsOf('select 1 from images where image_id = any($1)', [ids])).toEqual([]);
  expect(await rowsOf('select 1 from translations where translation_id = $1', [translation_id])).toEqual([]);
  for (const { image_path, thumbnail_path } of [photo, unused]) {
    expect(await fileAt(image_path)).toBeUndefined();
    expect(await fileAt(thumbnail_path)).toBeUndefined();
  }
  const kept = await rowsOf('select sound_name, submitted_by from sounds where sound_id = $1', [sound.sound_id]);
  expect(kept).toEqual([{ sound_name: null, submitted_by: null }]);
});

test('S64 what nobody has approved and no deck of others has goes with its files, also when an own deck had it', async () => {
  const [person, other] = [await newMember(server.url), await newMember(server.url)];
  const unused = await uploadPicture(person);
  const name = await addName(database, 1, 'spanish', 'Rana', { approved: false, submitted_by: person.user_id });
  const shared = await addName(database, 1, 'spanish', 'Sapo', { approved: false, submitted_by: person.user_id });
  await database.query('insert into name_givers (translation_id, user_id) values ($1, $2)', [shared, other.user_id]);
  const sound = await uploadSound(person);
  await putIntoDeck(person, { image_id: unused.image_id, source_translation_id: name, sound_id: sound.sound_id });
  await other.api.reportEntry({ body: { entry: 'image', id: 1, reason: 'Blurred' } });
  await database.query(`insert into entry_reports (entry, id, user_id, reason) values ('image', $1, $2, 'A face')`, [
    unused.image_id,
    other.user_id,
  ]);
  const addresses = [unused.image_path, unused.thumbnail_path, sound.sound_path];
  for (const address of addresses) expect(await fileAt(address)).toBeDefined();

  await goForGood(person);

  expect(await rowsOf('select 1 from images where image_id = $1', [unused.image_id])).toEqual([]);
  expect(await rowsOf('select 1 from sounds where sound_id = $1', [sound.sound_id])).toEqual([]);
  expect(await rowsOf('select translation, submitted_by from translations where translation_id = any($1)', [[name, shared]])).toEqual([{ translation: 'Sapo', submitted_by: null }]); // prettier-ignore
  expect(await rowsOf(`select id from entry_reports where entry = 'image'`)).toEqual([{ id: 1 }]);
  for (const address of addresses) expect(await fileAt(address)).toBeUndefined();
});

test('S64 what somebody has read aloud goes with its file, but stays, without their name, where a clone of others has it', async () => {
  const [person, other] = [await newMember(server.url), await newMember(server.url)];
  await database.query(`update users set purpose = 'study' where user_id = $1`, [person.user_id]);
  const [own, cloned] = [await readAloud(person), await readAloud(person)];
  const { item_id } = await other.api.clone({ body: { item_ids: [cloned.story_id] } });

  await goForGood(person);

  expect(await rowsOf('select 1 from stories where story_id = any($1)', [[own.story_id, cloned.story_id]])).toEqual([]);
  expect(await fileAt(own.sound_path)).toBeUndefined();
  expect(await fileAt(cloned.sound_path)).toBeDefined();
  expect(
    await rowsOf('select submitted_by from story_sections join sounds using (sound_id) where story_id = $1', [item_id]),
  ).toEqual([{ submitted_by: null }]);
});

test('S64 what others have in their decks, or was approved, stays without the name of a person who named themselves', async () => {
  const [person, other] = [await newMember(server.url), await newMember(server.url)];
  const inDeck = await uploadPicture(person);
  const sound = await uploadSound(person);
  await putIntoDeck(other, { image_id: inDeck.image_id, sound_id: sound.sound_id });
  const ownPage = {
    references: ['https://example.org/me'],
    artist_name: person.username.replace('-', ' ').toUpperCase(),
  };
  const named = await uploadPicture(person, ownPage);
  const ofSomebody = { references: ['https://example.org/found'], artist_name: 'Vincent' };
  const found = await uploadPicture(person, ofSomebody);
  await database.query('update images set image_approved = true where image_id = any($1)', [
    [named.image_id, found.image_id],
  ]);

  await goForGood(person);

  const pictures = [inDeck, named, found].map(({ image_id }) => image_id);
  expect(
    await rowsOf(
      `select artist_name, submitted_by, (select min(reference_link) from image_references of_image
         where of_image.image_id = images.image_id) as link
       from images where image_id = any($1) order by image_id`,
      [pictures],
    ),
  ).toEqual([
    { artist_name: null, submitted_by: null, link: null },
    { artist_name: null, submitted_by: null, link: null },
    { artist_name: 'Vincent', submitted_by: null, link: 'https://example.org/found' },
  ]);
  for (const address of [inDeck.image_path, sound.sound_path, found.image_path]) {
    expect(await fileAt(address)).toBeDefined();
  }
});

test('S64 a picture stays for the names that others gave it, and not for those of the person or deleted ones', async () => {
  const [person, other] = [await newMember(server.url), await newMember(server.url)];
  const [theirs, approved, own, deleted] = [
    await uploadPicture(person),
    await uploadPicture(person),
    await uploadPicture(person),
    await uploadPicture(person),
  ].map(({ image_id }) => image_id);
  const byOther = { approved: false, submitted_by: other.user_id };
  const byPerson = { approved: false, submitted_by: person.user_id };
  const kept = await addName(database, theirs!, 'spanish', 'Erizo', byOther);
  await addName(database, theirs!, 'french', 'Herisson', byPerson);
  const keptToo = await addName(database, approved!, 'spanish', 'Tejo', { ...byPerson, approved: true });
  await addName(database, own!, 'spanish', 'Zorro', byPerson);
  const taken = await addName(database, deleted!, 'spanish', 'Lobo', byOther);
  await database.query('update translations set is_deleted = true where translation_id = $1', [taken]);

  await goForGood(person);

  const pictures = [theirs, approved, own, deleted];
  expect(await rowsOf('select image_id, submitted_by, artist_name from images where image_id = any($1) order by image_id', [pictures])).toEqual([theirs, approved].map((image_id) => ({ image_id, submitted_by: null, artist_name: null }))); // prettier-ignore
  expect(await rowsOf('select translation_id from translations where image_id = any($1) order by 1', [pictures])).toEqual([{ translation_id: kept }, { translation_id: keptToo }]); // prettier-ignore
});

test('S64 a file that somebody else has given as well stays', async () => {
  const [person, other] = [await newMember(server.url), await newMember(server.url)];
  const { image_id, image_path } = await uploadPicture(person);
  const theirs = await addPicture(database, { approved: false, submitted_by: other.user_id });
  // The table lets two rows share their files.
  await database.query(
    'update images set image_hash = (select image_hash from images where image_id = $1) where image_id = $2',
    [image_id, theirs],
  );
  await goForGood(person);
  expect(await rowsOf('select 1 from images where image_id = $1', [image_id])).toEqual([]);
  expect(await fileAt(image_path)).toBeDefined();
});
