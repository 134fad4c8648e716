import type { Report } from '@lexiroom/contracts/live';

/** The words of the file, in the reader's language. */
export interface CsvWords {
  player: string;
  rank: string;
  points: string;
  right: string;
  /** Of a question that was taken back. */
  doesNotCount: string;
}

/**
 * The report as a file for spreadsheets: a line for each player, a column for each question with what was chosen, at the
 * end how many were right. In UTF-8 with its mark, by which Excel knows the letters.
 */
export function reportCsv({ players, questions }: Report, words: CsvWords, separator: ',' | ';'): string {
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
  const rightOf = asked.map(
    ({ number }) =>
      players.filter(({ answers }) => answers.some((answer) => answer.question === number && answer.correct)).length,
  );
  const table = [
    [words.player, words.rank, words.points, words.right, ...head],
    ...lines,
    [words.right, '', '', '', ...rightOf],
  ];
  return `\uFEFF${table.map((line) => line.map((cell) => csvCell(cell, separator)).join(separator)).join('\r\n')}\r\n`;
}

const byRank = (one: Report['players'][number], other: Report['players'][number]) =>
  (one.rank ?? Infinity) - (other.rank ?? Infinity) || one.seat_id - other.seat_id;

/** A cell as it is written. What a spreadsheet would take for a formula becomes text: pupils choose their own names. */
function csvCell(cell: string | number, separator: string): string {
  if (typeof cell === 'number') return String(cell);
  const text = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(cell) ? `'${cell}` : cell;
  return /["\r\n]|^\s|\s$/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What spreadsheets of a region put between cells: a semicolon where the comma stands in numbers. */
export function csvSeparator(locale: string): ',' | ';' {
  const decimal = new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal');
  return decimal?.value === '.' ? ',' : ';';
}

/** The name of the file: deck and day, without the signs that file systems refuse. `at`: epoch milliseconds. */
export function csvName({ deck_name, created_at: at }: Pick<Report, 'deck_name' | 'created_at'>): string {
  const deck = Array.from(deck_name.replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|\s]+/gu, ' ').trim())
    .slice(0, 80)
    .join('');
  const day = new Date(at);
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${deck.replace(/^\.+/, '').trim() || 'quiz'}-${date.join('-')}.csv`;
}
