import { sameTextKey, tidyLine } from '../../text/index.ts';
import type { LanguageId } from '../../languages/index.ts';

/** What stands for a speaker without a name (specification 3 section 2). */
export const namelessSpeaker = 'Nameless speaker';
/** So many colours tell speakers apart; the next one has the first again (specification 3 section 2). */
export const speakerColorCount = 4;

/** A section of a conversation as far as who says it. */
export interface SaidSection {
  speaker_name: string | null;
}

/** Who says a section, as it is shown. */
export function speakerLabel({ speaker_name }: SaidSection): string {
  return tidyLine(speaker_name ?? '') || namelessSpeaker;
}

/**
 * For each section the number of its speaker, from 0, in the order in which they first speak. The same name in other
 * letters, as 'ana' and 'Ana', is the same speaker; all without a name are one.
 */
export function speakerNumbers(sections: readonly SaidSection[], language: LanguageId): number[] {
  const numbers = new Map<string, number>();
  return sections.map(({ speaker_name }) => {
    const key = sameTextKey(tidyLine(speaker_name ?? ''), language);
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  });
}

/** For each section the colour of its speaker, 0 to 3: as many speakers as colours have one each. */
export function speakerColors(sections: readonly SaidSection[], language: LanguageId): number[] {
  return speakerNumbers(sections, language).map((number) => number % speakerColorCount);
}
