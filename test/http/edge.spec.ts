import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import net from 'node:net';
import pg from 'pg';
import { shortestOf } from '../../apps/server/src/clock/shortest-of.fixture.ts';
import { type RunningApp, runningApp } from '../../apps/server/src/create-app.fixture.ts';
import { Browser } from '../../apps/server/src/http/browser.fixture.ts';

let server: RunningApp;
let database: pg.Client;
beforeAll(async () => {
  server = await runningApp();
  database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await server.close();
});

const browser = (headers?: Record<string, string>) => new Browser(server.url, headers);
const json = { 'content-type': 'application/json' };
const ada = { username: 'ada', email: 'ada@example.org', password: 'four words are long', role: 'learner' };
const people = async () => (await database.query('select 1 from users')).rowCount;

describe('S6 what other sites send', () => {
  test.each<[string, Record<string, string>, number]>([
    ['with their Origin', { ...json, origin: 'http://evil.example' }, 403],
    ['with a hidden Origin', { ...json, origin: 'null' }, 403],
    ['from a page of another site', { ...json, 'sec-fetch-site': 'cross-site' }, 403],
    ['as plain text, which needs no permission', { 'content-type': 'text/plain' }, 415],
    ['as a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['as a form with files', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ])('%s is refused, and nothing changes', async (_, headers, status) => {
    const before = await people();
    const answer = await browser().send('POST', '/api/signup', JSON.stringify(ada), headers);
    expect(answer).toMatchObject({ status, body: { code: status === 403 ? 'CROSS_SITE' : 'UNSUPPORTED' } });
    expect(await people()).toBe(before);
  });

  test('a link from another site opens the page', async () => {
    expect(await browser({ 'sec-fetch-site': 'cross-site' }).get('/api/health')).toMatchObject({ status: 200 });
  });

  test('S8 and answers are for nobody else to read', async () => {
    const { headers } = await browser({ origin: 'http://evil.example' }).get('/api/topic_decks');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('S54 S55 S57 odd requests', () => {
  const problem = { errDesc: expect.stringMatching(/^\S/), code: expect.any(String) };

  test.each([
    '/.env',
    '/.git/config',
    '/api/../.env',
    '/wp-login.php',
    '/server-status',
    '/api/nothing',
    '/api',
    '/api/',
  ])('%s is not there', async (path) => {
    const { status, body } = await browser().get(path);
    expect(status).toBe(404);
    expect(body).toEqual(problem);
  });

  test.each([
    ['DELETE', '/api/login', 405],
    ['GET', '/api/login', 405],
    ['PUT', '/api/health', 405],
    ['PATCH', '/api/live/1', 405],
    ['POST', '/', 404],
    ['POST', '/api/nothing', 404],
    ['TRACE', '/api/health', 405],
    ['PROPFIND', '/api/health', 405],
  ])('%s %s: %i', async (method, path, status) => {
    const answer = await raw(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).not.toMatch(/\bat .*\.(ts|js):\d+|node_modules/);
  });

  test.each([
    ['no JSON', '{'],
    ['an empty body', ''],
    ['a bare word', 'true'],
    ['a list', '[]'],
    ['null', 'null'],
    ['fifty thousand brackets', '['.repeat(50_000)],
    ['a deep object', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['a prototype', '{"__proto__":{"is_admin":true}}'],
    ['a constructor', '{"constructor":{"prototype":{"is_admin":true}}}'],
    ['a number instead of a name', JSON.stringify({ ...ada, username: 7 })],
    ['a lone surrogate', `{"username":"\\ud800","password":"x"}`],
  ])('%s: 400 in the usual form, as soon as of anything else', async (_, body) => {
    const answer = await browser().send('POST', '/api/login', body, json);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject(problem);
    const { odd, plain } = await shortestOf(3, {
      odd: () => browser().send('POST', '/api/login', body, json),
      plain: () => browser().send('POST', '/api/login', JSON.stringify({ text: 'x'.repeat(body.length) }), json),
    });
    expect(odd).toBeLessThan(30 * plain);
  });

  test('a megabyte: 413', async () => {
    const answer = await browser().post('/api/login', { username: 'ada', password: 'x'.repeat(1_000_000) });
    expect(answer).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
  });

  test.each(['/api/topic_decks?x=1', '/api/topic_decks?target_language=a&target_language=b', '/api/search_deck/a/1?__proto__[x]=1', '/api/search_deck/%E0%A4%A/1', '/api/search_user/%E0%A4%A/1', '/api/image_details/1e99', '/api/image_details/0x10000000000', '/api/live/00000'])(
    '%s: 400',
    async (path) => {
      const { status, body } = await browser().get(path);
      expect(status).toBe(400);
      expect(body).toMatchObject(problem);
    },
  ); // prettier-ignore

  test('every answer has an id of its own, and one from outside is not taken over', async () => {
    const ids = await Promise.all(
      ['/api/health', '/api/nothing', '/', '/api/logged_in_user'].map(async (path) =>
        (await browser({ 'x-request-id': 'mine' }).get(path)).headers.get('x-request-id'),
      ),
    );
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('S54 what was not foreseen', () => {
  test('shows the id of the request and nothing of the inside', async () => {
    await database.query('alter table images rename to images_away');
    const { status, body, headers } = await browser().get('/api/image_details/1');
    await database.query('alter table images_away rename to images');
    expect(status).toBe(500);
    expect(body).toEqual({
      errDesc: 'Something went wrong',
      code: 'SURPRISE',
      params: { request_id: headers.get('x-request-id') },
    });
  });

  test('a database that is held up makes nobody wait for long, and says so', async () => {
    await database.query('begin');
    await database.query('lock table decks in access exclusive mode');
    // It is locked until the answer is there.
    const answer = await browser().get('/api/topic_decks');
    await database.query('rollback');
    expect(answer).toMatchObject({ status: 503, body: { code: 'RETRY', rateLimit: 1000 } });
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(await browser().get('/api/topic_decks')).toMatchObject({ status: 200 });
  });
});

test('a database that dies in the middle of a sign-up, again and again, leaves nothing of it', async () => {
  const other = new pg.Client({ connectionString: server.options.databaseUrl });
  await other.connect();
  const killWaiting = () =>
    other.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
  // More often than there are connections to lose.
  for (let round = 0; round < 8; round++) {
    await database.query('begin');
    await database.query('lock table items in access exclusive mode');
    const signUp = browser().post('/api/signup', { ...ada, username: 'halfway' });
    while ((await killWaiting()).rowCount === 0);
    expect(await signUp).toMatchObject({ status: 503, body: { code: 'RETRY' } });
    await database.query('rollback');
  }
  await other.end();
  expect(await browser().post('/api/signup', { ...ada, username: 'halfway' })).toMatchObject({ status: 201 });
});

test.each(['a password \0 is cut', 'half a pair \ud83d'])(
  'S36 %j is refused wherever a text is taken',
  async (text) => {
    const typist = browser();
    await typist.signUp('whole_text');
    const refused = { status: 400, body: { code: 'INVALID' } };
    expect(await typist.post('/api/message', { feedback: text })).toMatchObject(refused);
    expect(await typist.post('/api/message', { message: text })).toMatchObject(refused);
    const newcomer = { username: 'half_text', email: 'half@example.org', role: 'learner' };
    expect(await typist.post('/api/signup', { ...newcomer, password: text })).toMatchObject(refused);
    expect(await typist.post('/api/login', { username: 'whole_text', password: text })).toMatchObject(refused);
  },
);

describe('S58 forms of a request that two servers could read differently', () => {
  test.each([
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 6'],
    ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked'],
    ['odd chunks', 'Transfer-Encoding: xchunked'],
    ['a space before the colon', 'Content-Length : 5'],
    ['a length that is none', 'Content-Length: +5'],
    ['two hosts', 'host: elsewhere\r\nContent-Length: 5'],
  ])('%s: 400, and the connection ends', async (_, headers) => {
    const answer = await raw(
      `POST /api/login HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(answer).toContain('"code":"INVALID"');
  });

  test('a request that is never finished is ended after some seconds', async () => {
    expect(server.app.getHttpServer()).toMatchObject({ headersTimeout: 5000, requestTimeout: 15_000 });
    const [begun, silent] = await Promise.all([raw('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '), raw('')]);
    // Browsers repeat by themselves what is answered so.
    expect(begun).toMatch(/^HTTP\/1\.1 408 /);
    // Browsers open connections ahead of need: a word would be taken for the answer to the first request.
    expect(silent).toBe('');
  });
});

describe('S14 S56 limits', () => {
  test('four hundred pupils of one address look a pin up at the same moment, and nobody is told to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 400 }, () => browser().get('/api/live/999999')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  });

  test('one device that tries pins is told how long to wait, whatever address it claims; its neighbour goes on', async () => {
    const guesser = browser();
    await guesser.get('/api/live/999999');
    const statuses = [];
    for (let pin = 100_000; pin < 100_062; pin++) {
      const answer = await guesser.get(`/api/live/${pin}`, { 'x-forwarded-for': `10.0.0.${pin % 250}` });
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    const neighbour = browser();
    await neighbour.get('/api/live/999999');
    expect(await neighbour.get('/api/live/999999')).toMatchObject({ status: 404 });
  });

  test('a device cookie that we did not give counts as none', async () => {
    const { headers } = await browser().get('/api/live/999999', {
      cookie: `device=${'a'.repeat(22)}.${'b'.repeat(22)}`,
    });
    expect(headers.getSetCookie().some((cookie) => cookie.startsWith('device='))).toBe(true);
  });

  test('S56 X-Forwarded-For counts behind as many proxies as were named', async () => {
    const behind = await runningApp({ trustedProxies: 1 });
    const abuser = (from: string) =>
      new Browser(behind.url, { 'x-forwarded-for': `6.6.6.6, ${from}` }).post('/api/login', {
        username: 'x',
        password: 'y',
      });
    const statuses = [];
    for (let round = 0; round < 51; round++) statuses.push((await abuser('10.1.1.1')).status);
    expect(statuses.slice(0, 50)).not.toContain(429);
    expect(statuses[50]).toBe(429);
    expect((await abuser('10.1.1.2')).status).toBe(401);
    await behind.close();
  }, 60_000);
});

/** The answers to a text that is typed wherever a visitor may type one. */
async function typedEverywhere(text: string): Promise<number[]> {
  const answers = await Promise.all([
    browser().post('/api/signup', { ...ada, username: text }),
    browser().post('/api/signup', { ...ada, email: text }),
    browser().post('/api/login', { username: text, password: 'x' }),
    browser().get(`/api/search_deck/${encodeURIComponent(text.slice(0, 90))}/1`),
    browser().get('/api/health', { cookie: text.slice(0, 8000).replaceAll(/[^\x21-\x7e]/g, ';') }),
  ]);
  return answers.map(({ status }) => status);
}

test('S60 no text makes a pattern run for long', async () => {
  const hostile = [
    'a'.repeat(90_000),
    'a@'.repeat(40_000),
    `${'a.'.repeat(40_000)}@`,
    `${' '.repeat(90_000)}x`,
    `${'-'.repeat(90_000)}!`,
    '\u0300'.repeat(40_000),
  ];
  for (const text of hostile) {
    let statuses: number[] = [];
    const { odd, plain } = await shortestOf(3, {
      odd: async () => (statuses = await typedEverywhere(text)),
      plain: () => typedEverywhere('some plain words '.repeat(5300).slice(0, text.length)),
    });
    expect(statuses.slice(0, 3)).toEqual([400, 400, 400]);
    // A pattern that runs wild takes thousands of times as long.
    expect(odd).toBeLessThan(30 * plain);
  }
});

/** Says this on a connection of its own, and gives what came back until it was closed. */
function raw(text: string): Promise<string> {
  const { port, hostname } = new URL(server.url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = net.connect(Number(port), hostname, () => socket.write(text));
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', (error) => (answer === '' ? reject(error) : resolve(answer)));
  });
}
