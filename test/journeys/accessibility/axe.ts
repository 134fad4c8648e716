import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * What axe finds wrong with what a page shows at rest; at best nothing. Waits for the page's heading first: while a page
 * is fetched its bones or a turning ring stand there, which have none. A page that was come to by a link, and not by
 * `goto`, is to be waited for by something that only that page has: until it is drawn the one before stays.
 */
export async function findingsOn(page: Page, place: string, rules?: readonly string[]): Promise<string[]> {
  await expect(page.locator('h1:visible'), `${place} has a heading`).not.toHaveCount(0);
  await atRest(page);
  const axe = new AxeBuilder({ page });
  if (rules) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${place}: ${id} at ${html}`));
}

/** axe finds nothing on what is shown. */
export async function expectAccessible(page: Page, place: string, rules?: readonly string[]): Promise<void> {
  expect(await findingsOn(page, place, rules)).toEqual([]);
}

/** Until what moves has arrived: colours of what still fades in are no one's colours. */
async function atRest(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
