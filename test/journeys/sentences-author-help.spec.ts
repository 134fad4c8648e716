import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility/axe.ts';
import { everyLook, phone } from './accessibility/looks.ts';
import { createDeck } from './deck-editor/create-deck.ts';
import { starterDecks } from './decks/starter-decks.ts';
import { keepPicture } from './live/pictures.ts';
import { ownDeck, wordsOf } from './study/own-deck.ts';
import { deleteSentences } from './study/own-sentences.ts';

interface StoredSentence {
  target_translation: string | null;
  source_translation: string | null;
  target_cuts: number[] | null;
  target_highlights: { start_index: number; end_index: number; highlight_color: string }[];
}

/** The first sentence of a deck, as the server tells it now. */
async function stored(page: Page, deck_id: number): Promise<StoredSentence | undefined> {
  const reply = await page.request.get(`/api/sentences/search?id=${deck_id}`);
  return ((await reply.json()) as { sentences: StoredSentence[] }).sentences[0];
}

/** Opens the writing of a deck that has this one sentence. */
async function openWriting(page: Page, { deck_id, path }: { deck_id: number; path: string }, text: string) {
  await deleteSentences(page.request, deck_id);
  await page.request.post('/api/sentence', { data: { deck_id, texts: [{ target_translation: text }] } });
  await page.goto(`${path}/sentences`);
  await page.getByRole('button', { name: 'Add sentences' }).click();
  await expect(page.getByRole('dialog', { name: 'Add sentences' })).toBeVisible();
}

test('a word of the deck is highlighted in one press, and its translation is suggested', async ({ page }) => {
  const { username, id: deck_id } = await createDeck(page, 3);
  const word = (await wordsOf(page.request, username, deck_id))[0]!.target_translation;
  await openWriting(page, { deck_id, path: `/deck/${username}/${deck_id}` }, `I see ${word} here.`);
  await page.getByRole('button', { name: `Highlight ${word}` }).click();
  await expect(page.getByRole('button', { name: `${word}, highlight of Sentence 1` })).toBeVisible();
  await expect
    .poll(async () => (await stored(page, deck_id))?.target_highlights)
    .toMatchObject([{ start_index: 6, end_index: 6 + word.length, highlight_color: 'red' }]);

  await page.getByRole('button', { name: 'Edit: Translation of sentence 1' }).click();
  const suggested = page.getByRole('list', { name: 'Known translations' });
  await expectAccessible(page, 'translations are suggested', { looks: everyLook });
  await keepPicture(page, 'suggestions', 'author');
  await suggested.getByRole('button').first().click();
  const input = page.getByRole('textbox', { name: 'Translation of sentence 1' });
  await expect(input).not.toHaveValue('');
  await expect(input).toBeFocused();
  const typed = await input.inputValue();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await stored(page, deck_id))?.source_translation).toBe(typed);
});

test('a sentence of a starter deck is known: its translation is taken in one press, and so is the sentence by that', async ({
  page,
}) => {
  const { username, id: deck_id } = await createDeck(page, 1);
  const [starter] = await starterDecks(page.request, 'english_uk');
  const known = (await stored(page, starter!.item_id))!;
  await openWriting(page, { deck_id, path: `/deck/${username}/${deck_id}` }, known.target_translation!.toUpperCase());
  const take = async (box: string, text: string) => {
    await page.getByRole('button', { name: `Edit: ${box}` }).click();
    const offered = page.getByRole('list', { name: 'Known sentences' });
    await expectAccessible(page, 'a sentence is known', { looks: everyLook });
    await keepPicture(page, `known, ${box}`, 'author');
    await offered.getByRole('button', { name: text, exact: true }).click();
    const input = page.getByRole('textbox', { name: box });
    await expect(input).toHaveValue(text);
    await expect(input).toBeFocused();
    await page.keyboard.press('Enter');
  };
  await take('Translation of sentence 1', known.source_translation!);
  await expect.poll(async () => (await stored(page, deck_id))?.source_translation).toBe(known.source_translation);

  await page.getByRole('button', { name: 'Edit: Sentence 1' }).click();
  await page.getByRole('textbox', { name: 'Sentence 1' }).fill('');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await stored(page, deck_id))?.target_translation).toBeNull();
  await take('Sentence 1', known.target_translation!);
  await expect.poll(async () => (await stored(page, deck_id))?.target_translation).toBe(known.target_translation);
});

test('a Japanese sentence is cut into other words by keyboard', async ({ page }) => {
  const deck = await ownDeck(page.request, 'japanese');
  await openWriting(page, deck, '犬が寝る。');
  await page.getByRole('button', { name: 'Cut into words: Sentence 1' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cut into words' });
  const words = dialog.getByRole('list', { name: 'The words' }).getByRole('listitem');
  await expect(words).toHaveText(['犬', 'が', '寝る']);
  await expectAccessible(page, 'a sentence is cut', { looks: everyLook });
  await keepPicture(page, 'cuts', 'author');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Cut between 犬 and が' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(words).toHaveText(['犬が', '寝る']);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(words).toHaveText(['犬が寝', 'る']);
  await page.keyboard.press('Shift+ArrowLeft');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect.poll(async () => (await stored(page, deck.deck_id))?.target_cuts).toEqual([2]);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: phone });
  test('a Japanese sentence is cut with a finger, and given back to its language', async ({ page }) => {
    const deck = await ownDeck(page.request, 'japanese');
    await openWriting(page, deck, '犬が寝る。');
    const open = () => page.getByRole('button', { name: 'Cut into words: Sentence 1' }).tap();
    await open();
    await page.getByRole('button', { name: 'Cut between 犬 and が' }).tap();
    await keepPicture(page, 'cuts', 'author');
    await page.getByRole('button', { name: 'Save' }).tap();
    await expect.poll(async () => (await stored(page, deck.deck_id))?.target_cuts).toEqual([2]);
    await open();
    await page.getByRole('button', { name: 'Cut as the language does' }).tap();
    await page.getByRole('button', { name: 'Save' }).tap();
    await expect.poll(async () => (await stored(page, deck.deck_id))?.target_cuts).toBeNull();
  });
});
