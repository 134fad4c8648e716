import { assertEvent, assign, emit, setup } from 'xstate';
import { flashcardDelays } from '../flashcard/index.ts';
import { questionDelays } from '../question/index.ts';
import type { Answered, StudyAnswer } from './answer.ts';
import { answerOf, type Given, isAnswered, outcome, withAnswer } from './answering.ts';
import { currentPage, isFirstPage, isLastPage, type StudyProgress, type StudyInput, turned } from './progress.ts';

/** What can be done with pages. `SHOW` turns a card; `ms` is how long the answer took. */
export type PageEvent = Given | { type: 'SHOW' } | { type: 'NEXT' } | { type: 'BACK' };

/** The words in which Study and Test are drawn: both are pages that are answered and turned. */
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
    cardAdvance: flashcardDelays.advanceMs,
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
    take: assign(({ context, event }) => {
      assertEvent(event, ['CHOOSE', 'JUDGE']);
      return withAnswer(context, event);
    }),
    tell: emit(({ context }, { mode }: Pick<StudyAnswer, 'mode'>) => ({
      type: 'answered',
      answer: answerOf(context, mode),
    })),
  },
});
