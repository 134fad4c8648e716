import type { HostView, ProjectorView } from '@lexiroom/contracts/live';
import type { Moves } from '../../../live/moves.ts';

/** What the host can do in a phase of the quiz: the clock moves it on while a question is prepared or scored. */
export function movesOf({ phase, paused, question, reveal }: ProjectorView | HostView): Moves {
  const pause = paused ? [] : (['pause'] as const);
  switch (phase) {
    case 'starting':
      return { primary: paused ? 'unpause' : null, others: pause };
    case 'question':
      return { primary: paused ? 'unpause' : null, others: [...pause, 'skip'] };
    case 'open': {
      const isTimed = question !== undefined && question.deadline_at !== null;
      const more = isTimed ? (['add_time'] as const) : [];
      return { primary: paused ? 'unpause' : 'end_question', others: [...pause, ...more, 'skip'] };
    }
    case 'locked':
      return { primary: null, others: ['skip'] };
    case 'reveal':
      return {
        primary: 'next',
        others: [],
        isLast: isLastQuestion(question),
        voidable: reveal && !reveal.voided ? question?.number : undefined,
      };
    case 'leaderboard':
      return { primary: 'next', others: [], isLast: isLastQuestion(question) };
    case 'lobby':
    case 'podium':
    case 'ended':
      return { primary: null, others: [] };
  }
}

const isLastQuestion = (question: ProjectorView['question']): boolean =>
  question !== undefined && question.number === question.of;
