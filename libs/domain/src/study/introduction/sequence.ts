import type { Random } from '../../chance/index.ts';

/** After how many steps an introduced word is asked, and how probable the longer way is (specification 1 section 4). */
export const askedBack = { steps: 2, moreSteps: 3, moreProbability: 0.15 } as const;

/** One step of the sequence: a new word is introduced, or a word is asked. */
export interface Step<Word> {
  type: 'introduce' | 'ask';
  word: Word;
}

/**
 * The order in which words are introduced and asked: a new word is introduced, then asked 2 further steps on (3 with
 * probability 0.15); a word that is known already is asked only. Each step takes the first free place, or the first
 * free one after the place it should have; places that stay free at the end are closed.
 */
export function introductionSequence<Word extends { is_new: boolean }>(
  words: readonly Word[],
  random: Random,
): Step<Word>[] {
  const places: (Step<Word> | undefined)[] = [];
  let free = 0;
  for (const word of words) {
    free = firstFree(places, free);
    places[free] = { type: word.is_new ? 'introduce' : 'ask', word };
    if (!word.is_new) continue;
    const steps = random() < askedBack.moreProbability ? askedBack.moreSteps : askedBack.steps;
    places[firstFree(places, free + steps)] = { type: 'ask', word };
  }
  return Array.from(places).filter((step) => step !== undefined);
}

function firstFree(places: readonly unknown[], from: number): number {
  let place = from;
  while (places[place] !== undefined) place++;
  return place;
}
