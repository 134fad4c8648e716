import { isRightTyped } from './typed-texts.ts';
import type { LiveQuestion } from './questions.ts';

/** What the host has corrected in a quiz, by the numbers of its questions. */
export interface Corrections {
  /** They do not count. */
  voided: ReadonlySet<number>;
  /** Of questions that are typed: the texts that count as right, letter for letter. */
  accepted: ReadonlyMap<number, ReadonlySet<string>>;
}

/** Nothing is corrected yet. */
export const noCorrections: Corrections = { voided: new Set(), accepted: new Map() };

/** The corrections once a question does not count, or counts again. */
export function withVoided<Kept extends Corrections>(corrections: Kept, number: number, isVoid: boolean): Kept {
  const voided = new Set(corrections.voided);
  if (isVoid) voided.add(number);
  else voided.delete(number);
  return { ...corrections, voided };
}

/** The corrections once these texts count as right, or no longer do. */
export function withAccepted<Kept extends Corrections>(
  corrections: Kept,
  number: number,
  texts: readonly string[],
  isAccepted: boolean,
): Kept {
  const kept = [...(corrections.accepted.get(number) ?? [])].filter((text) => !texts.includes(text));
  const accepted = new Map(corrections.accepted).set(number, new Set(isAccepted ? [...kept, ...texts] : kept));
  return { ...corrections, accepted };
}

/** Whether an answer is right though it was not when it came: the host has accepted what was typed. */
export function isAcceptedText({ accepted }: Corrections, number: number, text: string | undefined): boolean {
  return text !== undefined && (accepted.get(number)?.has(text) ?? false);
}

/** Of texts that are to be accepted, or with `undo` no longer, those for which that changes anything. */
export function textsToJudge(
  { accepted }: Corrections,
  question: LiveQuestion,
  { texts, undo = false }: { texts: readonly string[]; undo?: boolean | undefined },
): string[] {
  const before = accepted.get(question.number);
  return texts.filter((text) => (before?.has(text) ?? false) === undo && !isRightTyped(text, question));
}
