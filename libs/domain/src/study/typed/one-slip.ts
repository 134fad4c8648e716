import { type LanguageId, languageOf } from '../../languages/index.ts';
import { letterBelow, lettersOf } from '../../text/index.ts';

/** From so many letters on a word may be typed with one slip: in shorter ones a slip is soon another word. */
export const slipFromLetters = 6;

/** Scripts in which another sign is another word, however long the text is. */
const withoutSlips: ReadonlySet<string> = new Set(['Hans', 'Jpan']);

/**
 * Whether a text was meant, and typed with one slip: a letter too many, too few or another one, or two neighbours in each
 * other's place. The text must be long ({@link slipFromLetters}) and the first letter right, since light is no slip of night.
 * To take a letter for the form it has in other languages is none: n for ñ, и for й, ı for i; nor is another digit.
 */
export function isOneSlip(typed: string, expected: string, language: LanguageId): boolean {
  if (withoutSlips.has(languageOf(language).script)) return false;
  const [one, other] = [typed, expected].map((text) => lettersOf(text, language).flatMap(({ keys }) => keys));
  if (other!.length < slipFromLetters || one![0] !== other![0]) return false;
  const [instead, missed] = differingParts(one!, other!);
  const parts = `${instead.length} for ${missed.length}`;
  if ([...instead, ...missed].some((letter) => /\p{N}/u.test(letter))) return false;
  if (parts === '1 for 0' || parts === '0 for 1') return true;
  if (parts === '1 for 1') return letterBelow(instead[0]!) !== letterBelow(missed[0]!);
  return parts === '2 for 2' && instead[0] === missed[1] && instead[1] === missed[0];
}

/** What of two lists stands between an equal beginning and an equal end. */
function differingParts(one: readonly string[], other: readonly string[]): [string[], string[]] {
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start++;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end++;
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)];
}
