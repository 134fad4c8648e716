import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { starterDecks } from './decks/starter-decks.ts';
import { signUp } from './accounts/person.ts';
import { ownDeck } from './study/own-deck.ts';
import { deckWithSentences } from './study/own-sentences.ts';
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

/** A pupil's phone: all the scripts of a study's page until one can begin. React DOM is half of it. */
const mostBytesOfStudy = 157_000;
/** The first page of a game; what it is played in is fetched while that is read. */
const mostBytesOfGame = 150_000;
/** A page of sentences; what their owner writes them with, and what they are practised with, is fetched after it. */
const mostBytesOfSentences = 150_000;
/** A way to practise them, opened by its address, until it is begun. Who comes from the page before fetches a sixth of it. */
const mostBytesOfPractice = 171_000;

/** A teacher's lobby, to be joined. */
async function openLobby(teacher: APIRequestContext): Promise<string> {
  await signUp(teacher);
  const decks = await starterDecks(teacher, 'japanese');
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

test('the join page carries neither the navigation nor the query cache of the other pages', () => {
  const shared = staticScripts('live.html');
  const code = [...shared].map((file) => readFileSync(path.join(built, file), 'utf8')).join('');
  expect(code).not.toMatch(/invalidateQueries|scrollRestoration/);
});

/** Views of a study, and what shows that one can begin there. */
const views = {
  'the first page': ['', 'main ol > li'],
  'study mode': ['/study', 'main h1'],
  'revise mode': ['/revise', 'main h1'],
  'test mode': ['/test', 'main li button'],
} as const;

/** The scripts that were fetched until something stood on the page for the first time. */
async function scriptsUntil(page: Page, address: string, sign: string): Promise<string[]> {
  await page.addInitScript((wanted) => {
    const look = new MutationObserver(() => {
      if (!document.querySelector(wanted)) return;
      look.disconnect();
      performance.mark('begun');
    });
    look.observe(document, { childList: true, subtree: true });
  }, sign);
  await page.goto(address);
  await expect(page.locator(sign).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  // What is asked for later, such as the player of sounds, nobody waits for.
  return page.evaluate(() => {
    const [begun] = performance.getEntriesByName('begun');
    const fetched = performance.getEntriesByType('resource');
    const before = fetched.filter(({ name, startTime }) => name.endsWith('.js') && startTime < begun!.startTime);
    return before.map(({ name }) => new URL(name).pathname.slice(1));
  });
}

for (const [view, [address, sign]] of Object.entries(views)) {
  test(`all scripts fetched until a study can be begun stay below 157 kB, words included: ${view}`, async ({
    page,
  }) => {
    const [deck] = await starterDecks(page.request, 'japanese');
    const scripts = await scriptsUntil(page, `/deck/lexiroom/${deck!.item_id}${address}`, sign);
    for (const file of staticScripts('index.html')) expect(scripts).toContain(file);
    expect(total(scripts), report(scripts)).toBeLessThanOrEqual(mostBytesOfStudy);
    expect(scripts.length, report(scripts)).toBeLessThanOrEqual(20);
  });
}

test('all scripts fetched until a game can be begun stay below 150 kB, words included', async ({ page }) => {
  const { path: deck } = await ownDeck(page.request);
  const scripts = await scriptsUntil(page, `${deck}/word-rush`, 'main h1');
  for (const file of staticScripts('index.html')) expect(scripts).toContain(file);
  expect(total(scripts), report(scripts)).toBeLessThanOrEqual(mostBytesOfGame);
});

/** A deck of somebody with a sentence that can be practised in every way. */
const deckOfSentences = (api: APIRequestContext) =>
  deckWithSentences(api, 'spanish', [
    { target: 'El perro duerme en la casa.', source: 'The dog sleeps in the house.', highlights: { perro: 'red' } },
  ]);

test('all scripts fetched until the sentences of a study are in sight stay below 150 kB, words included', async ({
  page,
}) => {
  const { path: deck } = await deckOfSentences(page.request);
  const scripts = await scriptsUntil(page, `${deck}/sentences`, 'main ol > li');
  for (const file of staticScripts('index.html')) expect(scripts).toContain(file);
  expect(total(scripts), report(scripts)).toBeLessThanOrEqual(mostBytesOfSentences);
});

/** The ways to practise sentences, and what shows that the first sentence can be answered. */
const practices = {
  'sentence-scramble': '[data-part]',
  'fill-the-blanks': 'main[data-task] h1',
  'sentence-revise': 'main[data-task] h1',
} as const;

for (const [view, sign] of Object.entries(practices)) {
  test(`all scripts fetched until a cold ${view} is in sight stay below 150 kB: what it runs with is fetched then, 171 kB in all`, async ({
    page,
  }) => {
    const { path: deck } = await deckOfSentences(page.request);
    const opening = await scriptsUntil(page, `${deck}/${view}`, 'main h1');
    for (const file of staticScripts('index.html')) expect(opening).toContain(file);
    expect(total(opening), report(opening)).toBeLessThanOrEqual(mostBytesOfSentences);
    const scripts = await scriptsUntil(await page.context().newPage(), `${deck}/${view}`, sign);
    expect(total(scripts), report(scripts)).toBeLessThanOrEqual(mostBytesOfPractice);
  });
}

for (const game of ['word-rush', 'type-hype', 'quick-pick']) {
  test(`all scripts fetched until a cold ${game}-play is in sight stay below 150 kB: what it is played in comes with its pictures`, async ({
    page,
  }) => {
    const { path: deck } = await ownDeck(page.request);
    const scripts = await scriptsUntil(page, `${deck}/${game}-play`, 'main h1');
    for (const file of staticScripts('index.html')) expect(scripts).toContain(file);
    expect(total(scripts), report(scripts)).toBeLessThanOrEqual(mostBytesOfGame);
  });
}

test('all that Word Rush is played with stays below 195 kB, until its first card: that is there when the countdown ends', async ({
  page,
}) => {
  const { path: deck } = await ownDeck(page.request);
  const scripts = await scriptsUntil(page, `${deck}/word-rush-play`, '[data-round]');
  expect(total(scripts), report(scripts)).toBeLessThanOrEqual(195_000);
});
