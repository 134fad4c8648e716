import { StudentFigures, type WordFigures } from '@lexiroom/contracts/classes';
import type pg from 'pg';
import { z } from 'zod/mini';
import type { ClassWords } from './class-words.ts';

/** Columns of one schedule as they come from the database: as many values in each, word by word. */
interface FigureColumns {
  schedule: string;
  origins: number[];
  answers: number[];
  right_answers: number[];
  last_days: number[];
  classic_days: number[];
  fsrs_days: number[];
}

/** How words went in a schedule. */
interface ScheduleFigures {
  figures: WordFigures;
  /** When each word is due by the classic rule, whatever the scheduler of its deck; 0 without answers. */
  classic_days: number[];
}

/**
 * How these words went in these schedules, from what is folded already: the log is not read. Schedules in which none was
 * answered are missing.
 */
export async function readFigures(
  pool: pg.Pool,
  schedules: readonly string[],
  { decks, words }: Pick<ClassWords, 'decks' | 'words'>,
): Promise<Map<string, ScheduleFigures>> {
  if (words.length === 0) return new Map();
  const { rows } = await pool.query<FigureColumns>({
    name: 'class-figures',
    text: figuresSql,
    values: [schedules, words.map(({ origin_word_id }) => origin_word_id)],
  });
  const places = new Map(words.map(({ origin_word_id }, place) => [origin_word_id, place]));
  const byFsrs = new Set(decks.filter(({ scheduler }) => scheduler === 'fsrs').map(({ deck_id }) => deck_id));
  const isByFsrs = words.map(({ deck_id }) => byFsrs.has(deck_id));
  return new Map(rows.map((columns) => [columns.schedule, placed(columns, places, isByFsrs)]));
}

const figureColumn = z.custom<number[]>((column) => Array.isArray(column) && column.every(Number.isSafeInteger));

/** A student of the matrix by its contract, whose columns are checked as a whole: there are eighty thousand cells. */
export const studentRow = z.extend(StudentFigures, {
  answers: figureColumn,
  right_answers: figureColumn,
  last_days: figureColumn,
  due_days: figureColumn,
});

/** The figures of words without an answer. */
export const noFigures = (words: number): WordFigures => ({
  answers: zeros(words),
  right_answers: zeros(words),
  last_days: zeros(words),
  due_days: zeros(words),
});

/** The columns with every figure at the place of its word. */
function placed(columns: FigureColumns, places: ReadonlyMap<number, number>, isByFsrs: boolean[]): ScheduleFigures {
  const figures = noFigures(places.size);
  const classic_days = zeros(places.size);
  for (const [at, origin] of columns.origins.entries()) {
    const place = places.get(origin)!;
    figures.answers[place] = columns.answers[at]!;
    figures.right_answers[place] = columns.right_answers[at]!;
    figures.last_days[place] = columns.last_days[at]!;
    classic_days[place] = columns.classic_days[at]!;
    figures.due_days[place] = isByFsrs[place] ? columns.fsrs_days[at]! : classic_days[place];
  }
  return { figures, classic_days };
}

const zeros = (count: number): number[] => Array<number>(count).fill(0);

/** Days as days since 1970. JSON, as lists of PostgreSQL are read by JavaScript, a letter at a time. */
const figuresSql = `
  select schedule, json_agg(origin_word_id) as origins, json_agg(answers) as answers,
    json_agg(right_answers) as right_answers, json_agg((classic ->> 'last_day')::integer) as last_days,
    json_agg(due_date - date '1970-01-01') as classic_days, json_agg(fsrs_due_date - date '1970-01-01') as fsrs_days
  from word_schedules where schedule = any($1) and origin_word_id = any($2) group by schedule`;
