import { assign } from 'xstate';
import { onQuestioner, pageSetup } from '../page/index.ts';
import { addReviseWordPage, beginStudy, repeatFlashcard, repeatQuestion } from './rules.ts';

const nextPage = { target: '#study.arriving', actions: 'turnOn' } as const;
/** To the next page; from the last one, to the end. */
const onwards = [{ guard: 'isLastPage', target: '#study.finished' }, nextPage] as const;

/** Takes the last answer back: a card is turned still, and a question open again. */
const undo = [
  { guard: 'canUndoThumb', target: '#study.recalling.shown', actions: ['undoAnswer', 'emitUndone'] },
  { guard: 'canUndo', target: '#study.arriving', actions: ['undoAnswer', 'emitUndone'] },
] as const;

/** Hands the answer on to be recorded: to a question as Study, to a flashcard as Revise. */
const emitStudyAnswer = { type: 'emitAnswered', params: { mode: 'study' } } as const;
const emitReviseAnswer = { type: 'emitAnswered', params: { mode: 'revise' } } as const;

/**
 * The Study mode: new words are introduced, asked a few pages later, and come again on revise-word pages (specification 1
 * section 4).
 */
export const studyMachine = pageSetup
  .extend({
    actions: {
      repeatQuestion: assign(({ context }) => repeatQuestion(context)),
      addReviseWordPage: assign(({ context }) => addReviseWordPage(context)),
      repeatFlashcard: assign(({ context }) => repeatFlashcard(context)),
    },
  })
  .createMachine({
    id: 'study',
    context: ({ input }) => beginStudy(input),
    initial: 'arriving',
    on: {
      ...onQuestioner,
      NEXT: onwards,
      BACK: { guard: 'isNotFirstPage', target: '#study.arriving', actions: 'turnBack' },
      UNDO: undo,
      READ: { actions: 'readAll' },
    },
    states: {
      arriving: {
        always: [
          { guard: 'isOver', target: 'finished' },
          { guard: 'isIntroduction', target: 'introducing' },
          { guard: 'isAnswered', target: 'seen' },
          { guard: 'isQuestion', target: 'asking' },
          { target: 'recalling' },
        ],
      },
      introducing: {},
      asking: {
        on: {
          CHOOSE: [
            { guard: 'isRight', target: 'right', actions: ['takeAnswer', emitStudyAnswer, 'addReviseWordPage'] },
            { guard: 'isWrong', target: 'wrong', actions: ['takeAnswer', emitStudyAnswer, 'repeatQuestion'] },
          ],
          TYPE: [
            { guard: 'isRight', target: 'right', actions: ['takeAnswer', emitStudyAnswer, 'addReviseWordPage'] },
            { guard: 'isAlmost', target: 'almost', actions: ['takeAnswer', emitStudyAnswer, 'addReviseWordPage'] },
            { guard: 'isWrong', target: 'wrong', actions: ['takeAnswer', emitStudyAnswer, 'repeatQuestion'] },
          ],
          DONT_KNOW: { target: 'wrong', actions: ['takeAnswer', emitStudyAnswer, 'repeatQuestion'] },
        },
      },
      // Never the last page, as the word's revise-word page waits on a later one.
      right: {
        after: { advance: nextPage },
        initial: 'chosen',
        states: {
          chosen: { after: { highlight: 'highlighted' } },
          highlighted: {},
        },
      },
      // Right, and still something to look at.
      almost: {},
      wrong: {},
      recalling: {
        initial: 'hidden',
        states: {
          hidden: { on: { SHOW: 'shown' } },
          shown: {
            on: {
              JUDGE: [
                { guard: 'isThumbUp', target: '#study.judged', actions: ['takeAnswer', emitReviseAnswer] },
                { target: '#study.judged', actions: ['takeAnswer', emitReviseAnswer, 'repeatFlashcard'] },
              ],
            },
          },
        },
      },
      judged: { after: { flashcardAdvance: onwards } },
      seen: {},
      // Not final: the last answer can be undone here as well, and the last page be looked at again.
      finished: { entry: 'end', on: { NEXT: {}, BACK: { target: 'arriving', actions: 'reopen' } } },
    },
  });
