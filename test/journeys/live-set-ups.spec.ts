import { expect, type Page } from '@playwright/test';
import { findingsOn } from './accessibility/axe.ts';
import { starterDecks } from './decks/starter-decks.ts';
import { laptop, test } from './live/screens.ts';

const narrow = { width: 360, height: 740 };

/** A choice of how long a question is open. */
const secondsOf = (page: Page, seconds: string) =>
  page.getByRole('group', { name: 'Seconds to answer' }).getByRole('radio', { name: seconds });

test('a quiz is prepared with a preset today, opened from another computer tomorrow, and found among the past ones', async ({
  screens,
  browser,
}) => {
  const home = await screens.teacherAtSetUp();
  await home.getByText('30', { exact: true }).click();
  await home.getByRole('button', { name: 'Keep these choices' }).click();
  await home.getByRole('textbox', { name: 'Name' }).fill('Slow and calm');
  await home.keyboard.press('Enter');
  const preset = home.getByRole('button', { name: 'Slow and calm', exact: true });
  await expect(preset).toHaveAttribute('aria-pressed', 'true');
  await home.getByText('60', { exact: true }).click();
  await expect(preset).toHaveAttribute('aria-pressed', 'false');
  await preset.click();
  await expect(secondsOf(home, '30')).toBeChecked();
  await home.getByRole('button', { name: 'Prepare it for later' }).click();
  await home.getByRole('textbox', { name: 'Name' }).fill('Monday, first lesson');
  await home.getByRole('button', { name: 'Save' }).click();
  await expect(home.getByText('Monday, first lesson is saved. You can find it on the Live page.')).toBeVisible();
  // It closes once the list of what is kept has come, which may be after those words.
  await expect(home.getByRole('dialog')).toHaveCount(0);
  expect(await findingsOn(home, 'set-up with a preset')).toEqual([]);

  // The same account in another browser.
  const context = await browser.newContext({ viewport: laptop, storageState: await home.context().storageState() });
  const school = screens.watch(await context.newPage());
  await school.goto('/live');
  await expect(school.getByText('Monday, first lesson')).toBeVisible();
  for (const size of [narrow, laptop]) {
    await school.setViewportSize(size);
    expect(await findingsOn(school, `own quizzes, ${size.width} px`)).toEqual([]);
    const { scrollWidth, clientWidth } = await school.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  }
  await school.getByRole('button', { name: 'Delete Monday, first lesson' }).click();
  await school.getByRole('button', { name: 'Undo' }).click();
  await school.getByRole('link', { name: 'Open', exact: true }).click();
  await expect(secondsOf(school, '30')).toBeChecked();
  await school.getByRole('button', { name: 'Open the lobby' }).click();
  await school.waitForURL(/\/live\/\d{6}\/projector/);

  // What was chosen last is there for the next deck as well.
  const [, other] = await starterDecks(school.request, 'japanese');
  await school.goto(`/live?id=${other!.item_id}`);
  await expect(secondsOf(school, '30')).toBeChecked();
  await school.getByText('60', { exact: true }).click();
  await school.getByRole('button', { name: 'End it and start this one' }).click();
  await school.waitForURL(/\/live\/\d{6}\/projector/);

  await school.goto('/live');
  await school.getByLabel('Search').fill('ペット');
  await expect(school.getByRole('link', { name: /ペットと家畜/ })).toBeVisible();
  await school.getByLabel('Search').fill('no such deck');
  await expect(school.getByText('No quiz matches this.')).toBeVisible();
  expect(screens.complaints).toEqual([]);
  await context.close();
});

test('the red dot is there while a quiz runs, and gone once it has ended', async ({ screens }) => {
  const { projector, pin } = await screens.openLobby();
  const page = screens.watch(await projector.context().newPage());
  await page.setViewportSize(laptop);
  await page.goto('/decks');
  const menu = page.getByRole('button', { name: 'account menu' });
  await expect(menu).toHaveAccessibleName(/running now/);
  const { live_id } = await (await page.request.get('/api/live/mine')).json();
  await page.goto('/live');
  await expect(page.getByRole('link', { name: 'Resume' })).toHaveAttribute('href', `/live/${pin}/projector`);
  expect((await page.request.post(`/api/live/${live_id}/end`)).ok()).toBe(true);
  await page.goto('/decks');
  await expect(menu).toHaveAccessibleName(/account menu/);
  await expect(menu).not.toHaveAccessibleName(/running now/);
  expect(screens.complaints).toEqual([]);
});

test('in Arabic, with the keyboard alone and on a narrow screen, a quiz is prepared and found', async ({ screens }) => {
  const page = await screens.teacherAtSetUp();
  await page.evaluate(() => localStorage.setItem('interface_language', 'ar'));
  await page.setViewportSize(narrow);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const prepare = page.locator('form button[type=button]').last();
  await expect(prepare).toBeEnabled();
  await prepare.focus();
  await page.keyboard.press('Enter');
  const name = page.getByRole('dialog').getByRole('textbox');
  await expect(name).toBeFocused();
  await name.fill('درس الاثنين');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(prepare).toBeFocused();
  expect(await findingsOn(page, 'set-up in Arabic')).toEqual([]);
  await page.goto('/live');
  await expect(page.getByText('درس الاثنين')).toBeVisible();
  expect(await findingsOn(page, 'own quizzes in Arabic')).toEqual([]);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
  expect(screens.complaints).toEqual([]);
});
