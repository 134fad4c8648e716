import {
  type HighlightPlace,
  type HighlightProblem,
  highlightProblem,
  type TextSelection,
  wholeLetters,
} from '../highlights/index.ts';
import {
  completedSentenceText,
  type Highlight,
  type HighlightColor,
  isTargetType,
  sentenceTextProblem,
  type SentenceType,
} from '../sentence/index.ts';

/** Which text is meant. A sentence that the server has not answered yet has no id, and cannot be edited. */
export interface TextOfSentence {
  sentence_id: number | null;
  sentence_type: SentenceType;
  /** As it is kept now; null where there is none. */
  text: string | null;
  /** The `rev` of the sentence as its author sees it when this begins: what changes later elsewhere is not overwritten. */
  rev: number;
}

/** A text is being edited; `typed` is what its box holds. */
export interface TextEditing extends TextOfSentence {
  kind: 'text';
  typed: string;
}
/** A part of a text is being chosen to be highlighted. */
export interface RangeEditing extends TextOfSentence {
  kind: 'range';
  highlights: readonly HighlightPlace[];
  /** As it was made; null before anything is selected. */
  selection: TextSelection | null;
  color: HighlightColor;
}
/** The colour of a highlight is being chosen. */
export interface HighlightEditing {
  kind: 'highlight';
  sentence_id: number | null;
  /** Without an id until the server has answered: then it cannot be edited. */
  highlight: Omit<Highlight, 'highlight_id'> & { highlight_id: number | null };
  color: HighlightColor;
}

/** What the author is doing: one thing at a time (specification 2 section 4.3). */
export type Editing = TextEditing | RangeEditing | HighlightEditing;

/** What is to be done once an edit is confirmed. */
export type SentenceChange =
  | {
      type: 'text';
      sentence_id: number;
      sentence_type: SentenceType;
      /** Null removes the text. */
      translation: string | null;
      /** As it was seen when the text began to be edited. */
      rev: number;
      /** The text is spoken, and its sound says what stood there before. */
      clears_sound: boolean;
    }
  | {
      type: 'highlight';
      sentence_id: number;
      sentence_type: SentenceType;
      start_index: number;
      end_index: number;
      highlight_color: HighlightColor;
      /** As it was seen when the part was chosen. */
      rev: number;
    }
  | { type: 'color'; highlight_id: number; new_color: HighlightColor }
  | { type: 'remove_highlight'; highlight_id: number };

/** What its author had typed into a sentence that was taken away meanwhile. */
export interface LostText {
  sentence_id: number;
  sentence_type: SentenceType;
  translation: string;
  rev: number;
}

/** Whether something can be edited: it has its id, and so has its sentence. */
export function canEdit(editing: Editing): boolean {
  if (editing.sentence_id === null) return false;
  if (editing.kind === 'highlight') return editing.highlight.highlight_id !== null;
  return editing.kind === 'text' || (editing.text ?? '') !== '';
}

/** Whether an edit can be confirmed: its text is without fault, or its selection can be highlighted. */
export function canConfirm(editing: Editing): boolean {
  switch (editing.kind) {
    case 'text':
      return sentenceTextProblem(editing.typed) === undefined;
    case 'range':
      return selectedRange(editing) !== undefined;
    case 'highlight':
      return true;
  }
}

/** Why what is selected cannot be highlighted; undefined where it can be, and where nothing is selected. */
export function selectionProblem({ text, highlights, selection }: RangeEditing): HighlightProblem | undefined {
  if (text === null || selection === null || selection.anchor === selection.focus) return undefined;
  return highlightProblem(text, highlights, wholeLetters(text, selection));
}

/** The letters that would be highlighted; undefined where nothing is selected, or what is selected may not be. */
export function selectedRange({ text, highlights, selection }: RangeEditing) {
  if (text === null || selection === null) return undefined;
  const range = wholeLetters(text, selection);
  return highlightProblem(text, highlights, range) === undefined ? range : undefined;
}

/** What confirming an edit changes: nothing where the text, once trimmed, or the colour is the same as before. */
export function changeOf(editing: Editing): SentenceChange | undefined {
  if (editing.sentence_id === null || !canConfirm(editing)) return undefined;
  switch (editing.kind) {
    case 'text':
      return textChange(editing, editing.sentence_id);
    case 'range': {
      const { sentence_id, sentence_type, rev, color: highlight_color } = editing;
      const { start: start_index, end: end_index } = selectedRange(editing)!;
      return { type: 'highlight', sentence_id, sentence_type, start_index, end_index, highlight_color, rev };
    }
    case 'highlight': {
      const { highlight_id, highlight_color } = editing.highlight;
      const isChanged = highlight_id !== null && editing.color !== highlight_color;
      return isChanged ? { type: 'color', highlight_id, new_color: editing.color } : undefined;
    }
  }
}

/** What of an edit is lost with its sentence: a text that is another than before, also one with a fault. */
export function lostWith(editing: Editing): LostText | undefined {
  if (editing.kind !== 'text' || editing.sentence_id === null) return undefined;
  const { sentence_id, sentence_type, text, typed, rev } = editing;
  const translation = completedSentenceText(typed);
  if (translation === null || translation === completedSentenceText(text ?? '')) return undefined;
  return { sentence_id, sentence_type, translation, rev };
}

function textChange({ sentence_type, text, typed, rev }: TextEditing, sentence_id: number): SentenceChange | undefined {
  const translation = completedSentenceText(typed);
  if (translation === completedSentenceText(text ?? '')) return undefined;
  return { type: 'text', sentence_id, sentence_type, translation, rev, clears_sound: isTargetType(sentence_type) };
}
