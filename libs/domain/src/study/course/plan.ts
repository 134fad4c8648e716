import { seededRandom } from '../../chance/index.ts';
import { introductionSequence } from '../introduction/index.ts';
import { askingPage, choicesOf, type StudyProgress, stillThere, type StudyInput } from '../page/index.ts';

/**
 * The pages of Study as they stand at its beginning: each new word introduced and asked back, each known one asked.
 * A kept study goes on where it was, as far as its words are still there.
 */
export function courseOf({ words, choices, option_count, seed, resumed }: StudyInput): StudyProgress {
  const kept = resumed && stillThere(resumed, choices);
  if (kept) return kept;
  const random = seededRandom(seed);
  const looked = choicesOf(choices, option_count);
  const pages = introductionSequence(words, random).map(({ type, word }) =>
    type === 'introduce' ? { type: 'introduction' as const, word_id: word.word_id } : askingPage(word, looked, random),
  );
  return { pages, position: 0, chance: Math.floor(random() * 2 ** 32) };
}
