import { expect, type Page, test } from '@playwright/test';
import { asAdmin } from './accounts/admin.ts';
import { emailOf, newName, password, signUp } from './accounts/person.ts';
import { findingsOn } from './accessibility/axe.ts';
import { untilLoaded, everyLook } from './accessibility/looks.ts';

/** The card of a user in the list, once looked for. */
async function found(page: Page, username: string) {
  await page.goto('/admin/users');
  const answer = page.waitForResponse((response) => response.url().includes(`search=${username}`));
  await page.getByLabel('Find a user').fill(username);
  await answer;
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: username }) });
  await expect(card).toHaveCount(1);
  return card;
}

test('for anybody else there are no admin pages', async ({ page }) => {
  await signUp(page.request);
  for (const section of ['', '/users', '/feedback', '/outbox', '/counts', '/backups']) {
    await page.goto(`/admin${section}`);
    await expect(page.getByRole('heading', { name: 'Page does not exist' })).toBeVisible();
  }
});

test('a user is suspended with a reason, is out at once, and gets back in when readmitted', async ({
  page,
  browser,
  baseURL,
}) => {
  const theirs = await browser.newContext({ baseURL: baseURL! });
  const user = await theirs.newPage();
  const username = await signUp(user.request);
  await user.goto('/docs/privacy');
  await expect(user.getByRole('button', { name: 'account menu' })).toBeVisible();

  await asAdmin(page.request);
  const card = await found(page, username);
  await card.getByRole('button', { name: 'Suspend', exact: true }).click();
  await card.getByRole('button', { name: 'Suspend the account' }).click();
  await expect(card.getByText('A reason is needed')).toBeVisible();
  await card.getByLabel('Why is the account suspended?').fill('Rude names');
  await card.getByRole('button', { name: 'Suspend the account' }).click();
  await expect(card.getByText(/^Suspended since/)).toBeVisible();
  await expect(card.getByText(/^The account is suspended/)).toBeFocused();
  expect(await (await user.request.get('/api/logged_in_user')).json()).toMatchObject({ code: 'NOT_LOGGED_IN' });
  await user.reload();
  await expect(user.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();

  await card.getByRole('button', { name: 'Readmit' }).click();
  await expect(card.getByText('The account can be used again.')).toBeVisible();
  expect((await user.request.post('/api/login', { data: { username, password } })).ok()).toBe(true);
  await theirs.close();
});

test('a user becomes an admin and is none again', async ({ page, playwright, baseURL }) => {
  const api = await playwright.request.newContext({ baseURL: baseURL! });
  const username = await signUp(api);
  await asAdmin(page.request);
  const card = await found(page, username);
  await card.getByRole('button', { name: 'Make admin' }).click();
  await expect(card.getByText('This user is now an admin.')).toBeFocused();
  expect((await api.get('/api/admin/counts')).status()).toBe(200);
  await card.getByRole('button', { name: 'Take admin away' }).click();
  await expect(card.getByText('This user is no longer an admin.')).toBeFocused();
  expect((await api.get('/api/admin/counts')).status()).toBe(403);
});

test('feedback arrives as it was written, and is done with', async ({ page, playwright, baseURL }) => {
  const api = await playwright.request.newContext({ baseURL: baseURL! });
  const username = await signUp(api);
  const feedback = `<b>Owls</b> are missing, says ${username}`;
  expect((await api.post('/api/message', { data: { feedback } })).ok()).toBe(true);
  await asAdmin(page.request);
  await page.goto('/admin/feedback');
  const message = page.getByRole('listitem').filter({ hasText: feedback });
  await expect(message.getByRole('link', { name: emailOf(username) })).toBeVisible();
  await message.getByRole('button', { name: 'Mark as done' }).click();
  await expect(message.getByRole('button', { name: 'Done. Open it again' })).toBeVisible();
  await page.reload();
  await expect(message.getByRole('button', { name: 'Done. Open it again' })).toBeVisible();
});

test('a crash and the length of a visit stand in lists of their own', async ({ page, playwright, baseURL }) => {
  const api = await playwright.request.newContext({ baseURL: baseURL! });
  const crash = `TypeError: ${newName('crash-')}`;
  expect((await api.post('/api/message', { data: { message: crash } })).ok()).toBe(true);
  expect((await api.post('/api/message', { data: { message: '[SESSION]: 00:12:34' } })).ok()).toBe(true);
  await asAdmin(page.request);
  await page.goto('/admin/feedback');
  await page.getByText('Crashes', { exact: true }).click();
  await expect(page.getByText(crash)).toBeVisible();
  await page.getByText('Visits', { exact: true }).click();
  await expect(page.getByText('[SESSION]: 00:12:34').first()).toBeVisible();
});

test('whoever leaves a page after more than 30 seconds has the length of the visit told', async ({ page }) => {
  await asAdmin(page.request);
  await page.clock.install();
  await page.goto('/docs/privacy');
  await expect(page.getByText('What is kept')).toBeVisible();
  await page.waitForLoadState('networkidle');
  // So long is no other visit of the journeys.
  await page.clock.fastForward('02:46:40');
  await page.goto('/docs/tos');
  await expect
    .poll(async () => (await page.request.get('/api/admin/messages?kind=session')).text())
    .toMatch(/\[SESSION\]: 02:(46|47):\d\d/);
});

test('where no mail leaves the server, the outbox holds it with its link', async ({ page, playwright, baseURL }) => {
  const api = await playwright.request.newContext({ baseURL: baseURL! });
  const username = await signUp(api);
  const email = emailOf(username);
  expect((await api.post('/api/forgot_password', { data: { email } })).ok()).toBe(true);
  await asAdmin(page.request);
  // Mails are written after the answer.
  await expect.poll(async () => (await page.request.get('/api/admin/outbox')).text()).toContain(email);
  await page.goto('/admin/outbox');
  const mail = page.getByRole('listitem').filter({ hasText: email }).first();
  await expect(mail.getByText(/\/reset_password\//)).toBeVisible();
  await expect(mail.getByRole('button', { name: 'Copy the link' })).toBeVisible();
});

test('the counts tell how large this place is', async ({ page }) => {
  await asAdmin(page.request);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Counts' }).click();
  await expect(page).toHaveURL('/admin/counts');
  // The starter library has 1,026 decks; other journeys add to them.
  const decks = page
    .locator('dl > div')
    .filter({ has: page.getByText('Decks', { exact: true }) })
    .locator('dd');
  await expect(decks).toHaveText(/^\d,\d{3}$/);
  expect(Number((await decks.textContent())!.replace(',', ''))).toBeGreaterThanOrEqual(1026);
});

test('a press makes a backup, which is listed with what it holds', async ({ page }) => {
  await asAdmin(page.request);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Backups' }).click();
  await expect(page.getByText('Next backup: ')).toBeVisible();
  await page.getByRole('button', { name: 'Back up now' }).click();
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect(page.getByRole('progressbar', { name: 'Backing up…' })).toBeVisible();
  expect.soft(await findingsOn(page, 'a backup under way', { looks: everyLook })).toEqual([]);
  await expect(page.getByText('The backup is done.')).toBeVisible({ timeout: 60_000 });
  const newest = page.getByRole('main').getByRole('listitem').filter({ hasText: 'automatic-' }).first();
  await expect(newest).toContainText(/MB · Rows: \d{2,3},\d{3} · Files: \d/);
  expect.soft(await findingsOn(page, 'backups', { looks: everyLook })).toEqual([]);
});

test('axe finds nothing on the admin pages, and nothing runs out of the window', async ({ page }) => {
  const looks = everyLook;
  const username = await signUp(page.request);
  expect((await page.request.post('/api/message', { data: { feedback: `From ${username}` } })).ok()).toBe(true);
  await asAdmin(page.request);
  const card = await found(page, username);
  await card.getByRole('button', { name: 'Suspend', exact: true }).click();
  await card.getByRole('button', { name: 'Suspend the account' }).click();
  await expect(card.getByText('A reason is needed')).toBeVisible();
  expect.soft(await findingsOn(page, 'users', { looks })).toEqual([]);
  for (const section of ['entries', 'feedback', 'outbox', 'counts']) {
    await page.goto(`/admin/${section}`);
    await untilLoaded(page);
    expect.soft(await findingsOn(page, section, { looks })).toEqual([]);
  }
});
