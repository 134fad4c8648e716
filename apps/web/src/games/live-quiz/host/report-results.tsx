import { Trans } from '@lingui/react/macro';
import { Card } from '../../../design/layout/card.tsx';
import type { ReportResultsProps } from '../../../live/game-screens.ts';
import { Confusions } from './confusions-list.tsx';
import { HardestWords } from './hardest-words-list.tsx';
import { MissedWordsDeck } from './missed-words-deck.tsx';
import { usePlayerInAddress } from './player-address.ts';
import { PlayerReport } from './player-report.tsx';
import { TypedResults } from './typed-results.tsx';
import { ReportTable } from './report-table.tsx';
import { TeamResults } from './team-results.tsx';

/** Which words were hard, and who answered what. */
export function ReportResults({ report, isBusy, onVoid, onAccept }: ReportResultsProps) {
  const seat_id = usePlayerInAddress();
  if (seat_id !== null) return <PlayerReport report={report} seat_id={seat_id} />;
  return (
    <>
      <TeamResults report={report} />
      <HardestWords report={report} />
      <Confusions report={report} />
      <TypedResults report={report} isBusy={isBusy} onAccept={onAccept} />
      <MissedWordsDeck report={report} />
      {report.players.length === 0 ? (
        <Card className="p-6 text-lg">
          <Trans>Nobody played this time.</Trans>
        </Card>
      ) : (
        <ReportTable report={report} isBusy={isBusy} onVoid={onVoid} />
      )}
    </>
  );
}
