import { expect, type Page, test } from '@playwright/test';
import { madeDeck } from './deck-editor/made-deck.ts';
import { homeOf, made } from './tree/tree.ts';

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän';

/** What reaches beyond the window, by how much, in pixels, and what stands there; at best nothing. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isOut = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > clientWidth + 1 || left < -1);
    };
    const outermost = [...document.body.querySelectorAll('*')].filter(
      (element) => isOut(element) && ![...element.children].some(isOut),
    );
    return [
      `${scrollWidth - clientWidth} px`,
      ...outermost.slice(0, 5).map((element) => `${element.className} ${(element.textContent ?? '').slice(0, 40)}`),
    ];
  });

for (const locale of ['en-GB', 'es', 'ar']) {
  test(`with letters twice as large every page fits a phone, ${locale}`, async ({ browser }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({ locale, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    const outside: string[][] = [];
    const look = async (path: string) => {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await page.waitForLoadState('networkidle');
      const found = await beyond(page);
      if (found.length > 0) outside.push([path, ...found]);
    };
    for (const path of ['/', '/login', '/signup', '/forgot_password', '/docs', '/docs/privacy', '/nowhere'])
      await look(path);
    const { username, id } = await madeDeck(page, 6);
    const { root_id } = await homeOf(page.request, username);
    for (const type of ['folder', 'category'] as const) await made(page.request, type, `${type} ${longWord}`, root_id);
    await page.request.put('/api/item', { data: { item_id: id, item_name: longWord } });
    await look('/');
    await look(`/user/${username}`);
    await look('/settings');
    const deck = `/deck/${username}/${id}`;
    for (const view of ['', '/study', '/revise', '/test', '/play', '/edit']) await look(`${deck}${view}`);
    await look(`/deck/${username}/new`);
    await look('/translate');
    expect(outside).toEqual([]);
    await context.close();
  });
}
