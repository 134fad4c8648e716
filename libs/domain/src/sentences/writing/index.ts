export {
  canConfirm,
  canEdit,
  changeOf,
  type Editing,
  type HighlightEditing,
  type LostText,
  type RangeEditing,
  selectedRange,
  selectionProblem,
  type SentenceChange,
  type TextEditing,
  type TextOfSentence,
} from './editing.ts';
export { type Changed, type EditingContext, type EditingEvent, editingMachine, type Lost } from './machine.ts';
export {
  type PastedSentence,
  type PastedSentenceProblem,
  pastedSentenceProblems,
  readPastedSentences,
} from './pasted-sentences.ts';
