import { expect, test } from '@playwright/test';
import { box, delay, listed } from './deck-editor/editor.ts';
import { madeDeck } from './deck-editor/made-deck.ts';

// A trace copies the whole page with every action, which is what would be measured.
test.use({ trace: 'off' });

test('400 rows are edited without lag, and no row more is taken', async ({ page }) => {
  test.setTimeout(120_000);
  const { username, id } = await madeDeck(page, 400);
  await page.addInitScript(() => {
    const took: number[] = [];
    Object.assign(globalThis, { took });
    const note = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId) took.push(entry.duration);
    };
    const options = { type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit;
    new PerformanceObserver(note).observe(options);
  });
  await page.goto(`/deck/${username}/${id}/edit`);
  await expect(listed(page)).toHaveCount(400);
  await expect(page.getByText('Deck limit reached')).toBeVisible();
  await expect(box(page)).toHaveCount(0);
  await page.locator('[data-part=target]').nth(200).click();
  await page.keyboard.type('something else', { delay });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Move row 200,/ }).focus();
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowDown', { delay });
  await page.locator('[data-part=delete]').nth(100).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(listed(page)).toHaveCount(400);
  const took = await page.evaluate(() => (globalThis as unknown as { took: number[] }).took.toSorted((a, b) => a - b));
  // Interaction to next paint: the slowest, one in fifty left out.
  const slowest = took.at(-1 - Math.floor(took.length / 50)) ?? Infinity;
  console.log(`of ${took.length} interactions none took longer than ${slowest} ms`);
  expect(took.length).toBeGreaterThan(10);
  expect(slowest).toBeLessThanOrEqual(200);
});
