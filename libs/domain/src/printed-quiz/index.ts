export { type CardSheet, cardSheets } from './cards.ts';
export {
  type ChoiceQuestion,
  type Exercise,
  type GapSentence,
  type MatchBlock,
  matchSize,
  printedVariants,
  type Variant,
} from './exercises.ts';
export { type KeyEntry, keyOf, optionLetter } from './key.ts';
export {
  allSet,
  type Cell,
  cellKey,
  type Mark,
  markAt,
  type MarkChange,
  type Marks,
  marksTable,
  type MarksTable,
  nextMark,
  redone,
  totalOf,
  undone,
  withMarks,
  withSaved,
} from './marks.ts';
export { pagesOf, type Piece } from './pages.ts';
export { type PrintedQuiz, printedQuiz, type QuizQuestion, variantAt } from './quiz.ts';
export {
  type ExerciseKind,
  exerciseKinds,
  printLimits,
  type PrintSettings,
  type SheetKind,
  sheetKinds,
  usualPrint,
  type VariantName,
  variantNames,
} from './settings.ts';
