import { assertEvent, assign, emit, setup } from 'xstate';
import {
  answerInSight,
  beginRun,
  pageInSight,
  type RunInput,
  type RunProgress,
  type SentenceAnswer,
  withAnswer,
  withStudent,
} from './run.ts';

/** `ms`: from the sight of the page to its answer. */
export type RunEvent =
  | { type: 'ANSWER'; is_correct: boolean; ms: number }
  | { type: 'NEXT' }
  | { type: 'BACK' }
  /** The questioner of a class is shown or hidden; the page in sight asks a student, or with null nobody. */
  | { type: 'QUESTIONER'; is_shown: boolean }
  | { type: 'ASK'; student_id: number | null };

/** A run through sentences, page by page, whatever is done on a page: forward, back, each answered once, and over. */
export const runMachine = setup({
  types: {
    context: {} as RunProgress,
    input: {} as RunInput,
    events: {} as RunEvent,
    emitted: {} as { type: 'answered'; answer: SentenceAnswer },
  },
  guards: {
    isEmpty: ({ context }) => context.pages.length === 0,
    isAnswered: ({ context }) => (pageInSight(context)?.given ?? null) !== null,
    isLastPage: ({ context }) => context.position >= context.pages.length - 1,
    isNotFirstPage: ({ context }) => context.position > 0,
  },
  actions: {
    turnOn: assign(({ context }) => ({ position: context.position + 1 })),
    turnBack: assign(({ context }) => ({ position: context.position - 1 })),
    takeAnswer: assign(({ context, event }) => {
      assertEvent(event, 'ANSWER');
      return withAnswer(context, event);
    }),
    showQuestioner: assign(({ event }) => {
      assertEvent(event, 'QUESTIONER');
      return { is_questioning: event.is_shown };
    }),
    askStudent: assign(({ context, event }) => {
      assertEvent(event, 'ASK');
      return withStudent(context, event.student_id);
    }),
    emitAnswered: emit(({ context }) => ({ type: 'answered', answer: answerInSight(context) })),
  },
}).createMachine({
  id: 'run',
  context: ({ input }) => beginRun(input),
  initial: 'arriving',
  on: {
    NEXT: [
      { guard: 'isLastPage', target: '#run.finished' },
      { target: '#run.arriving', actions: 'turnOn' },
    ],
    BACK: { guard: 'isNotFirstPage', target: '#run.arriving', actions: 'turnBack' },
    QUESTIONER: { actions: 'showQuestioner' },
  },
  states: {
    arriving: {
      always: [
        { guard: 'isEmpty', target: 'finished' },
        { guard: 'isAnswered', target: 'answered' },
        { target: 'open' },
      ],
    },
    open: {
      on: {
        ANSWER: { target: 'answered', actions: ['takeAnswer', 'emitAnswered'] },
        ASK: { actions: 'askStudent' },
      },
    },
    answered: {},
    finished: { type: 'final' },
  },
});
