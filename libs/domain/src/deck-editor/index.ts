export { completed, isMeant, type Name, type Naming, namingOf, type OwnText, type PictureNames } from './naming.ts';
export { belongTogether, isFoundBy, nameOf } from './own-text.ts';
export { type PastedLine, type PastedProblem, pastedProblems, readPastedList } from './pasted-list.ts';
export {
  isOtherWord,
  isSameText,
  lacks,
  roomFor,
  type RowChoice,
  type RowLack,
  type RowWarning,
  rowWarnings,
  type SaveProblem,
  saveProblems,
} from './rows.ts';
