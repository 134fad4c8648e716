import type { HostView, LiveSummary, Report } from '@lexiroom/contracts/live';
import { assertEvent, assign, fromPromise, sendTo, setup, type SnapshotFrom } from 'xstate';
import { api } from '../../api.ts';
import { line, type Order } from '../../connection/line.ts';
import { lineRegion, patience } from '../../connection/line-region.ts';
import type { Heard } from '../../connection/live-connection.ts';
import { phaseGuards, placing } from '../placing.ts';
import { type Mover, moveOrder, type ScreenContext, withAck, withProgress, withView } from '../screen-context.ts';

/** What the host was asked before something that cannot be undone, or needs a word. */
export type HostQuestion =
  | { type: 'end' }
  /** `others`: how many more came with the same device, or, when it has none, without any. */
  | { type: 'remove'; seat_id: number; name: string; others: number; hasDevice: boolean }
  | { type: 'rename'; seat_id: number; name: string }
  | { type: 'void'; question: number };

/** The report, and the decks that the quiz was made of as far as they are still there. */
export type HostReport = Report & Pick<LiveSummary, 'decks'>;

export interface HostContext extends ScreenContext<HostView> {
  asked: HostQuestion | null;
  report: HostReport | null;
}

type RosterOrder = Extract<
  Order,
  { command: 'lock_door' | 'unlock_door' | 'remove' | 'rename' | 'keep_name' | 'void' }
>;
export type HostEvent =
  | { type: 'MOVE'; move: Mover }
  | { type: 'ORDER'; order: RosterOrder }
  | { type: 'ASK'; question: HostQuestion }
  | { type: 'CANCEL' }
  /** Of the report, when the live session is over. */
  | { type: 'VOID'; question: number }
  | { type: 'TRY_AGAIN' }
  | Heard;

/** The report of the newest session that had a pin; it stays after the pin is gone. */
async function fetchReport(pin: string, signal: AbortSignal): Promise<HostReport | null> {
  const live = (await api.lives(undefined, signal)).find((summary) => summary.pin === pin);
  if (!live) return null;
  return { ...(await api.liveReport({ params: { live_id: live.live_id } }, signal)), decks: live.decks };
}

export const hostMachine = setup({
  types: { context: {} as HostContext, events: {} as HostEvent, input: {} as { pin: string } },
  actors: {
    line,
    fetchReport: fromPromise<HostReport | null, { pin: string }>(({ input, signal }) => fetchReport(input.pin, signal)),
    takeBack: fromPromise<HostReport | null, { pin: string; live_id: number; question: number }>(
      async ({ input: { pin, live_id, question }, signal }) => {
        await api.voidQuestion({ params: { live_id }, body: { question } }, signal);
        return await fetchReport(pin, signal);
      },
    ),
  },
  delays: { patience },
  guards: {
    mayMove: ({ context }) => context.moving === null,
    ...phaseGuards,
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
      return withAck(context, event);
    }),
    noteMove: assign(({ event }) => {
      assertEvent(event, 'MOVE');
      return { moving: event.move, refusal: null, asked: null };
    }),
    sendMove: sendTo('line', ({ context, event }) => {
      assertEvent(event, 'MOVE');
      return moveOrder(context, event.move);
    }),
    noteOrder: assign({ refusal: null, asked: null }),
    sendOrder: sendTo('line', ({ event }) => {
      assertEvent(event, 'ORDER');
      return event.order;
    }),
    ask: assign(({ event }) => {
      assertEvent(event, 'ASK');
      return { asked: event.question };
    }),
    dropQuestion: assign({ asked: null }),
  },
}).createMachine({
  id: 'host',
  context: ({ input: { pin } }) => ({
    pin,
    view: null,
    clock: null,
    moving: null,
    refusal: null,
    asked: null,
    report: null,
  }),
  initial: 'inside',
  on: { ASK: { actions: 'ask' }, CANCEL: { actions: 'dropQuestion' } },
  states: {
    inside: {
      type: 'parallel',
      invoke: { src: 'line', id: 'line', input: ({ context: { pin } }) => ({ pin, role: 'host' }) },
      on: {
        turned_away: [
          { guard: ({ event }) => event.code === 'BAD_TOKEN', target: 'not_the_host' },
          { guard: ({ event }) => event.code === 'ENDED', target: 'over' },
          { guard: ({ event }) => event.code === 'TOO_MANY', target: 'too_many' },
          { target: 'no_such_pin' },
        ],
        MOVE: { guard: 'mayMove', actions: ['noteMove', 'sendMove'] },
        ORDER: { actions: ['noteOrder', 'sendOrder'] },
        acked: { actions: 'takeAck' },
      },
      states: {
        course: {
          initial: 'connecting',
          on: {
            view: [
              { guard: ({ event }) => event.view.phase === 'ended', target: '#host.over', actions: 'takeView' },
              { actions: 'takeView', target: '.placing' },
            ],
            progress: { actions: 'takeProgress' },
          },
          states: {
            connecting: {},
            placing: {
              always: [...placing, { target: 'podium' }],
            },
            lobby: {},
            starting: {},
            question: {},
            open: {},
            locked: {},
            reveal: {},
            leaderboard: {},
            podium: {},
          },
        },
        line: lineRegion,
      },
    },
    over: {
      initial: 'fetching',
      entry: 'dropQuestion',
      states: {
        fetching: {
          invoke: {
            src: 'fetchReport',
            input: ({ context: { pin } }) => ({ pin }),
            onDone: { target: 'reading', actions: assign(({ event }) => ({ report: event.output })) },
            onError: 'failed',
          },
        },
        reading: { on: { VOID: { guard: 'hasReport', target: 'taking_back', actions: 'dropQuestion' } } },
        taking_back: {
          invoke: {
            src: 'takeBack',
            input: ({ context: { pin, report }, event }) => {
              assertEvent(event, 'VOID');
              return { pin, live_id: report?.live_id ?? 0, question: event.question };
            },
            onDone: { target: 'reading', actions: assign(({ event }) => ({ report: event.output })) },
            onError: 'failed',
          },
        },
        failed: { on: { TRY_AGAIN: 'fetching' } },
      },
    },
    not_the_host: {},
    no_such_pin: {},
    too_many: { on: { TRY_AGAIN: 'inside' } },
  },
});

/** What the screens of this machine are given. */
export interface HostScreenProps {
  snapshot: SnapshotFrom<typeof hostMachine>;
  send: (event: HostEvent) => void;
}
