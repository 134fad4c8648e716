import { seededRandom, shuffled } from '../../chance/index.ts';
import { askingPage, choicesOf, type StudyProgress, stillThere, type StudyInput } from '../page/index.ts';

/**
 * The pages of a test: every word once, in random order, asked by a random kind (decisions section 10). A kept test goes
 * on where it was, as far as its words are still there.
 */
export function testOf({ words, choices, option_count, seed, resumed }: StudyInput): StudyProgress {
  const kept = resumed && stillThere(resumed, choices);
  if (kept) return kept;
  const random = seededRandom(seed);
  const looked = choicesOf(choices, option_count);
  const pages = shuffled(words, random).map((word) => askingPage(word, looked, random));
  return { pages, position: 0, chance: seed };
}
