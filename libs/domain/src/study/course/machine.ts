import { assign } from 'xstate';
import { pageSetup } from '../page/index.ts';
import { courseOf } from './plan.ts';
import { askAgain, queueCard, showAgain } from './queue.ts';

const nextPage = { target: '#study.arriving', actions: 'turnOn' } as const;
/** To the next page; from the last one, to the end. */
const onwards = [{ guard: 'isLastPage', target: '#study.finished' }, nextPage] as const;

const study = { type: 'tell', params: { mode: 'study' } } as const;
const revise = { type: 'tell', params: { mode: 'revise' } } as const;

/** The Study mode: new words are introduced, asked back, and come again as cards (specification 1 section 4). */
export const studyMachine = pageSetup
  .extend({
    actions: {
      askAgain: assign(({ context }) => askAgain(context)),
      queueCard: assign(({ context }) => queueCard(context)),
      showAgain: assign(({ context }) => showAgain(context)),
    },
  })
  .createMachine({
    id: 'study',
    context: ({ input }) => courseOf(input),
    initial: 'arriving',
    on: {
      NEXT: onwards,
      BACK: { guard: 'isNotFirstPage', target: '#study.arriving', actions: 'turnBack' },
    },
    states: {
      arriving: {
        always: [
          { guard: 'isEmpty', target: 'finished' },
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
            { guard: 'isRight', target: 'right', actions: ['take', study, 'queueCard'] },
            { guard: 'isWrong', target: 'wrong', actions: ['take', study, 'askAgain'] },
          ],
        },
      },
      // Never on the last page: the word's card waits on a later one.
      right: {
        after: { advance: nextPage },
        initial: 'chosen',
        states: {
          chosen: { after: { highlight: 'highlighted' } },
          highlighted: {},
        },
      },
      wrong: {},
      recalling: {
        initial: 'hidden',
        states: {
          hidden: { on: { SHOW: 'shown' } },
          shown: {
            on: {
              JUDGE: [
                { guard: 'isThumbUp', target: '#study.judged', actions: ['take', revise] },
                { target: '#study.judged', actions: ['take', revise, 'showAgain'] },
              ],
            },
          },
        },
      },
      judged: { after: { cardAdvance: onwards } },
      seen: {},
      finished: { type: 'final' },
    },
  });
