import type { Page } from '@playwright/test';
import { signUp } from '../accounts/person.ts';

/** A deck made through the calls: the pictures of these words, first names first. */
export async function createDeck(
  page: Page,
  count: number,
  letters = 'abcdefghijklmnopqrstuvwxyz',
): Promise<{ username: string; id: number }> {
  const username = await signUp(page.request);
  const chosen = new Map<number, object>();
  for (const letter of letters) {
    for (const vowel of ['', 'a', 'e', 'i', 'o']) {
      if (chosen.size >= count) break;
      const data = { search: letter + vowel, target: 'english_uk', source: 'spanish' };
      const [{ imageRow }] = (await (await page.request.post('/api/image_search', { data })).json()) as [
        { imageRow: { image_id: number; [side: `${string}_translations`]: { translation_id: number }[] }[] },
      ];
      for (const { image_id, target_translations: [target] = [], source_translations: [source] = [] } of imageRow) {
        if (target && source && chosen.size < count)
          chosen.set(image_id, {
            image_id,
            target_translation_id: target.translation_id,
            source_translation_id: source.translation_id,
          });
      }
    }
  }
  const order = { target_language: 'english_uk', source_language: 'spanish', selected_ids: [...chosen.values()] };
  const made = await page.request.post('/api/deck', { data: { deck_name: 'A deck', ...order } });
  return { username, id: ((await made.json()) as { item_id: number }).item_id };
}
