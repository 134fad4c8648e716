import { onQuestioner, pageSetup } from '../page/index.ts';
import { beginTest } from './rules.ts';

/** To the next page; from the last one, to the result. */
const onwards = [
  { guard: 'isLastPage', target: '#test.result' },
  { target: '#test.arriving', actions: 'turnOn' },
] as const;

/** Hands the answer on to be recorded. */
const emitTestAnswer = { type: 'emitAnswered', params: { mode: 'test' } } as const;

/** The Test mode: every word once, nothing asked again, the result at the end (decisions section 10). */
export const testMachine = pageSetup.createMachine({
  id: 'test',
  context: ({ input }) => beginTest(input),
  initial: 'arriving',
  on: {
    ...onQuestioner,
    NEXT: onwards,
    BACK: { guard: 'isNotFirstPage', target: '#test.arriving', actions: 'turnBack' },
    READ: { actions: 'readAll' },
    // A choice and a typed text stay, as the right one was told by it.
    UNDO: { guard: 'canUndoThumb', target: '#test.recalling.shown', actions: ['undoAnswer', 'emitUndone'] },
  },
  states: {
    arriving: {
      always: [
        { guard: 'isOver', target: 'result' },
        { guard: 'isAnswered', target: 'seen' },
        { guard: 'isQuestion', target: 'asking' },
        { target: 'recalling' },
      ],
    },
    asking: {
      on: {
        CHOOSE: [
          { guard: 'isRight', target: 'right', actions: ['takeAnswer', emitTestAnswer] },
          { guard: 'isWrong', target: 'wrong', actions: ['takeAnswer', emitTestAnswer] },
        ],
        TYPE: [
          { guard: 'isRight', target: 'right', actions: ['takeAnswer', emitTestAnswer] },
          { guard: 'isAlmost', target: 'almost', actions: ['takeAnswer', emitTestAnswer] },
          { guard: 'isWrong', target: 'wrong', actions: ['takeAnswer', emitTestAnswer] },
        ],
        DONT_KNOW: { target: 'wrong', actions: ['takeAnswer', emitTestAnswer] },
      },
    },
    right: {
      after: { advance: onwards },
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
        shown: { on: { JUDGE: { target: '#test.judged', actions: ['takeAnswer', emitTestAnswer] } } },
      },
    },
    judged: { after: { flashcardAdvance: onwards } },
    seen: {},
    result: { type: 'final' },
  },
});
