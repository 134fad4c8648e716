import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility/axe.ts';
import { signUp } from './accounts/person.ts';
import { addWordField, delay, rows, untilSaved, words } from './deck-editor/editor.ts';
import { createDeck } from './deck-editor/create-deck.ts';

const languages = { target_language: 'spanish', source_language: 'english_uk' };

test('a list as teachers write it is pasted, put right, ordered, copied and taken back, and the server has it so', async ({
  page,
}) => {
  const username = await signUp(page.request);
  const make = async (deck_name: string, target_text: string, source_text: string) => {
    const data = { deck_name, ...languages, selected_ids: [{ target_text, source_text }] };
    const made = await page.request.post('/api/deck', { data });
    return ((await made.json()) as { item_id: number }).item_id;
  };
  const id = await make('Farm', 'sol', 'sun');
  const other = await make('Second class', 'luna', 'moon');
  const wordsOf = async (deck: number) => {
    const read = (await (await page.request.get(`/api/deck_rows/${deck}`)).json()) as {
      words: { target_text: string; source_text: string }[];
    };
    return read.words.map(({ target_text, source_text }) => `${target_text} = ${source_text}`);
  };
  await page.goto(`/deck/${username}/${id}/edit`);

  await page.getByRole('button', { name: 'Paste a list' }).click();
  await page.getByLabel('One word a line').fill('1. dog – perro\n2. cow – vaca\n3. sheep - oveja');
  await page.getByRole('button', { name: 'Find pictures' }).click();
  await expect(page.getByText('the columns were swapped')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Lines of the list' }).locator('img')).toHaveCount(3);
  await expectAccessible(page, 'a pasted list');
  await untilSaved(page, () => page.getByRole('button', { name: 'Add 3 words' }).click());
  await expect.poll(() => wordsOf(id)).toEqual(['sol = sun', 'perro = dog', 'vaca = cow', 'oveja = sheep']);

  await page.getByRole('button', { name: /^Move row 1, sol/ }).click({ modifiers: ['Control'] });
  await page.keyboard.press('Control+a');
  await expect(page.getByText('4 words chosen')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Choose row 1, sol/ }).click();
  await expectAccessible(page, 'words that are chosen');
  const chosen = page.getByRole('region', { name: 'Chosen words' });
  await untilSaved(page, () => chosen.getByRole('button', { name: 'Order by name' }).click());
  await expect.poll(() => wordsOf(id)).toEqual(['sol = sun', 'oveja = sheep', 'perro = dog', 'vaca = cow']);

  await chosen.getByRole('button', { name: 'Copy to a deck' }).click();
  await expect(page.getByRole('button', { name: /^Second class/ })).toBeVisible();
  await expectAccessible(page, 'the decks to copy to');
  await page.getByRole('button', { name: /^Second class/ }).click();
  await expect(page.getByText('3 words copied to Second class')).toBeVisible();
  expect(await wordsOf(other)).toEqual(['luna = moon', 'oveja = sheep', 'perro = dog', 'vaca = cow']);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => wordsOf(other)).toEqual(['luna = moon']);

  // The words are deleted, which the server does only once that cannot be undone at once any more: leaving is such a moment.
  await page.getByRole('checkbox', { name: /^Choose row 2, oveja/ }).focus();
  await page.keyboard.press('Delete');
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect.poll(() => words(page)).toEqual(['sol', 'oveja', 'perro', 'vaca']);
  await page.keyboard.press('Control+Shift+z');
  await expect(rows(page)).toHaveCount(1);
  await untilSaved(page, () => page.evaluate(() => void dispatchEvent(new Event('pagehide'))));
  await expect.poll(() => wordsOf(id)).toEqual(['sol = sun']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => wordsOf(id)).toEqual(['sol = sun', 'oveja = sheep', 'perro = dog', 'vaca = cow']);
});

test('among 400 rows a word is found by keys, all are chosen and put in order, and that is undone', async ({
  page,
}) => {
  const { username, id } = await createDeck(page, 400);
  await page.goto(`/deck/${username}/${id}/edit`);
  await expect(rows(page)).toHaveCount(400);
  const before = await words(page);
  const sought = before[200]!;
  await page.keyboard.press('Control+f');
  await page.keyboard.type(sought, { delay });
  const field = page.locator('[data-part=target]').nth(200);
  await expect(field).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-part=target]:focus')).toHaveCount(1);
  await page.getByRole('button', { name: /^Move row 201,/ }).focus();
  await page.keyboard.press('Control+a');
  await expect(page.getByText('400 words chosen')).toBeVisible();
  const chosen = page.getByRole('region', { name: 'Chosen words' });
  await untilSaved(page, () => chosen.getByRole('button', { name: 'Order by name' }).click());
  const sorted = before.toSorted(new Intl.Collator('en-GB', { numeric: true }).compare);
  expect(await words(page)).toEqual(sorted);
  await untilSaved(page, () => page.keyboard.press('Control+z'));
  expect(await words(page)).toEqual(before);
  await expect(addWordField(page)).toHaveCount(0);
});
