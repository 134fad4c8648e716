import { expect, test } from '@playwright/test';
import { starterDecks } from './decks/starter-decks.ts';
import { mainThread } from './performance/main-thread.ts';
import { card, createItem, namesIn, newOwner } from './tree/own-tree.ts';

/** What nobody takes for smooth any more. */
const mostWorkMs = 500;

// A trace copies the whole page with every action, which is what would be measured.
test.use({ trace: 'off' });

test('500 decks in a folder scroll smoothly, keep their place, and are moved together', async ({ page }) => {
  test.setTimeout(180_000);
  const api = page.request;
  const { username, root_id } = await newOwner(api);
  const topics = await starterDecks(api, 'japanese');
  const item_ids = topics.slice(0, 10).map(({ item_id }) => item_id);
  const seed = (await (await api.post('/api/clone', { data: { item_ids } })).json()) as { item_ids: number[] };
  const many = await createItem(api, 'folder', 'Many', root_id);
  const there: number[] = [];
  for (let next = seed.item_ids; there.length < 500; next = there.slice(0, Math.min(100, 500 - there.length))) {
    const copied = await api.post('/api/copy_items', { data: { item_ids: next, parent_id: many } });
    expect(copied.status()).toBe(201);
    there.push(...((await copied.json()) as { item_ids: number[] }).item_ids);
  }
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) (globalThis as unknown as { shifted: number }).shifted += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

  await page.goto(`/user/${username}/${many}`);
  await expect(page.locator('[data-item]')).toHaveCount(500);
  // Once all of them are drawn.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  const worked = await mainThread(page);
  /** What doing something so many times costs each time. */
  const each = async (times: number, act: () => Promise<void>) => {
    const before = await worked();
    await act();
    return ((await worked()) - before) / times;
  };
  const turn = await each(40, async () => {
    for (let turns = 0; turns < 40; turns += 1) {
      await page.mouse.wheel(0, 800);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  });
  // The last turn may still be under way: it has ended when nothing moves from one frame to the next.
  await page.waitForFunction(async () => {
    const before = scrollY;
    for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
    return scrollY === before;
  });
  const shifted = await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
  console.log(`a turn of 800 px: ${turn.toFixed(0)} ms of work; layout shift ${shifted.toFixed(4)}`);
  expect(turn).toBeLessThan(mostWorkMs);
  expect(shifted).toBeLessThan(0.1);

  // Away and back: the page is where it was, also when it has to be fetched again.
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(5000);
  const inSight = page.locator('[data-card]').nth(200);
  await inSight.scrollIntoViewIfNeeded();
  await page.evaluate(() =>
    addEventListener('click', () => Object.assign(globalThis, { left: scrollY }), { capture: true, once: true }),
  );
  await inSight.click();
  await expect(page).toHaveURL(/\/deck\//);
  const left = await page.evaluate(() => (globalThis as unknown as { left: number }).left);
  await page.getByRole('link', { name: 'Back to the folder' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);

  await page.locator('[data-card]').nth(200).focus();
  const costs: number[] = [];
  for (const [key, chosen] of [
    ['Control+a', '500 selected'],
    ['ArrowDown', '500 selected'],
    ['Space', '499 selected'],
    ['Space', '500 selected'],
  ] as const) {
    costs.push(await each(1, () => page.keyboard.press(key)));
    await expect(page.getByText(chosen)).toBeVisible();
  }
  await expect(page.locator('input:focus')).toBeChecked();
  console.log(`keys that choose among 500: ${costs.map((cost) => cost.toFixed(0)).join(', ')} ms of work`);
  expect(Math.max(...costs)).toBeLessThan(mostWorkMs);

  await page.getByRole('toolbar').getByRole('button', { name: 'Move to…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Home' }).click();
  await expect(dialog.getByRole('button', { name: 'Home' })).toHaveAttribute('aria-current', 'location');
  await dialog.getByRole('button', { name: 'New folder' }).click();
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('All of them');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'All of them' })).toBeVisible();
  const began = Date.now();
  await dialog.getByRole('button', { name: 'Move here' }).click();
  await expect(page.getByText('500 items moved to All of them')).toBeVisible();
  console.log(`500 decks moved in ${Date.now() - began} ms`);
  await expect.poll(() => namesIn(api, username, many)).toEqual([]);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await card(page, 'All of them').click();
  await expect(page.locator('[data-item]')).toHaveCount(500);
});
