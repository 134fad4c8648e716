import { useLingui } from '@lingui/react/macro';
import type { HostView } from '@lexiroom/contracts/live';
import { Announcement } from '../../../live/announcement.tsx';
import { ToldStandings } from '../../../live/teams/told-standings.tsx';

/** What the host is told of the moment, in a few words. */
export function usePhaseWords({ paused, phase, pace }: Pick<HostView, 'paused' | 'phase' | 'pace'>): string {
  const { t } = useLingui();
  const isRace = pace === 'player';
  const phaseWords: Record<HostView['phase'], string> = {
    lobby: t`Lobby`,
    starting: t`Get ready`,
    question: t`The question is shown`,
    open: isRace ? t`The race is on` : t`The question is open`,
    locked: isRace ? t`The race is over` : t`Time is up`,
    reveal: t`The right answer is shown`,
    leaderboard: t`Leaderboard`,
    podium: t`The podium`,
    ended: t`This quiz has ended`,
  };
  return paused ? t`Paused` : phaseWords[phase];
}

/** What a screen reader says when the quiz moves on. */
export function HostAnnouncement({ view }: { view: HostView }) {
  const phaseWords = usePhaseWords(view);
  return (
    <Announcement>
      {phaseWords}
      {view.phase === 'leaderboard' && !view.paused && <ToldStandings teams={view.teams} />}
    </Announcement>
  );
}
