import { expect, test } from '@playwright/test';
import { addWordField, rows } from './deck-editor/editor.ts';
import { createDeck } from './deck-editor/create-deck.ts';
import { mainThread } from './performance/main-thread.ts';

// A trace copies the whole page with every action, which is what would be measured.
test.use({ trace: 'off' });

/** What is answered within this seems to be answered at once. */
const mostWorkMs = 200;

test('400 rows are edited without lag, and no row more is taken', async ({ page }) => {
  const { username, id } = await createDeck(page, 400);
  await page.goto(`/deck/${username}/${id}/edit`);
  await expect(rows(page)).toHaveCount(400);
  await expect(page.getByText('Deck limit reached')).toBeVisible();
  await expect(addWordField(page)).toHaveCount(0);
  const worked = await mainThread(page);
  const workOf: Record<string, number> = {};
  /** Does something so many times, and notes what it costs each time. */
  const each = async (name: string, times: number, act: () => Promise<void>) => {
    const before = await worked();
    await act();
    workOf[name] = Math.round(((await worked()) - before) / times);
  };
  await page.locator('[data-part=target]').nth(200).click();
  await each('a letter', 14, () => page.keyboard.type('something else'));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Move row 200,/ }).focus();
  await each('a row moved', 20, async () => {
    for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowDown');
  });
  // Looking for what is to be pressed is work of its own.
  await page.locator('[data-part=delete]').nth(100).focus();
  await each('a row deleted', 1, () => page.keyboard.press('Enter'));
  await page.getByRole('button', { name: 'Undo' }).focus();
  await each('a row put back', 1, () => page.keyboard.press('Enter'));
  await expect(rows(page)).toHaveCount(400);
  console.log('with 400 rows, in ms of work:', workOf);
  for (const [name, work] of Object.entries(workOf)) expect(work, name).toBeLessThanOrEqual(mostWorkMs);
});
