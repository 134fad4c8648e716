import { assertEvent, assign, emit, setup } from 'xstate';
import { type Area, verdictOf, withPartAt, withPartClicked } from './parts.ts';
import {
  beginScramble,
  isLastText,
  scrambleDelays,
  type ScrambleInput,
  type ScrambleProgress,
  withNextText,
} from './rules.ts';

export type ScrambleEvent =
  | { type: 'MOVE'; part_id: number; area: Area; place: number }
  | { type: 'CLICK'; part_id: number }
  /** The spoken sentence is over, or could not be played. */
  | { type: 'SOUND_ENDED' };

/**
 * Emitted: `right` and `wrong` for their sounds, `speak` for the sound of the text of a page state, and `answered` once:
 * incorrect at the first wrong order of all parts; correct when all texts are right and none was wrong before.
 */
export type ScrambleEmitted =
  { type: 'right' | 'wrong' } | { type: 'speak'; page_state: number } | { type: 'answered'; is_correct: boolean };

/** A sentence whose words are put in order; in its final state the next page comes (specification 2 section 4.3). */
export const scrambleMachine = setup({
  types: {
    context: {} as ScrambleProgress,
    input: {} as ScrambleInput,
    events: {} as ScrambleEvent,
    emitted: {} as ScrambleEmitted,
  },
  delays: {
    advance: scrambleDelays.advanceMs,
    beforeSound: scrambleDelays.beforeSoundMs,
    longestSound: scrambleDelays.longestSoundMs,
  },
  guards: {
    isRight: ({ context }) => verdictOf(context, context.language) === 'right',
    isSolved: ({ context }) =>
      verdictOf(context, context.language) === 'right' && isLastText(context) && !context.is_answered,
    isFirstWrong: ({ context }) => verdictOf(context, context.language) === 'wrong' && !context.is_answered,
    isWrong: ({ context }) => verdictOf(context, context.language) === 'wrong',
    hasSound: ({ context }) => context.texts[context.page_state]?.has_sound === true,
    isEmpty: ({ context }) => context.texts.length === 0,
    hasNextText: ({ context }) => !isLastText(context),
  },
  actions: {
    move: assign(({ context, event }) => {
      assertEvent(event, 'MOVE');
      return withPartAt(context, event.part_id, event.area, event.place);
    }),
    click: assign(({ context, event }) => {
      assertEvent(event, 'CLICK');
      return withPartClicked(context, event.part_id);
    }),
    dealNextText: assign(({ context }) => withNextText(context)),
    markAnswered: assign({ is_answered: true }),
    emitRight: emit({ type: 'right' }),
    emitWrong: emit({ type: 'wrong' }),
    emitSpeak: emit(({ context }) => ({ type: 'speak', page_state: context.page_state })),
    emitCorrect: emit({ type: 'answered', is_correct: true }),
    emitIncorrect: emit({ type: 'answered', is_correct: false }),
  },
}).createMachine({
  id: 'scramble',
  context: ({ input }) => beginScramble(input),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isEmpty', target: 'finished' }, { target: 'ordering' }] },
    ordering: {
      on: {
        MOVE: { target: 'judging', actions: 'move' },
        CLICK: { target: 'judging', actions: 'click' },
      },
    },
    judging: {
      always: [
        { guard: 'isSolved', target: 'right', actions: ['emitRight', 'emitCorrect', 'markAnswered'] },
        { guard: 'isRight', target: 'right', actions: 'emitRight' },
        { guard: 'isFirstWrong', target: 'ordering', actions: ['emitWrong', 'emitIncorrect', 'markAnswered'] },
        { guard: 'isWrong', target: 'ordering', actions: 'emitWrong' },
        { target: 'ordering' },
      ],
    },
    right: {
      initial: 'arriving',
      states: {
        arriving: { always: [{ guard: 'hasSound', target: 'beforeSound' }, { target: 'leaving' }] },
        beforeSound: { after: { beforeSound: { target: 'speaking', actions: 'emitSpeak' } } },
        speaking: { on: { SOUND_ENDED: 'leaving' }, after: { longestSound: 'leaving' } },
        leaving: {
          after: {
            advance: [
              { guard: 'hasNextText', target: '#scramble.ordering', actions: 'dealNextText' },
              { target: '#scramble.finished' },
            ],
          },
        },
      },
    },
    finished: { type: 'final' },
  },
});
