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
export { pagesOf, type Piece } from './pages.ts';
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
