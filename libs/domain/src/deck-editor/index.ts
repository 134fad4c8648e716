export {
  completedToName,
  matchesWord,
  type Name,
  type Naming,
  namingOf,
  type OwnText,
  type PictureNames,
} from './row-naming.ts';
export { belongTogether, isFoundBy, nameForText } from './own-text.ts';
export { type PastedLine, type PastedProblem, pastedProblems, readPastedList } from './pasted-list.ts';
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
