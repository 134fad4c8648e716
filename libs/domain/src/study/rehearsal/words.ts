import type { StudyWord } from '../page/index.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** For specs: so many new words, from `word_id` 1 on, each with a picture and texts of its own. */
export function words(count: number, change: Partial<StudyWord> = {}): StudyWord[] {
  return Array.from({ length: count }, (_, index) => ({
    word_id: index + 1,
    image_id: index + 1,
    target_translation: `Wort ${letters[index % letters.length]}${index}`,
    target_language: 'german',
    source_translation: `word ${letters[index % letters.length]}${index}`,
    source_language: 'english_uk',
    is_new: true,
    ...change,
  }));
}
