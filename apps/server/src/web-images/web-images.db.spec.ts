import type { StoredImage, WebImage } from '@lexiroom/contracts/library';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { type RunningApp, runningApp } from '../create-app.fixture.ts';
import { type Answer, Browser } from '../http/browser.fixture.ts';
import { bomb, grainy } from '../pictures/picture.fixture.ts';
import { endless, file, json, type PictureSite, pictureSite, redirect } from './picture-site.fixture.ts';
import { openverseAnswer, openverseResult, pixabayAnswer, pixabayHit } from './providers/answers.fixture.ts';
import { Openverse } from './providers/openverse.ts';
import { Pixabay } from './providers/pixabay.ts';

const key = '12345-a-secret-key';
let now = Date.parse('2026-03-01T12:00:00Z');
let pixabay: PictureSite;
let openverse: PictureSite;
let elsewhere: PictureSite;
let server: RunningApp;
let ana: Browser;
let photograph: Buffer;

beforeAll(async () => {
  [pixabay, openverse, elsewhere] = await Promise.all([pictureSite(), pictureSite(), pictureSite()]);
  server = await runningApp({
    clock: { now: () => now },
    imageProviders: [
      new Pixabay(key, 'Lexiroom/1.0', pixabay.url, pixabay.url),
      new Openverse('Lexiroom/1.0', openverse.url),
    ],
  });
  ana = new Browser(server.url);
  await ana.signUp('ana');
  photograph = await grainy(1280, 853)
    .withExif({ IFD0: { Copyright: 'a secret' } })
    .jpeg()
    .toBuffer();
  elsewhere.on('/', file(photograph));
});
afterAll(async () => {
  await server.close();
  await Promise.all([pixabay.close(), openverse.close(), elsewhere.close()]);
});

let searches = 0;
let cat: number;
beforeEach(() => {
  // Yesterday's answers and troubles are forgotten.
  now += 25 * 60 * 60 * 1000;
  cat = 700_000 + ++searches;
  pixabay.on('/api/', json(pixabayAnswer([pixabayHit(cat, pixabay.url)])));
  pixabay.on('/get/', file(photograph));
  openverse.on('/', json(openverseAnswer([])));
});

const search = (text = 'cat', page = 1) => ana.get(`/api/web_image/${encodeURIComponent(text)}/${page}`);
const hitsOf = ({ status, body }: Answer): WebImage[] => {
  expect({ status, body }).toMatchObject({ status: 200, body: { pageNumber: expect.any(Number) } });
  return (JSON.parse((body as { images: string }).images) as { hits: WebImage[] }).hits;
};
const choose = (more: object = {}) => ana.post('/api/web_image', { provider: 'pixabay', id: String(cat), ...more });
const bytesAt = async (address: string) => Buffer.from(await (await fetch(`${server.url}${address}`)).arrayBuffer());

describe('a search', () => {
  test('gives pictures with what their credits need, at addresses of ours', async () => {
    const answer = await search('cat', 2);
    expect(answer.body).toMatchObject({ pageNumber: 2 });
    const [hit] = hitsOf(answer);
    expect(hit).toEqual({
      id: String(cat),
      provider: 'pixabay',
      webformatURL: expect.stringMatching(/^\/media\/web\/pixabay\/small\/\d+\.[0-9a-f]{32}\.webp$/),
      webformatWidth: 640,
      webformatHeight: 426,
      largeImageURL: expect.stringMatching(/^\/media\/web\/pixabay\/large\//),
      tags: 'cat, kitten, pet',
      user: 'susannp4',
      pageURL: `https://pixabay.com/photos/cat-kitten-pet-${cat}/`,
      license: 'Pixabay Content License',
    });
  });

  test.each(['scenery', ' ', '\u3000'])('for %j is for scenery', async (text) => {
    hitsOf(await search(text));
    expect(pixabay.asked.at(-1)).toContain('q=scenery&');
  });

  test.each([['cat', 0], ['cat', 11], ['x'.repeat(101), 1]])('for %.5s, page %i, is refused', async (text, page) => {
    expect(await search(text, page)).toMatchObject({ status: 400, body: { code: 'INVALID' } });
  }); // prettier-ignore

  test('that finds nothing anywhere is empty', async () => {
    pixabay.on('/api/', json(pixabayAnswer([])));
    expect(hitsOf(await search())).toEqual([]);
  });

  test('is for people with an account', async () => {
    expect(await new Browser(server.url).get('/api/web_image/cat/1')).toMatchObject({ status: 401 });
  });
});

describe('S53 a site that fails leaves the others, and the screen whole', () => {
  const busy = json({ detail: 'Request was throttled.' }, 429, { 'retry-after': '90' });
  const broken = json({}, 500);

  test('the next site answers in its place', async () => {
    pixabay.on('/api/', broken);
    openverse.on('/v1/images/', json(openverseAnswer([openverseResult('4bc43a04-ef46-4544-a0c1-63c63f56e276')])));
    expect(hitsOf(await search())).toMatchObject([{ provider: 'openverse', license: 'CC BY 2.0' }]);
  });

  test('when all are busy, how long to wait', async () => {
    pixabay.on('/api/', busy);
    openverse.on('/v1/images/', busy);
    const { status, body, headers } = await search();
    expect({ status, body }).toMatchObject({ status: 429, body: { code: 'TOO_MANY', rateLimit: 90_000 } });
    expect(headers.get('retry-after')).toBe('90');
  });

  test('when all fail, that something went wrong', async () => {
    pixabay.on('/api/', broken);
    openverse.on('/v1/images/', file('<html>', 'text/html'));
    expect(await search()).toMatchObject({ status: 502, body: { errDesc: 'Something went wrong...' } });
  });

  test('without a network, that the sites cannot be reached', async () => {
    const gone = await pictureSite();
    await gone.close();
    const offline = await runningApp({
      databaseUrl: server.options.databaseUrl,
      imageProviders: [new Openverse('Lexiroom/1.0', gone.url)],
    });
    const answer = await new Browser(offline.url, { cookie: '' }).post('/api/login', { username: 'ana', password: 'four words are long' }); // prettier-ignore
    const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0]).join('; '); // prettier-ignore
    expect(await new Browser(offline.url).get('/api/web_image/cat/1', { cookie })).toMatchObject({
      status: 503,
      body: { errDesc: 'The picture sites cannot be reached right now.' },
    });
    await offline.close();
  });

  test('the key is in no answer', async () => {
    pixabay.on('/api/', (request, response) => {
      response.writeHead(400, { 'content-type': 'text/plain' }).end(`Invalid or missing API key: ${request.url}`);
    });
    const answers = [await search(), await choose({ id: '1' })];
    pixabay.on('/api/', json(pixabayAnswer([pixabayHit(cat, pixabay.url)])));
    now += 25 * 60 * 60 * 1000;
    answers.push(await search(), await choose());
    for (const { body, headers } of answers) {
      expect(JSON.stringify([body, [...headers]])).not.toContain('a-secret-key');
    }
    expect(pixabay.asked.some((asked) => asked.includes('a-secret-key'))).toBe(true);
  });
});

describe('a preview', () => {
  test('S45 S49 is drawn anew, small or large, kept for a day, and can do nothing', async () => {
    const [hit] = hitsOf(await search());
    const { status, headers } = await ana.get(hit!.webformatURL);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('cache-control')).toBe('private, max-age=86400');
    expect(headers.get('content-security-policy')).toBe(`default-src 'none'; sandbox`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const [small, large] = [await bytesAt(hit!.webformatURL), await bytesAt(hit!.largeImageURL)];
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 480, height: 320 });
    expect(await sharp(large).metadata()).toMatchObject({ format: 'webp', width: 1024, height: 682 });
    expect(large.includes('a secret')).toBe(false);
  });

  test('is fetched once, also when a class looks at it', async () => {
    const [hit] = hitsOf(await search());
    const before = pixabay.asked.length;
    await Promise.all(Array.from({ length: 30 }, () => bytesAt(hit!.webformatURL)));
    await bytesAt(hit!.webformatURL);
    expect(pixabay.asked.length - before).toBe(1);
  });

  test('is found again after a restart, by its id', async () => {
    const [hit] = hitsOf(await search());
    now += 25 * 60 * 60 * 1000;
    expect(await ana.get(hit!.webformatURL)).toMatchObject({ status: 200 });
    expect(pixabay.asked).toContain(`/api/?key=${key}&id=${cat}`);
  });

  test('S51 there is none of what no search has shown', async () => {
    const [hit] = hitsOf(await search());
    const address = hit!.webformatURL;
    const forged = [
      address.replace(String(cat), '1'),
      address.replace('small', 'large'),
      address.replace('pixabay', 'openverse'),
      address.replace(/\.[0-9a-f]{32}/, `.${'0'.repeat(32)}`),
      address.replace(/\.[0-9a-f]{32}/, ''),
      '/media/web/pixabay/small/..%2F..%2Fsecret',
      `/media/web/pixabay/small/${encodeURIComponent(elsewhere.url)}`,
    ];
    const before = pixabay.asked.length;
    for (const one of forged) expect({ one, status: (await ana.get(one)).status }).toEqual({ one, status: 404 });
    expect([pixabay.asked.length, elsewhere.asked.length]).toEqual([before, 0]);
  });

  test('that its site does not give is refused, and not kept', async () => {
    const [hit] = hitsOf(await search());
    pixabay.on('/get/', file('<html>', 'image/jpeg'));
    const { status, headers } = await ana.get(hit!.webformatURL);
    expect(status).toBe(502);
    expect(headers.get('cache-control')).toBe('no-store');
    pixabay.on('/get/', file(photograph));
    expect(await ana.get(hit!.webformatURL)).toMatchObject({ status: 200 });
  });
});

describe('choosing a picture', () => {
  test('takes it into the library with its source, artist, licence and names', async () => {
    pixabay.on('/get/', file(await grainy(1280, 852).jpeg().toBuffer()));
    hitsOf(await search());
    const { status, body } = await choose({ translations: [{ language: 'spanish', translation: 'gato' }] });
    expect(status).toBe(201);
    const { image, translations } = body as StoredImage;
    expect(translations).toMatchObject([{ translation: 'gato', language: 'spanish', translation_submitter: 'ana' }]);
    expect((await ana.get(`/api/image_details/${image.image_id}`)).body).toEqual([
      {
        artist_name: 'susannp4',
        submitted_by: 'ana',
        image_approved: false,
        image_license: 'Pixabay Content License',
        imported_license: null,
        reference_link: `https://pixabay.com/photos/cat-kitten-pet-${cat}/`,
      },
    ]);
    expect(await sharp(await bytesAt(image.image_path)).metadata()).toMatchObject({ width: 1024, height: 682 });
    expect(await sharp(await bytesAt(image.thumbnail_path)).metadata()).toMatchObject({ width: 200, height: 180 });
    expect((await choose()).body).toMatchObject({ image });
  });

  test('of a site that does not have it finds nothing', async () => {
    pixabay.on('/api/', json(pixabayAnswer([])));
    for (const more of [{ id: '1' }, { provider: 'wikimedia', id: '1' }, { id: '../../etc' }, { id: elsewhere.url }]) {
      expect(await choose(more)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
  });

  test('S51 an address is nothing that can be chosen', async () => {
    expect(await choose({ largeImageURL: elsewhere.url })).toMatchObject({ status: 400, body: { code: 'INVALID' } });
    expect(elsewhere.asked).toEqual([]);
  });

  test.each([
    ['S51 leads to another host', () => pixabay.on('/api/', json(pixabayAnswer([pixabayHit(cat, elsewhere.url)])))],
    ['S51 sends us to another host', () => pixabay.on('/get/', redirect(`${elsewhere.url}/cat.jpg`))],
    ['S52 never ends', () => pixabay.on('/get/', endless('image/jpeg', 1, Buffer.alloc(1_000_000)))],
    ['S44 is a page', () => pixabay.on('/get/', file('<html>', 'text/html'))],
    ['S44 is a page that calls itself a picture', () => pixabay.on('/get/', file('<html>', 'image/png'))],
    ['S44 is a drawing with scripts', () => pixabay.on('/get/', file('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'))],
    ['S44 is broken off', () => pixabay.on('/get/', file(photograph.subarray(0, 9000)))],
  ])('a picture that %s is not taken', async (_, prepare) => {
    prepare();
    expect(await choose()).toMatchObject({ status: 502, body: { errDesc: 'Something went wrong...' } });
    expect(elsewhere.asked).toEqual([]);
  }); // prettier-ignore

  test('S46 a picture of too many pixels is not unfolded', async () => {
    pixabay.on('/get/', file(bomb(9000, 9000), 'image/png'));
    expect(await choose()).toMatchObject({ status: 502 });
  });

  test('a name that cannot be one is refused before anything is fetched', async () => {
    const before = pixabay.asked.length;
    expect(await choose({ translations: [{ language: 'spanish', translation: 'a=b' }] })).toMatchObject({
      status: 400,
      body: { code: 'FORBIDDEN_CHARACTER' },
    });
    expect(pixabay.asked.length).toBe(before);
  });
});
