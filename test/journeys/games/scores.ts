import type { Page } from '@playwright/test';
import type { Deck } from '../study/own-deck.ts';

/** The score that a game shows. */
export const scoreOn = async (page: Page) => Number(await page.locator('[data-score]').textContent());

/** The scores of a deck in a game, as its owner is told them: the owner's own, or those of their students. */
export async function scoresOf(
  page: Page,
  { deck_id }: Deck,
  isOfClass: boolean,
  game: 'word-rush' | 'type-hype' = 'word-rush',
) {
  const query = `id=${deck_id}&game=${game}&showClassScores=${isOfClass}&timespan=all`;
  const found = await page.request.get(`/api/game_score/search?${query}`);
  return (await found.json()) as { score: number; student_name: string | null; class_name: string | null }[];
}
