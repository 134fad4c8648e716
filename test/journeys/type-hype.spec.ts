import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility/axe.ts';
import { type Deck, ownDeck, type Word } from './study/own-deck.ts';

/** The word whose picture is in sight, once the game has begun. */
async function askedOf(page: Page, { words }: Deck): Promise<Word> {
  await expect(page.getByRole('textbox')).toBeFocused({ timeout: 20_000 });
  const pictures = await page.locator('main img').evaluateAll((all) => all.map((image) => image.getAttribute('src')));
  return words.find(({ image_path }) => pictures.includes(image_path))!;
}

test('a Japanese word is composed by an input method, which is no mistake before it is finished', async ({ page }) => {
  const deck = await ownDeck(page.request, 'japanese');
  await page.goto(`${deck.path}/type-hype-play`);
  const word = await askedOf(page, deck);
  const life = page.getByRole('meter', { name: 'Life' });
  const input = await page.context().newCDPSession(page);
  await input.send('Input.imeSetComposition', { text: 'k', selectionStart: 1, selectionEnd: 1 });
  await expect(page.getByRole('textbox')).toHaveValue('k');
  await expect(life).toHaveAttribute('value', '100');
  await input.send('Input.insertText', { text: word.target_translation });
  await expect(page.locator('[data-score]')).not.toHaveText('0');
  await expect(life).toHaveAttribute('value', '100');
});

test('an Arabic word is typed from right to left, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const deck = await ownDeck(page.request, 'arabic');
  await page.goto(`${deck.path}/type-hype-play`);
  const word = await askedOf(page, deck);
  await expect(page.getByRole('textbox')).toHaveAttribute('dir', 'rtl');
  await expectAccessible(page, 'Type Hype in Arabic on a phone');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.keyboard.insertText(word.target_translation);
  await expect(page.locator('[data-score]')).not.toHaveText('0');
});
