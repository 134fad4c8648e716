import { assertEvent, assign, emit, setup } from 'xstate';
import type { Answered, Undone } from '../page/index.ts';
import {
  answerOf,
  beginRevise,
  canBeShown,
  cardWordsDone,
  type CardsPerPage,
  ended,
  isPageDone,
  offersThumbs,
  pageCount,
  resized,
  reviseDelays,
  type ReviseInput,
  type ReviseProgress,
  withShown,
  withStudentAsked,
  withThumb,
  withThumbUndone,
} from './rules.ts';

/** What can be done with cards; `card` is its place in `cards`. */
export type ReviseEvent =
  | { type: 'SHOW'; card: number }
  | { type: 'JUDGE'; card: number; is_correct: boolean; ms: number }
  /** The questioner of a class is shown or hidden; a card asks a student, or with null nobody. */
  | { type: 'QUESTIONER'; is_shown: boolean }
  | { type: 'ASK'; card: number; student_id: number | null }
  | { type: 'RESIZE'; cards_per_page: CardsPerPage }
  | { type: 'NEXT' }
  | { type: 'BACK' }
  /** The last thumb is taken back. */
  | { type: 'UNDO' };

/** To the next page; from the last one, to the end. */
const onwards = [
  { guard: 'isLastPage', target: '#revise.finished' },
  { target: '#revise.reading', actions: 'turnOn' },
] as const;

/** The Revise mode: cards in pages of three or one, with thumbs for what is due (specification 1 section 4). */
export const reviseMachine = setup({
  types: {
    context: {} as ReviseProgress,
    input: {} as ReviseInput,
    events: {} as ReviseEvent,
    emitted: {} as Answered | Undone,
  },
  delays: { advance: reviseDelays.advanceMs },
  guards: {
    isOver: ({ context }) => context.is_over === true || context.cards.length === 0,
    canUndo: ({ context }) => context.last_thumb !== undefined,
    isLastPage: ({ context }) => context.page >= pageCount(context) - 1,
    isNotFirstPage: ({ context }) => context.page > 0,
    isOtherSize: ({ context, event }) => event.type === 'RESIZE' && event.cards_per_page !== context.cards_per_page,
    canBeShown: ({ context, event }) => event.type === 'SHOW' && canBeShown(context, event.card),
    offersThumbs: ({ context, event }) => event.type === 'JUDGE' && offersThumbs(context, event.card),
    isCard: ({ context, event }) => event.type === 'ASK' && context.cards[event.card] !== undefined,
    isPageDone: ({ context }) => isPageDone(context),
  },
  actions: {
    turnOn: assign(({ context }) => {
      const page = context.page + 1;
      return { page, words_done: cardWordsDone({ ...context, page }) };
    }),
    end: assign(({ context }) => ended(context)),
    reopen: assign(({ context }) => ({ is_over: false, page: pageCount(context) - 1 })),
    undoThumb: assign(({ context }) => withThumbUndone(context)),
    emitUndone: emit(() => ({ type: 'undone' as const })),
    turnBack: assign(({ context }) => ({ page: context.page - 1 })),
    resize: assign(({ context, event }) => {
      assertEvent(event, 'RESIZE');
      return resized(context, event.cards_per_page);
    }),
    show: assign(({ context, event }) => {
      assertEvent(event, 'SHOW');
      return withShown(context, event.card);
    }),
    showQuestioner: assign(({ event }) => {
      assertEvent(event, 'QUESTIONER');
      return { is_questioning: event.is_shown };
    }),
    askStudent: assign(({ context, event }) => {
      assertEvent(event, 'ASK');
      return withStudentAsked(context, event.card, event.student_id);
    }),
    takeAnswer: assign(({ context, event }) => {
      assertEvent(event, 'JUDGE');
      const last_thumb = { card: event.card, count: context.cards.length };
      return { ...withThumb(context, event.card, event), last_thumb };
    }),
    emitAnswered: emit(({ context, event }) => {
      assertEvent(event, 'JUDGE');
      return { type: 'answered', answer: answerOf(context, event.card) };
    }),
  },
}).createMachine({
  id: 'revise',
  context: ({ input }) => beginRevise(input),
  initial: 'arriving',
  on: {
    NEXT: onwards,
    BACK: { guard: 'isNotFirstPage', target: '#revise.reading', actions: 'turnBack' },
    RESIZE: { guard: 'isOtherSize', target: '#revise.reading', actions: 'resize' },
    QUESTIONER: { actions: 'showQuestioner' },
    ASK: { guard: 'isCard', actions: 'askStudent' },
    SHOW: { guard: 'canBeShown', actions: 'show' },
    UNDO: { guard: 'canUndo', target: '#revise.reading', actions: ['undoThumb', 'emitUndone'] },
  },
  states: {
    arriving: { always: [{ guard: 'isOver', target: 'finished' }, { target: 'reading' }] },
    reading: {
      on: { JUDGE: { guard: 'offersThumbs', target: 'judging', actions: ['takeAnswer', 'emitAnswered'] } },
    },
    judging: { always: [{ guard: 'isPageDone', target: 'judged' }, { target: 'reading' }] },
    judged: { after: { advance: onwards } },
    // Not final: the last thumb can be undone here as well, and the last page be looked at again.
    finished: {
      entry: 'end',
      on: {
        NEXT: {},
        SHOW: {},
        BACK: { target: 'arriving', actions: 'reopen' },
        RESIZE: { guard: 'isOtherSize', actions: 'resize' },
      },
    },
  },
});
