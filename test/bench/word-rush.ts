import type { DeckWord } from '@lexiroom/contracts/decks';
import type { Page } from '@playwright/test';
import { watchTasks } from '../journeys/performance/long-tasks.ts';

/** A pupil's phone is so much slower than this machine. */
const timesSlower = 4;

/** The long tasks of a game. */
export interface LongTasks {
  /** How many the browser tells of: longer than 50 ms by the clock, whatever else the machine did meanwhile. */
  told: number;
  /** The longest tasks by the time of the processor, in milliseconds. */
  longestMs: readonly number[];
}

/** Plays rounds of Word Rush by keys, all of them right, and says which tasks took long. */
export async function longTasksOf(page: Page, words: readonly DeckWord[], rounds: number): Promise<LongTasks> {
  await dealt(page, 1);
  const longest = await watchTasks(page, timesSlower);
  await page.evaluate(() => {
    window.longTasks = 0;
    new PerformanceObserver((list) => (window.longTasks += list.getEntries().length)).observe({ type: 'longtask' });
  });
  for (let round = 1; round <= rounds; round++) {
    await dealt(page, round);
    await page.keyboard.press(`Digit${(await placeOfRight(page, words)) + 1}`);
  }
  await dealt(page, rounds + 1);
  return { told: await page.evaluate(() => window.longTasks), longestMs: await longest() };
}

declare global {
  interface Window {
    longTasks: number;
  }
}

async function dealt(page: Page, round: number): Promise<void> {
  await page.locator(`[data-round="${round}"] [aria-disabled=false]`).first().waitFor();
}

/** From 0. */
async function placeOfRight(page: Page, words: readonly DeckWord[]): Promise<number> {
  const shown = await page.evaluate(() => ({
    asked:
      document.querySelector('main h1 bdi')?.textContent ??
      document.querySelector('main h1 + span img')?.getAttribute('src'),
    cards: [...document.querySelectorAll('[data-round] > * > button')].map(
      (card) => card.querySelector('img')?.getAttribute('src') ?? card.querySelector('bdi')?.textContent,
    ),
  }));
  const isShown = (word: DeckWord) => [word.image_path, word.target_translation].includes(shown.asked ?? '');
  const word = words.find(isShown)!;
  return shown.cards.findIndex((card) => card === word.image_path || card === word.target_translation);
}
