import { Trans, useLingui } from '@lingui/react/macro';
import type { ProjectorView } from '@lexiroom/contracts/live';
import type { ReactNode } from 'react';
import { Announcement } from '../../../live/announcement.tsx';
import { ToldStandings } from '../../../live/teams/told-standings.tsx';
import { optionLetters } from '../option-mark.tsx';
import { Skipped } from '../skipped.tsx';

/** What a screen reader says when the course moves on. */
export function ProjectorAnnouncement({ view }: { view: ProjectorView }) {
  const { t } = useLingui();
  const number = view.question?.number ?? 0;
  const of = view.question?.of ?? 0;
  const letter = view.reveal?.correct_text ?? optionLetters[view.reveal?.correct_option ?? 0] ?? '';
  const words: Record<ProjectorView['phase'], ReactNode> = {
    lobby: null,
    starting: t`Get ready`,
    question: (
      <>
        <Skipped number={view.skipped} />{' '}
        <Trans>
          Question {number} of {of}
        </Trans>
      </>
    ),
    open: view.pace === 'player' ? t`The race is on` : t`The question is open`,
    locked: view.pace === 'player' ? t`The race is over` : t`Time is up`,
    reveal: <Trans>The right answer is {letter}</Trans>,
    leaderboard: (
      <>
        {t`Leaderboard`}
        <ToldStandings teams={view.teams} />
      </>
    ),
    podium: t`The podium`,
    ended: t`This quiz has ended`,
  };
  return <Announcement>{view.paused ? t`Paused` : words[view.phase]}</Announcement>;
}
