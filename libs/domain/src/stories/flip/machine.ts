import { assertEvent, assign, emit, setup } from 'xstate';
import {
  canTurn,
  flipSettings,
  type Grab,
  openedAt,
  type OpenBook,
  type Pointer,
  releasedTo,
  type Turn,
  turnedTo,
} from './rules.ts';

export interface FlipContext extends OpenBook {
  /** Without the movement, for whoever asked for less of it. */
  isReduced: boolean;
  /** Which way the leaf goes that is in the air, also where it only falls back; null while all lie. */
  turn: Turn | null;
  grab: Grab | null;
  /** Where the pointer has brought the page. */
  pointer: Pointer | null;
  /** The page that is being turned to; the open one where a page falls back. */
  target: number | null;
}

export type FlipEvent =
  /** The mouse rests on a corner that can be turned, or has left it. */
  | { type: 'CORNER'; turn: Turn }
  | { type: 'LEAVE' }
  | ({ type: 'GRAB' } & Grab)
  | ({ type: 'DRAG' } & Pointer)
  | ({ type: 'RELEASE'; isPastMiddle: boolean } & Pointer)
  /** The system has taken the pointer away, or Escape. */
  | { type: 'CANCEL' }
  /** A key or an arrow. */
  | { type: 'TURN'; turn: Turn }
  | { type: 'GO_TO'; page: number }
  /** The window has another size, or the story other pages; `page` is where one was, in the new pages. */
  | ({ type: 'REBIND' } & Pick<OpenBook, 'page' | 'pageCount' | 'orientation'>);

/** Emitted: `turning` as a page begins to turn, for its sound; `shown` when others are seen. */
export type FlipEmitted = { type: 'turning' } | { type: 'shown'; page: number };

export type FlipInput = Omit<FlipContext, 'turn' | 'grab' | 'pointer' | 'target'>;

/** A book whose pages are turned (specification 3 section 4). */
export const flipMachine = setup({
  types: {
    context: {} as FlipContext,
    input: {} as FlipInput,
    events: {} as FlipEvent,
    emitted: {} as FlipEmitted,
  },
  delays: { flip: ({ context }) => (context.isReduced ? 0 : flipSettings.flipMs) },
  guards: {
    canTurn: ({ context, event }) => {
      assertEvent(event, ['CORNER', 'GRAB', 'TURN']);
      return canTurn(context, event.turn);
    },
    canTurnOn: ({ context, event }) => {
      assertEvent(event, 'TURN');
      return canTurn(landed(context), event.turn);
    },
    isElsewhere: ({ context, event }) => {
      assertEvent(event, 'GO_TO');
      return openedAt(event.page, context) !== landed(context).page;
    },
    turnsPage: ({ context, event }) => {
      assertEvent(event, 'RELEASE');
      return context.grab !== null && releasedTo(context, context.grab, event, event.isPastMiddle) !== context.page;
    },
    isTurning: ({ context }) => context.target !== context.page,
  },
  actions: {
    grab: assign(({ event }) => {
      assertEvent(event, 'GRAB');
      const { type: _, ...grab } = event;
      return { turn: grab.turn, grab, pointer: { x: grab.x, y: grab.y, at: grab.at } };
    }),
    lift: assign(({ event }) => {
      assertEvent(event, 'CORNER');
      return { turn: event.turn };
    }),
    lay: assign({ turn: null }),
    drag: assign(({ event }) => {
      assertEvent(event, 'DRAG');
      return { pointer: { x: event.x, y: event.y, at: event.at } };
    }),
    letGo: assign({ grab: null, pointer: null }),
    aimAtRelease: assign(({ context, event }) => {
      assertEvent(event, 'RELEASE');
      if (!context.grab) return { target: context.page };
      const target = releasedTo(context, context.grab, event, event.isPastMiddle);
      // A swipe the other way turns another leaf than the one that was grabbed.
      return { target, turn: target === context.page ? context.turn : turnTo(context, target) };
    }),
    aimAtTurn: assign(({ context, event }) => {
      assertEvent(event, 'TURN');
      return { target: turnedTo(context, event.turn) ?? context.page, turn: event.turn };
    }),
    aimAtPage: assign(({ context, event }) => {
      assertEvent(event, 'GO_TO');
      const target = openedAt(event.page, context);
      return { target, turn: turnTo(context, target) };
    }),
    aimBack: assign(({ context }) => ({ target: context.page })),
    land: assign(({ context }) => ({ page: landed(context).page, target: null, turn: null })),
    rebind: assign(({ event }) => {
      assertEvent(event, 'REBIND');
      const { page, pageCount, orientation } = event;
      return { page: openedAt(page, { pageCount, orientation }), pageCount, orientation, target: null, turn: null };
    }),
    emitTurning: emit({ type: 'turning' }),
    emitShown: emit(({ context }) => ({ type: 'shown', page: context.page })),
  },
}).createMachine({
  id: 'flip',
  context: ({ input }) => ({
    ...input,
    page: openedAt(input.page, input),
    turn: null,
    grab: null,
    pointer: null,
    target: null,
  }),
  initial: 'read',
  on: { REBIND: { target: '.read', actions: ['letGo', 'rebind', 'emitShown'] } },
  states: {
    read: {
      on: {
        CORNER: { guard: 'canTurn', target: 'fold_corner', actions: 'lift' },
        GRAB: { guard: 'canTurn', target: 'user_fold', actions: 'grab' },
        TURN: { guard: 'canTurn', target: 'flipping', actions: ['aimAtTurn', 'emitTurning'] },
        GO_TO: { guard: 'isElsewhere', target: 'flipping', actions: ['aimAtPage', 'emitTurning'] },
      },
    },
    fold_corner: {
      on: {
        LEAVE: { target: 'read', actions: 'lay' },
        GRAB: { guard: 'canTurn', target: 'user_fold', actions: 'grab' },
        TURN: { guard: 'canTurn', target: 'flipping', actions: ['aimAtTurn', 'emitTurning'] },
        GO_TO: { guard: 'isElsewhere', target: 'flipping', actions: ['aimAtPage', 'emitTurning'] },
      },
    },
    user_fold: {
      on: {
        DRAG: { actions: 'drag' },
        RELEASE: [
          { guard: 'turnsPage', target: 'flipping', actions: ['aimAtRelease', 'letGo', 'emitTurning'] },
          { target: 'flipping', actions: ['aimBack', 'letGo'] },
        ],
        CANCEL: { target: 'flipping', actions: ['aimBack', 'letGo'] },
      },
    },
    flipping: {
      on: {
        // Who presses faster than pages turn does not wait for them.
        TURN: {
          guard: 'canTurnOn',
          target: 'flipping',
          reenter: true,
          actions: ['land', 'aimAtTurn', 'emitTurning'],
        },
        GO_TO: {
          guard: 'isElsewhere',
          target: 'flipping',
          reenter: true,
          actions: ['land', 'aimAtPage', 'emitTurning'],
        },
      },
      after: {
        flip: [
          { guard: 'isTurning', target: 'read', actions: ['land', 'emitShown'] },
          { target: 'read', actions: 'land' },
        ],
      },
    },
  },
});

/** Which way the pages go to another one. */
const turnTo = ({ page }: FlipContext, target: number): Turn => (target > page ? 'next' : 'previous');

/** The book as it is once the page that is being turned lies down. */
function landed(context: FlipContext): FlipContext {
  return { ...context, page: context.target ?? context.page };
}
