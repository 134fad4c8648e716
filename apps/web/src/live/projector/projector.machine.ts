import type { ProjectorView } from '@lexiroom/contracts/live';
import { assertEvent, assign, sendTo, setup } from 'xstate';
import { line } from '../../connection/line.ts';
import type { Heard } from '../../connection/live-connection.ts';
import { type Mover, moveOrder, type ScreenContext, withAck, withProgress, withView } from '../screen-context.ts';

export interface ProjectorContext extends ScreenContext<ProjectorView> {
  /** Only on a computer where the host is not logged in; there the screen shows and does not steer. */
  host_token: string | undefined;
}

export type ProjectorEvent = { type: 'MOVE'; move: Mover } | { type: 'TRY_AGAIN' } | Heard;

const is =
  (phase: ProjectorView['phase']) =>
  ({ context }: { context: ProjectorContext }) =>
    context.view?.phase === phase;

export const projectorMachine = setup({
  types: {
    context: {} as ProjectorContext,
    events: {} as ProjectorEvent,
    input: {} as { pin: string; host_token: string | undefined },
  },
  actors: { line },
  delays: { patience: 6000 },
  guards: {
    mayMove: ({ context }) => context.host_token === undefined && context.moving === null,
    isLobby: is('lobby'),
    isStarting: is('starting'),
    isQuestion: is('question'),
    isOpen: is('open'),
    isLocked: is('locked'),
    isReveal: is('reveal'),
    isLeaderboard: is('leaderboard'),
    isPodium: is('podium'),
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
              always: [
                { guard: 'isLobby', target: 'lobby' },
                { guard: 'isStarting', target: 'starting' },
                { guard: 'isQuestion', target: 'question' },
                { guard: 'isOpen', target: 'open' },
                { guard: 'isLocked', target: 'locked' },
                { guard: 'isReveal', target: 'reveal' },
                { guard: 'isLeaderboard', target: 'leaderboard' },
                { guard: 'isPodium', target: 'podium' },
                { target: 'ended' },
              ],
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
        line: {
          initial: 'connecting',
          on: { online: '.online', away: '.reconnecting', restarting: '.restarting' },
          states: {
            connecting: { after: { patience: 'offline' } },
            online: {},
            reconnecting: { on: { away: {} }, after: { patience: 'offline' } },
            restarting: { on: { away: {} } },
            offline: { on: { away: {} } },
          },
        },
      },
    },
    not_the_host: {},
    no_such_pin: {},
    too_many: { on: { TRY_AGAIN: 'inside' } },
    over: {},
  },
});
