import { type LanguageId, languageOf } from '../../languages/index.ts';
import { agreementOf, type Letter, lettersOf, withLetter, withoutLast } from '../../text/index.ts';

/** A word that is to be typed, as a player of its language types it. */
export interface TypedAnswer {
  language: LanguageId;
  /** All of it, with what need not be typed. */
  letters: readonly Letter[];
  /** How many of them have to be typed. */
  count: number;
}

/** What stands in the box. */
export interface Typing {
  /** The text that the box should have; while something is composed it has another one for a moment. */
  text: string;
  /** So many letters are right, from the first one on. */
  right: number;
  /** What stands there instead of the next letter, or has begun to be it; empty when nothing does. */
  next: string;
  /** The next letter is a mistake. */
  is_wrong: boolean;
}

export const nothingTyped: Typing = { text: '', right: 0, next: '', is_wrong: false };

/** Scripts that are written by composing: what is still being composed becomes something else. */
const composingScripts = new Set(['Jpan', 'Hans', 'Kore']);

/** An accent of its own: ´ before it makes an e an é. */
const waitingAccent = /^[\p{Sk}\p{Lm}~]$/u;

/** A word as it is to be typed; no letters have to be typed of a text without any. */
export function typedAnswer(text: string, language: LanguageId): TypedAnswer {
  const letters = lettersOf(text, language);
  return { language, letters, count: letters.filter(hasToBeTyped).length };
}

/** A sign that joins two consonants of Devanagari or Bengali, before the second one. */
const joinedConsonants = /[\u094D\u09CD]\u200D?(?=[\p{Script=Devanagari}\p{Script=Bengali}])(?=\p{L})/gu;

/**
 * How many letters of a word have to be typed, as browsers count them: those of before 2024 take consonants that are
 * joined for a letter each.
 */
export function letterCounts(text: string, language: LanguageId): { least: number; most: number } {
  const { count } = typedAnswer(text, language);
  return { least: count, most: count + (text.normalize('NFC').match(joinedConsonants)?.length ?? 0) };
}

/** Whether all letters are there. */
export function isComplete({ right }: Typing, { count }: TypedAnswer): boolean {
  return right === count;
}

/**
 * What stands there once the box has this text. Only the first letter that differs is looked at, and the letter that is
 * right takes the place of a wrong one, so that nothing has to be deleted. Text that is longer than the answer is ignored
 * (specification 2 section 4.5). `isComposing`: an input method is still at work.
 */
export function typed(answer: TypedAnswer, before: Typing, text: string, isComposing: boolean): Typing {
  const isLonger = before.is_wrong && text.startsWith(before.text) && text.length > before.text.length;
  for (const instead of isLonger ? insteadOfWrong(answer, before, text.slice(before.text.length)) : []) {
    const replaced = taken(answer, instead, isComposing);
    if (replaced && !replaced.is_wrong) return { ...replaced, text: instead };
  }
  const after = taken(answer, text, isComposing);
  if (!after) return before;
  if (!after.is_wrong) return after;
  const next = isLonger ? lettersOf(text, answer.language).at(-1)!.shown : after.next;
  return { ...after, next, text: keptText(answer, after.right) + next };
}

/** Whether a mistake was made: something wrong stands there that did not before, and nothing was deleted. */
export function isMistake(before: Typing, after: Typing, text: string): boolean {
  if (!after.is_wrong || text.length < before.text.length) return false;
  return !before.is_wrong || after.right !== before.right || after.next !== before.next || text !== before.text;
}

/** The box after a hint: all that was right, and the next letter. */
export function hinted(answer: TypedAnswer, { right }: Typing): Typing {
  return { text: keptText(answer, right + 1), right: right + 1, next: '', is_wrong: false };
}

/** How many letters of the whole text, counting those that need not be typed, are filled once so many are right. */
export function filledCount({ letters }: TypedAnswer, right: number): number {
  let left = right;
  const end = letters.findIndex((letter) => hasToBeTyped(letter) && left-- === 0);
  return end < 0 ? letters.length : end;
}

/**
 * What may be meant by typing on behind something wrong: the right letter instead of it, or the right sign instead of its
 * last one, such as another vowel of the syllable.
 */
function insteadOfWrong(answer: TypedAnswer, { right, text }: Typing, added: string): string[] {
  const { language } = answer;
  return [keptText(answer, right) + added, withLetter(withoutLast(text, language), added, language)];
}

/** A text as it stands there; undefined when it is longer than the answer. */
function taken(answer: TypedAnswer, text: string, isComposing: boolean): Typing | undefined {
  const { right, verdict } = agreementOf(text, answer.letters, answer.language);
  if (verdict === 'right') return { text, right, next: '', is_wrong: false };
  const rest = lettersOf(text, answer.language).filter(hasToBeTyped).slice(right);
  if (right === answer.count) return undefined;
  const next = rest[0]?.shown ?? '';
  if (verdict === 'on_the_way' || (isComposing && mayBecomeRight(answer, rest))) {
    return { text, right, next: rest.map(({ shown }) => shown).join(''), is_wrong: false };
  }
  return right + rest.length > answer.count && rest.length > 1 ? undefined : { text, right, next, is_wrong: true };
}

/**
 * Whether what is being composed can still become the answer: in scripts made so, Latin letters on their way to others,
 * and an accent that waits for its letter, as on keyboards with dead keys.
 */
function mayBecomeRight({ language }: TypedAnswer, rest: readonly Letter[]): boolean {
  const { script } = languageOf(language);
  if (composingScripts.has(script) || (rest.length === 1 && waitingAccent.test(rest[0]!.shown))) return true;
  return script !== 'Latn' && rest.some(({ shown }) => /\p{Script=Latin}/u.test(shown));
}

/** The answer itself, up to so many typed letters, with the spaces and hyphens that come next. */
function keptText(answer: TypedAnswer, right: number): string {
  return answer.letters
    .slice(0, filledCount(answer, right))
    .map(({ shown }) => shown)
    .join('');
}

function hasToBeTyped({ keys }: Letter): boolean {
  return keys.length > 0;
}
