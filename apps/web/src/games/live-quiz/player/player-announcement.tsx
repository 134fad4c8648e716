import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Announcement } from '../../../live/announcement.tsx';
import { ToldStandings } from '../../../live/teams/told-standings.tsx';
import { optionLetters } from '../option-mark.tsx';
import { Skipped } from '../skipped.tsx';
import type { PlayerContext } from '../../../live/player/player.machine.ts';
import { isAnswerLost, type QuizSituation } from './situation.ts';

/**
 * What a screen reader says when a player's situation changes. That somebody watches is left to the heading: it also
 * seems so for the moment in which the outcome of their own answer is on its way.
 */
export function PlayerAnnouncement({ situation, context }: { situation: QuizSituation; context: PlayerContext }) {
  const { t } = useLingui();
  const { view, seat, sending } = context;
  const number = view?.question?.number ?? 0;
  const of = view?.question?.of ?? 0;
  const points = seat?.last?.points ?? 0;
  const answer = sending ?? seat?.answered;
  const letter = answer?.text ?? optionLetters[answer?.option ?? 0] ?? '';
  const words: Partial<Record<QuizSituation, ReactNode>> = {
    lobby: <Trans>You are in. Wait for the host to start.</Trans>,
    get_ready: <Trans>Get ready</Trans>,
    question: (
      <>
        <Skipped number={view?.skipped} />{' '}
        <Trans>
          Question {number} of {of}
        </Trans>
      </>
    ),
    choosing: view?.question?.kind === 'typed' ? t`Type the word` : t`Choose an answer`,
    sending: <Trans>Sending your answer {letter}</Trans>,
    saved: <Trans>Your answer {letter} is saved</Trans>,
    too_late: <Trans>This answer came too late.</Trans>,
    locked: <Trans>Time is up</Trans>,
    right: <Trans>Right! {points} points</Trans>,
    wrong: <Trans>Not this time</Trans>,
    missed: isAnswerLost(context) ? t`Your answer did not arrive in time` : t`No answer this time`,
    taken_back: <Trans>This question does not count</Trans>,
    leaderboard: (
      <>
        {t`Leaderboard`}
        <ToldStandings teams={view?.teams} />
      </>
    ),
    podium: <Trans>The quiz is over</Trans>,
    ended: <Trans>This quiz has ended</Trans>,
  };
  return <Announcement>{view?.paused ? t`Paused` : words[situation]}</Announcement>;
}
