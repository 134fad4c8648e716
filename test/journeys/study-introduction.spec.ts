import { expect, type Page, test } from '@playwright/test';
import { everyLook, smallPhone } from './accessibility/looks.ts';
import { signUp } from './accounts/person.ts';
import { starterDeck } from './decks/starter-decks.ts';
import { findingsOn } from './accessibility/axe.ts';
import { cloneFor } from './study/own-deck.ts';
import { classWith, playRound } from './study/played-rounds.ts';

/** The page of an own copy of a topic deck. */
async function openOwnDeck(page: Page, language = 'japanese'): Promise<{ username: string; id: number }> {
  const username = await signUp(page.request, { role: 'learner' });
  const answer = await page.request.post('/api/clone', {
    data: { item_ids: [await starterDeck(page.request, language)] },
  });
  const { item_id: id } = (await answer.json()) as { item_id: number };
  await page.goto(`/deck/${username}/${id}`);
  await page.getByRole('tabpanel').getByRole('listitem').first().waitFor();
  return { username, id };
}

const word = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const listed = (page: Page) =>
  page
    .getByRole('list')
    .filter({ has: page.locator('bdi[lang=ja]') })
    .getByRole('listitem');

test('somebody clones a deck with another language to explain it, and finds it on their page', async ({ page }) => {
  const username = await signUp(page.request, { role: 'learner' });
  await page.goto(`/deck/lexiroom/${await starterDeck(page.request, 'japanese')}`);
  await page.getByRole('button', { name: 'Clone this deck to save your scores' }).click();
  await page.getByLabel('Translations').selectOption({ label: 'German' });
  await page.getByRole('button', { name: 'Clone', exact: true }).click();
  await page.getByRole('link', { name: 'View deck' }).click();
  await expect(page).toHaveURL(new RegExp(`/deck/${username}/search\\?id=\\d+$`));
  await expect(page.getByRole('combobox', { name: 'Language you learn from' })).toHaveValue('german');
  await expect(page.getByText('Japanese from')).toBeVisible();
  await expect(page.getByText('Apfel', { exact: true })).toBeVisible();

  await expect(listed(page)).not.toHaveCount(0);
  const due = await listed(page).count();
  await page.getByRole('button', { name: 'account menu' }).click();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(`/user/${username}`);
  // None was answered before: they are new, and ten come a day.
  await expect(page.getByRole('region', { name: 'Today' })).toContainText('10 new words');
  await page
    .getByRole('region', { name: 'Folders and decks' })
    .getByRole('link', { name: 'Japanese from German' })
    .click();
  await expect(page.getByRole('button', { name: `Select the ${due} words due today` })).toBeVisible();
});

test('by keys alone words are marked and studied; back, forward and reload know the selection', async ({ page }) => {
  await openOwnDeck(page);
  const all = await listed(page).count();
  await word(page, 'りんご').focus();
  await page.keyboard.press('Space');
  await word(page, 'みかん').focus();
  await page.keyboard.press('Shift+Enter');
  await expect(page.getByText('3 words selected').last()).toBeVisible();
  await page.getByRole('button', { name: 'Study these' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Custom study');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(listed(page)).toHaveCount(3);
  await page.reload();
  await expect(listed(page)).toHaveCount(3);
  await page.goBack();
  await expect(listed(page)).toHaveCount(all);
  await page.goForward();
  await expect(listed(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Back to all words' }).click();
  await expect(listed(page)).toHaveCount(all);
});

test('the pin comes when the pointer has rested on a word, and stays when it is pinned', async ({ page }) => {
  await openOwnDeck(page);
  const pin = page.getByRole('button', { name: 'Pin バナナ' });
  await expect(pin).toHaveCSS('opacity', '0');
  await word(page, 'バナナ').hover();
  await expect(pin).toHaveCSS('opacity', '1');
  await pin.click();
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(0, 0);
  await page.getByLabel('Sort by').selectOption({ label: 'Pinned first' });
  await expect(listed(page).first()).toContainText('バナナ');
  await page.reload();
  await expect(listed(page).first()).toContainText('バナナ');
  await expect(pin).toHaveCSS('opacity', '1');
});

test('settings and cover of an own deck are there after a reload', async ({ page }) => {
  const { username, id } = await openOwnDeck(page);
  await page.getByRole('button', { name: 'Deck settings' }).click();
  await page.getByText('3', { exact: true }).click();
  await page.getByText('Show translations').click();
  await page.getByText('FSRS').click();
  await page.getByRole('button', { name: 'Switch to FSRS' }).click();
  await expect(page.getByRole('button', { name: 'Switch to FSRS' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByText('apple', { exact: true })).toBeHidden();
  const cover = page.locator('header img').first();
  const before = await cover.getAttribute('src');
  await page.getByRole('button', { name: 'Deck cover' }).click();
  const orange = page.getByRole('dialog').getByRole('button', { name: 'みかん' });
  const saved = page.waitForResponse('**/api/deck_cover');
  await orange.click();
  await expect(orange).toHaveAttribute('aria-pressed', 'true');
  expect((await saved).ok()).toBe(true);
  // What is chosen is shown at once, and then sent.
  await expect
    .poll(async () => (await page.request.get(`/api/word-deck/${username}/search?id=${id}`)).json())
    .toMatchObject({ option_count: 3, show_translation: false, scheduler: 'fsrs' });
  await page.reload();
  await expect(page.getByText('apple', { exact: true })).toBeHidden();
  await expect(cover).not.toHaveAttribute('src', before!);
  await page.getByRole('button', { name: 'Deck settings' }).click();
  await expect(page.getByRole('radio', { name: '3', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^FSRS/ })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Show translations' })).not.toBeChecked();
});

test('words are copied, also where there is no clipboard of the browser', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openOwnDeck(page);
  const count = await listed(page).count();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy the words' }).click();
  await expect(page.getByText(`Copied ${count} words`)).toBeVisible();
  expect((await copied()).split('\n')[0]).toBe('りんご\tapple\tringo');
  await page.evaluate(async () => {
    await navigator.clipboard.writeText('');
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await expect(page.getByText(/^Copied/)).toBeHidden();
  await page.getByRole('button', { name: 'Copy the words' }).click();
  await expect(page.getByText(`Copied ${count} words`)).toBeVisible();
  expect((await copied()).split('\n')).toHaveLength(count);
  await expect(page.getByRole('button', { name: 'Copy the words' })).toBeFocused();
});

test('a category that is not there leads back to the own page of whoever is logged in', async ({ page }) => {
  const username = await signUp(page.request, { role: 'learner' });
  await page.goto('/category/lexiroom/2000000000');
  await expect(page.getByRole('heading', { name: 'Page does not exist' })).toBeVisible();
  await page.getByRole('link', { name: 'Go back' }).click();
  await expect(page).toHaveURL(`/user/${username}`);
  await expect(page.getByRole('heading', { name: 'What would you like to learn?' })).toBeVisible();
});

/** Nothing is wrong with what is shown, in any size and colour. */
const look = async (page: Page, name: string) =>
  expect.soft(await findingsOn(page, name, { looks: everyLook })).toEqual([]);

test("axe finds nothing on a study's first page, of words, of a selection and of statistics", async ({ page }) => {
  await openOwnDeck(page, 'arabic');
  await look(page, 'own deck');
  await page.getByRole('button', { name: /^Pin / }).first().click();
  await page.getByRole('listitem').first().getByRole('button').first().click();
  await expect(page.getByText('1 word selected').last()).toBeVisible();
  await look(page, 'a word marked and pinned');
  await page.getByRole('tab', { name: 'Statistics' }).click();
  await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
  await look(page, 'statistics');
});

test("axe finds nothing on the overlays of a study's first page", async ({ page }) => {
  await openOwnDeck(page, 'arabic');
  for (const [opener, sign] of [
    ['Deck settings', 'Saved with the deck.'],
    ['Deck cover', 'Deck cover'],
    [/^Image details/, 'Licence'],
  ] as const) {
    await page.getByRole('button', { name: opener }).first().click();
    await expect(page.getByRole('dialog').getByText(sign)).toBeVisible();
    if (opener === 'Deck settings') await page.getByText('FSRS').click();
    await look(page, sign);
    await page.keyboard.press('Escape');
  }
});

test('axe finds nothing on the own page, and where a deck is cloned', async ({ page }) => {
  const { username } = await openOwnDeck(page, 'arabic');
  await page.goto(`/user/${username}`);
  await page.getByRole('listitem').first().waitFor();
  await look(page, 'own page');
  await page.goto(`/deck/lexiroom/${await starterDeck(page.request, 'hebrew')}`);
  await page.getByRole('button', { name: 'Clone this deck to save your scores' }).click();
  await expect(page.getByLabel('Translations')).toBeVisible();
  await look(page, 'clone');
});

test('scores stand beside the statistics, and those of a class on the first page of the game', async ({ page }) => {
  const looks = [{ viewport: smallPhone }, ...everyLook];
  const owner = await signUp(page.request, { role: 'teacher' });
  const deck = await cloneFor(page.request, owner, 'japanese');
  const ada = await classWith(page.request, 'Ada Lovelace');
  await Promise.all([playRound(page.request, deck), playRound(page.request, deck, ada)]);
  await page.goto(deck.path);
  await page.getByRole('tab', { name: 'Statistics' }).click();
  const scores = page.getByRole('region', { name: 'High scores' });
  await expect(scores.getByRole('row')).toHaveText([/Place/, /100/]);
  await scores.getByText('Class scores').click();
  await expect(scores.getByRole('row')).toHaveText([/Place/, /Ada Lovelace/]);
  expect.soft(await findingsOn(page, 'statistics with scores', { looks })).toEqual([]);
  await scores.getByText('Type Hype').click();
  await expect(scores).toContainText('No games within this period');
  await page.goto(`${deck.path}/word-rush`);
  const board = page.getByRole('region', { name: 'Class board' });
  await expect(board.getByRole('row')).toHaveText([/Place/, /Ada Lovelace/]);
  expect.soft(await findingsOn(page, 'first page of a game', { looks })).toEqual([]);
});
