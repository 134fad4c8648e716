import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import { type BlankType, fillsBlank } from '../blanks/index.ts';
import {
  answerOfBlanks,
  beginReviseSentence,
  canShowExtra,
  isOpenBlank,
  isWholeInSight,
  nextHiddenBlank,
  type ReviseSentenceInput,
  type ReviseSentenceProgress,
  textInSight,
  withRevealed,
  withTyped,
} from './rules.ts';

/** What can be done on the page; `blank` is its place in `blanks`. */
export type ReviseSentenceEvent =
  /** The next page state, or the next page. */
  | { type: 'NEXT' }
  /** The sentence is tapped: it is shown, its next blank revealed, or it is spoken. */
  | { type: 'TAP' }
  | { type: 'REVEAL'; blank: number }
  | { type: 'TYPE'; blank: number; typed: string }
  /** The learner, or the student who is asked, is marked correct or incorrect. */
  | { type: 'JUDGE'; is_correct: boolean };

/** Emitted: `right` and `wrong` for typed blanks, `speak` when a text may be heard, and `answered`, once. */
export type ReviseSentenceEmitted =
  { type: 'right' | 'wrong' } | { type: 'speak'; sentence_type: BlankType } | { type: 'answered'; is_correct: boolean };

const afterBlank = ['speakIfWhole', 'answerIfFilled'] as const;
/** What can be done with a text in sight. */
const onText = {
  TAP: [{ guard: 'hidesBlank', actions: ['revealNext', ...afterBlank] }, { actions: 'speakIfWhole' }],
  REVEAL: { guard: 'isOpenBlank', actions: ['reveal', ...afterBlank] },
  TYPE: [
    { guard: 'isRightTyped', actions: ['takeTyped', 'emitRight', ...afterBlank] },
    { guard: 'isOpenBlank', actions: ['takeTyped', 'emitWrong'] },
  ],
} as const;

/**
 * The page of a sentence in Revise and in Fill the blanks: its text is hidden, shown, and shown with its extra sentence;
 * in its final state the next page comes (specification 2 section 4.3).
 */
export const reviseSentenceMachine = setup({
  types: {
    context: {} as ReviseSentenceProgress,
    input: {} as ReviseSentenceInput,
    events: {} as ReviseSentenceEvent,
    emitted: {} as ReviseSentenceEmitted,
  },
  guards: {
    canShowExtra: ({ context }) => canShowExtra(context),
    hidesBlank: ({ context }) => nextHiddenBlank(context) >= 0,
    isOpenBlank: ({ context, event }) => 'blank' in event && isOpenBlank(context, event.blank),
    isRightTyped: ({ context, event }) =>
      event.type === 'TYPE' &&
      isOpenBlank(context, event.blank) &&
      fillsBlank(context.blanks[event.blank]!, event.typed, context.language),
    isUnanswered: ({ context }) => !context.is_answered,
  },
  actions: {
    showTarget: assign({ page_state: 1 }),
    showExtra: assign({ page_state: 2 }),
    revealNext: assign(({ context }) => withRevealed(context, nextHiddenBlank(context))),
    reveal: assign(({ context, event }) => {
      assertEvent(event, 'REVEAL');
      return withRevealed(context, event.blank);
    }),
    takeTyped: assign(({ context, event }) => {
      assertEvent(event, 'TYPE');
      return withTyped(context, event.blank, event.typed);
    }),
    markAnswered: assign({ is_answered: true }),
    speakIfWhole: enqueueActions(({ context, enqueue }) => {
      const sentence_type = textInSight(context);
      if (sentence_type && isWholeInSight(context)) enqueue.emit({ type: 'speak', sentence_type });
    }),
    answerIfFilled: enqueueActions(({ context, enqueue }) => {
      const is_correct = answerOfBlanks(context);
      if (context.is_answered || is_correct === undefined) return;
      enqueue.assign({ is_answered: true });
      enqueue.emit({ type: 'answered', is_correct });
    }),
    emitRight: emit({ type: 'right' }),
    emitWrong: emit({ type: 'wrong' }),
    emitJudged: emit(({ event }) => {
      assertEvent(event, 'JUDGE');
      return { type: 'answered', is_correct: event.is_correct };
    }),
  },
}).createMachine({
  id: 'reviseSentence',
  context: ({ input }) => beginReviseSentence(input),
  initial: 'hidden',
  on: {
    JUDGE: { guard: 'isUnanswered', target: '#reviseSentence.finished', actions: ['emitJudged', 'markAnswered'] },
  },
  states: {
    hidden: {
      on: {
        NEXT: { target: 'target', actions: ['showTarget', 'speakIfWhole'] },
        TAP: { target: 'target', actions: ['showTarget', 'speakIfWhole'] },
      },
    },
    target: {
      on: {
        ...onText,
        NEXT: [
          { guard: 'canShowExtra', target: 'extra', actions: ['showExtra', 'speakIfWhole'] },
          { target: 'finished' },
        ],
      },
    },
    extra: { on: { ...onText, NEXT: 'finished' } },
    finished: { type: 'final' },
  },
});
