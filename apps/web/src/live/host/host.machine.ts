import type { HostView, ReplyOf, Report, RosterName } from '@lexiroom/contracts/live';
import { assertEvent, assign, enqueueActions, fromPromise, sendTo, setup, type SnapshotFrom } from 'xstate';
import { api, statusOf } from '../../api/client.ts';
import { connectionActor, connectionRegion, type Order, patience } from '../../connection/connection-actor.ts';
import type { ConnectionEvent } from '../../connection/live-connection.ts';
import type { Move } from '../moves.ts';
import { moveOrder, type ScreenContext, withAck, withProgress, withView } from '../screen-context.ts';

/** What the host was asked before something that cannot be undone, or needs a word. */
export type HostQuestion =
  | { type: 'end' }
  /** `others`: how many more came with the same device, or, when it has none, without any. */
  | { type: 'remove'; seat_id: number; name: string; others: number; hasDevice: boolean }
  | { type: 'rename'; seat_id: number; name: string }
  /** `student_id`: who sits there so far, and is called `name`. */
  | { type: 'reassign'; seat_id: number; student_id: number; name: string }
  | { type: 'void'; question: number }
  | { type: 'delete' };

/** The running quiz of a pin, then its report; or the report of a quiz that was. */
export type HostInput = { pin: string } | { live_id: number };
/** Whose report is read: of a session, or of the newest that had a pin. */
interface Reported {
  pin: string;
  live_id: number | null;
}

export interface HostContext extends ScreenContext<HostView> {
  asked: HostQuestion | null;
  /** The class that plays under its names; null while that is not known. */
  roster: readonly RosterName[] | null;
  report: Report | null;
  /** Of the report, when nothing but that is asked for. */
  live_id: number | null;
  /** Of the call for the report that failed. */
  status: number;
}

type RosterOrder = Extract<
  Order,
  { command: 'lock_door' | 'unlock_door' | 'remove' | 'rename' | 'keep_name' | 'reassign' | 'void' }
>;
export type HostEvent =
  | { type: 'MOVE'; move: Move }
  | { type: 'ORDER'; order: RosterOrder }
  | { type: 'ASK'; question: HostQuestion }
  | { type: 'CANCEL' }
  /** The list of the class has changed, as far as is known. */
  | { type: 'LOOK_AT_CLASS' }
  /** Of the report, when the live session is over. */
  | { type: 'VOID'; question: number }
  | { type: 'DELETE' }
  | { type: 'TRY_AGAIN' }
  | ConnectionEvent;

/** A report stays after the pin is gone; null when no session of this host had it. */
async function fetchReport({ pin, live_id }: Reported, signal: AbortSignal): Promise<Report | null> {
  if (live_id !== null) return await api.liveReport({ params: { live_id } }, signal);
  const live = (await api.lives({ query: {} }, signal)).find((summary) => summary.pin === pin);
  return live ? await api.liveReport({ params: { live_id: live.live_id } }, signal) : null;
}

export const hostMachine = setup({
  types: { context: {} as HostContext, events: {} as HostEvent, input: {} as HostInput },
  actors: {
    connection: connectionActor,
    fetchReport: fromPromise<Report | null, Reported>(({ input, signal }) => fetchReport(input, signal)),
    takeBack: fromPromise<Report, { live_id: number; question: number }>(
      async ({ input: { live_id, question }, signal }) => {
        await api.voidQuestion({ params: { live_id }, body: { question } }, signal);
        return await api.liveReport({ params: { live_id } }, signal);
      },
    ),
    deleteQuiz: fromPromise<unknown, { live_id: number }>(({ input, signal }) =>
      api.deleteLive({ params: input }, signal),
    ),
  },
  delays: { patience },
  guards: {
    mayMove: ({ context }) => context.moving === null,
    hasNoPin: ({ context }) => context.pin === '',
    hasReport: ({ context }) => context.report !== null,
  },
  actions: {
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
      const { command, ack } = event;
      if (command.type === 'names') return ack.ok ? { roster: (ack as ReplyOf<'names'>).roster } : {};
      return withAck(context, event);
    }),
    /** Asked for once; who of it has a seat stands in every view. */
    lookAtClass: enqueueActions(({ context, event, enqueue }) => {
      const isFirst = context.roster === null && context.view?.settings.names === 'roster';
      if (!isFirst && event.type === 'view') return;
      enqueue.sendTo('connection', { type: 'command', command: 'names', fields: {} });
      // While it is on its way it is not asked for again.
      if (isFirst) enqueue.assign({ roster: [] });
    }),
    noteMove: assign(({ event }) => {
      assertEvent(event, 'MOVE');
      return { moving: event.move, refusal: null, asked: null };
    }),
    sendMove: sendTo('connection', ({ context, event }) => {
      assertEvent(event, 'MOVE');
      return moveOrder(context, event.move);
    }),
    noteOrder: assign({ refusal: null, asked: null }),
    sendOrder: sendTo('connection', ({ event }) => {
      assertEvent(event, 'ORDER');
      return event.order;
    }),
    ask: assign(({ event }) => {
      assertEvent(event, 'ASK');
      return { asked: event.question };
    }),
    dropQuestion: assign({ asked: null }),
    noteStatus: assign(({ event }) => ({ status: 'error' in event ? statusOf(event.error) : 0 })),
    goToQuizzes: () => location.assign('/live'),
  },
}).createMachine({
  id: 'host',
  context: ({ input }) => ({
    pin: 'pin' in input ? input.pin : '',
    live_id: 'live_id' in input ? input.live_id : null,
    status: 0,
    view: null,
    clock: null,
    moving: null,
    trouble: null,
    refusal: null,
    asked: null,
    roster: null,
    report: null,
  }),
  initial: 'arriving',
  on: { ASK: { actions: 'ask' }, CANCEL: { actions: 'dropQuestion' } },
  states: {
    arriving: { always: [{ guard: 'hasNoPin', target: 'over' }, { target: 'in_session' }] },
    in_session: {
      type: 'parallel',
      invoke: { src: 'connection', id: 'connection', input: ({ context: { pin } }) => ({ pin, role: 'host' }) },
      on: {
        turned_away: [
          { guard: ({ event }) => event.code === 'BAD_TOKEN', target: 'not_the_host' },
          { guard: ({ event }) => event.code === 'ENDED', target: 'over' },
          { guard: ({ event }) => event.code === 'TOO_MANY', target: 'too_many' },
          { target: 'no_such_pin' },
        ],
        MOVE: { guard: 'mayMove', actions: ['noteMove', 'sendMove'] },
        LOOK_AT_CLASS: { actions: 'lookAtClass' },
        ORDER: { actions: ['noteOrder', 'sendOrder'] },
        acked: { actions: 'takeAck' },
        trouble: { actions: assign(({ event }) => ({ trouble: event.trouble })) },
      },
      states: {
        view: {
          initial: 'awaited',
          on: {
            view: [
              { guard: ({ event }) => event.view.phase === 'ended', target: '#host.over', actions: 'takeView' },
              { actions: ['takeView', 'lookAtClass'], target: '.shown' },
            ],
            progress: { actions: 'takeProgress' },
          },
          states: { awaited: {}, shown: {} },
        },
        connection: connectionRegion,
      },
    },
    over: {
      initial: 'fetching',
      entry: 'dropQuestion',
      states: {
        fetching: {
          invoke: {
            src: 'fetchReport',
            input: ({ context: { pin, live_id } }) => ({ pin, live_id }),
            onDone: { target: 'reading', actions: assign(({ event }) => ({ report: event.output })) },
            onError: { target: 'failed', actions: 'noteStatus' },
          },
        },
        reading: {
          on: {
            VOID: { guard: 'hasReport', target: 'taking_back', actions: 'dropQuestion' },
            DELETE: { guard: 'hasReport', target: 'deleting', actions: 'dropQuestion' },
          },
        },
        taking_back: {
          invoke: {
            src: 'takeBack',
            input: ({ context: { report }, event }) => {
              assertEvent(event, 'VOID');
              return { live_id: report?.live_id ?? 0, question: event.question };
            },
            onDone: { target: 'reading', actions: assign(({ event }) => ({ report: event.output })) },
            onError: { target: 'failed', actions: 'noteStatus' },
          },
        },
        deleting: {
          invoke: {
            src: 'deleteQuiz',
            input: ({ context: { report } }) => ({ live_id: report?.live_id ?? 0 }),
            onDone: { target: 'deleted', actions: 'goToQuizzes' },
            onError: { target: 'failed', actions: 'noteStatus' },
          },
        },
        deleted: {},
        failed: { on: { TRY_AGAIN: 'fetching' } },
      },
    },
    not_the_host: {},
    no_such_pin: {},
    too_many: { on: { TRY_AGAIN: 'in_session' } },
  },
});

/** What the screens of this machine are given. */
export interface HostScreenProps {
  snapshot: SnapshotFrom<typeof hostMachine>;
  send: (event: HostEvent) => void;
}
