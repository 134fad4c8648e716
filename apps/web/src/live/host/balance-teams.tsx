import { Trans } from '@lingui/react/macro';
import type { TeamView } from '@lexiroom/domain/live-teams';
import { Scale } from 'lucide-react';
import { Button } from '../../design/buttons/button.tsx';

/** Makes the teams equal again, where they are not. */
export function BalanceTeams({ teams, onBalance }: { teams: readonly TeamView[]; onBalance: () => void }) {
  const sizes = teams.map(({ size }) => size);
  if (Math.max(...sizes) - Math.min(...sizes) <= 1) return null;
  return (
    <Button size="small" icon={<Scale className="size-5" aria-hidden="true" />} onClick={onBalance}>
      <Trans>Balance the teams</Trans>
    </Button>
  );
}
