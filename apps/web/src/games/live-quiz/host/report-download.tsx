import { Trans, useLingui } from '@lingui/react/macro';
import type { Report } from '@lexiroom/contracts/live';
import { Download } from 'lucide-react';
import { csvSeparator, download } from '../../../browser/csv-file.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { csvName, reportCsv } from './report-csv.ts';

/** Gives the report as a file for spreadsheets. */
export function ReportDownload({ report }: { report: Report }) {
  const { t } = useLingui();
  const words = {
    player: t`Player`,
    student: t`Student`,
    absent: t`absent`,
    rank: t`Rank`,
    points: t`Points`,
    right: t`Right`,
    doesNotCount: t`does not count`,
  };
  return (
    <Button
      icon={<Download className="size-5" aria-hidden="true" />}
      onClick={() => download(csvName(report), reportCsv(report, words, csvSeparator(navigator.language)))}
    >
      <Trans>Download for spreadsheets</Trans>
    </Button>
  );
}
