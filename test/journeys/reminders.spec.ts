import { type Browser, expect, type Page, test } from '@playwright/test';
import pg from 'pg';
import { expectAccessible } from './accessibility/axe.ts';
import { everyLook, smallPhone } from './accessibility/looks.ts';
import { emailOf, signUp } from './accounts/person.ts';
import { openSchool, pathIn, type School } from './accounts/server-with-mail.ts';

let school: School;
test.beforeAll(async () => {
  school = await openSchool();
});
test.afterAll(() => school.close());

const reminders = (page: Page) => page.locator('#reminders');
const byMail = (page: Page) => reminders(page).getByRole('switch', { name: /By e-mail/ });

const visit = async (browser: Browser, locale = 'en-GB') =>
  (await browser.newContext({ baseURL: school.url, locale, timezoneId: 'Europe/Berlin' })).newPage();

/** Follows the link by which somebody confirms their address. */
async function confirm(page: Page, username: string): Promise<void> {
  await page.goto(pathIn(await school.mailbox.next(emailOf(username), 'Confirm')));
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible();
}

/** Where the link at the end of each reminder to somebody leads. */
async function unsubscribePath(username: string): Promise<string> {
  const database = new pg.Client({ connectionString: await school.databaseUrl() });
  await database.connect();
  const { rows } = await database.query<{ unsubscribe_token: string }>(
    'select unsubscribe_token from reminders join users using (user_id) where username = $1',
    [username],
  );
  await database.end();
  return `/unsubscribe/${rows[0]!.unsubscribe_token}`;
}

test('reminders by e-mail are wished, come when one wants, and end by one press without a log-in', async ({
  browser,
}) => {
  const page = await visit(browser);
  const username = await signUp(page.request, { role: 'learner', time_zone: 'Europe/Madrid' });
  await test.step('not before the address is confirmed', async () => {
    await page.goto('/settings#reminders');
    await expect(reminders(page).getByText(/^Confirm your e-mail address first/)).toBeVisible();
    await expect(byMail(page)).toHaveCount(0);
    await expectAccessible(page, 'reminders that cannot be had', { looks: everyLook });
    await confirm(page, username);
  });
  await test.step('by keys alone', async () => {
    await page.goto('/settings#reminders');
    await expect(byMail(page)).not.toBeChecked();
    await expect(reminders(page).getByLabel('Time of day')).toHaveCount(0);
    await byMail(page).focus();
    await page.keyboard.press('Space');
    await expect(byMail(page)).toBeChecked();
    const time = reminders(page).getByLabel('Time of day');
    await expect(time.locator('option:checked')).toHaveText('18:00');
    await time.selectOption('7:30');
    await reminders(page).getByRole('checkbox', { name: 'Sunday' }).focus();
    await page.keyboard.press('Space');
    await expect(reminders(page).getByText(/By the clock of Europe\/Madrid/)).toBeVisible();
    await reminders(page).getByRole('button', { name: 'Go by the clock of this browser' }).click();
    await expect(reminders(page).getByText('By the clock of Europe/Berlin.')).toBeVisible();
  });
  await test.step('they are kept', async () => {
    const kept = async () => (await page.request.get('/api/reminders')).json() as Promise<unknown>;
    await expect.poll(kept).toMatchObject({ by_mail: true, minute: 450, weekdays: [1, 2, 3, 4, 5, 6] });
    await page.reload();
    await expect(byMail(page)).toBeChecked();
    await expect(reminders(page).getByRole('checkbox', { name: 'Sunday' })).not.toBeChecked();
    await expectAccessible(page, 'reminders', { looks: [{ viewport: smallPhone }, ...everyLook] });
  });
  await test.step('whoever has the link of one ends them', async () => {
    const stranger = await visit(browser);
    await stranger.goto(await unsubscribePath(username));
    await expect(stranger.getByRole('heading', { name: 'Reminders by e-mail' })).toBeVisible();
    await page.reload();
    await expect(byMail(page)).toBeChecked();
    await stranger.getByRole('button', { name: 'Stop the e-mails' }).click();
    await expect(stranger.getByText('You will get no more reminders by e-mail.')).toBeVisible();
    await expectAccessible(stranger, 'the end of reminders');
    await page.reload();
    await expect(byMail(page)).not.toBeChecked();
    await expect(reminders(page).getByLabel('Time of day')).toHaveCount(0);
  });
  await test.step('where the mail leads: what is due, after a log-in', async () => {
    await page.goto('/today');
    await expect(page).toHaveURL(`/user/${username}`);
    const stranger = await visit(browser);
    await stranger.goto('/today');
    await expect(stranger).toHaveURL('/login?next=%2Ftoday');
  });
});

test('from right to left the days are in the order of the week, and nothing runs out', async ({ browser }) => {
  const page = await visit(browser, 'ar');
  const username = await signUp(page.request, { role: 'learner' });
  expect((await page.request.put('/api/settings', { data: { interface_language: 'en' } })).ok()).toBe(true);
  await confirm(page, username);
  expect((await page.request.put('/api/reminders', { data: { by_mail: true } })).ok()).toBe(true);
  expect((await page.request.put('/api/settings', { data: { interface_language: 'ar' } })).ok()).toBe(true);
  await page.goto('/settings#reminders');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const days = reminders(page).getByRole('checkbox');
  await expect(days).toHaveCount(7);
  const placeOf = async (at: number) => (await days.nth(at).locator('..').boundingBox())!;
  const [monday, tuesday] = [await placeOf(0), await placeOf(1)];
  expect(monday.x).toBeGreaterThan(tuesday.x);
  await expectAccessible(page, 'reminders in Arabic', { looks: [{ viewport: smallPhone }, ...everyLook] });
});

/** Headless Chromium has no push service, and denies notifications whatever it is granted: the rest is for specs. */
test('a browser that denies notifications is not asked, and the page says why nothing comes', async ({ page }) => {
  await signUp(page.request, { role: 'learner' });
  await page.goto('/settings#reminders');
  expect(await page.evaluate(() => Notification.permission)).toBe('denied');
  await expect(reminders(page).getByText(/does not allow notifications of Lexiroom/)).toBeVisible();
  await expect(reminders(page).getByRole('button', { name: /on this device/ })).toHaveCount(0);
});
