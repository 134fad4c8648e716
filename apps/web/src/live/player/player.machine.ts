import type { RefusalCode, RefusalParams } from '@lexiroom/contracts/errors';
import type { Ack, PlayerView, Refused, ReplyOf, SeatView } from '@lexiroom/contracts/live';
import { chooseInterfaceLanguage } from '@lexiroom/domain/languages';
import type { Emblem } from '@lexiroom/domain/live-session';
import { and, assertEvent, assign, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import { connectionActor, connectionRegion, patience } from '../../connection/connection-actor.ts';
import type { ConnectionEvent } from '../../connection/live-connection.ts';
import { seatTokens } from '../../connection/seat-storage.ts';
import { hearTime, type ServerClock } from '../../connection/server-clock.ts';
import { lookUpPin, type PinLookUp, PinRefused } from '../live-api.ts';

/** Why a pin, a name or an answer was refused; `question` when it was an answer. */
export interface PlayerRefusal {
  code: RefusalCode;
  params?: RefusalParams;
  question?: number;
}

export interface PlayerContext {
  /** '' until one was typed. */
  pin: string;
  /** The secret of a seat that another device hands over, until it was taken or left. */
  handed_token: string | null;
  view: PlayerView | null;
  seat: SeatView | null;
  clock: ServerClock | null;
  /** Whether players type a name, are given one, or pick themselves from a list. */
  names: PinLookUp['names'];
  /** The last name that was tried. */
  name: string;
  /** The list to pick from, once it is known, and the last row that was tried. */
  roster: Pick<ReplyOf<'names'>, 'roster' | 'own_student_id'> | null;
  student_id: number | null;
  /** The name that was generated, once it is known, and how often it was spun for. */
  generated: { name: string; spins_left: number } | null;
  spin: number;
  /** The answer that was sent and is not acknowledged yet. */
  sending: { question: number; option?: number; text?: string; shown_ms?: number; quiz?: number } | null;
  /** Another name was sent, and is not acknowledged yet. */
  isChangingName: boolean;
  /** Why the last pin, name or answer was refused. */
  refusal: PlayerRefusal | null;
}

export type PlayerEvent =
  | { type: 'PIN_ENTERED'; pin: string }
  | { type: 'NAME_ENTERED'; name: string }
  /** Who sits in the lobby would be called otherwise. */
  | { type: 'NAME_CHANGED'; name: string }
  | { type: 'EMBLEM_CHOSEN'; emblem: Emblem }
  | { type: 'READING_CHANGED' }
  | { type: 'STUDENT_PICKED'; student_id: number }
  /** Another generated name is wanted; or this one is. */
  | { type: 'SPIN' }
  | { type: 'NAME_ACCEPTED' }
  /** The wrong row was picked: it is given back, and another can be. */
  | { type: 'NOT_ME' }
  /** An answer to the question that is shown; the game says when one can be given, and what the options are. */
  | { type: 'ANSWER'; question: number; option?: number; text?: string; shown_ms?: number }
  /** In a game of groups: the one they want to play for. */
  | { type: 'GROUP_CHOSEN'; group: 'a' | 'b' }
  | { type: 'TAKE_BACK' }
  | { type: 'TRY_AGAIN' }
  | { type: 'OTHER_PIN' }
  | ConnectionEvent;

const nothingChosen = { roster: null, student_id: null, generated: null, spin: 0 } as const;
const isRemoval = (ack: Ack): ack is Refused => !ack.ok && ack.code === 'REMOVED';
const refusalOf = ({ code, params }: Refused): PlayerRefusal => ({ code, ...(params ? { params } : {}) });
/** The language is the page's: who reads Arabic is given an Arabic name. */
const generatedFields = ({ spin }: PlayerContext) => ({
  spin,
  language: chooseInterfaceLanguage(document.documentElement.lang, []),
});
function joinFields(context: PlayerContext) {
  if (context.names === 'generated') return generatedFields(context);
  return context.student_id === null ? { name: context.name } : { student_id: context.student_id };
}
type Acked = Extract<PlayerEvent, { type: 'acked' }>;
const isOwnAnswer = ({ sending }: PlayerContext, event: PlayerEvent): event is Acked =>
  event.type === 'acked' && event.command.type === 'answer' && event.command.question === sending?.question;

export const playerMachine = setup({
  types: {
    context: {} as PlayerContext,
    events: {} as PlayerEvent,
    input: {} as { pin: string | undefined; seat_token?: string | undefined },
  },
  actors: {
    connection: connectionActor,
    lookUpPin: fromPromise<PinLookUp, { pin: string }>(({ input, signal }) => lookUpPin(input.pin, signal)),
  },
  delays: {
    patience,
    /** How often a locked door is tried again. */
    nextKnock: 5000,
    /** How often whoever chooses is shown who was taken meanwhile. */
    nextLook: 4000,
  },
  guards: {
    hasPin: ({ context }) => context.pin !== '',
    picksStudent: ({ context }) => context.names === 'roster',
    /** What to choose from is asked for first: the list of the class, or a generated name. */
    asksFirst: ({ context }) => context.names !== 'own',
    maySpin: ({ context }) => (context.generated?.spins_left ?? 0) > 0,
    isGenerated: ({ context }) => context.names === 'generated',
    hasNames: ({ event }) => event.type === 'acked' && event.command.type === 'names' && event.ack.ok,
    isInLobby: ({ context }) => context.view?.phase === 'lobby' && context.view.names === 'roster',
    hasSeat: ({ context }) => context.pin !== '' && seatTokens.of(context.pin) !== null,
    /** One answer to a question, and none during a pause. */
    mayAnswer: ({ context: { view, seat, sending }, event }) =>
      event.type === 'ANSWER' &&
      view?.paused === false &&
      [sending, seat?.answered].every((answer) => answer?.question !== event.question),
    wasLetIn: ({ event }) => event.type === 'acked' && event.command.type === 'join' && event.ack.ok,
    wasNotLetIn: ({ event }) => event.type === 'acked' && event.command.type === 'join' && !event.ack.ok,
    isDoorLocked: ({ event }) => event.type === 'acked' && !event.ack.ok && event.ack.code === 'DOOR_LOCKED',
    isKeptOut: ({ event }) => event.type === 'acked' && isRemoval(event.ack) && event.ack.params?.['kept_out'] === 1,
    isRemoved: ({ event }) => event.type === 'acked' && isRemoval(event.ack),
    isOver: ({ event }) => event.type === 'acked' && !event.ack.ok && event.ack.code === 'ENDED',
    isAboutName: ({ event }) => event.type === 'acked' && event.command.type === 'choose_name',
    mayChooseName: ({ context }) => context.seat?.may_choose_name === true && !context.isChangingName,
    isChoiceRefused: ({ event }) =>
      event.type === 'acked' && ['choose_group', 'choose_emblem'].includes(event.command.type) && !event.ack.ok,
    isAnswerStored: ({ context, event }) => isOwnAnswer(context, event) && event.ack.ok,
    isAnswerRefused: ({ context, event }) => isOwnAnswer(context, event) && !event.ack.ok,
  },
  actions: {
    takeView: assign(({ context, event }) => {
      assertEvent(event, 'view');
      if (event.view.role !== 'player') return {};
      const clock = hearTime(context.clock, event.view.server_now, performance.now(), event.afresh);
      // What is on its way, or was refused, is of the quiz that is shown: not of the one before in the same room.
      const quiz = event.view.quiz ?? 1;
      const isNext = (context.sending?.quiz ?? context.view?.quiz ?? 1) !== quiz;
      const ofQuizBefore = isNext ? { sending: null, refusal: null } : {};
      // The screens of each game read the fields of their own.
      return { view: event.view as PlayerView, clock, ...ofQuizBefore };
    }),
    takeSeat: assign(({ event }) => {
      assertEvent(event, 'seat');
      return { seat: event.seat };
    }),
    takeRefusal: assign(({ event }) => {
      assertEvent(event, ['acked', 'turned_away']);
      if (event.type === 'turned_away') return { refusal: { code: event.code } };
      return event.ack.ok ? {} : { refusal: refusalOf(event.ack) };
    }),
    takeName: assign(({ event }) => {
      assertEvent(event, 'NAME_ENTERED');
      return { name: event.name, refusal: null };
    }),
    askToJoin: sendTo('connection', ({ context }) => ({
      type: 'command',
      command: 'join',
      fields: joinFields(context),
    })),
    askForNames: sendTo('connection', ({ context }) => ({
      type: 'command',
      command: 'names',
      fields: context.names === 'generated' ? generatedFields(context) : {},
    })),
    takeNames: assign(({ event }) => {
      assertEvent(event, 'acked');
      if (!event.ack.ok) return {};
      const { roster, own_student_id, name, spins_left = 0 } = event.ack as ReplyOf<'names'>;
      if (name !== undefined) return { generated: { name, spins_left } };
      return { roster: own_student_id === undefined ? { roster } : { roster, own_student_id } };
    }),
    takeStudent: assign(({ event }) => {
      assertEvent(event, 'STUDENT_PICKED');
      return { student_id: event.student_id, refusal: null };
    }),
    sendLeave: sendTo('connection', { type: 'command', command: 'leave', fields: {} }),
    sendAnswer: sendTo('connection', ({ context }) => ({
      type: 'command',
      command: 'answer',
      fields: context.sending,
    })),
    /** Until it is acknowledged the screen says "sending", never "saved". */
    noteAnswer: assign(({ context, event }) => {
      assertEvent(event, ['ANSWER', 'answer_resent']);
      const { question, option, text, shown_ms } = event.type === 'ANSWER' ? event : event.command;
      const answer = text === undefined ? { option: option ?? 0 } : { text };
      const timed = shown_ms === undefined ? {} : { shown_ms };
      const quiz = event.type === 'ANSWER' ? context.view?.quiz : event.command.quiz;
      const ofRoom = quiz === undefined ? {} : { quiz };
      return { sending: { question, ...answer, ...timed, ...ofRoom }, refusal: null };
    }),
    noteStored: assign(({ context }) => {
      const { seat, sending } = context;
      return seat && sending ? { seat: { ...seat, answered: sending }, sending: null } : { sending: null };
    }),
    noteAnswerRefused: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, 'acked');
      if (event.ack.ok) return;
      const question = context.sending?.question ?? 0;
      enqueue.assign({ sending: null, refusal: { ...refusalOf(event.ack), question } });
      // The seat has an answer that this screen does not know: the server tells which.
      if (event.ack.code === 'ALREADY_ANSWERED') {
        enqueue.sendTo('connection', { type: 'command', command: 'resume', fields: {} });
      }
    }),
    sendGroup: sendTo('connection', ({ event }) => {
      assertEvent(event, 'GROUP_CHOSEN');
      return { type: 'command', command: 'choose_group', fields: { group: event.group } };
    }),
    /** Drawn at once; when it is refused, the server tells what the seat is drawn as. */
    chooseEmblem: enqueueActions(({ context: { seat }, event, enqueue }) => {
      assertEvent(event, 'EMBLEM_CHOSEN');
      const { emblem } = event;
      if (seat) enqueue.assign({ seat: { ...seat, emblem } });
      enqueue.sendTo('connection', { type: 'command', command: 'choose_emblem', fields: { emblem } });
    }),
    sendChosenName: enqueueActions(({ event, enqueue }) => {
      assertEvent(event, 'NAME_CHANGED');
      enqueue.assign({ isChangingName: true, refusal: null });
      enqueue.sendTo('connection', { type: 'command', command: 'choose_name', fields: { name: event.name } });
    }),
    noteChosenName: assign(({ event }) => {
      assertEvent(event, 'acked');
      return { isChangingName: false, refusal: event.ack.ok ? null : refusalOf(event.ack) };
    }),
    /** The server tells what the seat is. */
    askAgain: sendTo('connection', { type: 'command', command: 'resume', fields: {} }),
    /** Who sits in this quiz already stays who they are: nobody is moved to another seat by a link. */
    takeHandedSeat: enqueueActions(({ context: { pin, handed_token }, enqueue }) => {
      if (handed_token !== null && seatTokens.of(pin) === null) seatTokens.keep(pin, handed_token);
      enqueue.assign({ handed_token: null });
    }),
    forgetSeat: ({ context }) => seatTokens.forget(context.pin),
    forgetSession: assign({ view: null, seat: null, sending: null, isChangingName: false, name: '', student_id: null }),
    showPinInAddress: ({ context }) => {
      const path = context.pin === '' ? '/live' : `/live/${context.pin}`;
      // Nor does a secret of a seat stay there.
      if (location.pathname !== path || location.hash !== '') history.replaceState(null, '', path);
    },
  },
}).createMachine({
  id: 'player',
  context: ({ input }) => ({
    pin: input.pin ?? '',
    handed_token: input.seat_token ?? null,
    view: null,
    seat: null,
    clock: null,
    names: 'own',
    name: '',
    ...nothingChosen,
    sending: null,
    isChangingName: false,
    refusal: null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      entry: ['showPinInAddress', 'takeHandedSeat'],
      always: [
        { guard: 'hasSeat', target: 'in_session' },
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
          {
            guard: ({ event }) => event.output.names !== 'own',
            target: 'in_session',
            actions: assign(({ event }) => ({ ...nothingChosen, names: event.output.names })),
          },
          { target: 'naming', actions: assign({ ...nothingChosen, names: 'own' }) },
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
    naming: { on: { NAME_ENTERED: { target: 'in_session', actions: 'takeName' } } },
    in_session: {
      type: 'parallel',
      invoke: { src: 'connection', id: 'connection', input: ({ context }) => ({ pin: context.pin, role: 'player' }) },
      on: {
        OTHER_PIN: 'other_pin',
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
        answer_resent: { actions: 'noteAnswer' },
      },
      states: {
        seat: {
          initial: 'entering',
          states: {
            entering: {
              always: [
                { guard: 'hasSeat', target: 'coming_back' },
                { guard: 'asksFirst', target: 'looking' },
                { target: 'joining' },
              ],
            },
            /** The list of the class is asked for, at first or again while it is shown; or a generated name. */
            looking: {
              entry: 'askForNames',
              on: {
                acked: [
                  { guard: 'hasNames', target: 'picking', actions: 'takeNames' },
                  { guard: 'isDoorLocked', target: '#player.door_locked' },
                  { guard: 'isOver', target: '#player.over' },
                  { guard: 'isKeptOut', target: '#player.kept_out' },
                  // Something of the moment: the list is asked for again.
                  { target: 'picking' },
                ],
                STUDENT_PICKED: { target: 'joining', actions: 'takeStudent' },
              },
            },
            picking: {
              after: { nextLook: { guard: 'picksStudent', target: 'looking' } },
              on: {
                STUDENT_PICKED: { target: 'joining', actions: 'takeStudent' },
                SPIN: {
                  guard: 'maySpin',
                  target: 'looking',
                  actions: assign(({ context }) => ({ spin: context.spin + 1, refusal: null })),
                },
                NAME_ACCEPTED: { target: 'joining', actions: assign({ refusal: null }) },
                // The server may have started anew, and given the name to somebody else.
                online: { guard: 'isGenerated', target: 'looking' },
              },
            },
            coming_back: {
              on: {
                seat: { actions: 'takeSeat' },
                view: { target: 'taken', actions: 'takeView' },
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
                  { guard: and(['wasNotLetIn', 'asksFirst']), target: 'looking', actions: 'takeRefusal' },
                  { guard: 'wasNotLetIn', target: '#player.naming', actions: 'takeRefusal' },
                ],
              },
            },
            /** In the room: the game says what the phone shows. */
            taken: {
              on: {
                view: { actions: 'takeView' },
                seat: { actions: 'takeSeat' },
                NOT_ME: { guard: 'isInLobby', target: 'leaving' },
                GROUP_CHOSEN: { actions: 'sendGroup' },
                EMBLEM_CHOSEN: { actions: 'chooseEmblem' },
                READING_CHANGED: { actions: 'askAgain' },
                NAME_CHANGED: { guard: 'mayChooseName', actions: 'sendChosenName' },
                ANSWER: { guard: 'mayAnswer', actions: ['noteAnswer', 'sendAnswer'] },
                acked: [
                  { guard: 'isAnswerStored', actions: 'noteStored' },
                  { guard: 'isAnswerRefused', actions: 'noteAnswerRefused' },
                  { guard: 'isChoiceRefused', actions: 'askAgain' },
                  { guard: 'isAboutName', actions: 'noteChosenName' },
                ],
              },
            },
            /** The server frees the row, and hangs up. A page that is loaded anew meanwhile claims the row no more. */
            leaving: {
              entry: ['sendLeave', 'forgetSeat'],
              exit: 'forgetSession',
              after: { patience: '#player.arriving' },
              on: {
                acked: { target: '#player.arriving' },
                disconnected: { target: '#player.arriving' },
                turned_away: { target: '#player.arriving' },
              },
            },
          },
        },
        connection: connectionRegion,
      },
    },
    moved: { on: { TAKE_BACK: 'arriving' } },
    /** Removed by the host; the same pin lets them in again. */
    removed: { on: { TRY_AGAIN: 'arriving', OTHER_PIN: 'other_pin' } },
    /** Removed by the host for good. */
    kept_out: { on: { OTHER_PIN: 'other_pin' } },
    too_many: { on: { TRY_AGAIN: 'arriving' } },
    over: { on: { OTHER_PIN: 'other_pin' } },
  },
});
