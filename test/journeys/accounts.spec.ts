import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { somebody } from '../../apps/server/src/accounts/oauth/local-google.fixture.ts';
import { plain } from '../../apps/server/src/pictures/picture.fixture.ts';
import { emailOf, newName, password, signUp } from './accounts/person.ts';
import { logIn, openSchool, pathIn, type School, tabTo } from './accounts/server-with-mail.ts';

let school: School;
test.beforeAll(async () => {
  school = await openSchool();
});
test.afterAll(() => school.close());
test.afterEach(async ({ browser }) => void (await Promise.all(browser.contexts().map((context) => context.close()))));

/** A browser of its own at the school. */
const visit = async (browser: Browser, more: BrowserContextOptions = {}) =>
  (await browser.newContext({ baseURL: school.url, ...more })).newPage();

const accountMenu = (page: Page) => page.getByRole('button', { name: 'account menu' });
const group = (page: Page, name: string) => page.getByRole('region', { name });

async function logOut(page: Page): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What would you like to learn?' })).toBeVisible();
  await expect(page).toHaveURL('/');
}

test('by keys alone: sign up with a role, confirm the address by the mail, and the notice is gone', async ({
  browser,
}) => {
  const page = await visit(browser);
  const username = newName();
  await page.goto('/signup?next=%2Fsettings');
  await tabTo(page, /^Teach/);
  await page.keyboard.press('ArrowRight');
  await tabTo(page, 'Username');
  await page.keyboard.type(username);
  await tabTo(page, 'E-mail');
  await page.keyboard.type(emailOf(username));
  await tabTo(page, 'Password');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/settings');
  await expect(group(page, 'Profile').getByRole('radio', { name: /Learn/ })).toBeChecked();
  await expect(page.getByText(`we have sent a link to ${emailOf(username)}`)).toBeVisible();

  const mail = await school.mailbox.next(emailOf(username), '');
  await page.goto(pathIn(mail));
  await expect(page.getByRole('heading', { name: 'Confirm your e-mail' })).toBeVisible();
  await tabTo(page, 'Confirm this address');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible();
  await page.goto('/settings');
  await expect(group(page, 'Profile')).toBeVisible();
  await expect(page.getByText('we have sent a link to')).toBeHidden();

  await page.goto(pathIn(mail));
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByRole('alert')).toHaveText('This link has expired or was already used.');
});

test('a forgotten password is replaced through the mail, and logs out everywhere', async ({ browser }) => {
  const page = await visit(browser);
  const username = await signUp(page.request);
  await school.mailbox.next(emailOf(username), '');
  const visitor = await visit(browser);
  await visitor.goto('/login');
  await visitor.getByRole('link', { name: 'Forgot password?' }).click();
  await visitor.getByLabel('E-mail of your account').fill(emailOf(username));
  await visitor.getByRole('button', { name: 'Send me a link' }).click();
  await expect(visitor.getByText('If there is an account with')).toBeVisible();

  await visitor.goto(pathIn(await school.mailbox.next(emailOf(username), '')));
  await visitor.getByLabel('New password').fill('password123');
  await visitor.getByRole('button', { name: 'Set this password' }).click();
  await expect(visitor.getByText('This password is too easy to guess.')).toBeVisible();
  await visitor.getByLabel('New password').fill('green moon 1788');
  await visitor.getByRole('button', { name: 'Set this password' }).click();
  await expect(visitor.getByText('Your password has been changed. You are logged out everywhere.')).toBeVisible();
  expect(await (await page.request.get('/api/logged_in_user')).json()).toMatchObject({ code: 'NOT_LOGGED_IN' });

  await visitor.getByRole('link', { name: 'Log in' }).last().click();
  await logIn(visitor, username);
  await expect(visitor.getByRole('alert')).toHaveText('The username or the password is wrong.');
  await logIn(visitor, username, 'green moon 1788');
  await expect(accountMenu(visitor)).toBeVisible();
});

test('an e-mail counts once the new address is confirmed; the old one can be taken back', async ({ browser }) => {
  const page = await visit(browser);
  const username = await signUp(page.request);
  const old = emailOf(username);
  const changed = `new_${old}`;
  await school.mailbox.next(old, '');
  await page.goto('/settings#email');
  const email = group(page, 'E-mail');
  await email.getByLabel('New e-mail').fill(changed);
  await email.getByLabel('Your password', { exact: true }).fill(password);
  await email.getByRole('button', { name: 'Change the e-mail' }).click();
  await expect(email.getByText('We have sent a link to')).toBeVisible();
  await expect(email.getByText(`We send e-mails to ${old}`)).toBeVisible();

  await page.goto(pathIn(await school.mailbox.next(changed, '')));
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible();
  await page.goto('/settings');
  await expect(email.getByText(`We send e-mails to ${changed}`)).toBeVisible();

  const owner = await visit(browser);
  await owner.goto(pathIn(await school.mailbox.next(old, '')));
  await owner.getByRole('button', { name: 'Restore my old address' }).click();
  await expect(owner.getByText('Your old address is restored')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/login?next=%2Fsettings');
  await logIn(page, old);
  await expect(email.getByText(`We send e-mails to ${old}`)).toBeVisible();
});

test('a log-in elsewhere is seen and ended; a new password ends all others', async ({ browser }) => {
  const page = await visit(browser);
  const username = await signUp(page.request);
  const elsewhere = async () => {
    const other = await visit(browser);
    await other.goto('/login');
    await logIn(other, username);
    await expect(accountMenu(other)).toBeVisible();
    return other;
  };
  const first = await elsewhere();
  await page.goto('/settings');
  const sessions = group(page, 'Where you are logged in');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('button', { name: /^Log out: Chrome on/ }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await first.goto('/settings');
  await expect(first).toHaveURL('/login?next=%2Fsettings');

  const second = await elsewhere();
  const form = group(page, 'Password');
  await form.getByLabel('Your password', { exact: true }).fill(password);
  await form.getByLabel('New password').fill('green moon 1788');
  await form.getByRole('button', { name: 'Change the password' }).click();
  await expect(form.getByText('Your password has been changed.')).toBeVisible();
  await second.goto('/settings');
  await expect(second).toHaveURL('/login?next=%2Fsettings');
  await page.reload();
  await expect(group(page, 'Profile')).toBeVisible();
});

test('through Google: a new account with a name of its own, entered again, given a password, unlinked', async ({
  browser,
}) => {
  const page = await visit(browser);
  const person = somebody({ email: emailOf(newName()), name: 'Gül Ağa' });
  school.google.isNow(person);
  await page.goto('/login?next=%2Fdocs%2Fprivacy');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a username' })).toBeVisible();
  expect(page.url()).not.toMatch(/code=|state=/);
  const username = newName();
  await page.getByLabel('Username').fill('a');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('A username has 3 to 20 of the characters')).toBeVisible();
  await page.getByLabel('Username').fill(username);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/docs/privacy');

  await logOut(page);
  await page.goto('/login?next=%2Fsettings');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL('/settings');
  const google = group(page, 'Google');
  await google.getByRole('button', { name: 'Unlink Google' }).click();
  await expect(google.getByRole('alert')).toContainText('Choose a password first');
  const form = group(page, 'Password');
  await form.getByLabel('New password').fill('green moon 1788');
  await form.getByRole('button', { name: 'Set a password' }).click();
  await expect(form.getByText('Your password has been changed.')).toBeVisible();
  await google.getByLabel('Your password').fill('green moon 1788');
  await google.getByRole('button', { name: 'Unlink Google' }).click();
  await expect(google.getByRole('button', { name: 'Link Google' })).toBeVisible();
  await google.getByRole('button', { name: 'Link Google' }).click();
  await expect(google.getByRole('button', { name: 'Unlink Google' })).toBeVisible();
  await expect(page).toHaveURL('/settings#google');
});

test('through Google to an account that has its e-mail: its password links the two', async ({ browser }) => {
  const page = await visit(browser);
  const owner = await visit(browser);
  const username = await signUp(owner.request);
  await owner.goto(pathIn(await school.mailbox.next(emailOf(username), '')));
  await owner.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(owner.getByText('Your e-mail address is confirmed.')).toBeVisible();

  school.google.isNow(somebody({ email: emailOf(username) }));
  await page.goto('/login?next=%2Fsettings');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Is this you?' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('The password is wrong.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(group(page, 'Google').getByRole('button', { name: 'Unlink Google' })).toBeVisible();
});

test('all data come as a file; the account is deleted, and kept after all', async ({ browser }) => {
  const page = await visit(browser);
  const username = await signUp(page.request);
  await page.goto(pathIn(await school.mailbox.next(emailOf(username), '')));
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible();
  const image = (await plain(30, 30).png().toBuffer()).toString('base64');
  expect((await page.request.put('/api/user_picture', { data: { image } })).ok()).toBe(true);
  await page.goto('/settings#data');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(new RegExp(`^lexiroom-${username}-\\d{4}-\\d\\d-\\d\\d\\.zip$`));
  // The first file of the archive, and the name of the second.
  const archive = readFileSync(await download.path());
  const [size, nameLength] = [archive.readUInt32LE(18), archive.readUInt16LE(26)];
  expect(archive.toString('utf8', 30, 30 + nameLength)).toBe('data.json');
  const next = 30 + nameLength + size;
  const data = JSON.parse(archive.toString('utf8', 30 + nameLength, next)) as {
    files: string[];
    tables: Record<string, object[]>;
  };
  expect(data.tables.users).toMatchObject([{ username }]);
  expect(`/media/${archive.toString('utf8', next + 30, next + 30 + archive.readUInt16LE(next + 26))}`).toBe(
    data.files[0],
  );

  const leaving = group(page, 'Delete my account');
  await leaving.getByRole('button', { name: 'Delete my account…' }).click();
  await leaving.getByLabel('Your password', { exact: true }).fill(password);
  await leaving.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('heading', { name: 'Goodbye' })).toBeVisible();
  expect(await (await page.request.get('/api/logged_in_user')).json()).toMatchObject({ code: 'NOT_LOGGED_IN' });

  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logIn(page, username);
  await expect(page.getByRole('alert')).toContainText('It will be deleted on');
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(accountMenu(page)).toBeVisible();
  await logOut(page);
  await page.goto('/login');
  await logIn(page, username);
  await expect(accountMenu(page)).toBeVisible();
});

test('what is chosen in the settings is so on the next device, before anything is drawn there again', async ({
  browser,
}) => {
  const page = await visit(browser);
  const username = await signUp(page.request);
  await page.goto('/settings');
  await page.getByLabel('Interface language').selectOption('es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.locator('#languages select').first().selectOption('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByLabel('I teach or learn').selectOption('japanese');
  await page.getByText('High contrast').click();
  await page.getByText('Dyslexia-friendly letters').click();
  await page.getByText('Less motion').click();
  await expect(group(page, 'Accessibility').getByText('Saved')).toHaveCount(3);
  await expect
    .poll(async () => (await page.request.get('/api/logged_in_user')).json())
    .toMatchObject({ settings: { interface_language: 'en', target_language: 'japanese' } });

  const other = await visit(browser, { locale: 'ar' });
  await other.goto('/login?next=%2Fsettings');
  await expect(other.locator('html')).toHaveAttribute('lang', 'ar');
  await other.locator('input[name=username]').fill(username);
  await other.locator('input[name=password]').fill(password);
  await other.keyboard.press('Enter');
  await expect(other.locator('html')).toHaveAttribute('lang', 'en');
  const html = other.locator('html');
  await expect(html).toHaveAttribute('data-display', 'reduced_motion dyslexia_font high_contrast');
  await expect(other.getByRole('heading', { name: 'Profile' })).toHaveCSS('font-family', /^OpenDyslexic/);
  const found = await other.evaluate(async () => (await document.fonts.load('16px OpenDyslexic')).length);
  expect(found).toBeGreaterThan(0);
  await other.goto(`/deck/${username}/new`);
  await expect(other.getByLabel('Language of the words')).toHaveValue('japanese');
  // The live pages, which never ask who is logged in, are shown so too.
  await other.goto('/live');
  await expect(other.locator('html')).toHaveAttribute('data-display', /high_contrast/);
});
