import { assign, setup } from 'xstate';
import type { GameResult, Players } from '../game-screen.ts';

/** Before every game: so long 'Ready!' and a number, then 'Go!', in milliseconds (specification 2 section 4.5). */
export const countdown = { numberMs: 1000, goMs: 600 } as const;
/** Pictures may come so slowly that nobody wants to wait: from then on, in milliseconds, a game can start without them. */
export const patienceMs = 8000;

interface RoundContext {
  /** A class is studied with: who plays is chosen first. */
  isChoosing: boolean;
  /** The game counts down by itself. */
  countsDown: boolean;
  /** Of a game that was being played when the page was loaded anew; only the first on this page. */
  playersBefore: Players | undefined;
  /** Which game it is on this page, from 1. */
  round: number;
  players: Players;
  result: GameResult | undefined;
}

/** `START`: its media are there, or it is played without. */
type RoundEvent =
  { type: 'CHOSEN'; players: Players } | { type: 'START' } | { type: 'OVER'; result: GameResult } | { type: 'RETRY' };

/** A page of a game from who plays it to its end, and again. The phases of the game itself are its own. */
export const roundMachine = setup({
  types: {
    context: {} as RoundContext,
    events: {} as RoundEvent,
    input: {} as Pick<RoundContext, 'isChoosing'> & Partial<Pick<RoundContext, 'countsDown' | 'playersBefore'>>,
  },
  delays: { number: countdown.numberMs, go: countdown.goMs, patience: patienceMs },
  guards: {
    isChoosing: ({ context }) => context.isChoosing,
    countsDown: ({ context }) => context.countsDown,
    goesOn: ({ context }) => context.playersBefore !== undefined,
  },
}).createMachine({
  id: 'round',
  context: ({ input: { isChoosing, countsDown = false, playersBefore } }) => ({
    isChoosing,
    countsDown,
    playersBefore,
    round: 1,
    players: playersBefore ?? { type: 'nobody_named' },
    result: undefined,
  }),
  initial: 'beginning',
  states: {
    beginning: {
      always: [
        { guard: 'goesOn', target: 'playing', actions: assign({ playersBefore: undefined }) },
        { guard: 'isChoosing', target: 'choosing' },
        { target: 'loading' },
      ],
    },
    choosing: {
      on: { CHOSEN: { target: 'loading', actions: assign({ players: ({ event }) => event.players }) } },
    },
    loading: {
      on: { START: [{ guard: 'countsDown', target: 'playing' }, { target: 'counting' }] },
      initial: 'soon',
      states: { soon: { after: { patience: 'late' } }, late: {} },
    },
    counting: {
      initial: 'two',
      states: {
        two: { after: { number: 'one' } },
        one: { after: { number: 'go' } },
        go: { after: { go: '#round.playing' } },
      },
    },
    playing: {
      on: { OVER: { target: 'over', actions: assign({ result: ({ event }) => event.result }) } },
    },
    over: {
      on: {
        RETRY: {
          target: 'beginning',
          actions: assign({
            round: ({ context }) => context.round + 1,
            result: undefined,
            // Who played is not who plays next.
            players: ({ context }) => (context.isChoosing ? { type: 'nobody_named' } : context.players),
          }),
        },
      },
    },
  },
});
