import { expect, test } from '@playwright/test';
import { signUp } from './accounts/person.ts';
import { expectAccessible } from './accessibility/axe.ts';
import { everyLook } from './accessibility/looks.ts';
import {
  addWordField,
  delay,
  foundPictures,
  rows,
  openNewDeck,
  typeWords,
  untilTranslated,
  words,
} from './deck-editor/editor.ts';

/** In the page: whether the letters of a font are there. */
const isThere = (family: string) =>
  [...document.fonts].some((face) => face.family.replaceAll('"', '') === family && face.status === 'loaded');

test.describe('a deck in another script reads right', () => {
  for (const { target, tag, direction, font, typed } of [
    {
      target: 'arabic',
      tag: 'ar',
      direction: 'rtl',
      font: 'Noto Sans Arabic Variable',
      typed: ['كلب', 'قطة', 'تفاحة', 'موز', 'بقرة'],
    },
    {
      target: 'japanese',
      tag: 'ja',
      direction: 'ltr',
      font: 'Noto Sans JP Variable',
      typed: ['犬', '猫', 'りんご', 'バナナ', '牛'],
    },
  ]) {
    test(`in ${target}`, async ({ page }) => {
      await openNewDeck(page, 'Words', target, 'english_uk');
      await typeWords(page, ...typed);
      await expect(rows(page)).toHaveCount(typed.length);
      await expect.poll(() => words(page)).toEqual(typed);
      await expect(page.getByText('No picture: a word card is shown')).toHaveCount(0);
      const field = page.locator('[data-part=target]').first();
      await expect(field).toHaveAttribute('lang', tag);
      await expect(field).toHaveCSS('direction', direction);
      await expect.poll(() => page.evaluate(isThere, font)).toBe(true);
      await expectAccessible(page, 'the editor');
      await untilTranslated(page);
      await page.getByRole('button', { name: 'Create deck' }).click();
      await expect(page.getByRole('button', { name: 'Study', exact: true })).toBeVisible();
      await expect(page.locator(`bdi[lang=${tag}]`).filter({ hasText: typed[0]! }).first()).toHaveCSS(
        'direction',
        direction,
      );
      await expectAccessible(page, 'the deck');
    });
  }
});

test('by keys alone: words are typed, another picture is chosen, rows are moved, deleted and put back', async ({
  page: first,
}) => {
  let page = first;
  const username = await openNewDeck(page, 'Keys', 'spanish', 'english_uk');
  await typeWords(page, 'perro', 'gato');
  await addWordField(page).pressSequentially('vaca', { delay });
  const other = await (await foundPictures(page)).locator('img').nth(1).getAttribute('src');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('moo cow', { delay });
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(2).locator('img')).toHaveAttribute('src', other!);
  await expect(rows(page).nth(2).getByLabel('Translation of vaca', { exact: true })).toHaveValue('moo cow');

  await page.getByRole('button', { name: 'Move row 3, vaca' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('button', { name: 'Move row 2, vaca' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.getByRole('button', { name: 'Move row 1, vaca' })).toBeFocused();
  await expect.poll(() => words(page)).toEqual(['vaca', 'perro', 'gato']);

  await page.getByRole('button', { name: 'Delete perro' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => words(page)).toEqual(['vaca', 'gato']);
  await expect(page.getByRole('button', { name: 'Delete gato' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => words(page)).toEqual(['vaca', 'perro', 'gato']);

  // The tab is closed in the middle of a word: asked, and gone all the same. Another one has the draft.
  await addWordField(page).pressSequentially('ca', { delay });
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe('beforeunload');
  const closed = page.waitForEvent('close');
  await (await asked).accept();
  await closed;
  page = await first.context().newPage();
  await page.goto(`/deck/${username}/new`);
  await expect.poll(() => words(page)).toEqual(['vaca', 'perro', 'gato']);
  await expect(page.getByText('Draft kept on this device')).toBeVisible();
  await untilTranslated(page);
  await page.getByRole('button', { name: 'Create deck' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 words').first()).toBeVisible();
});

test('a deck is made in the folder and the category that are chosen for it', async ({ page }) => {
  const username = await openNewDeck(page, 'Farm', 'spanish', 'english_uk');
  const { root_id } = (await (await page.request.get(`/api/user/${username}`)).json()) as { root_id: number };
  const make = async (item_type: string, item_name: string, parent_id: number) => {
    const made = await page.request.post('/api/item', { data: { item_type, item_name, parent_id } });
    return ((await made.json()) as { item_id: number }).item_id;
  };
  const school = await make('folder', 'School', root_id);
  const unit = await make('category', 'Unit 1', school);
  await page.goto(`/deck/${username}/new?directory=${school}`);
  await expect(page.getByText('School', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Choose a folder' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a folder' });
  await dialog.getByRole('button', { name: /^Unit 1/ }).click();
  await expectAccessible(page, 'choosing a folder');
  await dialog.getByRole('button', { name: 'Make it here' }).click();
  await expect(page.getByText('Unit 1', { exact: true })).toBeVisible();
  await typeWords(page, 'vaca');
  await expect(rows(page)).toHaveCount(1);
  await untilTranslated(page);
  await page.getByRole('button', { name: 'Create deck' }).click();
  await expect(page).toHaveURL(/search\?id=\d+$/);
  const home = await (await page.request.get(`/api/user/${username}?directory=${school}`)).json();
  const decks = (home as { items: { item_name: string; category_id: number | null }[] }).items;
  expect(decks.find(({ item_name }) => item_name === 'Farm')?.category_id).toBe(unit);
});

test('a word that was typed without a connection gets its picture when there is one', async ({ page, context }) => {
  await openNewDeck(page, 'Train', 'spanish', 'english_uk');
  await context.setOffline(true);
  await typeWords(page, 'perro');
  await expect(page.getByText('No connection: will be looked up again')).toBeVisible();
  await context.setOffline(false);
  await expect(rows(page).first().locator('img')).toBeVisible();
  await expect(page.getByText('No connection: will be looked up again')).toHaveCount(0);
});

test('pictures of the library are named for others, one after the other', async ({ page }) => {
  await signUp(page.request);
  await page.goto('/translate');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Name pictures');
  await expect(page.getByText('All done for now!')).toBeVisible();
  await expectAccessible(page, 'translating');
});

test('the editor is accessible, wide and narrow, light and dark', async ({ page }) => {
  const narrow = { width: 360, height: 740 };
  const looks = [{ viewport: narrow, colorScheme: 'light' } as const, ...everyLook];
  await openNewDeck(page, 'Accessible', 'spanish', 'english_uk');
  await expectAccessible(page, 'empty', { looks });
  await typeWords(page, 'perro', 'perro', 'zzyzx');
  await addWordField(page).fill('gato');
  await expect(page.getByRole('list', { name: 'Pictures for the word' })).toBeVisible();
  await page.getByRole('button', { name: 'Create deck' }).click();
  await expectAccessible(page, 'with mistakes', { looks });
  await page.getByRole('button', { name: 'Paste a list' }).click();
  await page.getByLabel('One word a line').fill('vaca; cow\na(b');
  await expectAccessible(page, 'a list', { looks });
  await page.getByRole('button', { name: 'Find pictures' }).click();
  await page.getByRole('button', { name: 'Another picture for vaca' }).click();
  await expectAccessible(page, 'its preview', { looks });
});
