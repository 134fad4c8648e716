import { expect, type Page, test } from '@playwright/test';
import { untilLoaded, overflowing, show } from './accessibility/looks.ts';
import { screens, withGoogle } from './accounts/account-screens.ts';
import { createDeck } from './deck-editor/create-deck.ts';
import { starterDeck } from './decks/starter-decks.ts';
import { homeOf, createItem } from './tree/own-tree.ts';

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän';

interface Size {
  width: number;
  height: number;
  letters: '100%' | '200%';
}

/** From the smallest phone to a large screen, and with letters twice as large. */
const sizes: readonly Size[] = [
  { width: 360, height: 640, letters: '100%' },
  { width: 768, height: 1024, letters: '100%' },
  { width: 1920, height: 1080, letters: '100%' },
  { width: 360, height: 740, letters: '200%' },
];
/** Where forms stand in columns as well. */
const sizesOfForms: readonly Size[] = [
  ...sizes,
  { width: 1280, height: 800, letters: '200%' },
  { width: 1920, height: 1080, letters: '200%' },
  { width: 1280, height: 800, letters: '100%' },
];

/** What reaches beyond the window, in any of the sizes. */
async function overflowingInAny(page: Page, among: readonly Size[]): Promise<string[]> {
  const found: string[] = [];
  for (const { letters, ...viewport } of among) {
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters);
    await show(page, { viewport });
    found.push(...(await overflowing(page)).map((what) => `${viewport.width} wide, letters ${letters}: ${what}`));
  }
  return found;
}

for (const locale of ['en-GB', 'es', 'ar']) {
  test(`every page fits its window from 360×640 to 1920×1080, also with letters twice as large, ${locale}`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext({ locale });
    await withGoogle(context);
    const page = await context.newPage();
    const look = async (path: string, among = sizes, pressed?: RegExp) => {
      await page.goto(path);
      await untilLoaded(page);
      if (pressed) {
        await page.getByRole('button', { name: pressed }).click();
        await untilLoaded(page);
      }
      expect.soft(await overflowingInAny(page, among), path).toEqual([]);
    };
    for (const [path, pressed] of screens) await look(path, sizesOfForms, pressed);
    for (const path of ['/', '/signup?setup=x', '/docs', '/docs/privacy', '/docs/content_policy', '/docs/references'])
      await look(path);
    await look('/nothing/here');
    for (const language of ['japanese', 'hebrew'])
      await look(`/deck/lexiroom/${await starterDeck(page.request, language)}`);

    const { username, id } = await createDeck(page, 6);
    const { root_id } = await homeOf(page.request, username);
    for (const type of ['folder', 'category'] as const)
      await createItem(page.request, type, `${type} ${longWord}`, root_id);
    await page.request.put('/api/item', { data: { item_id: id, item_name: longWord } });
    await look(`/user/${username}`);
    await look('/settings', sizesOfForms);
    const deck = `/deck/${username}/${id}`;
    for (const view of ['', '/study', '/revise', '/test', '/play', '/edit']) await look(`${deck}${view}`);
    await look(`/deck/${username}/new`);
    await look('/translate');
    await context.close();
  });
}
