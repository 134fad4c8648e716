import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { findingsOn } from './accessibility/axe.ts';
import { asOds, asXlsx, asZip, inWindows1252 } from './imports/files.ts';
import {
  give,
  importAll,
  importButton,
  inLanguages,
  itemsOf,
  openImport,
  paste,
  wordsMade,
} from './imports/import-page.ts';

const rows = [
  ['Palabra', 'Meaning'],
  ['la niña', 'girl'],
  ['el pingüino', 'penguin'],
  ['el corazón', 'heart'],
];
const made = ['la niña = girl', 'el pingüino = penguin', 'el corazón = heart'];
const looks = [
  {},
  { viewport: { width: 1024, height: 768 } },
  { viewport: { width: 390, height: 844 } },
  { colorScheme: 'dark' as const },
];

test('a list that is pasted becomes a deck, and goes away again when it is undone', async ({ page }) => {
  const owner = await openImport(page);
  expect(await findingsOn(page, 'the beginning of an import', { looks })).toEqual([]);
  await paste(
    page,
    rows
      .slice(1)
      .map((cells) => cells.join('\t'))
      .join('\n'),
  );
  await inLanguages(page, 'spanish', 'english_uk');
  await page.getByLabel('Name of the deck').fill('Pasted here');
  await expect(importButton(page)).not.toHaveAttribute('aria-busy');
  expect(await findingsOn(page, 'the preview of an import', { looks })).toEqual([]);
  await importAll(page);
  expect(await findingsOn(page, 'an import that is done', { looks })).toEqual([]);
  expect(await wordsMade(page, owner)).toEqual(made);
  expect(await itemsOf(page, owner)).toEqual(['Pasted here']);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('The import was undone. Decks that you had changed are in the bin.')).toBeVisible();
  expect(await itemsOf(page, owner)).toEqual([]);
});

test('a CSV of an old Windows comes with its letters, which are said where the guess fails', async ({ page }) => {
  const owner = await openImport(page);
  await give(page, inWindows1252('vocabulario.csv', rows.map((cells) => cells.join(';')).join('\r\n')));
  await expect(importButton(page)).toBeVisible();
  await page.getByText('Does it look wrong?').click();
  await page.getByLabel('Letters (encoding)').selectOption('windows-1252');
  await expect(page.getByRole('cell', { name: 'la niña' })).toBeVisible();
  await inLanguages(page, 'spanish', 'english_uk');
  await expect(page.getByRole('cell', { name: 'el pingüino' })).toBeVisible();
  await importAll(page);
  expect(await wordsMade(page, owner)).toEqual(made);
});

for (const file of [asXlsx('words.xlsx', rows), asOds('words.ods', rows)]) {
  test(`a spreadsheet becomes a deck: ${file.name}`, async ({ page }) => {
    const owner = await openImport(page);
    await give(page, file);
    await inLanguages(page, 'spanish', 'english_uk');
    await importAll(page);
    expect(await wordsMade(page, owner)).toEqual(made);
  });
}

test('a zip file of lists becomes a deck for each, and says what it left out', async ({ page }) => {
  const owner = await openImport(page);
  const list = (words: readonly string[][]) => [rows[0]!, ...words].map((cells) => cells.join(';')).join('\n');
  await give(
    page,
    asZip('Units.zip', {
      'Units/One.csv': list(rows.slice(1, 3)),
      'Units/Two.csv': list(rows.slice(3)),
      'Units/photo.jpg': 'x',
      '__MACOSX/Units/._One.csv': 'x',
    }),
  );
  await inLanguages(page, 'spanish', 'english_uk');
  await expect(page.getByText('3 words in 2 decks')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await page.getByRole('button', { name: '1 remark about this file' }).click();
  await expect(page.getByText('Files of this kind are left out: Units/photo.jpg')).toBeVisible();
  expect(await findingsOn(page, 'the preview of a zip file', { looks })).toEqual([]);
  await importAll(page);
  expect(await itemsOf(page, owner)).toEqual(['Units']);
  await page.getByRole('link', { name: 'Open Units' }).click();
  await expect(page.getByRole('link', { name: /^One/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Two/ })).toBeVisible();
});

test('the text that Quizlet exports is read, with its own signs as well', async ({ page }) => {
  const owner = await openImport(page);
  // As somebody has set it there: a dash in between, and a semicolon after each.
  await paste(
    page,
    rows
      .slice(1)
      .map((cells) => cells.join(' - '))
      .join(';'),
  );
  await expect(importButton(page)).toBeVisible();
  await page.getByText('Does it look wrong?').click();
  await page.getByLabel('Between the rows').selectOption(';');
  await page.getByLabel('Between the columns').selectOption(' - ');
  await inLanguages(page, 'spanish', 'english_uk');
  await expect(page.getByRole('cell', { name: 'el pingüino' })).toBeVisible();
  await importAll(page);
  expect(await wordsMade(page, owner)).toEqual(made);
});

test('by keys alone it is said what each column is', async ({ page }) => {
  const owner = await openImport(page);
  await give(page, inWindows1252('turned.csv', 'die Tiere;Katze;cat\ndie Tiere;Hund;dog\n'));
  await expect(importButton(page)).toBeVisible();
  const column = (name: string) => page.getByLabel(`What is in ${name}?`);
  for (const [name, field] of [
    ['Column 1', 'Note'],
    ['Column 2', 'Word'],
    ['Column 3', 'Translation'],
  ] as const) {
    await column(name).focus();
    const chosen = column(name).locator('option:checked');
    // Letters would choose the next that begins so, as the translation's sound.
    // oxlint-disable-next-line no-await-in-loop
    for (let presses = 0; presses < 12 && (await chosen.innerText()) !== field; presses++) {
      // oxlint-disable-next-line no-await-in-loop
      await page.keyboard.press(name === 'Column 1' ? 'ArrowDown' : 'ArrowUp');
    }
    await expect(chosen).toHaveText(field);
    await expect(importButton(page)).not.toHaveAttribute('aria-busy');
  }
  await inLanguages(page, 'german', 'english_uk');
  await importButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible();
  expect(await wordsMade(page, owner)).toEqual(['Katze = cat', 'Hund = dog']);
});

test('a reload in the middle comes back to the preview, and cancelled nothing is left', async ({ page }) => {
  const owner = await openImport(page);
  await give(page, inWindows1252('again.csv', rows.map((cells) => cells.join(';')).join('\n')));
  await inLanguages(page, 'spanish', 'english_uk');
  await page.reload();
  await expect(page.getByLabel('Language of the words')).toHaveValue('spanish');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Cancelled. Nothing of it is left.')).toBeVisible();
  expect(await itemsOf(page, owner)).toEqual([]);
});

test('what is left out is told line by line, and can be saved', async ({ page }) => {
  await openImport(page);
  await give(page, inWindows1252('gaps.csv', 'Palabra;Meaning\nel gato;cat\n;dog\nel gato;cat\n'));
  await inLanguages(page, 'spanish', 'english_uk');
  await page.getByRole('button', { name: /remarks about this file/ }).click();
  const list = page.getByRole('list', { name: 'What was left out' });
  await expect(list.getByText('The word is missing')).toBeVisible();
  await expect(list.getByText('This word is there already')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the list' }).click();
  expect((await saving).suggestedFilename()).toBe('gaps.csv.csv');
});

test('words go into a deck that is there, from its own page', async ({ page }) => {
  const owner = await openImport(page);
  await paste(page, 'el gato\tcat');
  await inLanguages(page, 'spanish', 'english_uk');
  await importAll(page);
  const href = await page.getByRole('link', { name: /^Open / }).getAttribute('href');
  const id = /id=(\d+)/.exec(href ?? '')?.[1];
  await page.goto(`/deck/${owner}/${id}/edit`);
  await page.getByRole('link', { name: 'Import into this deck' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Import into/ })).toBeVisible();
  await paste(page, 'el perro\tdog');
  await expect(importButton(page)).toBeEnabled();
  await expect(importButton(page)).not.toHaveAttribute('aria-busy');
  await importAll(page);
  expect(await wordsMade(page, owner)).toEqual(['el gato = cat', 'el perro = dog']);
});

test('a broken file is refused in a clear sentence, and leaves nothing', async ({ page }) => {
  const owner = await openImport(page);
  const buffer = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(400, 7)]);
  await give(page, { name: 'broken.apkg', mimeType: 'application/octet-stream', buffer });
  await expect(page.getByText('This file cannot be read.')).toBeVisible();
  expect(await findingsOn(page, 'an import that failed', { looks })).toEqual([]);
  expect(await itemsOf(page, owner)).toEqual([]);
});

test('a package of Anki comes with its notes, whatever made it', async ({ page }) => {
  await openImport(page);
  const buffer = await readFile('test/fixtures/interchange/anki/anki21b.apkg');
  await give(page, { name: 'from-anki.apkg', mimeType: 'application/octet-stream', buffer });
  await inLanguages(page, 'german', 'english_uk');
  await importAll(page);
  await expect(page.getByRole('link', { name: /^Open / })).toBeVisible();
});
