import { wholeMs } from '../../study/page/index.ts';
import type { SentenceMode } from './eligibility.ts';

/** A page of a run: one sentence. */
export interface SentencePage {
  sentence_id: number;
  /** Null until it is answered; never changed afterwards. `ms`: from the sight of the page, whole milliseconds. */
  given: { is_correct: boolean; ms: number } | null;
  /** The student of a class who is asked here. Absent when nobody is. */
  student_id?: number;
}

/** Where somebody is in a run. It goes through JSON unharmed, so that it survives a reload. */
export interface RunProgress {
  mode: SentenceMode;
  pages: readonly SentencePage[];
  /** The page in sight, from 0. */
  position: number;
  /** The questioner is shown: answers are those of the students whom the pages ask. Not kept: it is told anew. */
  is_questioning?: boolean;
}

/** Which sentences are practised, in their order, and how. */
export interface RunInput {
  mode: SentenceMode;
  sentence_ids: readonly number[];
  /** Goes on here instead of beginning anew, as far as its sentences are still among `sentence_ids`. */
  resumed?: RunProgress | undefined;
}

/** The answer to a sentence, as it is handed on to be recorded, once for each page. */
export interface SentenceAnswer {
  sentence_id: number;
  mode: SentenceMode;
  is_correct: boolean;
  ms: number;
  /** The student who was asked, while the questioner was shown. */
  student_id?: number;
}

/** A run at its beginning, or the one that was kept, over the sentences there are now. */
export function beginRun({ mode, sentence_ids, resumed }: RunInput): RunProgress {
  const pages = sentence_ids.map((sentence_id): SentencePage => ({ sentence_id, given: null }));
  if (resumed?.mode !== mode) return { mode, pages, position: 0 };
  const isThere = ({ sentence_id }: SentencePage) => sentence_ids.includes(sentence_id);
  const kept = resumed.pages.filter(isThere);
  if (kept.length === 0) return { mode, pages, position: 0 };
  const before = resumed.pages.slice(0, resumed.position).filter(isThere).length;
  return { mode, pages: kept, position: Math.min(before, kept.length - 1) };
}

/** What is to be kept so that a run can go on later. */
export function runProgressOf({ mode, pages, position }: RunProgress): RunProgress {
  return { mode, pages, position };
}

/** The page in sight; none in a run without sentences. */
export function pageInSight({ pages, position }: Pick<RunProgress, 'pages' | 'position'>): SentencePage | undefined {
  return pages[position];
}

/** The pages once the one in sight is answered; one that was answered stays as it is. */
export function withAnswer(run: RunProgress, answer: { is_correct: boolean; ms: number }): Pick<RunProgress, 'pages'> {
  const page = pageInSight(run);
  if (page === undefined || page.given !== null) return { pages: run.pages };
  const given = { is_correct: answer.is_correct, ms: wholeMs(answer.ms) };
  return { pages: run.pages.with(run.position, { ...page, given }) };
}

/** The pages once the one in sight asks a student, or with null nobody; an answered one keeps its student. */
export function withStudent(run: RunProgress, student_id: number | null): Pick<RunProgress, 'pages'> {
  const page = pageInSight(run);
  if (page === undefined || page.given !== null) return { pages: run.pages };
  const { student_id: _before, ...rest } = page;
  return { pages: run.pages.with(run.position, student_id === null ? rest : { ...rest, student_id }) };
}

/**
 * The answer to the page in sight, as it is handed on to be recorded.
 * @throws when the page has no answer: the machine hands on only what it has taken.
 */
export function answerInSight(run: RunProgress): SentenceAnswer {
  const page = pageInSight(run);
  if (!page?.given) throw new Error('no answer here');
  const { sentence_id, given, student_id } = page;
  const asked = run.is_questioning && student_id !== undefined ? { student_id } : {};
  return { sentence_id, mode: run.mode, ...given, ...asked };
}

/** How a run went. */
export interface RunResult {
  sentences: number;
  /** How many were answered correctly, and incorrectly; the others were only looked at. */
  correct: number;
  incorrect: number;
  /** Answered incorrectly, in the order of the run. */
  missed_sentence_ids: number[];
}

/** The result of a run as far as it has gone. */
export function runResult({ pages }: Pick<RunProgress, 'pages'>): RunResult {
  const missed = pages.filter(({ given }) => given?.is_correct === false);
  return {
    sentences: pages.length,
    correct: pages.filter(({ given }) => given?.is_correct).length,
    incorrect: missed.length,
    missed_sentence_ids: missed.map(({ sentence_id }) => sentence_id),
  };
}
