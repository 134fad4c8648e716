import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { file, json, type PictureSite, pictureSite } from '../picture-site.fixture.ts';
import {
  openverseAnswer,
  openverseResult,
  pixabayAnswer,
  pixabayHit,
  wikimediaAnswer,
  wikimediaPage,
} from './answers.fixture.ts';
import { Openverse } from './openverse.ts';
import { Pixabay } from './pixabay.ts';
import { Wikimedia } from './wikimedia.ts';

let site: PictureSite;
beforeEach(async () => {
  site = await pictureSite();
});
afterEach(() => site.close());
const lastAsked = () => new URL(site.asked.at(-1)!, site.url);
const pixabay = () => new Pixabay('12345-secret', 'Lexiroom/1.0', site.url, site.url);
const openverse = () => new Openverse('Lexiroom/1.0', site.url);
const wikimedia = () => new Wikimedia('Lexiroom/1.0', site.url, site.url);
const uuid = '4bc43a04-ef46-4544-a0c1-63c63f56e276';

describe('Pixabay', () => {
  test('is asked for a page of pictures that are safe for a school', async () => {
    site.on('/api/', json(pixabayAnswer([pixabayHit(736_877, site.url)])));
    expect(await pixabay().search('gatos & perros', 3)).toEqual([
      {
        id: '736877',
        preview_address: `${site.url}/get/g736877_640.jpg`,
        large_address: `${site.url}/get/g736877_1280.jpg`,
        width: 640,
        height: 426,
        tags: 'cat, kitten, pet',
        artist_name: 'susannp4',
        page_address: 'https://pixabay.com/photos/cat-kitten-pet-736877/',
        image_license: 'Pixabay Content License',
      },
    ]);
    expect(Object.fromEntries(lastAsked().searchParams)).toEqual({
      key: '12345-secret',
      q: 'gatos & perros',
      page: '3',
      per_page: '20',
      safesearch: 'true',
    });
  });

  test('finds a picture again by its number, and nothing by anything else', async () => {
    site.on('/api/?key=12345-secret&id=736877', json(pixabayAnswer([pixabayHit(736_877, site.url)])));
    site.on('/api/', json(pixabayAnswer([])));
    expect(await pixabay().find('736877')).toMatchObject({ id: '736877' });
    expect(await pixabay().find('1')).toBeUndefined();
    const asked = site.asked.length;
    expect(await pixabay().find('1&q=x')).toBeUndefined();
    expect(site.asked).toHaveLength(asked);
  });

  test('a hit with something missing is left out, the others are shown', async () => {
    const odd = [{ id: 'x' }, null, pixabayHit(2, site.url, { pageURL: 'javascript:alert(1)' })];
    site.on('/api/', json(pixabayAnswer([...odd, pixabayHit(1, site.url)])));
    expect((await pixabay().search('cat', 1)).map(({ id }) => id)).toEqual(['1']);
  });

  test('S53 what it refuses is told without the key', async () => {
    site.on('/api/', (_, response) =>
      response
        .writeHead(400, { 'content-type': 'text/plain' })
        .end('[ERROR 400] Invalid or missing API key (12345-secret).'),
    );
    await expect(pixabay().search('cat', 1)).rejects.toMatchObject({ trouble: 'failed', message: 'it answered 400' });
  });
});

describe('Openverse', () => {
  test('is asked for free pictures, and gives the files itself', async () => {
    site.on('/v1/images/', json(openverseAnswer([openverseResult(uuid)])));
    expect(await openverse().search('gato', 2)).toEqual([
      {
        id: uuid,
        preview_address: `${site.url}/v1/images/${uuid}/thumb/`,
        large_address: `${site.url}/v1/images/${uuid}/thumb/?full_size=true`,
        width: 1024,
        height: 602,
        tags: 'cat, sleeping',
        artist_name: 'Bernard Spragg',
        page_address: 'https://www.flickr.com/photos/88123769@N02/51745788239',
        image_license: 'CC BY 2.0',
      },
    ]);
    expect(Object.fromEntries(lastAsked().searchParams)).toEqual({
      q: 'gato',
      page: '2',
      page_size: '20',
      license: 'cc0,pdm,by,by-sa',
      mature: 'false',
    });
  });

  test.each([
    ['cc0', '1.0', 'CC0'],
    ['pdm', '1.0', 'Public Domain'],
    ['by-sa', '4.0', 'CC BY-SA 4.0'],
    ['by-nd', '4.0', undefined],
    ['by-nc', '2.0', undefined],
    ['sampling+', '1.0', undefined],
  ])('the licence %s %s is %s', async (license, license_version, name) => {
    site.on('/v1/images/', json(openverseAnswer([openverseResult(uuid, { license, license_version })])));
    expect((await openverse().search('cat', 1)).map(({ image_license }) => image_license)).toEqual(name ? [name] : []);
  });

  test('what is not for children is left out, whatever was asked for', async () => {
    site.on('/v1/images/', json(openverseAnswer([openverseResult(uuid, { mature: true })])));
    expect(await openverse().search('cat', 1)).toEqual([]);
  });

  test('finds a picture again by its id; one that is gone is none', async () => {
    site.on(`/v1/images/${uuid}/`, json(openverseResult(uuid)));
    expect(await openverse().find(uuid)).toMatchObject({ id: uuid });
    expect(await openverse().find(uuid.replace('4', '5'))).toBeUndefined();
    const asked = site.asked.length;
    expect(await openverse().find('../../admin')).toBeUndefined();
    expect(site.asked).toHaveLength(asked);
  });
});

describe('Wikimedia Commons', () => {
  test('is asked for files, best first', async () => {
    const pages = [wikimediaPage(7, site.url, { index: 2 }), wikimediaPage(9, site.url, { index: 1 })];
    site.on('/w/api.php', json(wikimediaAnswer(pages)));
    const [first, second] = await wikimedia().search('gato', 3);
    expect(second!.id).toBe('7');
    expect(first).toEqual({
      id: '9',
      preview_address: `${site.url}/wikipedia/commons/thumb/a/a2/Gato_9.jpg/500px-Gato_9.jpg?utm_source=commons`,
      large_address: `${site.url}/wikipedia/commons/thumb/a/a2/Gato_9.jpg/960px-Gato_9.jpg`,
      width: 3746,
      height: 2400,
      tags: 'Gato durmiendo 9',
      artist_name: 'Ana & Luis Pérez',
      page_address: 'https://commons.wikimedia.org/wiki/File:Gato_durmiendo_9.jpg',
      image_license: 'CC BY-SA 4.0',
    });
    const { gsrsearch, gsroffset, gsrnamespace } = Object.fromEntries(lastAsked().searchParams);
    expect({ gsrsearch, gsroffset, gsrnamespace }).toEqual({
      gsrsearch: 'gato filetype:bitmap',
      gsroffset: '40',
      gsrnamespace: '6',
    });
  });

  test('a search without hits is empty', async () => {
    site.on('/w/api.php', json(wikimediaAnswer([])));
    expect(await wikimedia().search('gato', 1)).toEqual([]);
  });

  test('a small original is taken as it is', async () => {
    site.on('/w/api.php', json(wikimediaAnswer([wikimediaPage(1, site.url, { width: 800 })])));
    expect(await wikimedia().find('1')).toMatchObject({
      large_address: `${site.url}/wikipedia/commons/a/a2/Gato_1.jpg`,
    });
  });

  test.each([
    ['CC0', 'CC0'],
    ['Public domain', 'Public Domain'],
    ['CC BY 2.5', 'CC BY 2.5'],
    ['CC BY-SA 3.0 de', 'CC BY-SA 3.0 DE'],
    ['GFDL', undefined],
    ['FAL', undefined],
    ['Attribution', undefined],
  ])('the licence %s is %s', async (licence, name) => {
    site.on('/w/api.php', json(wikimediaAnswer([wikimediaPage(1, site.url, { licence })])));
    expect((await wikimedia().search('gato', 1)).map(({ image_license }) => image_license)).toEqual(name ? [name] : []);
  });

  test('an error that comes as a success is one', async () => {
    site.on('/w/api.php', json({ error: { code: 'ratelimited', info: 'You have exceeded your rate limit.' } }));
    await expect(wikimedia().search('gato', 1)).rejects.toMatchObject({ trouble: 'failed' });
  });
});

describe.each([
  ['Pixabay', () => new Pixabay('key', 'Lexiroom', site.url)],
  ['Openverse', () => new Openverse('Lexiroom', site.url)],
  ['Wikimedia Commons', () => new Wikimedia('Lexiroom', site.url)],
])('%s fails when it answers', (_, provider) => {
  test.each([
    ['what is no JSON', file('{"hits": [', 'application/json')],
    ['in another form', json([])],
    ['with a page', file('<html>Please log in to this network</html>', 'text/html')],
    ['500', json({ detail: 'Server error' }, 500)],
  ])('%s', async (_what, answer) => {
    site.on('/', answer);
    await expect(provider().search('cat', 1)).rejects.toMatchObject({ trouble: 'failed' });
  });

  test('429, and says how long it wants to be left alone', async () => {
    site.on('/', json({ detail: 'Request was throttled.' }, 429, { 'retry-after': '7' }));
    await expect(provider().search('cat', 1)).rejects.toMatchObject({ trouble: 'busy', waitMs: 7000 });
  });
});
