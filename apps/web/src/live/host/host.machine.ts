import type { AcceptText, HostView, ReplyOf, Report, RosterName, VoidQuestion } from '@lexiroom/contracts/live';
import { and, assertEvent, assign, fromCallback, fromPromise, sendTo, setup, type SnapshotFrom } from 'xstate';
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
  /** How often in a row the server refused to tell the list of the class. */
  rosterRefusals: number;
  /** The list of the class has been asked for longer than one waits for a page. */
  isRosterOverdue: boolean;
  /** What a phone that is to be a remote has to open, and until when (epoch milliseconds of the server). */
  remoteCode: { code: string; expires_at: number } | null;
  report: Report | null;
  /** Of the report, when nothing but that is asked for. */
  live_id: number | null;
  /** Of the call for the report that failed. */
  status: number;
}

type RosterOrder = Extract<
  Order,
  {
    command:
      | 'lock_door'
      | 'unlock_door'
      | 'remove'
      | 'rename'
      | 'keep_name'
      | 'reassign'
      | 'void'
      | 'accept'
      | 'set_team'
      | 'balance_teams'
      | 'remote_code'
      | 'allow_remote'
      | 'stop_remote';
  }
>;
export type HostEvent =
  | { type: 'MOVE'; move: Move }
  | { type: 'ORDER'; order: RosterOrder }
  | { type: 'ASK'; question: HostQuestion }
  | { type: 'CANCEL' }
  /** The list of the class has changed, as far as is known. */
  | { type: 'LOOK_AT_CLASS' }
  /** Of the report, when the live session is over. */
  | { type: 'VOID'; question: number; undo?: boolean }
  | { type: 'ACCEPT'; question: number; text: string; undo: boolean }
  | { type: 'DELETE' }
  | { type: 'TRY_AGAIN' }
  | ConnectionEvent;

/** A report stays after the pin is gone; null when no session of this host had it. */
async function fetchReport({ pin, live_id }: Reported, signal: AbortSignal): Promise<Report | null> {
  if (live_id !== null) return await api.liveReport({ params: { live_id } }, signal);
  const live = (await api.lives({ query: {} }, signal)).find((summary) => summary.pin === pin);
  return live ? await api.liveReport({ params: { live_id: live.live_id } }, signal) : null;
}

/** Whether somebody looks at this page; a tab in the background asks for nothing. */
const isLookedAt = () => document.visibilityState === 'visible';

export const hostMachine = setup({
  types: { context: {} as HostContext, events: {} as HostEvent, input: {} as HostInput },
  actors: {
    connection: connectionActor,
    fetchReport: fromPromise<Report | null, Reported>(({ input, signal }) => fetchReport(input, signal)),
    takeBack: fromPromise<Report, { live_id: number; voided: VoidQuestion }>(
      async ({ input: { live_id, voided }, signal }) => {
        await api.voidQuestion({ params: { live_id }, body: voided }, signal);
        return await api.liveReport({ params: { live_id } }, signal);
      },
    ),
    accept: fromPromise<Report, { live_id: number; accepted: AcceptText }>(
      async ({ input: { live_id, accepted }, signal }) => {
        await api.acceptText({ params: { live_id }, body: accepted }, signal);
        return await api.liveReport({ params: { live_id } }, signal);
      },
    ),
    /** Tells when somebody comes back to this page, who may have changed the class elsewhere. */
    comingBack: fromCallback<HostEvent>(({ sendBack }) => {
      const look = () => isLookedAt() && sendBack({ type: 'LOOK_AT_CLASS' } satisfies HostEvent);
      document.addEventListener('visibilitychange', look);
      return () => document.removeEventListener('visibilitychange', look);
    }),
    deleteQuiz: fromPromise<unknown, { live_id: number }>(({ input, signal }) =>
      api.deleteLive({ params: input }, signal),
    ),
  },
  delays: {
    patience,
    /** How often the list of the class is read again while people come in. */
    nextLook: 7000,
    /** When a list that was refused is asked for again: after 1, 2, 4 and then every 8 seconds. */
    nextTry: ({ context }) => 1000 * 2 ** Math.min(context.rosterRefusals - 1, 3),
  },
  guards: {
    isOfNames: ({ event }) => event.type === 'acked' && event.command.type === 'names',
    hasNames: ({ event }) => event.type === 'acked' && event.command.type === 'names' && event.ack.ok,
    playsUnderItsNames: ({ context }) => context.view?.settings.names === 'roster',
    isInLobby: ({ context }) => context.view?.phase === 'lobby',
    isLookedAt,
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
      const isCode = event.command.type === 'remote_code' && event.ack.ok;
      return {
        ...withAck(context, event),
        ...(isCode ? { remoteCode: event.ack as ReplyOf<'remote_code'> } : {}),
      };
    }),
    askForNames: sendTo('connection', { type: 'command', command: 'names', fields: {} }),
    takeNames: assign(({ event }) => {
      assertEvent(event, 'acked');
      return { roster: (event.ack as ReplyOf<'names'>).roster, rosterRefusals: 0, isRosterOverdue: false };
    }),
    countRosterRefusal: assign(({ context }) => ({ rosterRefusals: context.rosterRefusals + 1 })),
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
    overtaken: 0,
    remoteCode: null,
    trouble: null,
    refusal: null,
    asked: null,
    roster: null,
    rosterRefusals: 0,
    isRosterOverdue: false,
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
              { actions: 'takeView', target: '.shown' },
            ],
            progress: { actions: 'takeProgress' },
          },
          states: { awaited: {}, shown: {} },
        },
        /** The list of the class, where one plays under its names; who of it has a seat stands in every view. */
        class: {
          initial: 'not_played',
          invoke: { src: 'comingBack' },
          states: {
            not_played: { always: { guard: 'playsUnderItsNames', target: 'reading' } },
            reading: {
              initial: 'asking',
              after: { patience: { actions: assign({ isRosterOverdue: true }) } },
              states: {
                asking: {
                  entry: 'askForNames',
                  on: {
                    LOOK_AT_CLASS: 'outdated',
                    acked: [
                      { guard: 'hasNames', target: '#host.in_session.class.known', actions: 'takeNames' },
                      { guard: 'isOfNames', target: 'refused', actions: 'countRosterRefusal' },
                    ],
                  },
                },
                /** The class was changed while its list was on its way: it is asked for once more. */
                outdated: { on: { acked: { guard: 'isOfNames', target: 'asking' } } },
                refused: { after: { nextTry: 'asking' }, on: { LOOK_AT_CLASS: 'asking' } },
              },
            },
            known: {
              on: { LOOK_AT_CLASS: 'reading' },
              after: {
                nextLook: [
                  { guard: and(['isInLobby', 'isLookedAt']), target: 'reading' },
                  { target: 'known', reenter: true },
                ],
              },
            },
          },
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
            ACCEPT: { guard: 'hasReport', target: 'accepting' },
            DELETE: { guard: 'hasReport', target: 'deleting', actions: 'dropQuestion' },
          },
        },
        taking_back: {
          invoke: {
            src: 'takeBack',
            input: ({ context: { report }, event }) => {
              assertEvent(event, 'VOID');
              const { question, undo } = event;
              return { live_id: report?.live_id ?? 0, voided: { question, ...(undo ? { undo } : {}) } };
            },
            onDone: { target: 'reading', actions: assign(({ event }) => ({ report: event.output })) },
            onError: { target: 'failed', actions: 'noteStatus' },
          },
        },
        accepting: {
          invoke: {
            src: 'accept',
            input: ({ context: { report }, event }) => {
              assertEvent(event, 'ACCEPT');
              const { question, text, undo } = event;
              return { live_id: report?.live_id ?? 0, accepted: { question, text, undo } };
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
