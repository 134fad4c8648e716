import type { Mark } from '@lexiroom/domain/printed-quiz';

/** A place in the table: row -1 is that of the headings of questions, column -1 that of the names. */
export interface Place {
  row: number;
  column: number;
}

/** What a key does. */
export type KeyAction =
  | { type: 'go'; to: Place }
  /** The cell gets a mark, and the next one is gone to. */
  | { type: 'mark'; mark: Mark }
  /** The cell, or all of a row or column at its heading, gets the mark that comes next. */
  | { type: 'change' }
  | { type: 'clear' }
  /** Back to the cell before, whose mark is taken away. */
  | { type: 'erase' }
  /** All of the row is right, and the next one is gone to. */
  | { type: 'row_right' }
  | { type: 'undo' }
  | { type: 'redo' };

export interface Pressed {
  key: string;
  code: string;
  /** Ctrl, or the command key of a Mac. */
  hasControl: boolean;
  shiftKey: boolean;
}

export interface TableSize {
  rows: number;
  columns: number;
  isRightToLeft: boolean;
}

const right = new Set(['1', '+', 'Digit1', 'Numpad1']);
const wrong = new Set(['0', '-', 'x', 'X', 'Digit0', 'Numpad0', 'KeyX']);
const isLatin = (key: string) => /^[a-z]$/iu.test(key);
/** On a keyboard of other letters, or whose digits need Shift, a key is known by its place. */
const isOneOf = (keys: ReadonlySet<string>, { key, code }: Pressed) =>
  keys.has(key) || (keys.has(code) && !isLatin(key));
const isLetter = (letter: string, { key, code }: Pressed) =>
  key.toUpperCase() === letter || (code === `Key${letter}` && !isLatin(key));

/** What a key does at a place of the table; undefined for any other key. */
export function actionOf(pressed: Pressed, place: Place, size: TableSize): KeyAction | undefined {
  const { key, hasControl, shiftKey } = pressed;
  if (hasControl) {
    if (key === 'Home') return { type: 'go', to: { row: 0, column: 0 } };
    if (key === 'End') return { type: 'go', to: { row: size.rows - 1, column: size.columns - 1 } };
    if (isLetter('Z', pressed)) return { type: shiftKey ? 'redo' : 'undo' };
    return isLetter('Y', pressed) ? { type: 'redo' } : undefined;
  }
  const to = goingTo(key, place, size);
  if (to) return { type: 'go', to };
  const isCell = place.row >= 0 && place.column >= 0;
  if (key === ' ') return { type: 'change' };
  if (key === 'Enter') return isCell ? { type: 'go', to: rowBelow(place, size) } : { type: 'change' };
  if (place.row >= 0 && isLetter('A', pressed)) return { type: 'row_right' };
  if (!isCell) return undefined;
  if (isOneOf(right, pressed)) return { type: 'mark', mark: 'right' };
  if (isOneOf(wrong, pressed)) return { type: 'mark', mark: 'wrong' };
  if (key === 'Delete') return { type: 'clear' };
  return key === 'Backspace' ? { type: 'erase' } : undefined;
}

function goingTo(key: string, { row, column }: Place, { rows, columns, isRightToLeft }: TableSize): Place | undefined {
  const ahead = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  // Where both headings meet there is nothing.
  const within = (place: Place): Place => ({
    row: Math.min(rows - 1, Math.max(column < 0 ? 0 : -1, place.row)),
    column: Math.min(columns - 1, Math.max(row < 0 ? 0 : -1, place.column)),
  });
  switch (key) {
    case 'ArrowUp':
      return within({ row: row - 1, column });
    case 'ArrowDown':
      return within({ row: row + 1, column });
    case 'ArrowLeft':
    case 'ArrowRight':
      return within({ row, column: column + (key === ahead ? 1 : -1) });
    case 'Home':
      return { row, column: 0 };
    case 'End':
      return { row, column: columns - 1 };
    default:
      return undefined;
  }
}

/** The first question of the row below. */
export const rowBelow = ({ row }: Place, { rows }: Pick<TableSize, 'rows'>): Place => ({
  row: Math.min(rows - 1, row + 1),
  column: 0,
});

/** The cell after one, in the order in which sheets are read: at the end of a row the first of the next. */
export function cellAfter(place: Place, size: Pick<TableSize, 'rows' | 'columns'>): Place {
  if (place.column < size.columns - 1) return { ...place, column: place.column + 1 };
  return place.row < size.rows - 1 ? rowBelow(place, size) : place;
}

/** The cell before one. */
export function cellBefore(place: Place, { columns }: Pick<TableSize, 'columns'>): Place {
  if (place.column > 0) return { ...place, column: place.column - 1 };
  return place.row > 0 ? { row: place.row - 1, column: columns - 1 } : place;
}
