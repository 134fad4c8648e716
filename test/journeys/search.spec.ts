import { expect, type Page, test } from '@playwright/test';
import { newName, signUp } from './accounts/person.ts';
import { findingsOn } from './accessibility/axe.ts';
import { everyLook } from './accessibility/looks.ts';

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const box = (page: Page) => overlay(page).getByRole('searchbox');
const results = (page: Page) => overlay(page).locator('a[data-result]');

async function openByKey(page: Page, key = 'Control+k'): Promise<void> {
  await page.goto('/docs/privacy');
  await expect(page.getByText('What is kept')).toBeVisible();
  await page.keyboard.press(key);
  await expect(box(page)).toBeFocused();
}

test('by keys alone: the search is opened, a deck found and opened in a new tab, the focus comes back', async ({
  page,
}) => {
  await page.goto('/docs/privacy');
  const button = page.getByRole('button', { name: 'Search' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
  await expect(results(page).first()).toBeVisible();
  await page.keyboard.type('animales');
  await page.keyboard.press('Enter');
  await expect(results(page).first()).toContainText(/animales/i);
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(results(page).first()).toBeFocused();
  const [deck] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
  await expect(deck).toHaveURL(/\/deck\/lexiroom\/search\?id=\d+$/);
  await expect(deck.getByRole('heading', { level: 1 })).toContainText(/animales/i);
  await page.bringToFront();
  await page.keyboard.press('ArrowUp');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test('no single key opens the search; a click beside it closes it', async ({ page }) => {
  await openByKey(page);
  await page.mouse.click(5, 5);
  await expect(overlay(page)).toBeHidden();
  for (const key of ['/', 'k', 's']) await page.keyboard.press(key);
  await expect(overlay(page)).toBeHidden();
});

test('choosing the language of the other side swaps the two; they are there after a reload', async ({ page }) => {
  await openByKey(page);
  await overlay(page).getByRole('button', { name: 'Languages' }).click();
  const target = overlay(page).getByLabel('I teach or learn');
  const source = overlay(page).getByLabel('From');
  await target.selectOption('japanese');
  await source.selectOption('german');
  await target.selectOption('german');
  await expect(source).toHaveValue('japanese');
  const stored = await page.evaluate(() => [
    localStorage.getItem('search_target_language'),
    localStorage.getItem('search_source_language'),
  ]);
  expect(stored).toEqual(['german', 'japanese']);
  await page.reload();
  await expect(page.getByText('What is kept')).toBeVisible();
  await page.keyboard.press('Control+k');
  await overlay(page).getByRole('button', { name: 'Languages' }).click();
  await expect(target).toHaveValue('german');
  await expect(source).toHaveValue('japanese');
  await source.selectOption({ label: 'All' });
  expect(await page.evaluate(() => localStorage.getItem('search_source_language'))).toBe('All');
});

test('ten at a time come before the end is seen, up to page 10', async ({ page }) => {
  const pages: number[] = [];
  page.on('request', (request) => {
    const [, number] = /\/search_deck\/a\/(\d+)/.exec(request.url()) ?? [];
    if (number) pages.push(Number(number));
  });
  await openByKey(page);
  await overlay(page).getByRole('button', { name: 'Languages' }).click();
  await overlay(page).getByLabel('I teach or learn').selectOption({ label: 'All' });
  await box(page).fill('a');
  await page.keyboard.press('Enter');
  await expect(results(page).first()).toBeVisible();
  await expect.poll(() => pages.length).toBeGreaterThan(0);
  // A window of 720 pixels and 700 beyond it hold two pages at most: nobody has scrolled yet.
  await page.waitForLoadState('networkidle');
  expect(pages.length).toBeLessThan(4);
  for (let shown = await results(page).count(); shown < 100; shown = await results(page).count()) {
    await results(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => results(page).count()).toBeGreaterThan(shown);
  }
  await expect(results(page)).toHaveCount(100);
  await results(page).last().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(pages).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('a new search cancels the one before; what was found for it is never shown', async ({ page }) => {
  await page.route('**/api/search_deck/slow/**', () => undefined);
  await openByKey(page);
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().includes('/slow/'));
  await box(page).fill('slow');
  await page.keyboard.press('Enter');
  await box(page).fill('animales');
  await page.keyboard.press('Enter');
  await cancelled;
  await expect(results(page).first()).toContainText(/animales/i);
});

test('a user is found by the beginning of the name, or by what follows a line in it, and leads to their page', async ({
  page,
  playwright,
  baseURL,
}) => {
  const username = newName('m-zoe');
  await signUp(await playwright.request.newContext({ baseURL: baseURL! }), { username });
  await openByKey(page);
  await overlay(page).getByText('Users', { exact: true }).click();
  await box(page).fill('nobody-is-called-this');
  await expect(page.getByText('No users found for the term')).toBeVisible();
  await box(page).fill(username.slice(2, 14));
  await expect(results(page)).toHaveCount(1);
  await expect(results(page)).toContainText('0 studies');
  await results(page).click();
  await expect(page).toHaveURL(`/user/${username}`);
  await expect(overlay(page)).toBeHidden();
});

test('without a connection the search says so; its words when the server has some', async ({ page }) => {
  await openByKey(page);
  await page.route('**/api/search_deck/**', (route) => route.abort());
  await box(page).fill('animales');
  await expect(overlay(page).getByRole('alert')).toHaveText('No connection');
  await page.unrouteAll();
  await page.route('**/api/search_deck/**', (route) =>
    route.fulfill({ status: 429, json: { errDesc: 'Slow down', code: 'TOO_MANY' } }),
  );
  await overlay(page).getByRole('button', { name: 'Retry' }).click();
  await expect(overlay(page).getByRole('alert')).toHaveText('Too many attempts. Please wait a moment.');
  await page.unrouteAll();
  await overlay(page).getByRole('button', { name: 'Retry' }).click();
  await expect(results(page).first()).toBeVisible();
});

test('a search whose scripts do not come says so, and the page stays', async ({ page }) => {
  await page.goto('/docs/privacy');
  await expect(page.getByText('What is kept')).toBeVisible();
  await page.route('**/assets/search-overlay*', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await expect(page.getByText('No connection')).toBeVisible();
  await expect(page.getByText('What is kept')).toBeVisible();
});

test('feedback: a draft outlives the overlay and a failure, and is sent once', async ({ page }) => {
  await signUp(page.request);
  await page.goto('/docs/privacy');
  const open = page.getByRole('button', { name: 'Send Feedback' });
  const dialog = page.getByRole('dialog', { name: 'Send Feedback' });
  const text = dialog.getByRole('textbox');
  await open.click();
  await expect(text).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
  await text.fill('x'.repeat(2001));
  await expect(dialog.getByText('Text too long: 2001 > 2000')).toBeVisible();
  await text.fill('The owl is wonderful.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: 'Send Feedback' }).click();
  await expect(text).toHaveValue('The owl is wonderful.');
  await page.route('**/api/message', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('No connection');
  await expect(text).toHaveValue('The owl is wonderful.');
  await page.unrouteAll();
  const sent = page.waitForResponse('**/api/message');
  await dialog.getByRole('button', { name: 'Send' }).click();
  expect((await sent).status()).toBeLessThan(300);
  await expect(dialog.getByRole('button', { name: 'Done!' })).toBeVisible();
  await expect(dialog.getByText('Thanks! We will get back to you through email.')).toBeVisible();
  await page.keyboard.press('Escape');
  await open.click();
  await expect(text).toHaveValue('');
});

test('axe finds nothing in the overlays, and nothing runs out of the window', async ({ page }) => {
  const look = async (name: string) => expect.soft(await findingsOn(page, name, { looks: everyLook })).toEqual([]);
  await signUp(page.request, { username: newName('axe_') });
  await openByKey(page);
  await expect(results(page).first()).toBeVisible();
  await look('ready-made decks');
  await overlay(page).getByRole('button', { name: 'Languages' }).click();
  await box(page).fill('animales');
  await expect(results(page).first()).toContainText(/animales/i);
  await look('decks that were found');
  await overlay(page).getByText('Users', { exact: true }).click();
  await box(page).fill('axe_');
  await expect(results(page).first()).toContainText('axe_');
  await look('users that were found');
  await box(page).fill('nobody-is-called-this');
  await expect(page.getByText('No users found for the term')).toBeVisible();
  await look('nobody found');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Send Feedback' }).click();
  await page.getByRole('textbox').fill('x'.repeat(2001));
  await expect(page.getByText('Text too long: 2001 > 2000')).toBeVisible();
  await look('feedback that is too long');
  await page.getByRole('textbox').fill('Thank you');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Done!' })).toBeVisible();
  await look('feedback that was sent');
});

test('the overlays fit from 360 pixels on, from right to left as well', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'ar', viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  await page.goto('/docs/privacy');
  await page.getByRole('article').waitFor();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.locator('a[data-result]').first().waitFor();
  for (const width of [360, 768, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect([width, await dialog.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)]).toEqual([width, 0]);
  }
  await context.close();
});
