import type { Report } from '@lexiroom/contracts/live';
import { type CsvSeparator, csvOf, fileNameOf } from '../../../browser/csv-file.ts';

/** The words of the file, in the reader's language. */
export interface CsvWords {
  player: string;
  /** In place of `player` where a class played under its names. */
  student: string;
  /** Of a student who was not there, and whose teacher had noted that. */
  absent: string;
  rank: string;
  points: string;
  right: string;
  /** Of a question that was taken back. */
  doesNotCount: string;
}

/**
 * The report as a file for spreadsheets: a line for each player, a column for each question with what was chosen, at the
 * end how many were right.
 */
export function reportCsv({ players, questions, missing }: Report, words: CsvWords, separator: CsvSeparator): string {
  const asked = questions.filter(({ scored }) => scored);
  const head = asked.map(({ number, options, correct_option, voided }) => {
    const title = `${number}. ${options[correct_option]?.text ?? ''}`;
    return voided ? `${title} (${words.doesNotCount})` : title;
  });
  const lines = players.toSorted(byRank).map(({ name, rank, score, answers }) => {
    const of = new Map(answers.map((answer) => [answer.question, answer]));
    const right = asked.filter(({ number, voided }) => !voided && of.get(number)?.correct).length;
    const chosen = asked.map(({ number, options }) => options[of.get(number)?.option ?? -1]?.text ?? '');
    return [name, rank ?? '', score, right, ...chosen];
  });
  const isOfClass = players.some(({ student_id }) => student_id !== undefined) || missing.length > 0;
  const rightOf = asked.map(
    ({ number }) =>
      players.filter(({ answers }) => answers.some((answer) => answer.question === number && answer.correct)).length,
  );
  const table = [
    [isOfClass ? words.student : words.player, words.rank, words.points, words.right, ...head],
    ...lines,
    ...missing.map(({ student_name, is_absent }) => [
      student_name,
      is_absent ? words.absent : '',
      '',
      '',
      ...asked.map(() => ''),
    ]),
    [words.right, '', '', '', ...rightOf],
  ];
  return csvOf(table, separator);
}

const byRank = (one: Report['players'][number], other: Report['players'][number]) =>
  (one.rank ?? Infinity) - (other.rank ?? Infinity) || one.seat_id - other.seat_id;

/** The name of the file: deck and day. */
export const csvName = ({ deck_name, created_at }: Pick<Report, 'deck_name' | 'created_at'>): string =>
  fileNameOf(deck_name, created_at, 'quiz');
