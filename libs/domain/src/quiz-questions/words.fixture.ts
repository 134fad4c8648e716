import type { LiveWord } from '../live-session/index.ts';

/** For specs: so many words, each with a picture and a text of its own. */
export function words(count: number): LiveWord[] {
  return Array.from({ length: count }, (_, index) => ({
    word_id: index + 1,
    origin_word_id: index + 1,
    deck_id: 1,
    image_id: index + 1,
    image_path: `/media/${index + 1}.webp`,
    target_translation: `word ${'abcdefghijklmnopqrstuvwxyz'[index % 26]}${index}`,
    target_language: 'japanese' as const,
    source_translation: null,
    source_language: null,
  }));
}
