import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { Word } from './own-deck.ts';

/** Who plays in a class. */
export interface Player {
  class_id: number;
  student_id: number;
}

/** Makes a class with a student of this name. */
export async function classWith(api: APIRequestContext, student_name: string): Promise<Player> {
  const made = await api.post('/api/class', { data: { class_name: '7b' } });
  const { class_id } = (await made.json()) as { class_id: number };
  const added = await api.post('/api/students', { data: { class_id, students: [{ student_name }] } });
  const [student] = (await added.json()) as { student_id: number }[];
  return { class_id, student_id: student!.student_id };
}

/** Plays a round of Word Rush by calls: one card was right at once, the next one wrong. Gives its score. */
export async function playRound(
  api: APIRequestContext,
  { deck_id, words }: { deck_id: number; words: readonly Word[] },
  player?: Player,
): Promise<number> {
  const round_id = randomUUID();
  await api.post('/api/game_round', { data: { round_id, game: 'word-rush', deck_ids: [deck_id], ...player } });
  for (const [place, is_correct] of [true, false].entries()) {
    const step = { round_id, round_step: place + 1, ms: 0, play: {}, mode: 'word-rush', is_correct };
    await api.post('/api/question_answer', {
      data: { deck_id, word_id: words[place]!.word_id, ...step, ...player },
    });
  }
  const score = { round_id, score: 100, deck_ids: [deck_id], score_type: 'word-rush', student_id: player?.student_id };
  // Nobody plays so fast: the server takes it a second after the round was opened.
  await expect.poll(async () => (await api.post('/api/game_score', { data: score })).status()).toBe(200);
  return score.score;
}

/** Presses the key of the right card of Word Rush, or of a wrong one, once cards are there to be caught. */
export async function catchCard(page: Page, words: readonly Word[], isRight: boolean): Promise<void> {
  const key = await page.waitForFunction(
    ([all, wanted]) => {
      const cards = [...document.querySelectorAll('button[aria-keyshortcuts][aria-disabled=false]')].filter((card) =>
        /^\d$/.test(card.getAttribute('aria-keyshortcuts')!),
      );
      const text = document.querySelector('h1 bdi')?.textContent;
      const pictures = [...document.images]
        .filter((picture) => !picture.closest('button'))
        .map((picture) => picture.getAttribute('src'));
      const asked = all.find((word) => word.target_translation === text || pictures.includes(word.image_path));
      const card = cards.find((one) => {
        const picture = one.querySelector('img');
        const isAsked = picture
          ? picture.getAttribute('src') === asked?.image_path
          : one.querySelector('bdi')?.textContent === asked?.target_translation;
        return isAsked === wanted;
      });
      return asked && card?.getAttribute('aria-keyshortcuts');
    },
    [words, isRight] as const,
  );
  await page.keyboard.press(`Digit${String(await key.jsonValue())}`);
}
