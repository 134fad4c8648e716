export {
  type HighlightPlace,
  highlightProblem,
  type HighlightProblem,
  highlightsAfterEdit,
  type TextRange,
  type TextRun,
  textRuns,
  type TextSelection,
  wholeLetters,
} from './highlights.ts';
export { directionOfArrow, type ReadingDirection, selectionAfterKey, type SelectionStep } from './keyboard.ts';
