import type { HostView } from '@lexiroom/contracts/live';
import type { RemoteDevice } from '@lexiroom/domain/live-session';
import { assertEvent, assign, fromPromise, sendTo, setup, type SnapshotFrom } from 'xstate';
import { api, statusOf } from '../../api/client.ts';
import { newCommandId } from '../../api/command-id.ts';
import { connectionActor, connectionRegion, type Order, patience } from '../../connection/connection-actor.ts';
import type { ConnectionEvent } from '../../connection/live-connection.ts';
import { remoteTokens } from '../../connection/seat-storage.ts';
import type { HostQuestion } from '../host/host.machine.ts';
import type { Move } from '../moves.ts';
import { moveOrder, type ScreenContext, withAck, withProgress, withView } from '../screen-context.ts';
import { deviceName } from './device-name.ts';

export interface RemoteInput {
  pin: string;
  /** As it stood on the host's screen; undefined when this phone has been here before. */
  code: string | undefined;
}

type Asked = { remote_token: string; sign: number };

export interface RemoteContext extends ScreenContext<HostView>, RemoteInput {
  /** Of the one request for this code, however often it is sent. */
  command_id: string;
  /** What this phone steers with, once it has asked. */
  given: Asked | null;
  /** What it was asked before something that cannot be undone. */
  asked: HostQuestion | null;
}

export type RemoteEvent =
  | { type: 'MOVE'; move: Move }
  | { type: 'ORDER'; order: Extract<Order, { command: 'lock_door' | 'unlock_door' | 'accept' | 'void' }> }
  | { type: 'ASK'; question: HostQuestion }
  | { type: 'CANCEL' }
  | { type: 'TRY_AGAIN' }
  | ConnectionEvent;

interface AskInput extends Pick<RemoteContext, 'pin' | 'code' | 'command_id'> {
  device: RemoteDevice;
}

/** A phone on its way to steer a quiz, and steering it. */
export const remoteMachine = setup({
  types: { context: {} as RemoteContext, events: {} as RemoteEvent, input: {} as RemoteInput },
  actors: {
    connection: connectionActor,
    ask: fromPromise<Asked, AskInput>(({ input: { pin, code = '', command_id, device }, signal }) =>
      api.askRemote({ query: { pin }, body: { pin, code, command_id, device } }, signal),
    ),
  },
  delays: { patience },
  guards: {
    hasCode: ({ context }) => context.code !== undefined,
    isGiven: ({ context }) => context.given !== null,
    mayMove: ({ context }) => context.moving === null,
  },
  actions: {
    /** The code is used up: it stays neither in the address nor in the history. */
    clearAddress: () => history.replaceState(null, '', location.pathname),
    keepToken: assign(({ context, event }) => {
      const given = (event as unknown as { output: Asked }).output;
      remoteTokens.keep(context.pin, given);
      return { given, code: undefined };
    }),
    forgetToken: assign(({ context }) => {
      remoteTokens.forget(context.pin);
      return { given: null };
    }),
    takeView: assign(({ context, event }) => {
      assertEvent(event, 'view');
      return withView(context, event, 'host');
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
      return { moving: event.move, refusal: null, asked: null };
    }),
    sendMove: sendTo('connection', ({ context, event }) => {
      assertEvent(event, 'MOVE');
      return moveOrder(context, event.move);
    }),
    sendOrder: sendTo('connection', ({ event }) => {
      assertEvent(event, 'ORDER');
      return event.order;
    }),
  },
}).createMachine({
  id: 'remote',
  context: ({ input }) => ({
    ...input,
    command_id: newCommandId(),
    given: remoteTokens.of(input.pin),
    asked: null,
    view: null,
    clock: null,
    moving: null,
    overtaken: 0,
    trouble: null,
    refusal: null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      entry: 'clearAddress',
      always: [
        { guard: 'hasCode', target: 'asking' },
        { guard: 'isGiven', target: 'in_session' },
        { target: 'without_code' },
      ],
    },
    asking: {
      invoke: {
        src: 'ask',
        input: ({ context: { pin, code, command_id } }) => ({ pin, code, command_id, device: deviceName() }),
        onDone: { target: 'in_session', actions: 'keepToken' },
        onError: [
          { guard: ({ event }) => statusOf(event.error) === 410, target: 'over' },
          { guard: ({ event }) => [400, 404].includes(statusOf(event.error)), target: 'without_code' },
          { guard: ({ event }) => [409, 429].includes(statusOf(event.error)), target: 'too_many' },
          { target: 'unreachable' },
        ],
      },
    },
    unreachable: { on: { TRY_AGAIN: 'asking' } },
    too_many: { on: { TRY_AGAIN: 'arriving' } },
    /** None was read, or one that is used or too old. */
    without_code: {},
    in_session: {
      type: 'parallel',
      invoke: {
        src: 'connection',
        id: 'connection',
        input: ({ context: { pin, given } }) => ({ pin, role: 'remote', remote_token: given?.remote_token ?? '' }),
      },
      on: {
        turned_away: [
          { guard: ({ event }) => event.code === 'BAD_TOKEN', target: 'stopped', actions: 'forgetToken' },
          { guard: ({ event }) => event.code === 'TOO_MANY', target: 'too_many' },
          { target: 'over' },
        ],
        MOVE: { guard: 'mayMove', actions: ['noteMove', 'sendMove'] },
        ORDER: { actions: [assign({ refusal: null, asked: null }), 'sendOrder'] },
        ASK: { actions: assign(({ event }) => ({ asked: event.question })) },
        CANCEL: { actions: assign({ asked: null }) },
        acked: { actions: 'takeAck' },
        trouble: { actions: assign(({ event }) => ({ trouble: event.trouble })) },
      },
      states: {
        view: {
          initial: 'awaited',
          on: {
            view: [
              { guard: ({ event }) => event.view.phase === 'ended', target: '#remote.over' },
              { actions: 'takeView', target: '.shown' },
            ],
            progress: { actions: 'takeProgress' },
          },
          states: {
            /** The host has not said yes yet: the connection is tried until then. */
            awaited: {},
            shown: {},
          },
        },
        connection: connectionRegion,
      },
    },
    /** The host has said no, or no longer. */
    stopped: {},
    over: { entry: 'forgetToken' },
  },
});

export interface RemoteScreenProps {
  snapshot: SnapshotFrom<typeof remoteMachine>;
  send: (event: RemoteEvent) => void;
}
