import { expect, type Page, test } from '@playwright/test';
import { languageIds, languageName } from '@lexiroom/domain/languages';
import { desk, overflowing, phone, show, untilLoaded } from './accessibility/looks.ts';
import { signUp } from './accounts/person.ts';
import { starterDecks } from './decks/starter-decks.ts';
import { cutOff, untranslated } from './languages/faults-of-texts.ts';
import { speakPseudo } from './languages/pseudo-language.ts';
import { writeStory } from './stories/own-story.ts';
import { cloneFor } from './study/own-deck.ts';
import { createItem, homeOf } from './tree/own-tree.ts';

/** Names of months, days and zones are written by the browser, in the language that the page says it is in. */
const writtenByBrowser = [
  ...Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1 + month))).flatMap((day) =>
    (['long', 'short'] as const).flatMap((style) => [
      new Intl.DateTimeFormat('en-GB', { month: style, timeZone: 'UTC' }).format(day),
      new Intl.DateTimeFormat('en-GB', { weekday: style, timeZone: 'UTC' }).format(day),
    ]),
  ),
  ...languageIds.map(languageName),
].toSorted((one, other) => other.length - one.length);

/** Examples of what is typed. */
const examples = ['CDFG-HJKM', 'manzana; apple'];

/** Looks at a page in both widths. */
async function faultsOf(page: Page, names: readonly string[]): Promise<string[]> {
  await untilLoaded(page);
  const found = new Set<string>();
  for (const viewport of [phone, desk]) {
    await show(page, { viewport });
    for (const fault of await untranslated(page, [...names, ...examples, ...writtenByBrowser])) found.add(fault);
    for (const fault of await cutOff(page)) found.add(`${viewport.width} wide, ${fault}`);
    for (const fault of await overflowing(page)) found.add(`${viewport.width} wide, beyond the window: ${fault}`);
  }
  return [...found];
}

test('in a language of long words and accents, nothing on the main pages is cut off, and nothing stays in English', async ({
  browser,
}) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await speakPseudo(context);
  const page = await context.newPage();
  const look = async (path: string, names: readonly string[] = []) => {
    await page.goto(path);
    expect.soft(await faultsOf(page, names), path).toEqual([]);
  };
  for (const path of ['/', '/login', '/signup', '/live', '/join', '/decks']) await look(path);

  const api = page.request;
  const username = await signUp(api);
  const { root_id } = await homeOf(api, username);
  const { deck_id, path: deck } = await cloneFor(api, username, 'japanese');
  for (const type of ['folder', 'category'] as const) await createItem(api, type, `単語 ${type.length}`, root_id);
  const story = await writeStory(api, username, { name: '猫', language: 'japanese', text: '猫がいます。犬もいます。' });
  const names = [username];
  for (const path of [
    '/',
    `/user/${username}`,
    '/settings',
    '/classes',
    '/import',
    `/live?id=${deck_id}`,
    `/user/${username}/progress`,
  ])
    await look(path, names);
  for (const view of ['', '/study', '/test', '/revise', '/word-rush', '/edit', '/sentences'])
    await look(`${deck}${view}`, names);
  for (const path of [story.path, `/story/${username}/new`, `/deck/${username}/new`]) await look(path, names);

  const [starter] = await starterDecks(api, 'japanese');
  const opened = await api.post('/api/live', { data: { source: { deck_ids: [starter!.item_id] } } });
  const { pin } = (await opened.json()) as { pin: string };
  await look(`/live/${pin}/projector`, names);
  const player = await context.newPage();
  await player.goto(`/live/${pin}`);
  expect.soft(await faultsOf(player, names), 'the join page').toEqual([]);
  await context.close();
});
