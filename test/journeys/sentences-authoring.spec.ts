import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility/axe.ts';
import { phone } from './accessibility/looks.ts';
import { stripes } from './deck-editor/media-files.ts';
import { keepPicture } from './live/pictures.ts';
import { cloneFor } from './study/own-deck.ts';
import { beginToWrite, deckOf, emptyDeck, openWriting, overlayOf, stored, write } from './study/writing-sentences.ts';
import { createItem } from './tree/own-tree.ts';

const textOf = async (page: Page, deck_id: number) => (await stored(page, deck_id))[0]?.target_translation;

test('what is typed is kept when the overlay closes by itself; a text with a fault is not closed over', async ({
  page,
}) => {
  const { deck_id, path } = await deckOf(page, 'english_uk', 'The dog sleeps.');
  await openWriting(page, path);
  await beginToWrite(page, 'The dog runs.');
  // As the way back of a phone does it.
  await overlayOf(page).evaluate((dialog) => (dialog as HTMLDialogElement).requestClose());
  await expect(overlayOf(page)).toBeHidden();
  await expect.poll(() => textOf(page, deck_id)).toBe('The dog runs.');

  await page.getByRole('button', { name: 'Add sentences' }).click();
  const box = await beginToWrite(page, 'x'.repeat(101));
  const question = page.getByRole('dialog', { name: 'Discard what you have started?' });
  for (const close of [
    () => overlayOf(page).getByRole('button', { name: 'Close' }).click(),
    () => overlayOf(page).evaluate((dialog) => (dialog as HTMLDialogElement).requestClose()),
  ]) {
    await close();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(box).toHaveValue('x'.repeat(101));
  }
  await overlayOf(page).getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(overlayOf(page)).toBeHidden();
  expect(await textOf(page, deck_id)).toBe('The dog runs.');
});

test('a text that could not be sent is told on the page, and sent after the overlay was closed', async ({ page }) => {
  const { deck_id, path } = await deckOf(page, 'english_uk', 'The dog sleeps.');
  await openWriting(page, path);
  await page.route('**/api/sentence_translation', (route) => route.abort());
  await write(page, 'The dog runs.');
  await expect(page.getByText('Could update the sound...')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overlayOf(page)).toBeHidden();
  const note = page.getByText('1 text is not saved yet. It is kept on this device.');
  await expect(note).toBeVisible();
  await expectAccessible(page, 'a text is not saved yet');
  await keepPicture(page, 'not saved yet', 'author');
  await page.unroute('**/api/sentence_translation');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => textOf(page, deck_id)).toBe('The dog runs.');
  await expect(note).toBeHidden();
});

test('a list is there once, though the reply was lost and it was sent again', async ({ page }) => {
  const { deck_id, path } = await emptyDeck(page, 'english_uk');
  await openWriting(page, path);
  await page.getByRole('button', { name: 'Paste a list' }).click();
  await page.getByLabel('One sentence a line').fill('One.\nTwo.\nThree.');
  await page.route(
    '**/api/sentence',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Add 3 sentences' }).click();
  await expect(page.getByText('These sentences could not be added. Nothing of them is lost.')).toBeVisible();
  await page.getByRole('button', { name: 'Add 3 sentences' }).click();
  await expect(page.getByLabel('One sentence a line')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Sentence 3/ })).toBeVisible();
  expect((await stored(page, deck_id)).map(({ target_translation }) => target_translation)).toEqual([
    'One.',
    'Two.',
    'Three.',
  ]);
  await expect(page.getByRole('button', { name: /^Sentence 4/ })).toBeHidden();
});

test('of two decks and of a category the sentences are written, and none is added', async ({ page }) => {
  const first = await deckOf(page, 'english_uk', 'The dog sleeps.');
  const { owner } = first;
  const second = await cloneFor(page.request, owner, 'english_uk');
  const user = (await (await page.request.get('/api/logged_in_user')).json()) as { root_id: number };
  const category = await createItem(page.request, 'category', 'Both', user.root_id);
  await page.request.put('/api/move_items', {
    data: { item_ids: [second.deck_id], parent_id: user.root_id, category_id: category },
  });
  await openWriting(page, `/deck/${owner}/search`, `?id=${first.deck_id}&id=${second.deck_id}`);
  await expect(page.getByText('Cannot add in a custom study')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add more' })).toBeHidden();
  await write(page, 'The dog runs.');
  await expect.poll(() => textOf(page, first.deck_id)).toBe('The dog runs.');
  await keepPicture(page, 'two decks', 'author');
  await openWriting(page, `/category/${owner}/${category}`);
  await expect(page.getByRole('button', { name: /^Edit: Sentence \d+$/ })).not.toHaveCount(0);
  await write(page, 'A first sentence.');
  await expect.poll(() => textOf(page, second.deck_id)).toBe('A first sentence.');
});

test('a picture for a sentence comes from the library, or from the device', async ({ page }) => {
  const { deck_id, path } = await deckOf(page, 'english_uk', 'The dog sleeps.');
  await openWriting(page, path);
  const selector = page.getByRole('dialog', { name: 'Image selector' });
  const add = page.getByRole('button', { name: 'Add image to sentence 1' });
  await add.click();
  await selector.getByRole('tab', { name: 'Library' }).click();
  await selector.getByLabel('Search pictures in any language').fill('dog');
  await page.keyboard.press('Enter');
  await selector.getByRole('list', { name: 'Pictures found' }).getByRole('button').first().click();
  await expect(selector).toBeHidden();
  await expect.poll(async () => (await stored(page, deck_id))[0]?.images).toHaveLength(1);

  await add.click();
  await selector.getByRole('tab', { name: 'Upload' }).click();
  await selector
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'mine.png', mimeType: 'image/png', buffer: stripes(400, 360) });
  await selector.getByLabel('Text in English (UK)').fill('our dog');
  await selector.getByLabel('Text in Spanish').fill('nuestro perro');
  await selector.getByLabel('Artist').fill('Olga');
  await selector.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(selector).toBeHidden();
  await expect.poll(async () => (await stored(page, deck_id))[0]?.images).toHaveLength(2);
  await expect(page.getByRole('button', { name: 'Text of picture 2 of sentence 1' })).toBeEnabled();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: phone });
  for (const { language, text, part } of [
    { language: 'arabic', text: 'الكلب ينام هنا', part: 'الكلب' },
    { language: 'japanese', text: '犬が寝る。', part: '犬' },
  ]) {
    test(`a sentence in ${language} is written, highlighted in a colour, and gets a picture`, async ({ page }) => {
      const { deck_id, path } = await emptyDeck(page, language);
      await page.goto(`${path}/sentences`);
      await page.getByRole('button', { name: 'Add sentences' }).tap();
      await page.getByRole('button', { name: 'Add sentence', exact: true }).tap();
      await page.getByRole('textbox', { name: 'Sentence 1' }).fill(text);
      await page.getByRole('button', { name: 'Confirm' }).tap();
      await page.getByRole('button', { name: 'Highlight: Sentence 1', exact: true }).tap();
      const box = page.getByRole('textbox', { name: /^Select a part/ });
      await hold(page, box.getByText(text), language === 'arabic');
      await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(part);
      await page.getByRole('radio', { name: 'Purple' }).tap({ force: true });
      await keepPicture(page, `${language} by touch`, 'author');
      await page.getByRole('button', { name: 'Confirm' }).tap();
      await expect(page.getByRole('button', { name: `${part}, highlight of Sentence 1` })).toBeVisible();
      await page.getByRole('button', { name: 'Add image to sentence 1' }).tap();
      await page
        .getByRole('dialog', { name: 'Image selector' })
        .getByRole('button', { name: /^Use this picture/ })
        .first()
        .tap();
      await page.getByRole('button', { name: 'Highlight picture 1 of sentence 1' }).tap();
      await expect
        .poll(() => stored(page, deck_id))
        .toMatchObject([
          {
            target_translation: text,
            target_highlights: [{ start_index: 0, end_index: part.length, highlight_color: 'purple' }],
            images: [{ highlighted: true }],
          },
        ]);
    });
  }
});

/** Holds a finger on the first letter of a text. */
async function hold(page: Page, text: ReturnType<Page['getByText']>, isFromTheRight: boolean): Promise<void> {
  const { x, y, width } = (await text.boundingBox())!;
  const client = await page.context().newCDPSession(page);
  await client.send('Input.synthesizeTapGesture', {
    x: isFromTheRight ? x + width - 8 : x + 8,
    y: y + 12,
    duration: 1000,
    gestureSourceType: 'touch',
  });
}
