import { type Browser, expect, type Page, test } from '@playwright/test';
import { signUp } from './accounts/person.ts';
import { expectAccessible } from './accessibility/axe.ts';
import { createDeck } from './deck-editor/create-deck.ts';
import { rows, untilSaved, words } from './deck-editor/editor.ts';
import { stripes } from './deck-editor/media-files.ts';
import { chooseFromMenu } from './tree/own-tree.ts';

/** The pictures of a deck's words, as a visitor's browser shows them. */
async function picturesFor(browser: Browser, address: string): Promise<(string | null)[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  const shown = page.locator('main ol img');
  await expect(shown).toHaveCount(4);
  const pictures = await shown.evaluateAll((all) => all.map((image) => image.getAttribute('src')));
  await context.close();
  return pictures;
}

const privateOnes = (pictures: readonly (string | null)[]) => pictures.filter((path) => path?.includes('private'));
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Image control panel' });

test('a teacher’s photograph is their own until they share it: others see the word instead', async ({
  page,
  browser,
}) => {
  const { username, id } = await createDeck(page, 4);
  await page.request.put('/api/item', { data: { item_id: id, visibility: 'public' } });
  await page.goto(`/deck/${username}/${id}/edit`);
  await expect(rows(page)).toHaveCount(4);
  const [word] = await words(page);
  const panel = panelOf(page);
  const openPanel = () => rows(page).first().locator('[data-part=image]').click();

  await openPanel();
  await panel.getByRole('tab', { name: 'Upload' }).click();
  const buffer = stripes(400, 360);
  await panel.locator('input[type=file]').first().setInputFiles({ name: 'IMG_1.png', mimeType: 'image/png', buffer });
  await panel.getByText('My own, not to be shared').click();
  await expect(panel.getByLabel('Artist')).toBeHidden();
  await expectAccessible(page, 'a picture that is not to be shared');
  await untilSaved(page, () => panel.getByRole('button', { name: 'Upload', exact: true }).click());
  await expect(panel).toBeHidden();
  await openPanel();
  await expect(panel.getByText('Not shared').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();

  // Its owner is told, and sees it in the deck; a visitor sees the word.
  await page.goto(`/user/${username}`);
  await chooseFromMenu(page, 'A deck', 'Who can see it');
  await expect(page.getByText('1 picture is not shared: others see the word instead.')).toBeVisible();
  await expectAccessible(page, 'who sees a deck with a picture that is not shared');
  const address = `/deck/${username}/search?id=${id}`;
  await page.goto(address);
  await expect(page.locator('img[src*="/private"]').first()).toBeVisible();
  const seen = await picturesFor(browser, address);
  expect(privateOnes(seen)).toEqual([]);
  expect(seen.filter((path) => path?.includes('/cards/'))).toHaveLength(1);

  // Somebody else copies the deck, and finds nothing of it.
  const other = await browser.newContext();
  await signUp(other.request);
  const copy = await other.request.post('/api/clone', { data: { item_ids: [id] } });
  expect(copy.status()).toBe(201);
  const search = { search: word!, target: 'english_uk', source: 'spanish' };
  expect(await (await other.request.post('/api/image_search', { data: search })).text()).not.toContain('private');
  await other.close();

  await page.goto(`/deck/${username}/${id}/edit`);
  await openPanel();
  await panel.getByRole('button', { name: 'Share it' }).click();
  await panel.getByLabel('Artist').fill('Olga');
  await expectAccessible(page, 'a picture that is going to be shared');
  await panel.getByRole('button', { name: 'Share it' }).click();
  await expect(panel).toBeHidden();
  await expect.poll(() => picturesFor(browser, address).then((all) => all.filter((path) => path?.includes('/cards/')))).toEqual([]); // prettier-ignore
  await openPanel();
  await expect(panel.getByText('Not approved').first()).toBeVisible();
});
