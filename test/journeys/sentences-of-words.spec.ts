import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility/axe.ts';
import { everyLook, phone, show, smallPhone } from './accessibility/looks.ts';
import { starterDecks } from './decks/starter-decks.ts';
import { keepPicture } from './live/pictures.ts';
import { type Deck, ownDeck } from './study/own-deck.ts';
import { deleteSentences } from './study/own-sentences.ts';

/** What leads from a word to its sentences. */
const linkOf = (page: Page, word: string) =>
  page
    .locator('main ol > li')
    .filter({ hasText: word })
    .getByRole('button', { name: /sentences? with / });

const looks = [...everyLook, { viewport: smallPhone }, { viewport: { width: 1024, height: 768 } }];

/** A deck of a new person, with sentences made of its first two words. */
async function deckWith(
  page: Page,
  language: string,
  write: (first: string, second: string) => { target_translation: string; source_translation: string }[],
): Promise<Deck> {
  const deck = await ownDeck(page.request, language);
  await deleteSentences(page.request, deck.deck_id);
  const [first, second] = deck.words;
  const texts = write(first!.target_translation, second!.target_translation);
  const made = await page.request.post('/api/sentence', { data: { deck_id: deck.deck_id, texts } });
  expect(made.ok(), await made.text()).toBe(true);
  return deck;
}

/** Keeps a picture of a page in every size. */
async function keepPictures(page: Page, moment: string): Promise<void> {
  for (const look of looks) {
    await show(page, look);
    await keepPicture(page, moment, look.colorScheme ?? 'light');
  }
}

test('a visitor goes by keyboard from a word of a Japanese starter deck to its sentences, and back', async ({
  page,
}) => {
  const [deck] = await starterDecks(page.request, 'japanese');
  await page.goto(`/deck/lexiroom/${deck!.item_id}`);
  const link = page.getByRole('button', { name: /^\d+ sentences? with / }).first();
  const name = (await link.getAttribute('aria-label'))!;
  const [, count, word] = /^(\d+) sentences? with (.+)$/.exec(name)!;
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Sentences with ${word}` });
  await expect(dialog.getByRole('listitem')).toHaveCount(Number(count));
  for (const sentence of await dialog.getByRole('listitem').all())
    await expect(sentence.locator('mark').first()).toHaveText(word!);
  await expectAccessible(page, 'the sentences of a word', { looks: everyLook });
  await keepPictures(page, 'visitor');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  await expectAccessible(page, 'words with sentences', { looks: everyLook });
  await keepPictures(page, 'words');
});

test('their owner sees them, and finds them without a network', async ({ page, context }) => {
  const { words, path } = await deckWith(page, 'english_uk', (first, second) => [
    { target_translation: `I see the ${first} and the ${second}.`, source_translation: 'Veo los dos.' },
    { target_translation: `${first.toUpperCase()}!`, source_translation: '¡Mira!' },
  ]);
  const [first, second] = words.map(({ target_translation }) => target_translation);
  await page.goto(path);
  await expect(linkOf(page, first!)).toHaveText('2 sentences');
  await expect(linkOf(page, second!)).toHaveText('1 sentence');
  await context.setOffline(true);
  await linkOf(page, first!).click();
  const dialog = page.getByRole('dialog', { name: `Sentences with ${first}` });
  await expect(dialog.locator('mark')).toHaveText([first!, first!.toUpperCase()]);
  await expect(dialog.getByText('Veo los dos.')).toBeVisible();
  await keepPictures(page, 'owner');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: phone });
  test('a finger opens the sentences of an Arabic word, which read from right to left', async ({ page }) => {
    const { words, path } = await deckWith(page, 'arabic', (first, second) => [
      { target_translation: `هذا ${first} وهذا ${second}.`, source_translation: 'This and that.' },
    ]);
    const word = words[0]!.target_translation;
    await page.goto(path);
    await linkOf(page, word).tap();
    const dialog = page.getByRole('dialog', { name: `Sentences with ${word}` });
    await expect(dialog.locator('mark')).toHaveText(word);
    const text = dialog.locator('li bdi').first();
    expect(await text.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
    await keepPicture(page, 'arabic', 'owner');
  });
});
