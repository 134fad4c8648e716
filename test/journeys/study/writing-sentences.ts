import { expect, type Locator, type Page } from '@playwright/test';
import { ownDeck } from './own-deck.ts';
import { deleteSentences } from './own-sentences.ts';

/** What the journeys look at of a sentence. */
export interface StoredSentence {
  sentence_id: number;
  target_translation: string | null;
  source_translation: string | null;
  extra_target_translation: string | null;
  target_highlights: { start_index: number; end_index: number; highlight_color: string }[];
  images: { sentence_image_text: string | null; highlighted: boolean }[];
}

/** The sentences of a deck, as the server tells them now. */
export async function stored(page: Page, deck_id: number): Promise<StoredSentence[]> {
  const reply = await page.request.get(`/api/sentences/search?id=${deck_id}`);
  return ((await reply.json()) as { sentences: StoredSentence[] }).sentences;
}

export const overlayOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Add sentences' });

/** Opens the overlay in which the sentences of a study are written; `path` is that of the study, without its search. */
export async function openWriting(page: Page, path: string, search = ''): Promise<void> {
  await page.goto(`${path}/sentences${search}`);
  await page.getByRole('button', { name: 'Add sentences' }).click();
  await expect(overlayOf(page)).toBeVisible();
}

/** A deck without sentences. */
export async function emptyDeck(page: Page, language: string) {
  const deck = await ownDeck(page.request, language);
  await deleteSentences(page.request, deck.deck_id);
  return deck;
}

/** A deck with sentences of these texts, and no others; gives their ids, too. */
export async function deckOf(page: Page, language: string, ...texts: string[]) {
  const deck = await emptyDeck(page, language);
  const data = { deck_id: deck.deck_id, texts: texts.map((target_translation) => ({ target_translation })) };
  const made = (await (await page.request.post('/api/sentence', { data })).json()) as StoredSentence[];
  return { ...deck, sentence_ids: made.map(({ sentence_id }) => sentence_id) };
}

/** Begins to write another text for the first sentence; gives its box. */
export async function beginToWrite(each: Page, text: string): Promise<Locator> {
  await each.getByRole('button', { name: 'Edit: Sentence 1', exact: true }).click();
  const box = each.getByRole('textbox', { name: 'Sentence 1', exact: true });
  await box.fill(text);
  return box;
}

/** Writes another text for the first sentence. */
export async function write(each: Page, text: string): Promise<void> {
  await beginToWrite(each, text);
  await each.keyboard.press('Enter');
}

/** Goes on by Tab until a button has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole('button', { name, exact: true });
  const steps = 40;
  for (let step = 0; step < steps; step++) {
    if (await wanted.evaluate((button) => button === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} was not reached by ${steps} times Tab`);
}
