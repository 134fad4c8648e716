import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type RunningApp, runningApp } from '../../create-app.fixture.ts';
import { Browser } from '../browser.fixture.ts';

let folder: string;
let server: RunningApp;
let visitor: Browser;
const page = { accept: 'text/html,application/xhtml+xml' };

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lexiroom-pages-'));
  const write = async (file: string, content: string | Buffer) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  };
  await write('web/index.html', '<title>home</title>');
  await write('web/front.html', '<title>front</title>');
  await write('web/live.html', '<title>live</title>');
  await write('web/favicon.svg', '<svg/>');
  await write('web/assets/app-1a2b.js', 'let page;');
  await write('web/assets/app-1a2b.js.br', brotliCompressSync('let page;'));
  await write('web/assets/mp3.worker-1a2b.js', 'let encoder;');
  await write('data/media/uploaded0001.webp', 'uploaded');
  await write('data/secret', 'the secret');
  server = await runningApp({ webRoot: path.join(folder, 'web'), dataDir: path.join(folder, 'data') });
  visitor = new Browser(server.url);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe('the page', () => {
  test.each(['/login', '/user/ada', '/deck/lexiroom/search?id=1', '/docs/tos'])('%s is the application', async (at) => {
    const { status, body, headers } = await visitor.get(at, page);
    expect({ status, body }).toEqual({ status: 200, body: '<title>home</title>' });
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  test.each(['/', '/?learn=german'])('%s is the application, its first parts named', async (at) => {
    expect((await visitor.get(at, page)).body).toBe('<title>front</title>');
  });

  test.each(['/live', '/live/123456', '/live?x=1'])('%s is the page of live sessions', async (at) => {
    expect((await visitor.get(at, page)).body).toBe('<title>live</title>');
  });

  test('an address that nobody has is the application too, for its 404 page, with status 404', async () => {
    const { status, body } = await visitor.get('/no/such/place', page);
    expect({ status, body }).toEqual({ status: 404, body: '<title>home</title>' });
  });

  test.each([
    '/deck/ada',
    '/deck/ada/1/learn/more',
    '/docs/tos/more',
    '/settings/more',
    '/classes/more',
    '/live/1/2',
    '/LoGin/x',
    '/deck/x/%E0%A4%A/',
    '/%',
    '/user/%ff?x=%',
  ])('%s is nowhere: the application with status 404', async (at) => {
    const { status, body, headers } = await visitor.get(at, page);
    expect({ status, body: String(body).slice(0, 7) }).toEqual({ status: 404, body: '<title>' });
    expect(headers.get('content-security-policy')).toContain(`script-src 'self'`);
  });

  test.each(['/Login', '/login/', '/deck/Ada/new', '/user/ada/12?x=1', '/LIVE/123456/Host'])(
    '%s is a page: capitals and a last stroke do not matter',
    async (at) => expect(await visitor.get(at, page)).toMatchObject({ status: 200 }),
  );

  test.each(['/api/search_deck/%E0%A4%A/1', '/media/%E0%A4%A.webp'])('%s is refused as any odd call', async (at) => {
    expect(await visitor.get(at, page)).toMatchObject({ status: 400, body: { code: 'INVALID' } });
  });

  test('whoever wants no page gets the refusal as JSON', async () => {
    const { status, body } = await visitor.get('/deck/x/%E0%A4%A', { accept: 'application/json' });
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('its assets come compressed and stay for ever', async () => {
    const { status, headers, body } = await visitor.get('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
    expect({ status, body }).toEqual({ status: 200, body: 'let page;' });
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test.each(['/assets/app-0000.js', '/assets/missing.css', '/missing.png'])('%s is not there', async (at) => {
    const { status, body, headers } = await visitor.get(at, page);
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'NOT_FOUND' });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('its icon is served, and asked for again when it changes', async () => {
    const { status, headers } = await visitor.get('/favicon.svg');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('etag')).toMatch(/^W\/".+"$/);
  });

  test('S41 it may run nothing but what lies here, and be framed nowhere', async () => {
    const { headers } = await visitor.get('/', page);
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain(`script-src 'self'`);
    expect(policy).toContain(`frame-ancestors 'none'`);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|upgrade-insecure-requests/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=(self)');
    // On http:// in a classroom these would keep people out, or fill the console.
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('cross-origin-opener-policy')).toBeNull();
  });

  test('S41 only the worker that encodes recordings may use WebAssembly, and nothing else', async () => {
    const { headers } = await visitor.get('/assets/mp3.worker-1a2b.js');
    const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
    expect(headers.get('content-security-policy')).toBe(policy);
    const others = await visitor.get('/assets/app-1a2b.js');
    expect(others.headers.get('content-security-policy')).not.toContain('unsafe');
  });
});

test('S41 S2 behind https there are HSTS, COOP, and cookies for this host only', async () => {
  const secure = await runningApp({ publicUrl: 'https://words.example.org' });
  const browser = new Browser(secure.url, { origin: 'https://words.example.org' });
  const { headers } = await browser.signUp('secure_one');
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+$/);
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  const session = headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-session='));
  expect(session).toMatch(/; HttpOnly; Secure; SameSite=Lax/);
  expect(session).not.toMatch(/Domain/i);
  expect(await browser.get('/api/logged_in_user')).toMatchObject({ status: 200 });
  await secure.close();
});

describe('S49 pictures', () => {
  test.each([
    ['/media/uploaded0001.webp', 'uploaded'],
    ['/media/1000cat00000.webp', 'a picture'],
    ['/media/thumbnails/1000cat00000.webp', 'a small picture'],
  ])('%s comes with its type, for ever, and can do nothing', async (at, content) => {
    const { status, headers, body } = await visitor.get(at);
    expect({ status, body }).toEqual({ status: 200, body: content });
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('content-security-policy')).toBe(`default-src 'none'; sandbox`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each(['/media/0000missing0.webp', '/media/../secret', '/media/..%2Fsecret', '/media/%2e%2e%2fsecret', '/media/secret', '/media/'])(
    '%s is not there',
    async (at) => {
      const { status, body } = await visitor.get(at);
      expect([400, 404]).toContain(status);
      expect(JSON.stringify(body)).not.toContain('the secret');
    },
  ); // prettier-ignore
});

test('the documentation loads nothing from elsewhere', async () => {
  const { status, body } = await visitor.get('/api/docs');
  expect(status).toBe(200);
  const files = [...String(body).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file!);
  expect(files).toHaveLength(3);
  for (const file of files) expect(await visitor.get(file)).toMatchObject({ status: 200 });
  expect(body).not.toMatch(/<script>|<style>|style=/);
});
