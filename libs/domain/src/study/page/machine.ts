import { assertEvent, assign, emit, setup } from 'xstate';
import { questionDelays } from '../question/index.ts';
import {
  type Answered,
  type AnswerEvent,
  answerOf,
  isAnswered,
  outcome,
  type StudyAnswer,
  withPageAnswered,
} from './answering.ts';
import { flashcardDelays } from './page.ts';
import { currentPage, isFirstPage, isLastPage, type StudyProgress, type StudyInput, turned } from './progress.ts';

/** What can be done with pages. `SHOW` turns a flashcard. */
export type PageEvent = AnswerEvent | { type: 'SHOW' } | { type: 'NEXT' } | { type: 'BACK' };

/**
 * What the machines of Study and Test have in common, as both are pages that are answered and turned: their guards,
 * delays and actions, each of which calls a rule.
 */
export const pageSetup = setup({
  types: {
    context: {} as StudyProgress,
    input: {} as StudyInput,
    events: {} as PageEvent,
    emitted: {} as Answered,
  },
  delays: {
    highlight: questionDelays.highlightMs,
    advance: questionDelays.advanceMs,
    flashcardAdvance: flashcardDelays.advanceMs,
  },
  guards: {
    isEmpty: ({ context }) => currentPage(context) === undefined,
    isIntroduction: ({ context }) => currentPage(context)?.type === 'introduction',
    isQuestion: ({ context }) => currentPage(context)?.type === 'question',
    isAnswered: ({ context }) => isAnswered(currentPage(context)),
    isLastPage: ({ context }) => isLastPage(context),
    isNotFirstPage: ({ context }) => !isFirstPage(context),
    isRight: ({ context, event }) =>
      event.type === 'CHOOSE' && outcome(currentPage(context), event.word_id) === 'right',
    isWrong: ({ context, event }) =>
      event.type === 'CHOOSE' && outcome(currentPage(context), event.word_id) === 'wrong',
    isThumbUp: ({ event }) => event.type === 'JUDGE' && event.is_correct,
  },
  actions: {
    turnOn: assign(({ context }) => turned(context, 1)),
    turnBack: assign(({ context }) => turned(context, -1)),
    takeAnswer: assign(({ context, event }) => {
      assertEvent(event, ['CHOOSE', 'JUDGE']);
      return withPageAnswered(context, event);
    }),
    emitAnswered: emit(({ context }, { mode }: Pick<StudyAnswer, 'mode'>) => ({
      type: 'answered',
      answer: answerOf(context, mode),
    })),
  },
});
