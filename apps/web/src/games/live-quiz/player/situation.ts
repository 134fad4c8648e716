import type { SeatView } from '@lexiroom/contracts/live';
import type { PlayerContext } from '../../../live/player/player.machine.ts';

/** What a player in the room can be in the middle of; each has a screen of its own. */
export type QuizSituation =
  | 'lobby' | 'get_ready' | 'question' | 'choosing' | 'sending' | 'saved' | 'too_late' | 'locked' | 'taken_back'
  | 'right' | 'wrong' | 'missed' | 'watching' | 'leaderboard' | 'podium' | 'ended'; // prettier-ignore

/** What a phone shows: it follows from the newest view, the own seat, and the answer that is on its way. */
export function situationOf(context: PlayerContext): QuizSituation {
  const { view } = context;
  switch (view?.phase) {
    case 'lobby':
    case 'question':
    case 'leaderboard':
    case 'podium':
      return view.phase;
    case 'starting':
      return 'get_ready';
    case 'open':
      return isAnswered(context)
        ? 'saved'
        : isTooLate(context)
          ? 'too_late'
          : isSending(context)
            ? 'sending'
            : 'choosing';
    case 'locked':
      return isTooLate(context) ? 'too_late' : 'locked';
    case 'reveal':
      return view.reveal?.voided ? 'taken_back' : outcomeOf(context);
    case 'ended':
    case undefined:
      return 'ended';
  }
}

/** Whether an answer to the shown question was given on this phone, and arrived too late or not yet. */
export const isAnswerLost = (context: PlayerContext): boolean =>
  isSending(context) || context.refusal?.question === numberOf(context);

function outcomeOf(context: PlayerContext): 'right' | 'wrong' | 'missed' | 'watching' {
  const result = resultOf(context);
  if (!result) return 'watching';
  if (result.correct) return 'right';
  return result.option === null && result.text === undefined ? 'missed' : 'wrong';
}

/** How the shown question went for this seat; undefined when it was not asked, or has not heard of it yet. */
const resultOf = (context: PlayerContext): SeatView['last'] =>
  context.seat?.last?.question === numberOf(context) ? context.seat.last : undefined;

/** The number of the question that is shown; 0 for none. */
const numberOf = ({ view }: PlayerContext): number => view?.question?.number ?? 0;
const isAnswered = (context: PlayerContext): boolean => context.seat?.answered?.question === numberOf(context);
const isSending = (context: PlayerContext): boolean => context.sending?.question === numberOf(context);
const isTooLate = (context: PlayerContext): boolean =>
  context.refusal?.code === 'LATE' && context.refusal.question === numberOf(context);
