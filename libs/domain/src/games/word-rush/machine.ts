import { assertEvent, assign, emit, setup } from 'xstate';
import type { RoundAnswered } from '../../solo-round/index.ts';
import { answerOf, beginWordRush, decided, nextRound, type WordRush, type WordRushInput } from './rounds.ts';
import { nextRoundMs, timeLimitMs } from './rules.ts';

/** A card is clicked, `ms` after the cards were there; or the screen has room for another number of cards from now on. */
export type WordRushEvent = { type: 'CHOOSE'; word_id: number; ms: number } | { type: 'RESIZE'; card_count: number };

/** Word Rush: rounds go on until a wrong card is clicked or the time is up (specification 2 section 4.5). */
export const wordRushMachine = setup({
  types: {
    context: {} as WordRush,
    input: {} as WordRushInput,
    events: {} as WordRushEvent,
    emitted: {} as RoundAnswered,
    output: {} as { score: number },
  },
  delays: {
    timeLimit: ({ context }) => timeLimitMs(context.round),
    nextRound: nextRoundMs,
  },
  guards: {
    isNothingAsked: ({ context }) => context.asked === null,
    isRight: ({ context, event }) => event.type === 'CHOOSE' && event.word_id === context.asked?.word_id,
    isWrong: ({ context, event }) =>
      event.type === 'CHOOSE' &&
      event.word_id !== context.asked?.word_id &&
      context.asked!.card_word_ids.includes(event.word_id),
  },
  actions: {
    takeChoice: assign(({ context, event }) => {
      assertEvent(event, 'CHOOSE');
      return decided(context, event.word_id, event.ms);
    }),
    timeIsUp: assign(({ context }) => decided(context, null, 0)),
    beginRound: assign(({ context }) => nextRound(context)),
    resize: assign(({ event }) => {
      assertEvent(event, 'RESIZE');
      return { card_count: event.card_count };
    }),
    emitAnswered: emit(({ context }) => ({ type: 'answered', answer: answerOf(context) })),
  },
}).createMachine({
  id: 'word-rush',
  context: ({ input }) => beginWordRush(input),
  initial: 'dealing',
  output: ({ context }) => ({ score: context.tally.score }),
  on: { RESIZE: { actions: 'resize' } },
  states: {
    dealing: { always: [{ guard: 'isNothingAsked', target: 'over' }, { target: 'choosing' }] },
    choosing: {
      after: { timeLimit: { target: 'over', actions: ['timeIsUp', 'emitAnswered'] } },
      on: {
        CHOOSE: [
          { guard: 'isRight', target: 'caught', actions: ['takeChoice', 'emitAnswered'] },
          { guard: 'isWrong', target: 'over', actions: ['takeChoice', 'emitAnswered'] },
        ],
      },
    },
    caught: { after: { nextRound: { target: 'dealing', actions: 'beginRound' } } },
    over: { type: 'final' },
  },
});
