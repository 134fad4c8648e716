import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility/axe.ts';
import { desk, everyLook, phone } from './accessibility/looks.ts';
import { keepPicture } from './live/pictures.ts';
import { emptyDeck, openWriting, stored, tabTo } from './study/writing-sentences.ts';

test('a sentence is written, translated, highlighted with the mouse, and gets a picture; everything is there after a reload', async ({
  page,
}) => {
  const { deck_id, path } = await emptyDeck(page, 'english_uk');
  await openWriting(page, path);
  await expect(page.getByText('This study has no sentences').last()).toBeVisible();
  await page.getByRole('button', { name: 'Add sentence', exact: true }).click();
  await page.getByRole('textbox', { name: 'Sentence 1' }).fill('The dog sleeps in the garden.');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await stored(page, deck_id))[0]?.target_translation)
    .toBe('The dog sleeps in the garden.');

  await page.getByRole('button', { name: 'Highlight: Sentence 1', exact: true }).click();
  const box = page.getByRole('textbox', { name: /^Select a part/ });
  // A double click selects the word below the pointer.
  await box.getByText('The dog sleeps').dblclick({ position: { x: 45, y: 12 } });
  await page.getByRole('radio', { name: 'Green' }).check({ force: true });
  await expectAccessible(page, 'a part is being highlighted', { looks: everyLook });
  await keepPicture(page, 'highlighting', 'author');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: 'dog, highlight of Sentence 1' })).toBeVisible();

  await page.getByRole('button', { name: 'Add image to sentence 1' }).click();
  const selector = page.getByRole('dialog', { name: 'Image selector' });
  await expect(selector).toBeVisible();
  await expectAccessible(page, 'the image selector');
  await keepPicture(page, 'image selector', 'author');
  await selector
    .getByRole('button', { name: /^Use this picture/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Text of picture 1 of sentence 1' }).click();
  await page.getByLabel('Text', { exact: true }).fill('our dog');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Highlight picture 1 of sentence 1' }).click();

  await page.getByRole('button', { name: 'Paste a list' }).click();
  await page.getByLabel('One sentence a line').fill('A bird sings.\nThe cat drinks milk.\na=b');
  await expectAccessible(page, 'a list is looked at');
  await page.getByRole('button', { name: 'Add 2 sentences' }).click();
  await expect(page.getByRole('button', { name: /^Sentence 3/ })).toBeVisible();

  await expect
    .poll(() => stored(page, deck_id))
    .toMatchObject([
      {
        target_highlights: [{ start_index: 4, end_index: 7, highlight_color: 'green' }],
        images: [{ sentence_image_text: 'our dog', highlighted: true }],
      },
      { target_translation: 'A bird sings.' },
      { target_translation: 'The cat drinks milk.' },
    ]);
  await page.reload();
  await expect(page.getByText('3 sentences', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add sentences' }).click();
  await expect(page.getByRole('button', { name: 'dog, highlight of Sentence 1' })).toBeVisible();
  await expectAccessible(page, 'sentences are written', { looks: everyLook });
  for (const viewport of [desk, phone, { width: 1024, height: 768 }]) {
    await page.setViewportSize(viewport);
    await keepPicture(page, 'writing', 'author');
  }
});

test.describe('by keyboard alone', () => {
  for (const { language, text, keys, range } of [
    { language: 'arabic', text: 'الكلب ينام', keys: ['Control+Shift+ArrowLeft'], range: [0, 5] },
    { language: 'japanese', text: '犬が寝る。', keys: ['Shift+ArrowRight'], range: [0, 1] },
  ]) {
    test(`a sentence in ${language} is written and highlighted`, async ({ page }) => {
      const { deck_id, path } = await emptyDeck(page, language);
      await openWriting(page, path);
      await tabTo(page, 'Add sentence');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: 'Sentence 1' })).toBeFocused();
      await page.keyboard.insertText(text);
      await page.keyboard.press('Enter');
      const written = page.getByRole('button', { name: `Sentence 1: ${text}` });
      await expect(written).toBeFocused();
      await tabTo(page, 'Highlight: Sentence 1');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: /^Select a part/ })).toBeFocused();
      for (const key of keys) await page.keyboard.press(key);
      await page.keyboard.press('Enter');
      await expect
        .poll(async () => (await stored(page, deck_id))[0])
        .toMatchObject({
          target_translation: text,
          target_highlights: [{ start_index: range[0], end_index: range[1], highlight_color: 'red' }],
        });
      await keepPicture(page, language, 'author');
      await expect(written).toBeFocused();
      await tabTo(page, 'Delete sentence 1');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Add sentence', exact: true })).toBeFocused();
    });
  }
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: phone });
  test('a part is selected by holding a finger on it', async ({ page }) => {
    const { deck_id, path } = await emptyDeck(page, 'english_uk');
    await page.request.post('/api/sentence', { data: { deck_id, texts: [{ target_translation: 'Dogs sleep.' }] } });
    await openWriting(page, path);
    await page.getByRole('button', { name: 'Highlight: Sentence 1', exact: true }).tap();
    const box = page.getByRole('textbox', { name: /^Select a part/ });
    const { x, y } = (await box.getByText('Dogs sleep.').boundingBox())!;
    const client = await page.context().newCDPSession(page);
    await client.send('Input.synthesizeTapGesture', {
      x: x + 15,
      y: y + 12,
      duration: 1000,
      gestureSourceType: 'touch',
    });
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('Dogs');
    await page.getByRole('button', { name: 'Confirm' }).tap();
    await expect(page.getByRole('button', { name: 'Dogs, highlight of Sentence 1' })).toBeVisible();
  });
});
