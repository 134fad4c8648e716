/** @jest-environment node */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { FakeCaches } from './caches.fixture.ts';
import { keptOrFetched, mostKept } from './media-cache.ts';
import { dropOtherShells, keepLanguage, keepShell, shellFile, shellPage } from './shell.ts';

const texts = {
  en: ['/assets/main-en.js'],
  tr: ['/assets/main-tr.js', '/assets/pages-tr.js'],
  ja: ['/assets/main-ja.js'],
};
const shell = { version: 'b2', page: '<title>new</title>', files: ['/assets/a-1.js'], texts };
const page = new Request('http://127.0.0.1:3000/deck/olga/12/study');
let caches: FakeCaches;
let calls: string[];

/** Stands where the server would. */
function serve(answer: (path: string) => Response | Promise<Response>): void {
  globalThis.fetch = async (input) => {
    const path = typeof input === 'string' ? input : new URL((input as Request).url).pathname;
    calls.push(path);
    return answer(path);
  };
}
const serveBuild = () => serve((path) => new Response(path === '/index.html' ? shell.page : `file ${path}`));
const gone = () => Promise.reject(new TypeError('Failed to fetch'));
const picture = (id: number) => new Request(`http://127.0.0.1:3000/media/${id}.webp`);
const textOf = async (response: Promise<Response>) => (await response).text();

beforeEach(() => {
  caches = new FakeCaches();
  calls = [];
  Object.assign(globalThis, { caches });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'caches');
});

test('a build is kept whole, and its files come without the network from then on', async () => {
  serveBuild();
  await keepShell(shell);
  serve(gone);
  expect(await textOf(shellFile(shell, new Request('http://127.0.0.1:3000/assets/a-1.js')))).toBe(
    'file /assets/a-1.js',
  );
  expect(await textOf(shellPage(shell, page))).toBe(shell.page);
});

test('a server that was renewed meanwhile is not kept: its page would ask for files of another build', async () => {
  serve((path) => new Response(path === '/index.html' ? '<title>newer</title>' : 'file'));
  await expect(keepShell(shell)).rejects.toThrow('another build');
  expect(caches.kept.size).toBe(0);
});

test('a build of which a file is missing has no page', async () => {
  serve((path) => (path === '/index.html' ? new Response(shell.page) : new Response('', { status: 404 })));
  await expect(keepShell(shell)).rejects.toThrow('Request failed');
  serve(gone);
  expect((await shellPage(shell, page)).type).toBe('error');
});

/** What is kept of the build beside its page. */
const keptFiles = () => [...(caches.kept.get('shell-b2')?.keys() ?? [])].filter((path) => path !== '/').toSorted();

test('of the texts only the English ones are kept, and those of the language that is read here, each fetched once', async () => {
  serveBuild();
  await keepShell(shell);
  expect(keptFiles()).toEqual(['/assets/a-1.js', '/assets/main-en.js']);
  for (let visit = 0; visit < 2; visit++) await keepLanguage(shell, 'tr');
  expect(keptFiles()).toEqual(['/assets/a-1.js', '/assets/main-en.js', ...texts.tr]);
  expect(calls.filter((path) => path.endsWith('-tr.js'))).toEqual(texts.tr);
});

test('the next build is kept in the language that was read last', async () => {
  serveBuild();
  await keepLanguage({ ...shell, version: 'a1' }, 'tr');
  await keepLanguage({ ...shell, version: 'a1' }, 'ja');
  await keepShell(shell);
  expect(keptFiles()).toEqual(['/assets/a-1.js', '/assets/main-en.js', '/assets/main-ja.js']);
});

test.each([['xx'], ['toString'], [undefined], [7]])('%p is no language, and changes nothing', async (language) => {
  serveBuild();
  await keepLanguage(shell, language);
  expect([calls, caches.kept.size]).toEqual([[], 0]);
});

test('while the server answers, its page is shown and not the kept one', async () => {
  serveBuild();
  await keepShell(shell);
  serve(() => new Response('fresh'));
  expect(await textOf(shellPage(shell, page))).toBe('fresh');
});

test('a page that the server does not know is the server’s to refuse', async () => {
  serveBuild();
  await keepShell(shell);
  serve(() => new Response('not here', { status: 404 }));
  expect((await shellPage(shell, page)).status).toBe(404);
});

test('a proxy whose server is away is no answer', async () => {
  serveBuild();
  await keepShell(shell);
  serve(() => new Response('Bad gateway', { status: 502 }));
  expect(await textOf(shellPage(shell, page))).toBe(shell.page);
});

test('a page is waited for three seconds', async () => {
  serveBuild();
  await keepShell(shell);
  jest.useFakeTimers();
  serve(() => new Promise(() => undefined));
  let isShown = false;
  const shown = shellPage(shell, page).then((response) => {
    isShown = true;
    return response;
  });
  await jest.advanceTimersByTimeAsync(2999);
  expect(isShown).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await textOf(shown)).toBe(shell.page);
});

test('earlier builds go when this one takes over, pictures and fonts stay', async () => {
  for (const name of ['shell-a1', 'shell-b2', 'pictures', 'fonts']) await caches.open(name);
  await dropOtherShells(shell);
  expect(await caches.keys()).toEqual(['shell-b2', 'pictures', 'fonts']);
});

test('a picture is fetched once; beyond the number that is kept the oldest go', async () => {
  const work: Promise<unknown>[] = [];
  const show = async (id: number) => {
    const response = await keptOrFetched('pictures', picture(id), (busy) => work.push(busy));
    await Promise.all(work);
    return response.text();
  };
  serve((path) => new Response(path));
  expect([await show(1), await show(1)]).toEqual(['/media/1.webp', '/media/1.webp']);
  expect(calls).toEqual(['/media/1.webp']);
  const others = await caches.open('pictures');
  for (let id = 2; id <= mostKept.pictures; id++) await others.put(`/media/${id}.webp`, new Response());
  await show(0);
  const kept = await others.keys();
  expect(kept).toHaveLength(mostKept.pictures);
  expect(kept).not.toContain('/media/1.webp');
  expect(kept).toContain('/media/0.webp');
});

test('a picture that is not there is not kept', async () => {
  serve(() => new Response('', { status: 404 }));
  const work: Promise<unknown>[] = [];
  await keptOrFetched('pictures', picture(1), (busy) => work.push(busy));
  expect(work).toEqual([]);
});
