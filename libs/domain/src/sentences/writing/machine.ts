import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import type { HighlightPlace, TextSelection } from '../highlights/index.ts';
import { defaultHighlightColor, type HighlightColor, type SentenceType } from '../sentence/index.ts';
import {
  canConfirm,
  canEdit,
  changeOf,
  type Editing,
  type HighlightEditing,
  type LostText,
  lostWith,
  type SentenceChange,
  type TextOfSentence,
} from './editing.ts';

/** What the author is doing, and the colour that each sort of text was highlighted with last. */
export interface EditingContext {
  editing: Editing | null;
  last_colors: Partial<Record<SentenceType, HighlightColor>>;
}

/** One thing is begun; what was being edited before is confirmed first. */
type BeginEvent =
  | ({ type: 'EDIT_TEXT' } & TextOfSentence)
  | ({ type: 'SELECT_RANGE'; highlights: readonly HighlightPlace[] } & TextOfSentence)
  | ({ type: 'EDIT_HIGHLIGHT' } & Pick<HighlightEditing, 'sentence_id' | 'highlight'>);

export type EditingEvent =
  | BeginEvent
  | { type: 'TYPE'; typed: string }
  | ({ type: 'SELECT' } & TextSelection)
  | { type: 'CHOOSE_COLOR'; color: HighlightColor }
  | { type: 'REMOVE_HIGHLIGHT' }
  /** Enter, or the tick. */
  | { type: 'CONFIRM' }
  /** Escape, or the cross. */
  | { type: 'CANCEL' }
  | { type: 'CLICK_OUTSIDE' }
  /** A sentence is there no more: removed in another tab, or never stored. */
  | { type: 'SENTENCE_GONE'; sentence_id: number };

/** Emitted for each change that is to be sent: listen with `actor.on('changed', …)`. */
export interface Changed {
  type: 'changed';
  change: SentenceChange;
}

/** Emitted when a sentence is gone while a text of it is typed: listen with `actor.on('lost', …)`. */
export interface Lost {
  type: 'lost';
  text: LostText;
}

/** Begins another thing once what is being edited is confirmed; an edit with a fault has to be put right first. */
const begins = (target: string, guard: 'canBegin' | 'canBeginNext') =>
  ({ guard, target, actions: ['emitChange', 'begin'] }) as const;
const beginNext = {
  EDIT_TEXT: begins('#editing.text', 'canBeginNext'),
  SELECT_RANGE: begins('#editing.range', 'canBeginNext'),
  EDIT_HIGHLIGHT: begins('#editing.highlight', 'canBeginNext'),
};
const confirmed = { guard: 'canConfirm', target: 'none', actions: ['emitChange', 'end'] } as const;
const cancelled = { target: 'none', actions: 'end' } as const;

/** Writing sentences: nothing, a text, a part to highlight or a colour is edited, one at a time (specification 2 section 4.3). */
export const editingMachine = setup({
  types: {
    context: {} as EditingContext,
    input: {} as Pick<EditingContext, 'last_colors'>,
    events: {} as EditingEvent,
    emitted: {} as Changed | Lost,
  },
  guards: {
    canBegin: ({ context, event }) => canEdit(begun(event, context)),
    canBeginNext: ({ context, event }) => {
      const next = begun(event, context);
      return canEdit(next) && !isSameThing(context.editing!, next) && mayBeLeft(context.editing!);
    },
    canConfirm: ({ context }) => context.editing !== null && canConfirm(context.editing),
    mayBeLeft: ({ context }) => context.editing !== null && mayBeLeft(context.editing),
    isOfGone: ({ context, event }) =>
      event.type === 'SENTENCE_GONE' && context.editing?.sentence_id === event.sentence_id,
  },
  actions: {
    begin: assign(({ context, event }) => ({ editing: begun(event, context) })),
    end: assign({ editing: null }),
    emitChange: enqueueActions(({ context, enqueue }) => {
      const change = context.editing && changeOf(context.editing);
      if (change) enqueue.emit({ type: 'changed', change });
    }),
    emitLost: enqueueActions(({ context, enqueue }) => {
      const text = context.editing && lostWith(context.editing);
      if (text) enqueue.emit({ type: 'lost', text });
    }),
    emitRemoval: emit(({ context: { editing } }) => {
      if (editing?.kind !== 'highlight' || editing.highlight.highlight_id === null)
        throw new Error('no highlight here');
      return { type: 'changed', change: { type: 'remove_highlight', highlight_id: editing.highlight.highlight_id } };
    }),
    takeText: assign(({ context: { editing }, event }) => {
      assertEvent(event, 'TYPE');
      return editing?.kind === 'text' ? { editing: { ...editing, typed: event.typed } } : {};
    }),
    takeSelection: assign(({ context: { editing }, event }) => {
      assertEvent(event, 'SELECT');
      const { anchor, focus } = event;
      return editing?.kind === 'range' ? { editing: { ...editing, selection: { anchor, focus } } } : {};
    }),
    takeColor: assign(({ context: { editing, last_colors }, event }) => {
      assertEvent(event, 'CHOOSE_COLOR');
      if (editing === null || editing.kind === 'text') return {};
      const { color } = event;
      return { editing: { ...editing, color }, last_colors: { ...last_colors, [typeOf(editing)]: color } };
    }),
  },
}).createMachine({
  id: 'editing',
  context: ({ input }) => ({ editing: null, last_colors: input.last_colors }),
  initial: 'none',
  on: { SENTENCE_GONE: { guard: 'isOfGone', target: '.none', actions: ['emitLost', 'end'] } },
  states: {
    none: {
      on: {
        EDIT_TEXT: begins('text', 'canBegin'),
        SELECT_RANGE: begins('range', 'canBegin'),
        EDIT_HIGHLIGHT: begins('highlight', 'canBegin'),
      },
    },
    text: {
      on: {
        ...beginNext,
        TYPE: { actions: 'takeText' },
        CONFIRM: confirmed,
        CLICK_OUTSIDE: confirmed,
        CANCEL: cancelled,
      },
    },
    range: {
      on: {
        ...beginNext,
        SELECT: { actions: 'takeSelection' },
        CHOOSE_COLOR: { actions: 'takeColor' },
        CONFIRM: confirmed,
        // What may not be highlighted is given up by looking elsewhere.
        CLICK_OUTSIDE: { guard: 'mayBeLeft', target: 'none', actions: ['emitChange', 'end'] },
        CANCEL: cancelled,
      },
    },
    highlight: {
      on: {
        ...beginNext,
        CHOOSE_COLOR: { actions: 'takeColor' },
        REMOVE_HIGHLIGHT: { target: 'none', actions: ['emitRemoval', 'end'] },
        CONFIRM: confirmed,
        CLICK_OUTSIDE: confirmed,
        CANCEL: cancelled,
      },
    },
  },
});

/** What an event begins to edit, before anything is changed. */
function begun(event: EditingEvent, { last_colors }: EditingContext): Editing {
  assertEvent(event, ['EDIT_TEXT', 'SELECT_RANGE', 'EDIT_HIGHLIGHT']);
  if (event.type === 'EDIT_HIGHLIGHT') {
    const { sentence_id, highlight } = event;
    return { kind: 'highlight', sentence_id, highlight, color: highlight.highlight_color };
  }
  const { sentence_id, sentence_type, text, rev } = event;
  if (event.type === 'EDIT_TEXT') return { kind: 'text', sentence_id, sentence_type, text, rev, typed: text ?? '' };
  const color = last_colors[sentence_type] ?? defaultHighlightColor;
  return { kind: 'range', sentence_id, sentence_type, text, rev, highlights: event.highlights, selection: null, color };
}

/** Only a text with a fault keeps its author; a selection that cannot be highlighted is given up. */
function mayBeLeft(editing: Editing): boolean {
  return editing.kind !== 'text' || canConfirm(editing);
}

function isSameThing(one: Editing, other: Editing): boolean {
  if (one.kind !== other.kind || one.sentence_id !== other.sentence_id || typeOf(one) !== typeOf(other)) return false;
  if (one.kind !== 'highlight' || other.kind !== 'highlight') return true;
  return one.highlight.highlight_id === other.highlight.highlight_id;
}

function typeOf(editing: Editing): SentenceType {
  return editing.kind === 'highlight' ? editing.highlight.sentence_type : editing.sentence_type;
}
