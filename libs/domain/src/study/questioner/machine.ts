import { fromTransition } from 'xstate';
import { afterEvent, beginQuestioning, type QuestionerStart } from './rules.ts';

/** The questioner as an actor: it keeps a `QuestionerProgress`, and has no states besides. */
export const questionerLogic = fromTransition(afterEvent, ({ input }: { input: QuestionerStart }) =>
  beginQuestioning(input),
);
