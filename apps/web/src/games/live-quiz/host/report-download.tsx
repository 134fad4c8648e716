import { Trans, useLingui } from '@lingui/react/macro';
import type { Report } from '@lexiroom/contracts/live';
import { Download } from 'lucide-react';
import { Button } from '../../../design/buttons/button.tsx';
import { csvName, csvSeparator, reportCsv } from './report-csv.ts';

/** Gives the report as a file for spreadsheets. */
export function ReportDownload({ report }: { report: Report }) {
  const { t } = useLingui();
  const words = {
    player: t`Player`,
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

/** Gives a text as a file, made in the browser. */
function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
