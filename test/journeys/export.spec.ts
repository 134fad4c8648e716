import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { findingsOn } from './accessibility/axe.ts';
import { signUp } from './accounts/person.ts';
import { createDeck } from './deck-editor/create-deck.ts';
import { writeStory } from './stories/own-story.ts';
import { createItem } from './tree/own-tree.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const looks = [{}, { viewport: { width: 390, height: 844 } }, { colorScheme: 'dark' as const }];

/** Opens the dialog for the deck, or another item, from its menu, at its owner's home. */
async function openExport(page: Page, username: string, name = 'A deck'): Promise<void> {
  await page.goto(`/user/${username}`);
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Export…' }).click();
  await expect(dialog(page)).toBeVisible();
}

/** Has the file made in one of the forms, and waits for it; its name and bytes. */
async function exported(page: Page, format: RegExp): Promise<{ name: string; bytes: Buffer }> {
  await dialog(page).getByRole('radio', { name: format }).check({ force: true });
  const saving = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Export' }).click();
  const download = await saving;
  await expect(dialog(page).getByText('The file is in your downloads.')).toBeVisible();
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

const text = (bytes: Buffer) => bytes.toString('utf8');
const filesIn = (bytes: Buffer) => Object.keys(unzipSync(bytes));

const forms: [string, RegExp, RegExp, (bytes: Buffer) => boolean][] = [
  ['CSV', /^Text table/, /\.csv$/, (bytes) => text(bytes).split('\n').length > 3],
  ['Excel', /^Excel/, /\.xlsx$/, (bytes) => filesIn(bytes).includes('xl/workbook.xml')],
  ['Anki', /^Anki/, /\.apkg$/, (bytes) => filesIn(bytes).some((name) => name.startsWith('collection.anki2'))],
  ['Moodle', /^Moodle/, /\.xml$/, (bytes) => text(bytes).includes('<quiz>')],
  ['GIFT', /^GIFT/, /\.(txt|gift)$/, (bytes) => text(bytes).includes('::')],
  ['Lexiroom', /^Lexiroom/, /\.(zip|lexiroom)$/, (bytes) => filesIn(bytes).some((name) => name.endsWith('.json'))],
];

for (const [form, radio, ending, isIt] of forms) {
  test(`a deck leaves as a file that is what it says: ${form}`, async ({ page }) => {
    const { username } = await createDeck(page, 4);
    await openExport(page, username);
    const { name, bytes } = await exported(page, radio);
    expect(name).toMatch(ending);
    expect(isIt(bytes)).toBe(true);
  });
}

test('the dialog is accessible, and its link stays', async ({ page }) => {
  const { username } = await createDeck(page, 2);
  await openExport(page, username);
  expect(await findingsOn(page, 'the export of a deck', { looks })).toEqual([]);
  await exported(page, /^Lexiroom/);
  expect(await findingsOn(page, 'a file that was made', { looks })).toEqual([]);
  await expect(dialog(page).getByRole('link')).toHaveAttribute('download', /./);
});

test('an archive of all decks is brought back by somebody else as it was', async ({ page }) => {
  await createDeck(page, 3);
  await page.goto('/settings#data');
  await page.getByRole('button', { name: 'Export all decks…' }).click();
  const { name, bytes } = await exported(page, /^Lexiroom/);
  expect(Object.values(unzipSync(bytes)).some((file) => strFromU8(file).includes('A deck'))).toBe(true);
  const other = await signUp(page.request);
  await page.goto('/import');
  await page.locator('input[type=file][multiple]').setInputFiles({ name, mimeType: 'application/zip', buffer: bytes });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible();
  await page.getByRole('link', { name: /^Open / }).click();
  await expect(page).toHaveURL(new RegExp(`/${other}/`));
});

test('a folder with a deck and a story is brought back by somebody else, who reads the story', async ({ page }) => {
  const { username, id } = await createDeck(page, 2);
  const written = { name: 'A day by the sea', text: 'The dog sleeps by the sea.' };
  const { story_id } = await writeStory(page.request, username, written);
  const { root_id } = (await (await page.request.get('/api/logged_in_user')).json()) as { root_id: number };
  const parent_id = await createItem(page.request, 'folder', 'Holidays', root_id);
  const moved = await page.request.put('/api/move_items', { data: { item_ids: [id, story_id], parent_id } });
  expect(moved.ok(), await moved.text()).toBe(true);
  await openExport(page, username, 'Holidays');
  const { name, bytes } = await exported(page, /^Lexiroom/);
  const other = await signUp(page.request);
  await page.goto('/import');
  await page.locator('input[type=file][multiple]').setInputFiles({ name, mimeType: 'application/zip', buffer: bytes });
  await expect(page.getByText('2 words, 1 story')).toBeVisible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('link', { name: 'Open Holidays' }).click();
  await expect(page.getByRole('link', { name: /^A deck/ })).toBeVisible();
  await page.getByRole('link', { name: /^A day by the sea/ }).click();
  await expect(page).toHaveURL(new RegExp(`/story/${other}/`));
  await expect(page.getByText('The dog sleeps by the sea.').first()).toBeVisible();
});
