import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { findingsOn } from './accessibility/axe.ts';
import { everyLook } from './accessibility/looks.ts';
import { bookOn, expectOpenAt, openBook, placeIn, seenPages, untilAtRest } from './stories/opened-book.ts';
import { ownStory } from './stories/own-story.ts';

const english = {
  name: 'The dog by the sea',
  hasCover: true,
  pictures: [0, 2],
  text: 'The dog sleeps by the sea.\nA crab comes out of the water.\nThey look at the moon.',
};
const next = (page: Page) => page.getByRole('button', { name: 'Next page' });
const previous = (page: Page) => page.getByRole('button', { name: 'Previous page' });
const looks = [...everyLook, { viewport: { width: 1024, height: 768 }, colorScheme: 'light' as const }];

test('by keys: from the story into its book, to its end and back, and out again', async ({ page }) => {
  const { path } = await ownStory(page.request, english);
  await page.goto(path);
  await page.getByRole('button', { name: 'Read' }).click();
  await expect(page).toHaveURL(`${path}?view=story`);
  await expectOpenAt(page, 1, 6);
  await expect(previous(page)).toBeDisabled();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expectOpenAt(page, 2);
  // The picture lies left, its text right of it; nothing else is text of the page.
  const [left, right] = await seenPages(page);
  expect(left!.text).toBe('2');
  expect(right!.text).toMatch(/^The dog sleeps by the sea\. ?A crab/);
  const read = page.getByRole('article').getByRole('paragraph');
  await expect(read).toHaveText(['The dog sleeps by the sea.', 'A crab comes out of the water.']);
  expect(await read.first().evaluate((text) => text.closest('[lang]')!.getAttribute('lang'))).toBe('en-GB');
  expect(await page.locator('[data-role=waiting]:not([aria-hidden=true])').count()).toBe(0);
  await page.keyboard.press('End');
  await expectOpenAt(page, 6);
  await expect(next(page)).toBeDisabled();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectOpenAt(page, 2);
  await page.keyboard.press('Home');
  await expectOpenAt(page, 1);
  await next(page).click();
  await expectOpenAt(page, 2);
  await previous(page).click();
  await expectOpenAt(page, 1);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(path);
  await page.goForward();
  await page.getByRole('button', { name: 'Back to the story' }).click();
  await expect(page.getByRole('button', { name: 'Read' })).toBeVisible();
});

test('by the mouse: a corner comes up, is clicked, dragged over, and let go', async ({ page }) => {
  const { path } = await ownStory(page.request, english);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openBook(page, path);
  await page.keyboard.press('ArrowRight');
  await expectOpenAt(page, 2);
  const corner = await placeIn(page, 0.99, 0.985);
  await page.mouse.move(corner.x, corner.y);
  await expect(bookOn(page)).toHaveAttribute('data-book', 'fold_corner');
  await page.mouse.move(corner.x - 200, corner.y - 200);
  await expect(bookOn(page)).toHaveAttribute('data-book', 'read');

  await page.mouse.move(corner.x, corner.y);
  await page.mouse.down();
  const near = await placeIn(page, 0.7, 0.9);
  await page.mouse.move(near.x, near.y, { steps: 5 });
  await expect(bookOn(page)).toHaveAttribute('data-book', 'user_fold');
  await page.screenshot({ path: test.info().outputPath('dragged.png') });
  // Longer than a swipe takes.
  await page.waitForFunction((since) => performance.now() > since + 300, await page.evaluate(() => performance.now()));
  await page.mouse.up();
  await expectOpenAt(page, 2);

  await page.mouse.move(corner.x, corner.y);
  await page.mouse.down();
  const far = await placeIn(page, 0.3, 0.8);
  await page.mouse.move(far.x, far.y, { steps: 8 });
  await page.mouse.up();
  await expectOpenAt(page, 4);
  const back = await placeIn(page, 0.01, 0.02);
  await page.mouse.click(back.x, back.y);
  await expectOpenAt(page, 2);

  // In another window one goes on reading where one was.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.setViewportSize({ width: 420, height: 800 });
  await expectOpenAt(page, 3);
  expect(await seenPages(page)).toHaveLength(1);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectOpenAt(page, 2);
});

/** Draws a finger over the page in so many steps, as a phone tells of it. */
async function swipe(touch: CDPSession, from: { x: number; y: number }, right: number) {
  const at = (share: number) => [{ x: from.x + right * share, y: from.y }];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  // One behind the other, without waiting for the page: a swipe takes less than 250 ms.
  const started = send('touchStart', at(0));
  const moves = [1, 2, 3, 4, 5].map((step) => send('touchMove', at(step / 5)));
  await Promise.all([started, ...moves, send('touchEnd', [])]);
}

test('Arabic, by touch: a book opens from the other side, on a phone and on a tablet', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const text = 'ينام الكلب قرب البحر.\nيخرج السلطعون من الماء.\nينظران إلى القمر.';
  const { path } = await ownStory(page.request, { name: 'الكلب', language: 'arabic', text, pictures: [0] });
  await openBook(page, path);
  const touch = await context.newCDPSession(page);
  await swipe(touch, await placeIn(page, 0.3, 0.5), 150);
  await expectOpenAt(page, 2);
  await swipe(touch, await placeIn(page, 0.3, 0.5), 150);
  await expectOpenAt(page, 3);
  const section = page.getByRole('paragraph').filter({ hasText: 'ينام الكلب قرب البحر.' });
  expect(await section.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  await swipe(touch, await placeIn(page, 0.7, 0.5), -150);
  await expectOpenAt(page, 2);
  // The next page is where the left arrow points, also where the interface runs from left to right.
  const [onwards, backwards] = await Promise.all([next(page).boundingBox(), previous(page).boundingBox()]);
  expect(onwards!.x).toBeLessThan(backwards!.x);
  expect(await findingsOn(page, 'Arabic book, narrow')).toEqual([]);

  await page.setViewportSize({ width: 1024, height: 768 });
  await page.keyboard.press('Home');
  await expectOpenAt(page, 1);
  await page.keyboard.press('ArrowLeft');
  await expectOpenAt(page, 2);
  const [left, right] = await seenPages(page);
  expect([left!.text.startsWith('ينام'), right!.text]).toEqual([true, '2']);
  await page.screenshot({ path: test.info().outputPath('arabic.png') });
  await context.close();
});

test('nothing is wrong with any page of it, nor with its settings, and what is set stays', async ({ page }) => {
  test.slow();
  const conversation = { name: 'En el café', language: 'spanish', isConversation: true, text: 'Ana: ¡Hola! ¿Qué tal?\nLuis: Muy bien, gracias.\nAna: ¿Quieres un café?' }; // prettier-ignore
  const { path } = await ownStory(page.request, conversation);
  await openBook(page, path);
  expect(await findingsOn(page, 'cover', { looks })).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await untilAtRest(page);
  await expect(page.getByText('Ana:').first()).toBeVisible();
  expect(await findingsOn(page, 'text', { looks })).toEqual([]);
  await page.keyboard.press('End');
  await untilAtRest(page);
  expect(await findingsOn(page, 'back', { looks })).toEqual([]);

  await page.getByRole('button', { name: 'Settings of the book' }).click();
  const choice = (name: string) => page.getByRole('menuitemcheckbox', { name });
  await expect(choice('Highlight words')).toHaveAttribute('aria-checked', 'true');
  expect(await findingsOn(page, 'settings', { looks: looks.slice(2, 4) })).toEqual([]);
  await choice('Highlight words').click();
  await choice('Page sounds').click();
  for (const name of ['Normal speed', 'Slower', 'Slowest']) await page.getByRole('menuitem', { name }).click();
  await page.getByRole('menuitem', { name: 'Normal speed' }).click();
  await expect(page.getByRole('menuitem', { name: 'Slower' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/view=story/);
  const kept = () => page.evaluate(() => ['speed', 'highlight', 'sound'].map((name) => localStorage.getItem(`story_${name}`))); // prettier-ignore
  expect(await kept()).toEqual(['0.85', 'false', 'false']);
  await page.reload();
  await page.getByRole('button', { name: 'Settings of the book' }).click();
  await expect(choice('Page sounds')).toHaveAttribute('aria-checked', 'false');
  await expect(page.getByRole('menuitem', { name: 'Slower' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Enter full screen' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.id)).toBe('main');
  await page.getByRole('button', { name: 'Settings of the book' }).click();
  await page.getByRole('menuitem', { name: 'Exit full screen' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
});

test('whoever asked for less movement sees no page in the air', async ({ page }) => {
  const { path } = await ownStory(page.request, english);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openBook(page, path);
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seen });
    const look = () => {
      for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-role]')) seen.add(dataset.role!);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.keyboard.press('ArrowRight');
  await expectOpenAt(page, 2);
  await page.keyboard.press('End');
  await expectOpenAt(page, 6);
  const seen = await page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen]);
  expect(seen.toSorted()).toEqual(['seen', 'waiting']);
});

test('a story without a text has no book: the address asks for it no longer', async ({ page }) => {
  const { path, story } = await ownStory(page.request, { name: 'Empty', text: 'One.' });
  for (const { story_section_id } of story.story_sections) {
    const data = { section_id: story_section_id, section_text: null };
    expect((await page.request.put('/api/story_text', { data })).ok()).toBe(true);
  }
  await page.goto(`${path}?view=story`);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('button', { name: 'Read' })).toBeDisabled();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a book that was opened once is read and heard', async ({ page, context }) => {
    const { path, story } = await ownStory(page.request, english);
    await openBook(page, path);
    await page.evaluate(async () => navigator.serviceWorker.ready.then(() => undefined));
    const files = [story.cover_path!, ...story.story_sections.flatMap(({ image_path, sound_path }) => [image_path, sound_path])]; // prettier-ignore
    const isKept = (path_: string) => page.evaluate(async (file) => Boolean(await caches.match(file)), path_);
    for (const file of files.filter((one) => one !== null)) await expect.poll(() => isKept(file)).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await untilAtRest(page);
    await page.keyboard.press('ArrowRight');
    await expectOpenAt(page, 2);
    const picture = page.locator('[data-role=seen] img');
    await expect.poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    await page.keyboard.press('Space');
    await expect(page.locator('[data-sounding]').first()).toBeAttached();
    // To its end: every sound was kept.
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(page.getByText('The sound could not be played.')).toHaveCount(0);
    await expectOpenAt(page, 4);
  });
});
