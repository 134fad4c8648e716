import { expect, test } from '@playwright/test';
import { findingsOn } from './accessibility/axe.ts';
import { everyLook } from './accessibility/looks.ts';

test('a newcomer finds the decks of a language by level, and the folder they lie in', async ({ page }) => {
  test.slow();
  await page.goto('/decks');
  // Nobody has said yet what they learn: one press does.
  await page.getByLabel('I teach or learn').selectOption({ label: 'All' });
  const languages = page.getByRole('region', { name: 'Choose the language you teach or learn' });
  await expect(languages.getByRole('button')).toHaveCount(54);
  expect.soft(await findingsOn(page, 'languages to choose', { looks: everyLook })).toEqual([]);
  await languages.getByRole('button', { name: 'German' }).focus();
  await page.keyboard.press('Enter');
  const parts = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(parts).toHaveText(['Level A1.1', 'Level A1.2', 'Level A2.1', 'Level A2.2']);
  expect.soft(await findingsOn(page, 'decks by level', { looks: everyLook })).toEqual([]);

  await page.getByRole('radio', { name: 'All' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(parts).toHaveText(['Level A1.2']);
  const cooking = page.getByRole('link', { name: /^Kochen/ });
  await expect(cooking).toContainText('Level A1.2');
  await cooking.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kochen');
  await expect(page.getByText('German from').first()).toContainText('Level A1.2');
  await expect(page.getByRole('combobox', { name: 'Language you learn from' })).toHaveValue('english_uk');

  await page.getByRole('link', { name: 'Back to the folder' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Deutsch · German');
  const decks = page.getByRole('region', { name: 'Folders and decks' }).getByRole('link');
  await expect(decks).toHaveCount(86);
  const levels = (await decks.allTextContents()).map(
    (text) => /Level(?: )?([ABC][12](?:\.[12])?)/.exec(text)?.[1] ?? 'none',
  );
  expect(levels).toEqual(levels.toSorted((one, other) => one.localeCompare(other)));
  await expect(decks.first()).toContainText('Level A1.1');
  expect.soft(await findingsOn(page, 'folder of a language', { looks: everyLook })).toEqual([]);

  await page.goto('/user/lexiroom');
  const folders = page.getByRole('region', { name: 'Folders and decks' }).getByRole('link');
  await expect(folders.filter({ hasText: 'Ελληνικά · Greek' })).toHaveCount(1);
  await expect(folders).toHaveCount(55);
});

test('decks are found by level, and by language and level', async ({ page }) => {
  await page.goto('/decks');
  const box = page.getByRole('searchbox');
  await box.fill('german a1');
  const first = page
    .getByRole('main')
    .getByRole('link', { name: /Level A1\.1 German from English/ })
    .first();
  await expect(page.getByText(/found/)).toBeAttached();
  await page.getByRole('button', { name: 'Search in all languages' }).click();
  await expect(first).toBeVisible();
  await page.getByLabel('I teach or learn').selectOption({ label: 'French' });
  await box.fill('A2.1');
  await expect(page.getByRole('main').getByRole('link', { name: /Level A2\.1 French from English/ })).toHaveCount(19);
});
