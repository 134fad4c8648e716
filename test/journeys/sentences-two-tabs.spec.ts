import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility/axe.ts';
import { keepPicture } from './live/pictures.ts';
import { beginToWrite, deckOf, openWriting, stored, write } from './study/writing-sentences.ts';

const textOf = async (page: Page, deck_id: number) => (await stored(page, deck_id))[0]?.target_translation;
const changedElsewhere = 'This was changed elsewhere in the meantime.';
const deletedElsewhere = 'This sentence was deleted elsewhere. You wrote:';

/** Looks at a tab again that was not looked at for longer than what it has read counts as fresh. */
async function lookAgain(page: Page): Promise<void> {
  await page.clock.fastForward('02:00');
  const read = page.waitForResponse(/\/api\/sentences\/search/);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await read;
}

test('two tabs write a sentence, and neither loses what the other did; a text outlives the network and the tab', async ({
  page,
  context,
}) => {
  const { deck_id, path } = await deckOf(page, 'english_uk', 'The dog sleeps.');
  await page.clock.install();
  await openWriting(page, path);
  const tab = await context.newPage();
  await openWriting(tab, path);
  const mine = await beginToWrite(page, 'Too late.');
  await write(tab, 'First come.');
  await expect.poll(() => textOf(page, deck_id)).toBe('First come.');
  // It has read the other text by the time it writes its own.
  await lookAgain(page);
  await expect(mine).toHaveValue('Too late.');
  await mine.press('Enter');
  await expect(page.getByText(`${changedElsewhere} You wrote:`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sentence 1: First come.' })).toBeVisible();
  await expectAccessible(page, 'a text was changed elsewhere');
  await page.getByRole('button', { name: 'Use mine' }).click();
  await expect.poll(() => textOf(page, deck_id)).toBe('Too late.');

  await page.route('**/api/sentence_translation', (route) => route.abort());
  await write(page, 'Kept here.');
  await expect(page.getByText('Could update the sound...')).toBeVisible();
  await page.close();
  await tab.goto(`${path}/sentences`);
  await expect.poll(() => textOf(tab, deck_id)).toBe('Kept here.');
});

test('what is typed into a sentence that another tab deletes stays in sight', async ({ page }) => {
  const { deck_id, path, sentence_ids } = await deckOf(page, 'english_uk', 'The dog sleeps.', 'A bird sings.');
  await page.clock.install();
  await openWriting(page, path);
  await beginToWrite(page, 'The dog runs.');
  await page.request.delete('/api/sentence', { data: { sentence_id: sentence_ids[0] } });
  await lookAgain(page);
  const note = page.getByRole('alert').filter({ hasText: deletedElsewhere });
  await expect(note).toContainText('The dog runs.');
  await expectAccessible(page, 'a sentence was deleted elsewhere');
  await keepPicture(page, 'deleted elsewhere', 'author');
  await note.getByRole('button', { name: 'Discard' }).click();
  await expect(note).toBeHidden();
  // And so does what is confirmed before the tab has seen it.
  const box = await beginToWrite(page, 'A bird flies.');
  await page.request.delete('/api/sentence', { data: { sentence_id: sentence_ids[1] } });
  await box.press('Enter');
  await expect(note).toContainText('A bird flies.');
  expect(await stored(page, deck_id)).toEqual([]);
});

test('a part is not highlighted in a text that was changed elsewhere; the text is read anew', async ({ page }) => {
  const { deck_id, path, sentence_ids } = await deckOf(page, 'english_uk', 'The dog sleeps.');
  await openWriting(page, path);
  await page.getByRole('button', { name: 'Highlight: Sentence 1', exact: true }).click();
  await page.request.put('/api/sentence_translation', {
    data: { sentence_id: sentence_ids[0], translation_type: 'target', translation: 'Two cats run away.' },
  });
  await page.keyboard.press('ControlOrMeta+Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText(changedElsewhere)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sentence 1: Two cats run away.' })).toBeVisible();
  expect(await stored(page, deck_id)).toMatchObject([{ target_highlights: [] }]);
});

test('the extra pair is added again after it was removed', async ({ page }) => {
  const { deck_id, path } = await deckOf(page, 'english_uk', 'The dog sleeps.');
  const extra = async () => (await stored(page, deck_id))[0]?.extra_target_translation;
  await openWriting(page, path);
  const add = page.getByRole('button', { name: 'Add an extra sentence: Sentence 1' });
  await add.click();
  await expect.poll(extra).toBe(' ');
  await page.getByRole('button', { name: 'Edit: Extra sentence 1', exact: true }).click();
  await page.getByRole('textbox', { name: 'Extra sentence 1', exact: true }).fill('It snores.');
  await page.keyboard.press('Enter');
  await expect.poll(extra).toBe('It snores.');
  await page.getByRole('button', { name: 'Remove the extra sentence: Extra sentence 1' }).click();
  const question = page.getByRole('dialog', { name: 'Remove the extra sentence?' });
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.poll(extra).toBeNull();
  await add.click();
  await expect.poll(extra).toBe(' ');
  await expect(page.getByRole('alert')).toBeHidden();
});
