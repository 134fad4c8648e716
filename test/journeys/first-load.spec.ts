import { type APIRequestContext, expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const built = path.join(import.meta.dirname, '../../apps/web/dist');
/** A phone on a school's network: all the scripts of the join page, compressed. */
const mostBytes = 110_000;

const sizeOf = (file: string) => gzipSync(readFileSync(path.join(built, file)), { level: 9 }).length;
const report = (files: Iterable<string>) =>
  [...files].map((file) => `${file} ${(sizeOf(file) / 1000).toFixed(1)} kB`).join('\n');
const total = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + sizeOf(file), 0);

/** The scripts an entry names, and all that those import without being asked again. */
function staticScripts(entry: string): Set<string> {
  const html = readFileSync(path.join(built, entry), 'utf8');
  const waiting = [...html.matchAll(/<script[^>]+src="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file!);
  const found = new Set<string>();
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const code = readFileSync(path.join(built, file), 'utf8');
    const imports = code.matchAll(
      /(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{}\s,]+?\s*from\s*)?["']\.\/([^"']+\.js)["']/g,
    );
    for (const [, name] of imports) waiting.push(`assets/${name}`);
  }
  return found;
}

/** A question of a study: React, router, query cache, zod and XState are two thirds of it. To be lowered, not raised. */
const mostBytesOfStudy = 230_000;

/** A teacher's lobby, to be joined. */
async function openLobby(teacher: APIRequestContext): Promise<string> {
  const username = `load_${Date.now().toString(36)}`;
  const data = { username, email: `${username}@school.example`, password: 'a violet sun 42', role: 'teacher' };
  expect((await teacher.post('/api/signup', { data })).status()).toBe(201);
  const decks = (await (await teacher.get('/api/topic_decks?target_language=japanese')).json()) as {
    item_id: number;
  }[];
  const opened = await teacher.post('/api/live', { data: { source: { deck_ids: [decks[0]!.item_id] } } });
  expect(opened.status()).toBe(201);
  return ((await opened.json()) as { pin: string }).pin;
}

test('the scripts that the join page is made of stay below 110 kB', () => {
  const scripts = staticScripts('live.html');
  expect(scripts.size).toBeGreaterThan(0);
  expect(total(scripts), report(scripts)).toBeLessThanOrEqual(mostBytes);
});

test('all scripts fetched until a pin or a name can be typed stay below 110 kB, words of the interface included', async ({
  page,
  playwright,
  baseURL,
}) => {
  const pin = await openLobby(await playwright.request.newContext({ baseURL: baseURL! }));
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname.slice(1));
  });
  await page.goto(`/live/${pin}`);
  await expect(page.getByRole('textbox').first()).toBeEditable();
  for (const file of staticScripts('live.html')) expect(scripts).toContain(file);
  expect(total(scripts), report(scripts)).toBeLessThanOrEqual(mostBytes);
});

test('the join page carries neither the router nor the query cache of the other pages', () => {
  const shared = staticScripts('live.html');
  const code = [...shared].map((file) => readFileSync(path.join(built, file), 'utf8')).join('');
  expect(code).not.toMatch(/invalidateQueries|buildLocation|loadRouteChunk/);
});

test('all scripts fetched until a study question can be answered stay below 230 kB', async ({ page }) => {
  const topics = await page.request.get('/api/topic_decks?target_language=japanese');
  const [deck] = (await topics.json()) as { item_id: number }[];
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script' && pathname.startsWith('/assets/')) scripts.add(pathname.slice(1));
  });
  await page.goto(`/deck/lexiroom/${deck!.item_id}/test`);
  await expect(page.getByRole('main').getByRole('listitem').getByRole('button').first()).toBeVisible();
  for (const file of staticScripts('index.html')) expect(scripts).toContain(file);
  expect(total(scripts), report(scripts)).toBeLessThanOrEqual(mostBytesOfStudy);
});
