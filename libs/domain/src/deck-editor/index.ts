export { completedToName, matchesWord, type Naming, namingOf, type OwnText, type PictureNames } from './row-naming.ts';
export { belongTogether, isFoundBy, type Name, nameForText, withoutArticle } from './own-text.ts';
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
