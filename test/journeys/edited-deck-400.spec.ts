import { expect, test } from '@playwright/test';
import { addWordField, rows } from './deck-editor/editor.ts';
import { createDeck } from './deck-editor/create-deck.ts';

/** The most elements an act may change at the row it is about and at those beside it, of all 400. */
const mostChanged = 20;

/** The rows below one that comes or goes have another number: they show it, and the name of what moves them tells it. */
const numberedAnew = 2 * 300;

test('editing one of 400 rows draws nothing anew but what changes, and no row more is taken', async ({ page }) => {
  const { username, id } = await createDeck(page, 400);
  await page.goto(`/deck/${username}/${id}/edit`);
  await expect(rows(page)).toHaveCount(400);
  await expect(page.getByText('Deck limit reached')).toBeVisible();
  await expect(addWordField(page)).toHaveCount(0);
  await page.evaluate(() => {
    const changed = new Set<Node>();
    new MutationObserver((changes) => {
      for (const { target } of changes) changed.add(target);
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    Object.assign(globalThis, { changed });
  });
  const changedBy: Record<string, number> = {};
  /** Does something, and notes how many elements it changed. */
  const each = async (name: string, act: () => Promise<void>) => {
    const changed = () => page.evaluate(() => (globalThis as unknown as { changed: Set<Node> }).changed.size);
    await page.evaluate(() => (globalThis as unknown as { changed: Set<Node> }).changed.clear());
    await act();
    await expect.poll(changed, name).toBeGreaterThan(0);
    // Until what was asked for is drawn.
    await page.evaluate(async () => {
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    });
    changedBy[name] = await changed();
  };
  await page.locator('[data-part=target]').nth(200).click();
  await page.keyboard.type('something els');
  await each('letter', () => page.keyboard.type('e'));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Move row 200,/ }).focus();
  await each('moved', () => page.keyboard.press('ArrowDown'));
  await page.locator('[data-part=delete]').nth(100).focus();
  await each('deleted', () => page.keyboard.press('Enter'));
  await page.getByRole('button', { name: 'Undo', exact: true }).focus();
  await each('restored', () => page.keyboard.press('Enter'));
  await expect(rows(page)).toHaveCount(400);
  console.log('among 400 rows, elements changed:', changedBy);
  const { deleted, restored, ...beside } = changedBy;
  expect(deleted).toBeLessThanOrEqual(numberedAnew + mostChanged);
  expect(restored).toBeLessThanOrEqual(numberedAnew + mostChanged);
  for (const [name, changed] of Object.entries(beside)) expect(changed, name).toBeLessThanOrEqual(mostChanged);
});
