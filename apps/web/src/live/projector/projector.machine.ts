import type { ProjectorView } from '@lexiroom/contracts/live';
import { assertEvent, assign, sendTo, setup } from 'xstate';
import { connectionActor, connectionRegion, type Order, patience } from '../../connection/connection-actor.ts';
import type { ConnectionEvent } from '../../connection/live-connection.ts';
import type { Move } from '../moves.ts';
import { moveOrder, type ScreenContext, withAck, withProgress, withView } from '../screen-context.ts';

export interface ProjectorContext extends ScreenContext<ProjectorView> {
  /** Only on a computer where the host is not logged in; there the screen shows and does not steer. */
  host_token: string | undefined;
}

/** An order about the teams. */
export type TeamOrder = Extract<Order, { command: 'set_team' | 'balance_teams' }>;

export type ProjectorEvent =
  { type: 'MOVE'; move: Move } | { type: 'ORDER'; order: TeamOrder } | { type: 'TRY_AGAIN' } | ConnectionEvent;

export const projectorMachine = setup({
  types: {
    context: {} as ProjectorContext,
    events: {} as ProjectorEvent,
    input: {} as { pin: string; host_token: string | undefined },
  },
  actors: { connection: connectionActor },
  delays: { patience },
  guards: {
    mayMove: ({ context }) => context.host_token === undefined && context.moving === null,
    steers: ({ context }) => context.host_token === undefined,
  },
  actions: {
    takeView: assign(({ context, event }) => {
      assertEvent(event, 'view');
      return withView(context, event, 'projector');
    }),
    takeProgress: assign(({ context, event }) => {
      assertEvent(event, 'progress');
      return withProgress(context, event);
    }),
    takeAck: assign(({ context, event }) => {
      assertEvent(event, 'acked');
      return withAck(context, event);
    }),
    noteMove: assign(({ event }) => {
      assertEvent(event, 'MOVE');
      return { moving: event.move, refusal: null };
    }),
    sendOrder: sendTo('connection', ({ event }) => {
      assertEvent(event, 'ORDER');
      return event.order;
    }),
    sendMove: sendTo('connection', ({ context, event }) => {
      assertEvent(event, 'MOVE');
      return moveOrder(context, event.move);
    }),
  },
}).createMachine({
  id: 'projector',
  context: ({ input: { pin, host_token } }) => ({
    pin,
    host_token,
    view: null,
    clock: null,
    moving: null,
    overtaken: 0,
    trouble: null,
    refusal: null,
  }),
  initial: 'in_session',
  states: {
    in_session: {
      type: 'parallel',
      invoke: {
        src: 'connection',
        id: 'connection',
        input: ({ context: { pin, host_token } }) => ({
          pin,
          role: 'projector',
          ...(host_token === undefined ? {} : { host_token }),
        }),
      },
      on: {
        turned_away: [
          { guard: ({ event }) => event.code === 'BAD_TOKEN', target: 'not_the_host' },
          { guard: ({ event }) => event.code === 'ENDED', target: 'over' },
          { guard: ({ event }) => event.code === 'TOO_MANY', target: 'too_many' },
          { target: 'no_such_pin' },
        ],
        MOVE: { guard: 'mayMove', actions: ['noteMove', 'sendMove'] },
        ORDER: { guard: 'steers', actions: [assign({ refusal: null }), 'sendOrder'] },
        acked: { actions: 'takeAck' },
        trouble: { actions: assign(({ event }) => ({ trouble: event.trouble })) },
      },
      states: {
        view: {
          initial: 'awaited',
          on: {
            view: { actions: 'takeView', target: '.shown' },
            progress: { actions: 'takeProgress' },
          },
          states: { awaited: {}, shown: {} },
        },
        connection: connectionRegion,
      },
    },
    not_the_host: {},
    no_such_pin: {},
    too_many: { on: { TRY_AGAIN: 'in_session' } },
    over: {},
  },
});
