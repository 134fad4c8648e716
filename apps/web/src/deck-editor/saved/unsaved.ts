/** A change that could not be saved, as the editor shows it: at its row, or below the rows when that is not there. */
export interface Unsaved {
  id: string;
  /** What it is about. `deleted`: a row that the server still has. */
  what: 'row' | 'deleted' | 'settings';
  /** Of the row; null when it is about none. */
  key: string | null;
  /** What the row is called. */
  word: string;
}
