import type { RefusalCode, RefusalParams } from '@lexiroom/contracts/errors';
import type { Ack, PlayerView, Refused, SeatView } from '@lexiroom/contracts/live';
import { assertEvent, assign, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import { line } from '../../connection/line.ts';
import { lineRegion, patience } from '../../connection/line-region.ts';
import type { Heard } from '../../connection/live-connection.ts';
import { seatTokens } from '../../connection/seat-storage.ts';
import { hearTime, type ServerClock } from '../../connection/server-clock.ts';
import { lookUpPin, type PinLookUp, PinRefused } from '../live-api.ts';

/** Why something was not taken; `question` when it was an answer. */
export interface Why {
  code: RefusalCode;
  params?: RefusalParams;
  question?: number;
}

export interface PlayerContext {
  /** '' until one was typed. */
  pin: string;
  view: PlayerView | null;
  seat: SeatView | null;
  clock: ServerClock | null;
  /** The last name that was tried. */
  name: string;
  /** The answer without an acknowledgement. */
  sending: { question: number; option: number } | null;
  /** Why the last pin, name or answer was not taken. */
  refusal: Why | null;
}

export type PlayerEvent =
  | { type: 'PIN_ENTERED'; pin: string }
  | { type: 'NAME_ENTERED'; name: string }
  | { type: 'CHOOSE'; option: number }
  | { type: 'TAKE_BACK' }
  | { type: 'TRY_AGAIN' }
  | { type: 'OTHER_PIN' }
  | Heard;

const isRemoval = (ack: Ack): ack is Refused => !ack.ok && ack.code === 'REMOVED';
const whyOf = ({ code, params }: Refused): Why => ({ code, ...(params ? { params } : {}) });
const isOf = (context: PlayerContext, ...phases: PlayerView['phase'][]): boolean =>
  context.view !== null && phases.includes(context.view.phase);
const number = ({ view }: PlayerContext): number => view?.question?.number ?? 0;
const isAnswered = (context: PlayerContext): boolean => context.seat?.answered?.question === number(context);
const isSending = (context: PlayerContext): boolean => context.sending?.question === number(context);
const isTooLate = (context: PlayerContext): boolean =>
  context.refusal?.code === 'LATE' && context.refusal.question === number(context);
/** Whether an answer to the shown question was given here, and did not arrive in time, or not yet. */
export const isAnswerLost = (context: PlayerContext): boolean =>
  isSending(context) || context.refusal?.question === number(context);
/** How the revealed question went; undefined for who was not asked, or until the seat has heard. */
const outcome = (context: PlayerContext): SeatView['last'] =>
  context.seat?.last?.question === number(context) ? context.seat.last : undefined;

type Acked = Extract<PlayerEvent, { type: 'acked' }>;
const isOwnAnswer = ({ sending }: PlayerContext, event: PlayerEvent): event is Acked =>
  event.type === 'acked' && event.command.type === 'answer' && event.command.question === sending?.question;

export const playerMachine = setup({
  types: {
    context: {} as PlayerContext,
    events: {} as PlayerEvent,
    input: {} as { pin: string | undefined },
  },
  actors: {
    line,
    lookUpPin: fromPromise<PinLookUp, { pin: string }>(({ input, signal }) => lookUpPin(input.pin, signal)),
  },
  delays: {
    patience,
    /** How often a locked door is tried again. */
    nextKnock: 5000,
  },
  guards: {
    hasPin: ({ context }) => context.pin !== '',
    hasSeat: ({ context }) => context.pin !== '' && seatTokens.of(context.pin) !== null,
    isLobby: ({ context }) => isOf(context, 'lobby'),
    isStarting: ({ context }) => isOf(context, 'starting'),
    isQuestion: ({ context }) => isOf(context, 'question'),
    isSaved: ({ context }) => isOf(context, 'open') && isAnswered(context),
    isTooLate: ({ context }) => isOf(context, 'open', 'locked') && isTooLate(context),
    isSending: ({ context }) => isOf(context, 'open') && isSending(context),
    isOpen: ({ context }) => isOf(context, 'open'),
    isLocked: ({ context }) => isOf(context, 'locked'),
    isVoid: ({ context }) => isOf(context, 'reveal') && context.view?.reveal?.voided === true,
    isRight: ({ context }) => isOf(context, 'reveal') && outcome(context)?.correct === true,
    isWrong: ({ context }) => isOf(context, 'reveal') && typeof outcome(context)?.option === 'number',
    isMissed: ({ context }) => isOf(context, 'reveal') && outcome(context)?.option === null,
    isReveal: ({ context }) => isOf(context, 'reveal'),
    isLeaderboard: ({ context }) => isOf(context, 'leaderboard'),
    isPodium: ({ context }) => isOf(context, 'podium'),
    isEnded: ({ context }) => isOf(context, 'ended'),
    mayChoose: ({ context, event }) =>
      event.type === 'CHOOSE' && !context.view?.paused && event.option < (context.view?.question?.options?.length ?? 0),
    wasLetIn: ({ event }) => event.type === 'acked' && event.command.type === 'join' && event.ack.ok,
    wasNotLetIn: ({ event }) => event.type === 'acked' && event.command.type === 'join' && !event.ack.ok,
    isDoorLocked: ({ event }) => event.type === 'acked' && !event.ack.ok && event.ack.code === 'DOOR_LOCKED',
    isKeptOut: ({ event }) => event.type === 'acked' && isRemoval(event.ack) && event.ack.params?.['kept_out'] === 1,
    isRemoved: ({ event }) => event.type === 'acked' && isRemoval(event.ack),
    isOver: ({ event }) => event.type === 'acked' && !event.ack.ok && event.ack.code === 'ENDED',
    answerCounts: ({ context, event }) => isOwnAnswer(context, event) && event.ack.ok,
    answerDoesNotCount: ({ context, event }) => isOwnAnswer(context, event) && !event.ack.ok,
  },
  actions: {
    takeView: assign(({ context, event }) => {
      assertEvent(event, 'view');
      if (event.view.role !== 'player') return {};
      const clock = hearTime(context.clock, event.view.server_now, performance.now(), event.afresh);
      return { view: event.view, clock };
    }),
    takeSeat: assign(({ event }) => {
      assertEvent(event, 'seat');
      return { seat: event.seat };
    }),
    takeRefusal: assign(({ event }) => {
      assertEvent(event, ['acked', 'turned_away']);
      if (event.type === 'turned_away') return { refusal: { code: event.code } };
      return event.ack.ok ? {} : { refusal: whyOf(event.ack) };
    }),
    takeName: assign(({ event }) => {
      assertEvent(event, 'NAME_ENTERED');
      return { name: event.name, refusal: null };
    }),
    askToJoin: sendTo('line', ({ context }) => ({ type: 'command', command: 'join', fields: { name: context.name } })),
    sendAnswer: sendTo('line', ({ context }) => ({ type: 'command', command: 'answer', fields: context.sending })),
    /** Until it is acknowledged the screen says "sending", never "saved". */
    answerGoesOut: assign(({ context, event }) => {
      assertEvent(event, ['CHOOSE', 'on_its_way']);
      const option = event.type === 'CHOOSE' ? event.option : event.command.option;
      const question = event.type === 'CHOOSE' ? number(context) : event.command.question;
      return { sending: { question, option }, refusal: null };
    }),
    answerWasTaken: assign(({ context }) => {
      const { seat, sending } = context;
      return seat && sending ? { seat: { ...seat, answered: sending }, sending: null } : { sending: null };
    }),
    answerWasRefused: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, 'acked');
      if (event.ack.ok) return;
      const question = context.sending?.question ?? 0;
      enqueue.assign({ sending: null, refusal: { ...whyOf(event.ack), question } });
      // The seat has an answer that this screen does not know: the server tells which.
      if (event.ack.code === 'ALREADY_ANSWERED') {
        enqueue.sendTo('line', { type: 'command', command: 'resume', fields: {} });
      }
    }),
    forgetSeat: ({ context }) => seatTokens.forget(context.pin),
    forgetSession: assign({ view: null, seat: null, sending: null, name: '' }),
    showPinInAddress: ({ context }) => {
      const path = context.pin === '' ? '/live' : `/live/${context.pin}`;
      if (location.pathname !== path) history.replaceState(null, '', path);
    },
  },
}).createMachine({
  id: 'player',
  context: ({ input }) => ({
    pin: input.pin ?? '',
    view: null,
    seat: null,
    clock: null,
    name: '',
    sending: null,
    refusal: null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      entry: 'showPinInAddress',
      always: [
        { guard: 'hasSeat', target: 'inside' },
        { guard: 'hasPin', target: 'looking_up' },
        { target: 'pin_entry' },
      ],
    },
    pin_entry: {
      on: {
        PIN_ENTERED: { target: 'arriving', actions: assign(({ event }) => ({ pin: event.pin, refusal: null })) },
      },
    },
    looking_up: {
      invoke: {
        src: 'lookUpPin',
        input: ({ context }) => ({ pin: context.pin }),
        onDone: [
          {
            guard: ({ event }) => event.output.phase === 'podium' || event.output.phase === 'ended',
            target: 'over',
          },
          { guard: ({ event }) => event.output.door === 'locked', target: 'door_locked' },
          { target: 'naming' },
        ],
        onError: [
          {
            guard: ({ event }) => event.error instanceof PinRefused && event.error.code === 'ENDED',
            target: 'over',
          },
          {
            guard: ({ event }) => event.error instanceof PinRefused && event.error.isAnswer,
            target: 'pin_entry',
            actions: assign(({ event }) => {
              const { code } = event.error as PinRefused;
              return { refusal: { code: code ?? 'NO_SUCH_PIN' } };
            }),
          },
          { target: 'unreachable' },
        ],
      },
      on: { OTHER_PIN: 'other_pin' },
    },
    unreachable: { on: { TRY_AGAIN: 'looking_up', OTHER_PIN: 'other_pin' } },
    door_locked: { after: { nextKnock: 'looking_up' }, on: { TRY_AGAIN: 'looking_up', OTHER_PIN: 'other_pin' } },
    other_pin: {
      entry: [assign({ pin: '', refusal: null }), 'forgetSession'],
      always: 'arriving',
    },
    naming: { on: { NAME_ENTERED: { target: 'inside', actions: 'takeName' } } },
    inside: {
      type: 'parallel',
      invoke: { src: 'line', id: 'line', input: ({ context }) => ({ pin: context.pin, role: 'player' }) },
      on: {
        moved: 'moved',
        turned_away: [
          {
            guard: ({ event }) => event.code === 'BAD_TOKEN',
            target: 'arriving',
            actions: ['forgetSeat', 'forgetSession'],
          },
          { guard: ({ event }) => event.code === 'ENDED', target: 'over' },
          { guard: ({ event }) => event.isKeptOut === true, target: 'kept_out' },
          {
            guard: ({ event }) => event.code === 'REMOVED',
            target: 'removed',
            actions: ['forgetSeat', 'forgetSession'],
          },
          { guard: ({ event }) => event.code === 'TOO_MANY', target: 'too_many', actions: 'takeRefusal' },
          { target: 'pin_entry', actions: 'takeRefusal' },
        ],
        on_its_way: { actions: 'answerGoesOut' },
      },
      states: {
        course: {
          initial: 'entering',
          states: {
            entering: { always: [{ guard: 'hasSeat', target: 'coming_back' }, { target: 'joining' }] },
            coming_back: {
              on: {
                seat: { actions: 'takeSeat' },
                view: { target: 'playing', actions: 'takeView' },
              },
            },
            joining: {
              entry: 'askToJoin',
              on: {
                acked: [
                  { guard: 'wasLetIn', target: 'coming_back' },
                  { guard: 'isDoorLocked', target: '#player.door_locked' },
                  { guard: 'isOver', target: '#player.over' },
                  { guard: 'isKeptOut', target: '#player.kept_out' },
                  { guard: 'isRemoved', target: '#player.removed', actions: ['forgetSeat', 'forgetSession'] },
                  { guard: 'wasNotLetIn', target: '#player.naming', actions: 'takeRefusal' },
                ],
              },
            },
            playing: {
              initial: 'placing',
              on: {
                view: { actions: 'takeView', target: '.placing' },
                seat: { actions: 'takeSeat', target: '.placing' },
                acked: [
                  { guard: 'answerCounts', actions: 'answerWasTaken', target: '.placing' },
                  { guard: 'answerDoesNotCount', actions: 'answerWasRefused', target: '.placing' },
                ],
              },
              states: {
                placing: {
                  always: [
                    { guard: 'isLobby', target: 'lobby' },
                    { guard: 'isStarting', target: 'get_ready' },
                    { guard: 'isQuestion', target: 'question' },
                    { guard: 'isSaved', target: 'saved' },
                    { guard: 'isTooLate', target: 'too_late' },
                    { guard: 'isSending', target: 'sending' },
                    { guard: 'isOpen', target: 'choosing' },
                    { guard: 'isLocked', target: 'locked' },
                    { guard: 'isVoid', target: 'taken_back' },
                    { guard: 'isRight', target: 'right' },
                    { guard: 'isWrong', target: 'wrong' },
                    { guard: 'isMissed', target: 'missed' },
                    { guard: 'isReveal', target: 'watching' },
                    { guard: 'isLeaderboard', target: 'leaderboard' },
                    { guard: 'isPodium', target: 'podium' },
                    { target: 'ended' },
                  ],
                },
                lobby: {},
                get_ready: {},
                question: {},
                choosing: {
                  on: { CHOOSE: { guard: 'mayChoose', actions: ['answerGoesOut', 'sendAnswer'], target: 'sending' } },
                },
                sending: {},
                saved: {},
                too_late: {},
                locked: {},
                taken_back: {},
                right: {},
                wrong: {},
                missed: {},
                watching: {},
                leaderboard: {},
                podium: {},
                ended: {},
              },
            },
          },
        },
        line: lineRegion,
      },
    },
    moved: { on: { TAKE_BACK: 'arriving' } },
    /** The same pin lets them in again … */
    removed: { on: { TRY_AGAIN: 'arriving', OTHER_PIN: 'other_pin' } },
    /** … unless the host keeps them out. */
    kept_out: { on: { OTHER_PIN: 'other_pin' } },
    too_many: { on: { TRY_AGAIN: 'arriving' } },
    over: { on: { OTHER_PIN: 'other_pin' } },
  },
});
