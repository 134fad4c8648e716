import { type Random, shuffled } from '../../chance/index.ts';
import { type LanguageId, languageOf } from '../../languages/index.ts';
import { sameTextKey } from '../../text/index.ts';
import { sentenceWords } from '../words/index.ts';

/** A word of a sentence that is dragged to its place. */
export interface Part {
  /** Its place in the sentence, from 0. */
  part_id: number;
  text: string;
}

/** The parts of a sentence, in two areas, each in the order of reading: right to left in right-to-left scripts. */
export interface Arrangement {
  to_drag: readonly Part[];
  dragged: readonly Part[];
}
export type Area = keyof Arrangement;

/** How often parts are shuffled until their order is another one (specification 2 section 4.3). */
const shufflesAtMost = 3;

/**
 * The parts of a sentence in their right order: its words, without commas and full stops. The specification: "Parts are
 * lower-cased when not at the start, or when the sentence has other capitals, except 'I' in English." So the first word
 * keeps its capital only where it is the only one of the sentence; all other words are in lower case, by the rules of the
 * language. The English pronoun I stays as it is, in I'm too, and is no other capital.
 */
export function partsOf(text: string, language: LanguageId, cuts?: readonly number[] | null): Part[] {
  const words = sentenceWords(text, language, cuts).map((word) => word.text);
  const hasOthers = hasOtherCapitals(words, language);
  return words.map((word, part_id) => {
    const isKept = (part_id === 0 && !hasOthers) || isEnglishI(word, language);
    return { part_id, text: isKept ? word : word.toLocaleLowerCase(languageOf(language).tag) };
  });
}

function hasOtherCapitals(words: readonly string[], language: LanguageId): boolean {
  const capitals = words
    .filter((word) => !isEnglishI(word, language))
    .flatMap((word) => word.match(/[\p{Lu}\p{Lt}]/gu) ?? []);
  const startsWithOne = /^[^\p{L}]*[\p{Lu}\p{Lt}]/u.test(words[0] ?? '') && !isEnglishI(words[0]!, language);
  return capitals.length > (startsWithOne ? 1 : 0);
}

/** I as a word of its own, with signs around it or a verb drawn to it: 'I', '“I', "I'm", 'I’ll'. */
function isEnglishI(word: string, language: LanguageId): boolean {
  return language.startsWith('english') && /^[^\p{L}\p{N}]*I(?:$|[^\p{L}\p{N}])/u.test(word);
}

/** Parts in an order other than the right one, if one of three shuffles gives it. Parts that read alike are alike. */
export function scrambled(parts: readonly Part[], language: LanguageId, random: Random): Part[] {
  let order = shuffled(parts, random);
  for (let times = 1; times < shufflesAtMost && isRightOrder(order, language); times += 1) {
    order = shuffled(parts, random);
  }
  return order;
}

/** Whether parts read as the sentence they are the parts of; case does not count, and equal parts may change places. */
export function isRightOrder(order: readonly Part[], language: LanguageId): boolean {
  const solution = order.toSorted((one, other) => one.part_id - other.part_id);
  return joined(order, language) === joined(solution, language);
}

/** The order of all parts is right or wrong; as long as one is left to drag, it is open. */
export function verdictOf({ to_drag, dragged }: Arrangement, language: LanguageId): 'open' | 'right' | 'wrong' {
  if (to_drag.length > 0) return 'open';
  return isRightOrder(dragged, language) ? 'right' : 'wrong';
}

/** Parts as one text. Where no spaces are written, what matters is how the letters follow, not where they were cut. */
function joined(parts: readonly Part[], language: LanguageId): string {
  const separator = languageOf(language).segmentation === 'spaces' ? ' ' : '';
  return sameTextKey(parts.map(({ text }) => text).join(separator), language);
}

/**
 * The arrangement once a part stands in an area before the part that has this place there (without the part itself); from
 * 0, and beyond the end it is the last. The same arrangement where there is no such part.
 */
export function withPartAt(arrangement: Arrangement, part_id: number, area: Area, place: number): Arrangement {
  const part = [...arrangement.to_drag, ...arrangement.dragged].find((one) => one.part_id === part_id);
  if (part === undefined) return arrangement;
  const without = {
    to_drag: arrangement.to_drag.filter((one) => one !== part),
    dragged: arrangement.dragged.filter((one) => one !== part),
  };
  return { ...without, [area]: without[area].toSpliced(Math.max(0, place), 0, part) };
}

/** The arrangement once a part was clicked: it is the last of the other area. */
export function withPartClicked(arrangement: Arrangement, part_id: number): Arrangement {
  const isDragged = arrangement.dragged.some((one) => one.part_id === part_id);
  return withPartAt(arrangement, part_id, isDragged ? 'to_drag' : 'dragged', Infinity);
}
