import { expect, test } from '@playwright/test';
import { starterDecks } from './decks/starter.ts';
import { card, made, namesIn, newOwner } from './tree/tree.ts';

/** What nobody takes for smooth any more, also beside other work: the figures are printed, and read at rest. */
const stuckMs = 500;

// A trace copies the whole page with every action, which is what would be measured.
test.use({ trace: 'off' });

test('500 decks in a folder scroll smoothly, keep their place, and are moved together', async ({ page }) => {
  test.setTimeout(180_000);
  const api = page.request;
  const { username, root_id } = await newOwner(api);
  const topics = await starterDecks(api, 'japanese');
  const item_ids = topics.slice(0, 10).map(({ item_id }) => item_id);
  const seed = (await (await api.post('/api/clone', { data: { item_ids } })).json()) as { item_ids: number[] };
  const many = await made(api, 'folder', 'Many', root_id);
  for (let round = 0; round < 50; round += 1) {
    const data = { item_ids: seed.item_ids, parent_id: many };
    expect((await api.post('/api/copy_items', { data })).status()).toBe(201);
  }
  await page.addInitScript(() => {
    const seen = { tasks: [] as number[], interactions: [] as number[], shifts: 0 };
    Object.assign(globalThis, { seen });
    const notes: Record<string, (entry: PerformanceEntry) => void> = {
      longtask: ({ duration }) => seen.tasks.push(duration),
      'layout-shift': (entry) => {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) seen.shifts += value;
      },
      event: (entry) => {
        if ('interactionId' in entry && entry.interactionId) seen.interactions.push(entry.duration);
      },
    };
    for (const [type, note] of Object.entries(notes)) {
      const options = { type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit;
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options);
    }
  });
  const seen = () =>
    page.evaluate(
      () => (globalThis as unknown as { seen: Record<'tasks' | 'interactions', number[]> & { shifts: number } }).seen,
    );

  await page.goto(`/user/${username}/${many}`);
  await expect(page.locator('[data-item]')).toHaveCount(500);
  // Once all of them are drawn.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  const tasksBefore = (await seen()).tasks.length;
  for (let turn = 0; turn < 40; turn += 1) {
    await page.mouse.wheel(0, 800);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  const scrolled = await seen();
  const slowest = Math.max(0, ...scrolled.tasks.slice(tasksBefore));
  console.log(`scrolling 32,000 px: longest task ${slowest} ms, layout shift ${scrolled.shifts.toFixed(4)}`);
  expect(slowest).toBeLessThan(stuckMs);
  expect(scrolled.shifts).toBeLessThan(0.1);

  // Away and back: the page is where it was, also when it has to be fetched again.
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(5000);
  const inSight = page.locator('[data-card]').nth(200);
  await inSight.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  await inSight.click();
  await expect(page).toHaveURL(/\/deck\//);
  await page.getByRole('link', { name: 'To the folder' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);

  await page.locator('[data-card]').nth(200).focus();
  await page.keyboard.press('Control+a');
  await expect(page.getByText('500 chosen')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('input:focus')).toBeChecked();
  await page.keyboard.press('Space');
  await expect(page.getByText('499 chosen')).toBeVisible();
  await page.keyboard.press('Space');
  const { interactions } = await seen();
  const sorted = interactions.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  console.log(`of ${sorted.length} interactions half took up to ${middle} ms, the slowest ${sorted.at(-1)} ms`);
  expect(middle).toBeLessThan(stuckMs);

  await page.getByRole('toolbar').getByRole('button', { name: 'Move to…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Home' }).click();
  await dialog.getByRole('button', { name: 'New folder' }).click();
  await page.keyboard.type('All of them');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'All of them' })).toBeVisible();
  const began = Date.now();
  await dialog.getByRole('button', { name: 'Move here' }).click();
  await expect(page.getByText('500 items moved to All of them')).toBeVisible();
  console.log(`500 decks moved in ${Date.now() - began} ms`);
  expect(await namesIn(api, username, many)).toEqual([]);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await card(page, 'All of them').click();
  await expect(page.locator('[data-item]')).toHaveCount(500);
});
