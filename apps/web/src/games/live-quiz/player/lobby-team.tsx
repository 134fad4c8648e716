import { Trans } from '@lingui/react/macro';
import type { TeamId } from '@lexiroom/domain/live-teams';
import { Team } from '../../../live/teams/team-name.tsx';

/** Whom one plays for, said again when the host moves one to another team. */
export function LobbyTeam({ team }: { team: TeamId }) {
  return (
    <p aria-live="polite" className="flex max-w-full flex-wrap items-center justify-center gap-x-3 gap-y-1 text-2xl">
      <Trans>
        You play for <Team team={team} mark="size-11" />
      </Trans>
    </p>
  );
}
