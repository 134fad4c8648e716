import type { ProjectorView } from '@lexiroom/contracts/live';
import { assertEvent, assign, sendTo, setup } from 'xstate';
import { line } from '../../connection/line.ts';
import { lineRegion, patience } from '../../connection/line-region.ts';
import type { Heard } from '../../connection/live-connection.ts';
import { phaseGuards, placing } from '../placing.ts';
import { type Mover, moveOrder, type ScreenContext, withAck, withProgress, withView } from '../screen-context.ts';

export interface ProjectorContext extends ScreenContext<ProjectorView> {
  /** Only on a computer where the host is not logged in; there the screen shows and does not steer. */
  host_token: string | undefined;
}

export type ProjectorEvent = { type: 'MOVE'; move: Mover } | { type: 'TRY_AGAIN' } | Heard;

export const projectorMachine = setup({
  types: {
    context: {} as ProjectorContext,
    events: {} as ProjectorEvent,
    input: {} as { pin: string; host_token: string | undefined },
  },
  actors: { line },
  delays: { patience },
  guards: {
    mayMove: ({ context }) => context.host_token === undefined && context.moving === null,
    ...phaseGuards,
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
    sendMove: sendTo('line', ({ context, event }) => {
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
    trouble: null,
    refusal: null,
  }),
  initial: 'inside',
  states: {
    inside: {
      type: 'parallel',
      invoke: {
        src: 'line',
        id: 'line',
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
        acked: { actions: 'takeAck' },
        trouble: { actions: assign(({ event }) => ({ trouble: event.trouble })) },
      },
      states: {
        course: {
          initial: 'connecting',
          on: {
            view: { actions: 'takeView', target: '.placing' },
            progress: { actions: 'takeProgress' },
          },
          states: {
            connecting: {},
            placing: {
              always: [...placing, { guard: 'isPodium', target: 'podium' }, { target: 'ended' }],
            },
            lobby: {},
            starting: {},
            question: {},
            open: {},
            locked: {},
            reveal: {},
            leaderboard: {},
            podium: {},
            ended: {},
          },
        },
        line: lineRegion,
      },
    },
    not_the_host: {},
    no_such_pin: {},
    too_many: { on: { TRY_AGAIN: 'inside' } },
    over: {},
  },
});
