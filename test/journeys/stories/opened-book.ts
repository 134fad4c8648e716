import { expect, type Locator, type Page } from '@playwright/test';

/** The element of the book; what it does at the moment is the value of its attribute. */
export const bookOn = (page: Page): Locator => page.locator('[data-book]');

/** Opens the book of a story, and waits until it lies there. */
export async function openBook(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?view=story`);
  await untilAtRest(page);
}

/** Until no page is in the air, and it is in the middle if it is closed. */
export async function untilAtRest(page: Page): Promise<void> {
  await expect(bookOn(page)).toHaveAttribute('data-book', 'read');
  await page.waitForFunction(() => document.querySelector('[data-book]')!.getAnimations().length === 0);
}

/** The book is open at a page, from 1, and at rest. */
export async function expectOpenAt(page: Page, number: number, count?: number): Promise<void> {
  const text = count === undefined ? new RegExp(`^Page ${number} of \\d+$`) : `Page ${number} of ${count}`;
  await expect(page.getByRole('status').filter({ hasText: /^Page/ })).toHaveText(text);
  await untilAtRest(page);
}

/** The pages that are seen, from left to right: where they begin, in pixels of the window, and what they say. */
export const seenPages = (page: Page): Promise<{ left: number; text: string }[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-role=seen] [data-flap] > div')]
      .map((sheet) => ({ left: sheet.getBoundingClientRect().left, text: (sheet.textContent ?? '').trim() }))
      .toSorted((one, other) => one.left - other.left),
  );

/** Where a corner of the open book is, as parts of its width and height from the left upper one. */
export async function placeIn(page: Page, right: number, down: number): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await bookOn(page).boundingBox())!;
  return { x: x + width * right, y: y + height * down };
}
