import type { LanguageId } from '../../languages/index.ts';
import { type Blank, blanksOf, type BlankType, fillsBlank } from '../blanks/index.ts';
import { completedSentenceText, type Sentence } from '../sentence/index.ts';

/** A sentence to be revised, with blanks or without. */
export interface ReviseSentenceInput {
  sentence: Sentence;
  language: LanguageId;
  /** Highlighted parts are blanks to be filled in. */
  has_blanks: boolean;
  /** The learner chose to type what stands in the blanks. */
  is_typed: boolean;
  /** The page has its answer already, and gives no other. */
  is_answered: boolean;
}

/** Where somebody is on the page of a sentence. */
export interface ReviseSentenceProgress {
  /** 0: its text is not in sight. 1: its target text is. 2: the extra sentence is as well. */
  page_state: 0 | 1 | 2;
  has_extra: boolean;
  language: LanguageId;
  blanks: readonly Blank[];
  is_typed: boolean;
  is_answered: boolean;
}

/** The page of a sentence before anything of its text is shown. */
export function beginReviseSentence(input: ReviseSentenceInput): ReviseSentenceProgress {
  const { sentence, language, has_blanks, is_typed, is_answered } = input;
  return {
    page_state: 0,
    has_extra: completedSentenceText(sentence.extra_target_translation ?? '') !== null,
    language,
    blanks: has_blanks ? blanksOf(sentence) : [],
    is_typed: has_blanks && is_typed,
    is_answered,
  };
}

/** The text that was shown last; none at first. */
export function textInSight({ page_state }: Pick<ReviseSentenceProgress, 'page_state'>): BlankType | undefined {
  return ([undefined, 'target', 'extra_target'] as const)[page_state];
}

/** Whether the extra sentence comes next: there is one, and no blank of the target text is hidden any more. */
export function canShowExtra({ page_state, has_extra, blanks }: ReviseSentenceProgress): boolean {
  return page_state === 1 && has_extra && !hidesBlankOf(blanks, 'target');
}

/** Whether all that stands in the text that was shown last can be read, so that it may be spoken. */
export function isWholeInSight(progress: ReviseSentenceProgress): boolean {
  const shown = textInSight(progress);
  return shown !== undefined && !hidesBlankOf(progress.blanks, shown);
}

function hidesBlankOf(blanks: readonly Blank[], sentence_type: BlankType): boolean {
  return blanks.some((blank) => blank.sentence_type === sentence_type && blank.state === 'hidden');
}

/** The place in `blanks` of the one that a tap reveals: the first hidden one of what is in sight; -1 for none. */
export function nextHiddenBlank(progress: ReviseSentenceProgress): number {
  return progress.blanks.findIndex((_, place) => isOpenBlank(progress, place));
}

/** Whether a blank can be filled in or revealed: it is hidden, and its text is in sight. */
export function isOpenBlank({ page_state, blanks }: ReviseSentenceProgress, place: number): boolean {
  const blank = blanks[place];
  if (blank?.state !== 'hidden') return false;
  return page_state >= (blank.sentence_type === 'target' ? 1 : 2);
}

/** The blanks once one of them is revealed. */
export function withRevealed(
  { blanks }: ReviseSentenceProgress,
  place: number,
): Pick<ReviseSentenceProgress, 'blanks'> {
  return { blanks: blanks.with(place, { ...blanks[place]!, state: 'revealed' }) };
}

/** The blanks once something was typed into one of them: filled in where it fits, missed where it does not. */
export function withTyped(
  { blanks, language }: ReviseSentenceProgress,
  place: number,
  typed: string,
): Pick<ReviseSentenceProgress, 'blanks'> {
  const blank = blanks[place]!;
  const isRight = fillsBlank(blank, typed, language);
  return { blanks: blanks.with(place, isRight ? { ...blank, state: 'typed' } : { ...blank, is_missed: true }) };
}

/**
 * The answer that the blanks give once none is hidden any more: correct when all were typed and none was missed. Undefined
 * before, and where the learner does not type: then somebody judges.
 */
export function answerOfBlanks({ blanks, is_typed }: ReviseSentenceProgress): boolean | undefined {
  if (!is_typed || blanks.length === 0 || blanks.some(({ state }) => state === 'hidden')) return undefined;
  return blanks.every(({ state, is_missed }) => state === 'typed' && !is_missed);
}
