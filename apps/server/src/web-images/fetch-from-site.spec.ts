import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type FetchLimits, fetchFromSite } from './fetch-from-site.ts';
import { endless, file, json, type PictureSite, pictureSite, redirect } from './picture-site.fixture.ts';

let site: PictureSite;
let other: PictureSite;
beforeEach(async () => {
  [site, other] = [await pictureSite(), await pictureSite()];
});
afterEach(() => Promise.all([site.close(), other.close()]));

const fetchPicture = (path: string, more: Partial<FetchLimits> = {}) =>
  fetchFromSite(`${site.url}${path}`, {
    origins: [site.url],
    mostBytes: 10_000,
    type: 'image/',
    userAgent: 'Lexiroom/1.0 (a test)',
    longestMs: 300,
    ...more,
  });

test('a picture is fetched, and the site is told who asks', async () => {
  let agent: string | undefined;
  site.on('/cat.jpg', (request, response) => {
    agent = request.headers['user-agent'];
    file('a cat')(request, response);
  });
  expect((await fetchPicture('/cat.jpg', { longestMs: 5000 })).toString()).toBe('a cat');
  expect(agent).toBe('Lexiroom/1.0 (a test)');
});

describe('S51 nothing is fetched from elsewhere', () => {
  beforeEach(() => other.on('/', file('a secret')));

  test('not at an address of another host', async () => {
    await expect(fetchFromSite(`${other.url}/`, { origins: [site.url], mostBytes: 9, type: 'image/', userAgent: '' })).rejects.toMatchObject({ trouble: 'failed' }); // prettier-ignore
    expect(other.asked).toEqual([]);
  });

  test.each([
    ['another host', () => `${other.url}/`],
    ['another host, in its own words', () => other.url.replace('http:', '')],
    ['this computer by another name', () => site.url.replace('127.0.0.1', 'localhost')],
    ['a file', () => 'file:///etc/passwd'],
    ['a text', () => 'data:image/png;base64,AAAA'],
    ['nowhere', () => 'http://'],
  ])('a site that sends us to %s is not followed', async (_, address) => {
    site.on('/', redirect(address()));
    await expect(fetchPicture('/cat.jpg')).rejects.toMatchObject({ trouble: 'failed' });
    expect(other.asked).toEqual([]);
    expect(site.asked).toHaveLength(1);
  });

  test('a site may send us on within itself, but not in circles', async () => {
    site.on('/cat.jpg', redirect('/small/cat.jpg'));
    site.on('/small/', file('a cat'));
    site.on('/round', redirect('/round'));
    expect((await fetchPicture('/cat.jpg', { longestMs: 5000 })).toString()).toBe('a cat');
    await expect(fetchPicture('/round', { longestMs: 5000 })).rejects.toThrow('circles');
    expect(site.asked.length).toBeLessThan(10);
  });
});

describe('S52 what does not end is cut off', () => {
  test('a body without end, by its size', async () => {
    site.on('/', endless('image/jpeg', 1, Buffer.alloc(5000)));
    await expect(fetchPicture('/', { longestMs: 5000 })).rejects.toThrow('more than 10000 bytes');
  });

  test('a body that drips, by the time that all of it together may take', async () => {
    site.on('/cat.jpg', redirect('/small/cat.jpg'));
    site.on('/small/', endless('image/jpeg', 50, Buffer.alloc(1)));
    const limits = jest.spyOn(AbortSignal, 'timeout');
    await expect(fetchPicture('/cat.jpg')).rejects.toThrow('broke off: TimeoutError');
    expect(limits.mock.calls).toEqual([[300]]);
    limits.mockRestore();
  });

  test('a site that never answers', async () => {
    site.on('/', () => {});
    await expect(fetchPicture('/')).rejects.toMatchObject({ trouble: 'unreachable' });
  });

  test('a small answer that unpacks into a large one', async () => {
    const { gzipSync } = await import('node:zlib');
    site.on('/', (_, response) =>
      response
        .writeHead(200, { 'content-type': 'image/jpeg', 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(50_000_000))),
    );
    await expect(fetchPicture('/', { longestMs: 5000 })).rejects.toThrow('more than 10000 bytes');
  });
});

test.each([
  ['a page', file('<script>alert(1)</script>', 'text/html'), 'failed'],
  ['JSON', json({}), 'failed'],
  ['500', json({}, 500), 'failed'],
  ['404', json({}, 404), 'gone'],
  ['429', json({}, 429), 'busy'],
])('%s is no picture', async (_, answer, trouble) => {
  site.on('/', answer);
  await expect(fetchPicture('/', { longestMs: 5000 })).rejects.toMatchObject({ trouble });
});

test('a site that is not there cannot be reached, and the reason names no address', async () => {
  await other.close();
  const limits = { origins: [other.url], mostBytes: 9, type: 'image/', userAgent: '' } as const;
  await expect(fetchFromSite(`${other.url}/?key=secret`, limits)).rejects.toMatchObject({
    trouble: 'unreachable',
    message: 'ECONNREFUSED',
  });
});
