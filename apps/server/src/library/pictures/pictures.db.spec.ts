import type { StoredImage } from '@lexiroom/contracts/library';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { readdir } from 'node:fs/promises';
import http from 'node:http';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import pg from 'pg';
import sharp, { type Sharp } from 'sharp';
import { type RunningApp, runningApp } from '../../create-app.fixture.ts';
import { type Answer, Browser } from '../../http/browser.fixture.ts';
import { bomb, grainy, plain } from '../../pictures/picture.fixture.ts';
import { LoosePictures } from './loose-pictures.ts';

const dayMs = 24 * 60 * 60 * 1000;
let now = Date.parse('2026-03-01T12:00:00Z');
let server: RunningApp;
let database: pg.Client;
let ana: Browser;
let luis: Browser;
let admin: Browser;

beforeAll(async () => {
  server = await runningApp({ clock: { now: () => now } });
  database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
  [ana, luis, admin] = [new Browser(server.url), new Browser(server.url), new Browser(server.url)];
  await Promise.all([ana.signUp('ana'), luis.signUp('luis'), admin.signUp('ada_admin')]);
  await database.query(`update users set is_admin = true where username = 'ada_admin'`);
});
afterAll(async () => {
  await database.end();
  await server.close();
});

let colours = 0;
let picture: Sharp;
let base64: string;
beforeEach(async () => {
  // So far apart that they are not drawn alike.
  colours += 5;
  picture = plain(60, 40, { r: colours, g: 100, b: 200 });
  base64 = (await picture.png().toBuffer()).toString('base64');
});

const body = (more: object = {}) => ({ image: base64, artist_name: 'Ana', license: 'CC BY 4.0', ...more });
const upload = (browser: Browser, more: object = {}) => browser.post('/api/image_upload', body(more));
const send = (browser: Browser, method: 'PUT' | 'DELETE', address: string, sent: object) =>
  browser.send(method, address, JSON.stringify(sent), { 'content-type': 'application/json' });
const replace = (browser: Browser, sent: object) =>
  send(browser, 'PUT', '/api/replace_image', { artist_name: 'Ana', license: 'CC BY 4.0', ...sent });
const remove = (browser: Browser, image_id: number) => send(browser, 'DELETE', '/api/image', { image_id });
const stored = ({ status, body: answered }: Answer): StoredImage => {
  expect({ status, answered }).toMatchObject({ status: 201 });
  return answered as StoredImage;
};
const uploaded = async (browser: Browser, more: object = {}) => stored(await upload(browser, more)).image;
const approve = (image_id: number) =>
  database.query('update images set image_approved = true where image_id = $1', [image_id]);
const count = async (table: string) => Number((await database.query(`select count(*) from ${table}`)).rows[0].count);
const filesOf = async () => (await readdir(path.join(server.options.dataDir, 'media'), { recursive: true })).toSorted();
const pixels = async (address: string) =>
  sharp(Buffer.from(await (await fetch(`${server.url}${address}`)).arrayBuffer())).metadata();
const of = async (bytes: Promise<Buffer> | Buffer) => ({ image: (await bytes).toString('base64') });
const sweep = () => server.app.get(LoosePictures).sweep();

describe('an upload', () => {
  test('becomes a picture of the library with its credits, not approved, drawn and shown', async () => {
    const references = ['https://example.org/cat', 'https://example.org/cat', 'https://example.org/more'];
    const { image_id, image_path, thumbnail_path } = await uploaded(ana, { artist_name: ' Ana  M. ', references });
    const { body: details } = await ana.get(`/api/image_details/${image_id}`);
    const credits = {
      artist_name: 'Ana M.',
      submitted_by: 'ana',
      image_approved: false,
      image_license: 'CC BY 4.0',
      imported_license: null,
    };
    expect(details).toEqual([
      { ...credits, reference_link: 'https://example.org/cat' },
      { ...credits, reference_link: 'https://example.org/more' },
    ]);
    expect(await pixels(image_path)).toMatchObject({ format: 'webp', width: 60, height: 40 });
    expect(await pixels(thumbnail_path)).toMatchObject({ format: 'webp', width: 200, height: 180 });
    expect(await count('loose_pictures')).toBe(0);
  });

  test('S49 is shown as a picture, for ever, and can do nothing', async () => {
    const { image_path } = await uploaded(ana);
    const { headers } = await luis.get(image_path);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe(`default-src 'none'; sandbox`);
    expect(headers.get('cache-control')).toContain('immutable');
  });

  test('gets its names; one it has already, apart from case, comes back as it is', async () => {
    const translations = [
      { language: 'spanish', translation: 'El  gato' },
      { language: 'english_uk', translation: 'Cat' },
      { language: 'spanish', translation: 'el GATO' },
    ];
    const first = stored(await upload(ana, { translations }));
    const shared = { selected: false, translation_submitter: 'ana', translation_approved: false };
    expect(first.translations).toMatchObject([
      { ...shared, language: 'spanish', translation: 'El gato', picture_id: first.image.image_id },
      { ...shared, language: 'english_uk', translation: 'Cat' },
      { language: 'spanish', translation: 'El gato', translation_id: first.translations[0]!.translation_id },
    ]);
    const again = stored(await upload(ana, { translations: [{ language: 'english_uk', translation: 'cat' }] }));
    expect(again.translations).toEqual([first.translations[1]]);
    const { rows } = await database.query('select fold_key from translations where image_id = $1 order by fold_key', [
      first.image.image_id,
    ]);
    expect(rows).toEqual([{ fold_key: 'cat' }, { fold_key: 'el gato' }]);
  });

  test.each([
    ['   ', { code: 'ONLY_SPACES' }],
    ['x'.repeat(51), { code: 'TRANSLATION_TOO_LONG', errDesc: 'Input too long: 51 characters > 50' }],
    ['a;b', { code: 'FORBIDDEN_CHARACTER', errDesc: 'Input cannot contain ;' }],
  ])('with the name %j is refused whole', async (translation, problem) => {
    const images = await count('images');
    expect(await upload(ana, { translations: [{ language: 'spanish', translation }] })).toMatchObject({
      status: 400,
      body: problem,
    });
    expect(await count('images')).toBe(images);
  });

  test('of the same picture by the same person is the same picture, also at once', async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => uploaded(ana)));
    for (const other of others) expect(other).toEqual(first);
    expect(await uploaded(ana)).toEqual(first);
  });

  test('of a picture that somebody else uploaded is one’s own, until that is approved', async () => {
    const hers = await uploaded(ana);
    const his = await uploaded(luis);
    expect(his.image_id).not.toBe(hers.image_id);
    expect(his.image_path).toBe(hers.image_path);
    await approve(hers.image_id);
    expect((await uploaded(admin)).image_id).toBe(hers.image_id);
    expect((await uploaded(luis)).image_id).toBe(his.image_id);
  });

  test.each(['', '  ', null])(
    'under a licence that asks for the artist is refused with the artist %j',
    async (artist_name) => {
      expect(await upload(ana, { artist_name })).toMatchObject({ status: 400, body: { code: 'ARTIST_NEEDED' } });
      expect(await upload(ana, { artist_name, license: 'CC0' })).toMatchObject({ status: 201 });
    },
  );

  test('with a thumbnail of its own is another file', async () => {
    const plainOne = await uploaded(ana);
    const thumbnail_image = (await plain(20, 90, '#0a0').png().toBuffer()).toString('base64');
    const own = await uploaded(ana, { thumbnail_image });
    expect(own.image_path).not.toBe(plainOne.image_path);
    expect(await pixels(own.thumbnail_path)).toMatchObject({ width: 200, height: 180 });
  });

  test('comes from somebody with an account', async () => {
    expect(await upload(new Browser(server.url))).toMatchObject({ status: 401, body: { code: 'NOT_LOGGED_IN' } });
  });
});

describe('what is refused', () => {
  test.each([
    ['S44 a page', () => of(Buffer.from('<html>')), 400, 'Please upload a valid image file'],
    ['S44 half a picture', async () => of((await grainy(90, 90).jpeg().toBuffer()).subarray(0, 3000)), 400, 'Please upload a valid image file'],
    ['S44 no base64', () => ({ image: '%%%%' }), 400, 'Please upload a valid image file'],
    ['S44 half a thumbnail', () => ({ thumbnail_image: base64.slice(0, 80) }), 400, 'Please upload a valid image file'],
    ['S44 a GIF', () => of(plain(9, 9).gif().toBuffer()), 415, 'File type is not supported'],
    ['S48 a name of another kind', () => ({ file_name: 'cat.gif' }), 415, 'File type is not supported'],
    ['S46 too many pixels', () => of(bomb(9000, 9000)), 400, 'Image too big: 9000x9000 > 2000x2000'],
    ['S43 too many bytes', () => of(grainy(420, 420).png({ compressionLevel: 0 }).toBuffer()), 413, 'Image size is too big ( > 500kb )'],
  ] as const)('%s', async (_, more, status, errDesc) => {
    const before = [await count('images'), await filesOf()];
    expect(await upload(ana, await more())).toMatchObject({ status, body: { errDesc } });
    expect([await count('images'), await filesOf()]).toEqual(before);
  }); // prettier-ignore

  test('S48 a file name names nothing', async () => {
    const { image_path } = await uploaded(ana, { file_name: '../../../secret/cat.png' });
    expect(image_path).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/);
    for (const file of await filesOf()) expect(file).not.toMatch(/cat|secret/);
  });
});

/** Sends a body in pieces until the server has had enough; tells what it said and how much it took. */
function pour(megabytes: number): Promise<{ status: number; code: string; poured: number }> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    let poured = 0;
    const headers = { 'content-type': 'application/json', cookie: ana.cookie };
    const request = http.request({ hostname, port, path: '/api/image_upload', method: 'POST', headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        request.destroy();
        const { code } = JSON.parse(Buffer.concat(chunks).toString()) as { code: string };
        resolve({ status: response.statusCode!, code, poured });
      });
    });
    request.on('error', reject);
    const piece = Buffer.alloc(64 * 1024, 'A');
    request.write('{"image":"');
    const more = (): void => {
      if (request.destroyed || poured >= megabytes * 1_000_000) return;
      poured += piece.length;
      request.write(piece, () => setImmediate(more));
    };
    more();
  });
}

test('S43 a body without end is cut off while it arrives, in the words of a picture that is too big', async () => {
  const { poured, ...said } = await pour(100);
  expect(said).toEqual({ status: 413, code: 'IMAGE_TOO_BIG' });
  expect(poured).toBeLessThan(20_000_000);
});

test('S50 an upload that breaks off leaves nothing', async () => {
  const before = [await count('images'), await count('loose_pictures'), await filesOf()];
  const { hostname, port } = new URL(server.url);
  const text = JSON.stringify(body());
  const asked = once(server.app.getHttpServer(), 'request');
  const socket = net.connect(Number(port), hostname);
  socket.write(`POST /api/image_upload HTTP/1.1\r\nhost: ${hostname}\r\ncookie: ${ana.cookie}\r\ncontent-type: application/json\r\ncontent-length: ${text.length}\r\n\r\n${text.slice(0, -20)}`); // prettier-ignore
  await asked;
  socket.destroy();
  expect(await ana.get('/api/logged_in_user')).toMatchObject({ status: 200 });
  expect([await count('images'), await count('loose_pictures'), await filesOf()]).toEqual(before);
});

describe('S50 files that no picture has', () => {
  beforeEach(async () => {
    await sweep();
  });

  test('are deleted after a day: those of an upload that came no further', async () => {
    const before = await filesOf();
    // As if the server had been killed after the files and before the row.
    const { image_id } = await uploaded(ana);
    const { rows } = await database.query('delete from images where image_id = $1 returning image_hash', [image_id]);
    await server.app.get(LoosePictures).note(database, rows[0].image_hash);
    expect((await filesOf()).length).toBe(before.length + 2);
    now += dayMs - 1000;
    expect(await sweep()).toBe(0);
    now += 2000;
    expect(await sweep()).toBe(1);
    expect(await filesOf()).toEqual(before);
    expect(await count('loose_pictures')).toBe(0);
  });

  test('stay when a picture has them after all', async () => {
    const { image_path } = await uploaded(ana);
    await server.app.get(LoosePictures).note(database, /\w{64}/.exec(image_path)![0]);
    now += 2 * dayMs;
    expect(await sweep()).toBe(0);
    expect(await luis.get(image_path)).toMatchObject({ status: 200 });
    expect(await count('loose_pictures')).toBe(0);
  });

  test('are deleted a day after their picture got others', async () => {
    const before = await uploaded(ana);
    const image = (await plain(30, 30, '#123456').png().toBuffer()).toString('base64');
    const after = await replace(ana, { replaced_image_id: before.image_id, image });
    expect(after).toMatchObject({ status: 200, body: { image: { image_id: before.image_id } } });
    expect(await luis.get(before.image_path)).toMatchObject({ status: 200 });
    now += dayMs + 1000;
    expect(await sweep()).toBe(1);
    expect(await luis.get(before.image_path)).toMatchObject({ status: 404 });
    const { image: replaced } = after.body as StoredImage;
    expect(await luis.get(replaced.image_path)).toMatchObject({ status: 200 });
  });
});

describe('replacing a picture', () => {
  test('keeps its id and its names; decks that have it show the new one', async () => {
    const first = stored(await upload(ana, { translations: [{ language: 'spanish', translation: 'gato' }] }));
    const { image_id } = first.image;
    const image = (await plain(30, 30, { r: 1, g: 1, b: colours }).png().toBuffer()).toString('base64');
    const { body: answered } = await replace(ana, {
      replaced_image_id: image_id,
      image,
      artist_name: 'Luis',
      license: 'CC0',
      references: ['https://example.org/new'],
    });
    const { image: now_shown } = answered as StoredImage;
    expect(now_shown.image_path).not.toBe(first.image.image_path);
    expect(await pixels(now_shown.image_path)).toMatchObject({ width: 30, height: 30 });
    expect((await ana.get(`/api/image_details/${image_id}`)).body).toEqual([
      {
        artist_name: 'Luis',
        submitted_by: 'ana',
        image_approved: false,
        image_license: 'CC0',
        imported_license: null,
        reference_link: 'https://example.org/new',
      },
    ]);
    const { rows } = await database.query('select translation from translations where image_id = $1', [image_id]);
    expect(rows).toEqual([{ translation: 'gato' }]);
  });

  test('leaves a picture that came without its artist so, but takes no artist away that its licence asks for', async () => {
    const { image_id } = await uploaded(ana);
    const nobody = { replaced_image_id: image_id, artist_name: '' };
    const isRefused = { status: 400, body: { code: 'ARTIST_NEEDED' } };
    expect(await replace(ana, nobody)).toMatchObject(isRefused);
    expect(await replace(ana, { ...nobody, license: undefined })).toMatchObject(isRefused);
    await database.query(`update images set image_license = 'CC BY-SA 2.0', artist_name = null where image_id = $1`, [
      image_id,
    ]);
    expect(await replace(ana, { ...nobody, license: undefined })).toMatchObject({ status: 200 });
    expect(await replace(ana, { ...nobody, license: 'CC0' })).toMatchObject({ status: 200 });
  });

  test('leaves it under the licence it came with, when no other is named', async () => {
    const { image_id } = await uploaded(ana);
    await database.query(`update images set image_license = 'CC BY 2.0' where image_id = $1`, [image_id]);
    const answer = await replace(ana, { replaced_image_id: image_id, artist_name: 'Luis', license: undefined });
    expect(answer.status).toBe(200);
    const details = (await ana.get(`/api/image_details/${image_id}`)).body;
    expect(details).toMatchObject([{ artist_name: 'Luis', image_license: 'CC BY 2.0' }]);
    expect(await replace(ana, { replaced_image_id: image_id, license: 'CC BY 2.0' })).toMatchObject({ status: 400 });
  });

  test('with credits alone leaves its files as they are', async () => {
    const { image_id, image_path, thumbnail_path } = await uploaded(ana, { artist_name: 'Ana' });
    const files = await filesOf();
    expect(await replace(ana, { replaced_image_id: image_id, artist_name: null, license: 'CC0' })).toMatchObject({
      body: { image: { image_id, image_path, thumbnail_path } },
    });
    expect((await ana.get(`/api/image_details/${image_id}`)).body).toMatchObject([{ artist_name: null }]);
    expect(await filesOf()).toEqual(files);
  });

  test('a thumbnail alone gives it another address, so that no browser shows the old one', async () => {
    const before = await uploaded(ana);
    const thumbnail_image = (await plain(90, 20, '#0a0').png().toBuffer()).toString('base64');
    const { body: answered } = await replace(ana, { replaced_image_id: before.image_id, thumbnail_image });
    const { image: after } = answered as StoredImage;
    expect(after.thumbnail_path).not.toBe(before.thumbnail_path);
    expect(await pixels(after.image_path)).toMatchObject({ width: 60, height: 40 });
  });

  test('what is no picture changes nothing', async () => {
    const before = await uploaded(ana);
    const image = Buffer.from('<html>').toString('base64');
    expect(await replace(ana, { replaced_image_id: before.image_id, image })).toMatchObject({
      status: 400,
      body: { code: 'IMAGE_INVALID' },
    });
    expect(await replace(ana, { replaced_image_id: before.image_id, thumbnail_image: image })).toMatchObject({
      status: 400,
      body: { code: 'IMAGE_INVALID' },
    });
    expect(await uploaded(ana)).toEqual(before);
  });
});

describe('deleting a picture', () => {
  test('leaves decks whole', async () => {
    const { image_id, image_path } = await uploaded(ana);
    const { rows: decks } = await database.query(`select deck_id from words order by word_id limit 1`);
    const { deck_id } = decks[0] as { deck_id: number };
    await database.query('update words set image_id = $1 where deck_id = $2', [image_id, deck_id]);
    expect(await remove(ana, image_id)).toMatchObject({ status: 200, body: { done: true } });
    const { body: data } = await luis.get(`/api/word-deck/lexiroom/search?id=${deck_id}`);
    expect((data as { words: object[] }).words[0]).toMatchObject({ image_id, image_path });
    expect(await luis.get(image_path)).toMatchObject({ status: 200 });
  });

  test('it is edited no more, and what is uploaded again is a new one', async () => {
    const { image_id } = await uploaded(ana);
    await remove(ana, image_id);
    const refused = { status: 403, body: { errDesc: 'The image is deleted and cannot be edited' } };
    expect(await replace(ana, { replaced_image_id: image_id })).toMatchObject(refused);
    expect(await remove(admin, image_id)).toMatchObject(refused);
    expect((await uploaded(ana)).image_id).not.toBe(image_id);
  });
});

describe('S21 a picture is changed by whoever added it, until it is approved, and by admins', () => {
  test('others may not, and nothing happens', async () => {
    const { image_id } = await uploaded(ana, { artist_name: 'Ana' });
    const refused = { status: 403, body: { code: 'NOT_ALLOWED' } };
    expect(await replace(luis, { replaced_image_id: image_id })).toMatchObject(refused);
    expect(await remove(luis, image_id)).toMatchObject(refused);
    expect((await ana.get(`/api/image_details/${image_id}`)).body).toMatchObject([{ artist_name: 'Ana' }]);
  });

  test('once it is approved its submitter may not either', async () => {
    const { image_id } = await uploaded(ana);
    await approve(image_id);
    const refused = { status: 403, body: { errDesc: 'Cannot edit verified image' } };
    expect(await replace(ana, { replaced_image_id: image_id })).toMatchObject(refused);
    expect(await remove(ana, image_id)).toMatchObject(refused);
    expect(await replace(admin, { replaced_image_id: image_id })).toMatchObject({ status: 200 });
    expect((await ana.get(`/api/image_details/${image_id}`)).body).toMatchObject([{ image_approved: true }]);
    expect(await remove(admin, image_id)).toMatchObject({ status: 200 });
  });

  test('what does not exist is not there', async () => {
    expect(await replace(ana, { replaced_image_id: 999_999 })).toMatchObject({ status: 404 });
    expect(await remove(admin, 999_999)).toMatchObject({ status: 404 });
  });
});
