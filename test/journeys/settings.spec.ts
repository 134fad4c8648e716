import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { newName, password, signUp } from './accounts/person.ts';
import { stripes } from './deck-editor/media-files.ts';
import { cloneFor } from './study/own-deck.ts';

const group = (page: Page, name: string) => page.getByRole('region', { name });
const saved = (page: Page, name: string) => group(page, name).getByText('Saved');

async function open(page: Page): Promise<string> {
  const username = await signUp(page.request);
  await page.goto('/settings');
  await expect(group(page, 'Profile')).toBeVisible();
  return username;
}

const dataOf = async (api: APIRequestContext, owner: string, deck_id: number) =>
  (await (await api.get(`/api/word-deck/${owner}/search?id=${deck_id}`)).json()) as {
    option_count: number;
    scheduler: string;
    calendar: { today: string };
  };

test('a picture and another name are what others see; the next change of name has to wait', async ({ page }) => {
  await open(page);
  const profile = group(page, 'Profile');
  const files = profile.locator('input[type=file]');
  await files.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
  await expect(profile.getByRole('alert')).toHaveText('Please upload a valid image file');
  await files.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: stripes(640, 300) });
  const picture = profile.getByRole('img', { name: 'Your picture' });
  await expect
    .poll(() =>
      picture.evaluate((image) => [
        (image as HTMLImageElement).naturalWidth,
        (image as HTMLImageElement).naturalHeight,
      ]),
    )
    .toEqual([200, 200]);

  const username = newName();
  await profile.getByLabel('Username').fill(username);
  await profile.getByRole('button', { name: 'Change the username' }).click();
  await expect(page.getByRole('button', { name: `${username} , account menu` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'account menu' }).locator('img')).toBeVisible();
  await profile.getByLabel('Username').fill(newName());
  await profile.getByRole('button', { name: 'Change the username' }).click();
  await expect(profile.getByText('You can change it again in 30 days.')).toBeVisible();
  await profile.getByRole('button', { name: 'Remove the picture' }).click();
  await expect(picture).toBeHidden();
});

test('new decks begin with the options and the rule for dates that were chosen', async ({ page }) => {
  const username = await open(page);
  await group(page, 'Studying').getByText('3', { exact: true }).click();
  await group(page, 'Studying').getByText('FSRS').click();
  await expect(saved(page, 'Studying')).toHaveCount(2);
  const found = await page.request.post('/api/image_search', {
    data: { search: 'dog', target: 'english_uk', source: 'spanish' },
  });
  const [{ imageRow }] = (await found.json()) as [
    { imageRow: { image_id: number; target_translations: { translation_id: number }[] }[] },
  ];
  const [{ image_id, target_translations }] = imageRow as [(typeof imageRow)[number]];
  const made = await page.request.post('/api/deck', {
    data: {
      deck_name: 'Dogs',
      target_language: 'english_uk',
      selected_ids: [{ image_id, target_translation_id: target_translations[0]?.translation_id }],
    },
  });
  const { item_id } = (await made.json()) as { item_id: number };
  expect(await dataOf(page.request, username, item_id)).toMatchObject({ option_count: 3, scheduler: 'fsrs' });
});

test('the day is told where the user is, and begins when they say', async ({ page }) => {
  const username = await open(page);
  const { deck_id } = await cloneFor(page.request, username, 'japanese');
  const today = async () => (await dataOf(page.request, username, deck_id)).calendar.today;
  const zone = page.getByLabel('Time zone');
  await zone.selectOption('Pacific/Pago_Pago');
  await expect(saved(page, 'Studying')).toHaveCount(1);
  const inSamoa = await today();
  await zone.selectOption('Pacific/Kiritimati');
  await expect.poll(today).not.toBe(inSamoa);

  // A zone in which it is before noon now.
  await zone.selectOption(new Date().getUTCHours() < 12 ? 'UTC' : 'Pacific/Auckland');
  await page.getByLabel('A new day starts at').selectOption('0');
  await expect(saved(page, 'Studying')).toHaveCount(2);
  const fromMidnight = await today();
  await page.getByLabel('A new day starts at').selectOption('23');
  await expect.poll(today).not.toBe(fromMidnight);
});

test('whoever hides is not found, and is found again', async ({ page, playwright, baseURL }) => {
  const username = await open(page);
  const visitor = await playwright.request.newContext({ baseURL: baseURL! });
  const found = async () =>
    ((await (await visitor.get(`/api/search_user/${username}/1`)).json()) as { username: string }[]).length;
  await expect.poll(found).toBe(1);
  await page.getByText('Hide me from search').click();
  await expect.poll(found).toBe(0);
  await page.getByText('Hide me from search').click();
  await expect.poll(found).toBe(1);
  await visitor.dispose();
});

test('a language chosen below any page is the account’s, and comes along to the next device', async ({
  page,
  browser,
}) => {
  const username = await open(page);
  await page.locator('footer select').first().selectOption('es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const language = async () =>
    ((await (await page.request.get('/api/logged_in_user')).json()) as { settings: { interface_language: string } })
      .settings.interface_language;
  await expect.poll(language).toBe('es');
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto('/login');
  await other.getByLabel('Username or e-mail').fill(username);
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Log in' }).click();
  await expect(other.locator('html')).toHaveAttribute('lang', 'es');
  await context.close();
});

test('without a connection a setting goes back, and says so', async ({ page }) => {
  await open(page);
  await page.route('**/api/settings', (route) => route.abort());
  const contrast = page.getByRole('switch', { name: /High contrast/ });
  await page.getByText('High contrast').click();
  await expect(group(page, 'Accessibility').getByRole('alert')).toHaveText('No connection');
  await expect(contrast).not.toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-display', '');
  await page.unroute('**/api/settings');
  await page.getByText('High contrast').click();
  await expect(saved(page, 'Accessibility')).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-display', 'high_contrast');
  await expect(contrast).toBeChecked();
});

test('by keys alone one goes to a group and changes it', async ({ page }) => {
  await open(page);
  const list = page.getByRole('navigation', { name: 'Settings' });
  await list.getByRole('link', { name: 'Accessibility' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Accessibility' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('switch', { name: /Less motion/ })).toBeChecked();
  await expect(saved(page, 'Accessibility')).toBeVisible();
});
