import { expect, test } from '@playwright/test';
import { box, delay, expectAccessible, listed, newUser, openNewDeck, typeWords, words } from './deck-editor/editor.ts';
import { anMp3, stripes } from './deck-editor/files.ts';

/** In the page: whether the letters of a font are there. */
const isThere = (family: string) =>
  [...document.fonts].some((face) => face.family.replaceAll('"', '') === family && face.status === 'loaded');

test('from an empty account to a Spanish deck of 20 words, in under three minutes', async ({ page }) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  const username = await newUser(page);
  const mp3 = await anMp3(page, 'perro');
  await page.goto('/');
  const began = Date.now();

  await page.getByRole('main').getByRole('link', { name: 'New deck' }).click();
  await expect(page).toHaveURL(`/deck/${username}/new`);
  await page.getByLabel('Name of the deck').pressSequentially('Animales y comida', { delay });
  await page.getByLabel('Language of the words').selectOption('spanish');
  await page.getByLabel('Translated into').selectOption('english_uk');
  const typed = [
    'perro',
    'gato',
    'vaca',
    'caballo',
    'oveja',
    'pez',
    'abeja',
    'manzana',
    'pan',
    'queso',
    'leche',
    'huevo',
  ];
  await typeWords(page, ...typed);
  await expect(listed(page)).toHaveCount(12);

  await box(page).focus();
  await page.getByRole('button', { name: 'Paste a list' }).click();
  await page
    .getByLabel('One word a line')
    .fill(
      'plátano; banana\nfresa; strawberry\n\nlimón; lemon\nuva; grapes\nzanahoria, carrot\ntomate\nperro; dog\na=b\n',
    );
  await page.getByRole('button', { name: 'Find pictures' }).click();
  await expect(page.getByText('This word is there already.')).toBeVisible();
  await expect(page.getByText('Input cannot contain =')).toBeVisible();
  await page.getByRole('button', { name: 'Change the list' }).click();
  await page
    .getByLabel('One word a line')
    .fill('plátano; banana\nfresa; strawberry\nlimón; lemon\nuva; grapes\nzanahoria; carrot\ntomate\ncebolla\n');
  await page.getByRole('button', { name: 'Find pictures' }).click();
  await page.getByRole('button', { name: 'Add 7 words' }).click();
  await expect(listed(page)).toHaveCount(19);

  // One that the library does not have. The picture sites cannot be reached from where journeys run.
  await box(page).pressSequentially('ornitorrinco', { delay });
  await expect(page.getByText('No images found for ornitorrinco')).toBeVisible();
  await page.getByRole('button', { name: 'From the web, or upload' }).click();
  const panel = page.getByRole('dialog', { name: 'Image control panel' });
  await panel.getByRole('tab', { name: 'Web' }).click();
  await expect(panel.getByText('The picture sites cannot be reached at the moment.')).toBeVisible({ timeout: 20_000 });
  await panel.getByRole('tab', { name: 'Upload' }).click();
  await panel
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'mine.png', mimeType: 'image/png', buffer: stripes(400, 360) });
  await expect(panel.getByLabel('Text in Spanish')).toHaveValue('ornitorrinco');
  await panel.getByLabel('Text in English (UK)').pressSequentially('platypus', { delay });
  await panel.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(panel).toBeHidden();
  await expect(listed(page)).toHaveCount(20);

  await page.getByRole('button', { name: 'Sound of perro' }).click();
  const sounds = page.getByRole('dialog', { name: 'Sound' });
  await sounds.locator('input[type=file]').setInputFiles({ name: 'perro.mp3', mimeType: 'audio/mpeg', buffer: mp3 });
  await sounds.getByRole('button', { name: 'Use this sound' }).click();
  await expect(sounds).toBeHidden();

  await page.getByRole('button', { name: 'Create deck' }).click();
  await expect(page).toHaveURL(new RegExp(`/deck/${username}/search\\?id=\\d+$`));
  await expect(page.getByText('20 words').first()).toBeVisible();
  const seconds = (Date.now() - began) / 1000;
  console.log(`20 words in ${seconds.toFixed(0)} s`);
  expect(seconds).toBeLessThan(180);

  await page.getByRole('link', { name: 'Edit deck' }).click();
  await expect(listed(page)).toHaveCount(20);
  expect(await words(page)).toEqual([
    ...typed,
    'plátano',
    'fresa',
    'limón',
    'uva',
    'zanahoria',
    'tomate',
    'cebolla',
    'ornitorrinco',
  ]);
  expect(complaints).toEqual([]);
});

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
      await expect(listed(page)).toHaveCount(typed.length);
      expect(await words(page)).toEqual(typed);
      await expect(page.getByText('Image missing')).toHaveCount(0);
      const field = page.locator('[data-part=target]').first();
      await expect(field).toHaveAttribute('lang', tag);
      await expect(field).toHaveCSS('direction', direction);
      await expect.poll(() => page.evaluate(isThere, font)).toBe(true);
      await page.getByRole('button', { name: 'Create deck' }).click();
      await expect(page.locator(`bdi[lang=${tag}]`).first()).toBeVisible();
      await expect(page.locator(`bdi[lang=${tag}]`).filter({ hasText: typed[0]! }).first()).toHaveCSS(
        'direction',
        direction,
      );
    });
  }
});

test('by keys alone: words are typed, another picture is chosen, rows are moved, deleted and put back', async ({
  page,
}) => {
  await openNewDeck(page, 'Keys', 'spanish', 'english_uk');
  await typeWords(page, 'perro', 'gato');
  await box(page).pressSequentially('vaca', { delay });
  await expect(page.getByRole('list', { name: 'Pictures for the word' }).getByRole('listitem')).not.toHaveCount(0);
  const other = await page
    .getByRole('list', { name: 'Pictures for the word' })
    .locator('img')
    .nth(1)
    .getAttribute('src');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('moo cow', { delay });
  await page.keyboard.press('Enter');
  await expect(listed(page)).toHaveCount(3);
  await expect(listed(page).nth(2).locator('img')).toHaveAttribute('src', other!);
  await expect(listed(page).nth(2).getByLabel('Translation of vaca', { exact: true })).toHaveValue('moo cow');

  await page.getByRole('button', { name: 'Move row 3, vaca' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('button', { name: 'Move row 2, vaca' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.getByRole('button', { name: 'Move row 1, vaca' })).toBeFocused();
  expect(await words(page)).toEqual(['vaca', 'perro', 'gato']);

  await page.getByRole('button', { name: 'Delete perro' }).focus();
  await page.keyboard.press('Enter');
  expect(await words(page)).toEqual(['vaca', 'gato']);
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  expect(await words(page)).toEqual(['vaca', 'perro', 'gato']);

  await page.reload();
  await expect.poll(() => words(page)).toEqual(['vaca', 'perro', 'gato']);
  await page.getByRole('button', { name: 'Create deck' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 words').first()).toBeVisible();
});

test('pictures of the library are named for others, one after the other', async ({ page }) => {
  await newUser(page);
  await page.goto('/translate');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Translating mode');
  await expect(page.getByText('All done for now!')).toBeVisible();
  await expectAccessible(page, 'translating');
});

for (const [size, viewport] of [
  ['wide', { width: 1280, height: 800 }],
  ['narrow', { width: 360, height: 740 }],
] as const) {
  test(`the editor is accessible, ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openNewDeck(page, 'Accessible', 'spanish', 'english_uk');
    await expectAccessible(page, 'empty');
    await typeWords(page, 'perro', 'perro', 'zzyzx');
    await box(page).fill('gato');
    await expect(page.getByRole('list', { name: 'Pictures for the word' })).toBeVisible();
    await page.getByRole('button', { name: 'Create deck' }).click();
    await expectAccessible(page, 'with mistakes');
    await page.getByRole('button', { name: 'Paste a list' }).click();
    await page.getByLabel('One word a line').fill('vaca; cow\na=b');
    await expectAccessible(page, 'a list');
    await page.getByRole('button', { name: 'Find pictures' }).click();
    await page.getByRole('button', { name: 'Another picture for vaca' }).click();
    await expectAccessible(page, 'its preview');
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
  });
}
