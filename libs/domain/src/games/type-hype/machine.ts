import { assertEvent, assign, emit, setup } from 'xstate';
import type { RoundAnswered } from '../../solo-round/index.ts';
import { answerShownMs, isDead, nextWordMs } from './rules.ts';
import {
  answerOf,
  beginTypeHype,
  hintFault,
  isTouched,
  isTyped,
  seen,
  type TypeHype,
  type TypeHypeInput,
  withHint,
  withNextWord,
  withText,
  withWordTyped,
} from './words.ts';

/**
 * The word is in sight; the box has this text now; a hint is wanted; the player wants to give up, says so a second time, or
 * goes on. `at`: milliseconds of a clock that only goes forward.
 */
export type TypeHypeEvent =
  | { type: 'SEEN'; at: number }
  | { type: 'TYPE'; text: string; isComposing: boolean; at: number }
  | { type: 'HINT'; at: number }
  | { type: 'GIVE_UP' }
  | { type: 'CONFIRM' }
  | { type: 'CANCEL' };

/** Type Hype: words are typed as long as there is life (specification 2 section 4.5). */
export const typeHypeMachine = setup({
  types: {
    context: {} as TypeHype,
    input: {} as TypeHypeInput,
    events: {} as TypeHypeEvent,
    emitted: {} as RoundAnswered,
    output: {} as { score: number },
  },
  delays: { nextWord: nextWordMs, answerShown: answerShownMs },
  guards: {
    isNothingAsked: ({ context }) => context.asked === null,
    isDead: ({ context }) => isDead(context.tally),
    isTyped: ({ context }) => isTyped(context),
    isTouched: ({ context }) => isTouched(context),
    hasHint: ({ context, event }) => event.type === 'HINT' && hintFault(context, event.at) === undefined,
  },
  actions: {
    see: assign(({ context, event }) => {
      assertEvent(event, 'SEEN');
      return seen(context, event.at);
    }),
    takeText: assign(({ context, event }) => {
      assertEvent(event, 'TYPE');
      return withText(context, event.text, event.isComposing, event.at);
    }),
    takeHint: assign(({ context, event }) => {
      assertEvent(event, 'HINT');
      return withHint(context, event.at);
    }),
    countWord: assign(({ context }) => withWordTyped(context)),
    countStep: assign(({ context }) => ({ steps: context.steps + 1 })),
    askNext: assign(({ context }) => withNextWord(context)),
    emitAnswered: emit(({ context }) => ({ type: 'answered', answer: answerOf(context) })),
  },
}).createMachine({
  id: 'type-hype',
  context: ({ input }) => beginTypeHype(input),
  initial: 'asking',
  output: ({ context }) => ({ score: context.tally.score }),
  states: {
    asking: { always: [{ guard: 'isNothingAsked', target: 'over' }, { target: 'typing' }] },
    typing: {
      on: {
        SEEN: { actions: 'see' },
        TYPE: { target: 'judging', actions: 'takeText' },
        HINT: { guard: 'hasHint', target: 'judging', actions: 'takeHint' },
        GIVE_UP: 'givingUp',
      },
    },
    judging: {
      always: [
        { guard: 'isDead', target: 'answerShown', actions: ['countStep', 'emitAnswered'] },
        { guard: 'isTyped', target: 'typed', actions: ['countStep', 'countWord', 'emitAnswered'] },
        { target: 'typing' },
      ],
    },
    typed: { after: { nextWord: { target: 'asking', actions: 'askNext' } } },
    givingUp: {
      on: {
        CANCEL: 'typing',
        CONFIRM: [
          { guard: 'isTouched', target: 'answerShown', actions: ['countStep', 'emitAnswered'] },
          { target: 'answerShown' },
        ],
      },
    },
    answerShown: { after: { answerShown: 'over' } },
    over: { type: 'final' },
  },
});
