import { expect, test } from '@playwright/test';
import { findingsOn } from './accessibility/axe.ts';
import { desk, everyLook, overflowing, show, smallPhone } from './accessibility/looks.ts';
import { rows, untilSaved } from './deck-editor/editor.ts';
import { ownDeck } from './study/own-deck.ts';
import { goOnFrom, main, optionsOf, pageNumber, questionOf, sightOf } from './study/shown-page.ts';

const note = 'Irregular: ser = to be. Think of a cat that sits on a mat.';

test('a teacher writes a note and an example, and a learner reads them after the answer', async ({ page }) => {
  const deck = await ownDeck(page.request, 'spanish');
  const word = deck.words[0]!.target_translation;
  await page.goto(`${deck.path}/edit`);
  await expect(rows(page)).toHaveCount(deck.words.length);
  const sheet = page.getByRole('dialog', { name: 'Note and example' });
  const opener = page.getByRole('button', { name: `Write a note or an example for ${word}` });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(sheet.getByLabel('Note')).toBeFocused();
  await page.keyboard.insertText(note);
  await sheet.getByLabel(/^Example in/).fill(`An example with ${word}.`);
  await sheet.getByLabel(/^The example in/).fill('What it means.');
  expect(await findingsOn(page, 'the sheet of a note')).toEqual([]);
  await untilSaved(page, () => page.keyboard.press('Enter'));
  const filled = page.getByRole('button', { name: `Note and example of ${word}` });
  await expect(filled).toBeFocused();
  for (const viewport of [desk, smallPhone]) {
    await show(page, { viewport, colorScheme: 'light' });
    expect(await overflowing(page)).toEqual([]);
  }
  // Undone, and done again.
  await untilSaved(page, () => page.keyboard.press('Control+z'));
  await expect(opener).toBeVisible();
  await untilSaved(page, () => page.keyboard.press('Control+y'));
  await expect(filled).toBeVisible();

  await show(page, { viewport: desk, colorScheme: 'light' });
  await page.goto(deck.path);
  await page.getByRole('button', { name: `Image details: ${word}` }).click();
  await expect(page.getByRole('dialog').getByText(note)).toBeVisible();

  await page.goto(`${deck.path}/study`);
  await expect(main(page).getByText(note)).toBeVisible();
  for (const look of everyLook) {
    await show(page, look);
    expect(await overflowing(page)).toEqual([]);
  }
  await show(page, { viewport: desk, colorScheme: 'light' });
  expect(await findingsOn(page, 'a new word with a note')).toEqual([]);
  // Others are introduced first; nothing is told of a word that is asked.
  while ((await sightOf(page)) !== 'question') await goOnFrom(page, await pageNumber(page), 'Enter');
  const asked = await questionOf(page, deck);
  expect(asked.word.target_translation).toBe(word);
  await expect(main(page).getByText(note)).toHaveCount(0);
  await optionsOf(page).nth(asked.wrong).click();
  await expect(main(page).getByText(note)).toBeVisible();
  for (const look of everyLook) {
    await show(page, look);
    expect(await overflowing(page)).toEqual([]);
  }
  expect(await findingsOn(page, 'a wrong answer with a note')).toEqual([]);

  await page.goto(`${deck.path}/revise`);
  await expect(page.getByText(note)).not.toBeInViewport();
  await page.getByRole('button', { name: 'Show' }).first().click();
  await expect(page.getByText(note)).toBeVisible();
  expect(await findingsOn(page, 'a turned card with a note')).toEqual([]);
});

test('a sound is chosen for the translation of a word, and a learner hears it', async ({ page }) => {
  const deck = await ownDeck(page.request, 'spanish');
  const word = deck.words[0]!.target_translation;
  await page.goto(`${deck.path}/edit`);
  await page.getByRole('button', { name: `Sound of ${word}` }).click();
  const sheet = page.getByRole('dialog', { name: 'Sound' });
  await sheet.getByRole('button', { name: 'English (UK)' }).click();
  const voice = sheet.getByRole('button', { name: 'Male 1', exact: true }).filter({ visible: true });
  await expect(voice).toBeVisible();
  expect(await findingsOn(page, 'the sounds of a translation')).toEqual([]);
  await untilSaved(page, () => voice.click());
  const { words } = (await (await page.request.get(`/api/deck_rows/${deck.deck_id}`)).json()) as {
    words: { source_sound_path?: string }[];
  };
  const chosen = words[0]!.source_sound_path!;
  expect(chosen).toMatch(/^\/media\//);

  await page.goto(`${deck.path}/study`);
  const heard = page.waitForRequest((request) => request.url().endsWith(chosen));
  await page.getByRole('button', { name: 'Play the translation' }).click();
  await heard;
  expect(await findingsOn(page, 'a new word with a sound of its translation')).toEqual([]);
});
