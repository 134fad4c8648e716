import { useLingui } from '@lingui/react/macro';
import type { Report } from '@lexiroom/contracts/live';
import { SheetDownloads } from '../../../live/host/sheet-downloads.tsx';
import { useTeamName } from '../../../live/teams/team-name.tsx';
import { useMissedShare } from './missed-share.ts';
import { confusionsSheet, hardestWordsSheet, reportSheet, teamsSheet } from './report-sheet.ts';

/** Gives the report as a file for spreadsheets, under the name of the deck and the day of the quiz. */
export function ReportDownload({ report }: { report: Report }) {
  const { t } = useLingui();
  const teamName = useTeamName();
  const missedShare = useMissedShare();
  const words = {
    player: t`Player`,
    student: t`Student`,
    absent: t`absent`,
    rank: t`Rank`,
    points: t`Points`,
    right: t`Right`,
    missed: t`Missed`,
    missedShare,
    doesNotCount: t`does not count`,
    askedAgain: t`asked again`,
    team: t`Team`,
    teamName,
  };
  const { deck_name, created_at, teams } = report;
  const hardest = () => ({
    name: t`Hardest words`,
    rows: hardestWordsSheet(report, { word: t`Word`, missed: t`Missed`, answers: t`Answers`, share: t`Missed (%)` }),
  });
  const confusions = () => ({
    name: t`Confusions`,
    rows: confusionsSheet(report, { rank: t`Rank`, word: t`Word`, takenFor: t`Taken for`, times: t`Times` }),
  });
  return (
    <SheetDownloads
      about={deck_name}
      at={created_at}
      nameless="quiz"
      rows={() => reportSheet(report, words)}
      more={() => [
        ...(teams ? [{ name: t`Teams`, rows: teamsSheet(teams, { ...words, players: t`Players` }) }] : []),
        hardest(),
        confusions(),
      ]}
    />
  );
}
