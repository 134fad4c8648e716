/** How a student answered a question on paper. A question without a mark was not answered, and is not recorded. */
export type Mark = 'right' | 'wrong';

/** A cell of the table: whose, and which question, by its place in the quiz from 0. */
export interface Cell {
  student_id: number;
  question: number;
}

/** What a cell is to show; null: no mark. */
export interface MarkChange extends Cell {
  mark: Mark | null;
}

/** Marks by {@link cellKey}. */
export type Marks = ReadonlyMap<string, Mark>;

/** What one step has changed, so that it can be undone. */
type Step = readonly (MarkChange & { before: Mark | null })[];

/**
 * A table of marks while it is filled in. `saved`: what the server has; `changed`: what is shown otherwise and not saved
 * yet.
 */
export interface MarksTable {
  saved: Marks;
  changed: ReadonlyMap<string, MarkChange>;
  past: readonly Step[];
  future: readonly Step[];
}

export const cellKey = ({ student_id, question }: Cell): string => `${student_id}/${question}`;

/** A table in which nothing was changed yet. */
export const marksTable = (saved: Marks): MarksTable => ({ saved, changed: new Map(), past: [], future: [] });

/** What a cell shows. */
export function markAt({ saved, changed }: Pick<MarksTable, 'saved' | 'changed'>, cell: Cell): Mark | null {
  const key = cellKey(cell);
  const change = changed.get(key);
  return change ? change.mark : (saved.get(key) ?? null);
}

/** The table after cells were marked, as one step. What a cell shows already is no change. */
export function withMarks(table: MarksTable, changes: readonly MarkChange[]): MarksTable {
  const step = changes
    .map((change) => ({ ...change, before: markAt(table, change) }))
    .filter(({ mark, before }) => mark !== before);
  if (step.length === 0) return table;
  return { ...shown(table, step), past: [...table.past, step], future: [] };
}

/** The table before the last step. */
export function undone(table: MarksTable): MarksTable {
  const step = table.past.at(-1);
  if (!step) return table;
  const back = step.map(({ before, ...cell }) => ({ ...cell, mark: before }));
  return { ...shown(table, back), past: table.past.slice(0, -1), future: [...table.future, step] };
}

/** The table with the step that was undone last. */
export function redone(table: MarksTable): MarksTable {
  const step = table.future.at(-1);
  if (!step) return table;
  return { ...shown(table, step), past: [...table.past, step], future: table.future.slice(0, -1) };
}

/** The table once the server has these marks: what is shown stays, and what it has is no longer unsaved. */
export function withSaved(table: MarksTable, saved: Marks): MarksTable {
  return shown({ ...table, saved }, []);
}

function shown(table: MarksTable, changes: readonly MarkChange[]): MarksTable {
  const changed = new Map(table.changed);
  for (const { student_id, question, mark } of changes) {
    changed.set(cellKey({ student_id, question }), { student_id, question, mark });
  }
  for (const [key, { mark }] of changed) if ((table.saved.get(key) ?? null) === mark) changed.delete(key);
  return { ...table, changed };
}

/** The mark that comes next where one key goes through all: right, wrong, none. */
export const nextMark = (mark: Mark | null): Mark | null =>
  mark === null ? 'right' : mark === 'right' ? 'wrong' : null;

/** Many cells are set together: all right; where they are that already, all wrong; and then none. */
export function allSet(table: MarksTable, cells: readonly Cell[]): MarkChange[] {
  const all = (mark: Mark) => cells.every((cell) => markAt(table, cell) === mark);
  const mark = all('right') ? 'wrong' : all('wrong') ? null : 'right';
  return cells.map((cell) => ({ ...cell, mark }));
}

/** How many of these cells are right, and how many have a mark. */
export function totalOf(table: MarksTable, cells: readonly Cell[]): { right: number; marked: number } {
  const marks = cells.map((cell) => markAt(table, cell)).filter((mark) => mark !== null);
  return { right: marks.filter((mark) => mark === 'right').length, marked: marks.length };
}
