import type { LanguageId } from '../languages/index.ts';
import { isNearTyped, isSameTyped, lettersOf } from '../text/index.ts';
import type { LiveQuestion } from './questions.ts';

/** How a typed text was judged: as the word, as missing it by little, or as something else. */
export type TypedVerdict = 'right' | 'near' | 'other';

/** What was typed as an answer to a question, alike for whoever types the language: 'Nino' and 'nino'. */
export interface TypedText {
  /** As it was typed most often. */
  text: string;
  /** Every way in which it was typed. */
  spellings: readonly string[];
  times: number;
  verdict: TypedVerdict;
}

/** The word that is typed, and what is right beside it. */
type Expected = Pick<LiveQuestion['word'], 'target_translation' | 'target_language' | 'also_right'>;

/**
 * Whether a typed text is the word that is asked, or right as well, as its language is typed: see {@link isSameTyped}.
 */
export function isRightTyped(text: string, { word }: Pick<LiveQuestion, 'word'>): boolean {
  return verdictOf(text, word) === 'right';
}

/**
 * The texts that were typed, put together where they are the same to somebody who types the language, each with its
 * verdict; near ones first, then the most frequent. `times`: how often each was typed, letter for letter.
 */
export function typedTexts(times: ReadonlyMap<string, number>, expected: Expected): TypedText[] {
  const groups = Map.groupBy(times, ([text]) => typedKey(text, expected.target_language));
  const texts = Array.from(groups.values(), (spelled): TypedText => {
    const byTimes = spelled.toSorted(([, one], [, other]) => other - one);
    const text = byTimes[0]![0];
    return {
      text,
      spellings: byTimes.map(([spelling]) => spelling),
      times: spelled.reduce((sum, [, count]) => sum + count, 0),
      verdict: verdictOf(text, expected),
    };
  });
  return texts.toSorted(
    (one, other) =>
      Number(other.verdict === 'near') - Number(one.verdict === 'near') ||
      other.times - one.times ||
      (one.text < other.text ? -1 : 1),
  );
}

/** A text that was typed, as the host is shown it. */
export interface TypedTextView {
  text: string;
  times: number;
  /** It misses the word by little. */
  near: boolean;
  /** The host lets it count as right. */
  accepted: boolean;
}

/** So many of the texts that were typed are shown to the host; the report tells them all. */
const mostShown = 20;

/** What was typed instead of the word, for the host to accept, or to take that back: near ones first. */
export function typedInstead(texts: readonly TypedText[], isAccepted: (text: string) => boolean): TypedTextView[] {
  const instead = texts.filter(({ verdict }) => verdict !== 'right').slice(0, mostShown);
  return instead.map(({ text, times, verdict }) => {
    // All spellings are accepted together, so that one stands for them.
    return { text, times, near: verdict === 'near', accepted: isAccepted(text) };
  });
}

/** {@link typedTexts}, worked out once for all screens that show the same answers to the same question. */
export function knownTypedTexts(
  times: ReadonlyMap<string, number>,
  { number, word }: Pick<LiveQuestion, 'number' | 'word'>,
): readonly TypedText[] {
  const known = knownTexts.get(times);
  if (known?.number === number) return known.typed;
  const typed = typedTexts(times, word);
  knownTexts.set(times, { number, typed });
  return typed;
}

const knownTexts = new WeakMap<ReadonlyMap<string, number>, { number: number; typed: readonly TypedText[] }>();

/** Of all that was typed, each way in which this text was: the host who accepts it means them all. */
export function spellingsOf(text: string, typed: readonly string[], language: LanguageId): string[] {
  const key = typedKey(text, language);
  return [...new Set(typed)].filter((other) => typedKey(other, language) === key);
}

function verdictOf(text: string, { target_translation, target_language, also_right = [] }: Expected): TypedVerdict {
  const right = [target_translation, ...also_right];
  if (right.some((other) => isSameTyped(text, other, target_language))) return 'right';
  return right.some((other) => isNearTyped(text, other, target_language)) ? 'near' : 'other';
}

/** Texts of the same key are the same to somebody who types them; what has no letters is compared as it is. */
function typedKey(text: string, language: LanguageId): string {
  const keys = lettersOf(text, language).flatMap((letter) => letter.keys);
  return keys.length > 0 ? keys.join('\n') : ` ${text}`;
}
