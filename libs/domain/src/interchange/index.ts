export type {
  MediaName,
  OutsideAnswer,
  OutsideCredit,
  OutsideDeck,
  OutsideHighlight,
  OutsideSentence,
  OutsideSentenceParts,
  OutsideSettings,
  OutsideWord,
} from './outside-deck.ts';
export type { OutsideStory, OutsideStorySection } from './outside-story.ts';
export {
  type ImportField,
  importFields,
  type ReadCell,
  type ReadRow,
  type ReadTable,
  type RowProblem,
  type RowProblemCode,
  rowProblemCodes,
} from './read-table.ts';
export { deckPathOf } from './deck-paths.ts';
export { fieldsOf, hasHeader, type KnownLanguages } from './guessing/fields.ts';
export { guessLanguage } from './guessing/guess-language.ts';
export { languageOfHeader } from './guessing/header-words.ts';
export { withBraces } from './highlights-of-gaps.ts';
export { type ImportedRow, importedRow, type RowOptions, type RowReading } from './imported-row.ts';
