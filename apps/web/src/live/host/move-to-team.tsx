import { Trans } from '@lingui/react/macro';
import { type TeamCount, type TeamId, teamsOf } from '@lexiroom/domain/live-teams';
import { Check } from 'lucide-react';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { Team } from '../teams/team-name.tsx';

/** Somebody who is to play for another team. */
export interface Member {
  seat_id: number;
  name: string;
  team?: string | undefined;
}

export interface MoveToTeamProps {
  member: Member;
  count: TeamCount;
  onMove: (seat_id: number, team: TeamId) => void;
  onClose: () => void;
}

/** The teams, of which one is pressed: moves somebody by tap and by keys, where dragging is not possible. */
export function MoveToTeam({ member, count, onMove, onClose }: MoveToTeamProps) {
  const { seat_id, name } = member;
  return (
    <Dialog
      title={
        <Trans>
          <UserText>{name}</UserText> plays for
        </Trans>
      }
      onClose={onClose}
    >
      <ul className="grid gap-2 sm:grid-cols-2">
        {teamsOf(count).map((team) => {
          const isOwn = member.team === team;
          return (
            <li key={team}>
              <button
                type="button"
                aria-pressed={isOwn}
                onClick={() => {
                  if (!isOwn) onMove(seat_id, team);
                  onClose();
                }}
                className={`flex min-h-14 w-full items-center gap-3 rounded-2xl border-2 px-3 text-start text-lg ${isOwn ? 'border-brand-ink bg-brand-wash' : 'border-line hover:border-edge'}`}
              >
                <span className="min-w-0 flex-1">
                  <Team team={team} mark="size-9" />
                </span>
                {isOwn && <Check className="size-6 shrink-0" strokeWidth={3} aria-hidden="true" />}
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
