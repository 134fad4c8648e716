import { readPastedRows } from '../../text/index.ts';
import {
  completedSentenceText,
  sentenceLimits,
  sentenceTextProblem,
  type SentenceTextProblem,
} from '../sentence/index.ts';

/** A sentence of a pasted list, with its translation if the line had one. */
export interface PastedSentence {
  /** Where it stood in what was pasted; lines count from 1, empty ones too. */
  line: number;
  target: string | null;
  source: string | null;
}

/**
 * Sentences out of pasted text, one a line: `target`, or `target<tab>source`, as spreadsheets copy them. Only tabs part a
 * line, as commas are part of sentences; columns after the second are left out. Empty lines are passed over.
 */
export function readPastedSentences(pasted: string): PastedSentence[] {
  return readPastedRows(pasted, 'tabs').flatMap(({ line, cells: [first = '', second = ''] }) => {
    const target = completedSentenceText(first);
    const source = completedSentenceText(second);
    return target === null && source === null ? [] : [{ line, target, source }];
  });
}

/** Why a line cannot become a sentence; `side` says which of its texts is meant. */
export type PastedSentenceProblem =
  | (SentenceTextProblem & { side: 'target' | 'source' })
  | { code: 'TARGET_MISSING'; side: 'target' }
  | { code: 'SENTENCE_LIMIT'; side: 'target' };

/**
 * For each line what is wrong with it, if anything: a text that no sentence may have, a translation of nothing, or no room
 * left in a study of 100 sentences, of which `present` are there; only lines without fault take up room.
 */
export function pastedSentenceProblems(
  lines: readonly Pick<PastedSentence, 'target' | 'source'>[],
  present: number,
): (PastedSentenceProblem | undefined)[] {
  let room = sentenceLimits.sentences - present;
  return lines.map((line) => {
    const problem = lineProblem(line) ?? (room > 0 ? undefined : { code: 'SENTENCE_LIMIT', side: 'target' });
    if (problem === undefined) room -= 1;
    return problem;
  });
}

function lineProblem({ target, source }: Pick<PastedSentence, 'target' | 'source'>): PastedSentenceProblem | undefined {
  if (target === null) return { code: 'TARGET_MISSING', side: 'target' };
  const wrongTarget = sentenceTextProblem(target);
  if (wrongTarget) return { ...wrongTarget, side: 'target' };
  const wrongSource = source === null ? undefined : sentenceTextProblem(source);
  return wrongSource && { ...wrongSource, side: 'source' };
}
