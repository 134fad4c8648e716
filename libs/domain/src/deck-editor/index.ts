export {
  completedToName,
  isNamed,
  matchesWord,
  type Naming,
  namingOf,
  type OwnText,
  type PictureNames,
} from './row-naming.ts';
export { belongTogether, isFoundBy, type Name, nameForText, withoutArticle } from './own-text.ts';
export {
  hasListMarks,
  type ListReading,
  type PastedLine,
  thirdColumnOf,
  type ThirdColumn,
  type PastedProblem,
  pastedProblems,
  readPastedList,
  withColumnsSwapped,
} from './pasted-list.ts';
export { type Separator, separators } from './pasted-separators.ts';
export { areColumnsSwapped } from './swapped-columns.ts';
export { keysByName, type NamedRow, rowsWith } from './row-list.ts';
export {
  isOtherWord,
  isSameText,
  missingTexts,
  roomFor,
  type RowChoice,
  type MissingText,
  type RowWarning,
  rowWarnings,
  type SaveProblem,
  saveProblems,
} from './row-rules.ts';
export { type NoteField, noteFields, noteLength, type NoteProblem, noteProblem, tidyNote } from './word-notes.ts';
