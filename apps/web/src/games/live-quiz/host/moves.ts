import type { HostView, ProjectorView } from '@lexiroom/contracts/live';
import { mostAgain } from '@lexiroom/domain/quiz-questions';
import type { Moves } from '../../../live/moves.ts';

/** What the host can do in a phase of the quiz: the clock moves it on while a question is prepared or scored. */
export function movesOf(view: ProjectorView | HostView): Moves {
  const { phase, paused, question, reveal } = view;
  if (view.race) return movesOfRace(view.race, phase, paused);
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
        others: again(question),
        isLast: isLastQuestion(question),
        voidable: reveal && !reveal.voided ? question?.number : undefined,
      };
    case 'leaderboard':
      return { primary: 'next', others: again(question), isLast: isLastQuestion(question) };
    case 'lobby':
    case 'podium':
    case 'ended':
      return { primary: null, others: [] };
  }
}

/** A race goes on by itself: it can be paused, given time, and ended. */
function movesOfRace(race: Race, phase: ProjectorView['phase'], paused: boolean): Moves {
  if (phase !== 'open') return { primary: null, others: [] };
  const more = race.deadline_at === null ? [] : (['add_time'] as const);
  return { primary: paused ? 'unpause' : 'end_question', others: [...(paused ? [] : (['pause'] as const)), ...more] };
}
type Race = NonNullable<ProjectorView['race']>;

/** A question can be asked again, so often that no quiz is endless. */
const again = (question: ProjectorView['question']) =>
  question && (question.asked_before ?? 0) < mostAgain ? (['ask_again'] as const) : [];

const isLastQuestion = (question: ProjectorView['question']): boolean =>
  question !== undefined && question.number === question.of;
