import { Trans, useLingui } from '@lingui/react/macro';
import type { ClassStatistics } from '@lexiroom/contracts/classes';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { csvOf, csvSeparator, download, fileNameOf } from '../../browser/csv-file.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import type { MatrixOrder } from './matrix-order.ts';
import { matrixTable } from './matrix-table.ts';

/** Gives the matrix, as it is shown, as a file: a workbook, or a CSV file. */
export function MatrixDownloads({ statistics, order }: { statistics: ClassStatistics; order: MatrixOrder }) {
  const { t } = useLingui();
  const [hasFailed, setFailed] = useState(false);
  const table = () =>
    matrixTable(statistics, order, {
      student: t`Student`,
      group: t`Group`,
      groups: { first: t`First group`, second: t`Second group` },
      success: t`Success in %`,
      answered: t`Answers`,
      days: t`Days`,
      failing: t`Difficult words`,
      everybody: t`All students`,
    });
  const nameOf = (ending: 'csv' | 'xlsx') => fileNameOf(statistics.class_name, Date.now(), 'class', ending);

  async function giveWorkbook() {
    setFailed(false);
    try {
      // What zips is fetched when it is wanted.
      const { xlsxOf, xlsxType } = await import('../../browser/xlsx-file.ts');
      const isRightToLeft = document.documentElement.dir === 'rtl';
      download(nameOf('xlsx'), xlsxOf({ name: statistics.class_name, rows: table(), isRightToLeft }), xlsxType);
    } catch {
      setFailed(true);
    }
  }

  const icon = <Download className="size-5" aria-hidden="true" />;
  return (
    <div className="flex flex-wrap gap-3">
      <Button size="small" icon={icon} onClick={() => void giveWorkbook()}>
        <Trans>Excel (XLSX)</Trans>
      </Button>
      <Button
        size="small"
        icon={icon}
        onClick={() => download(nameOf('csv'), csvOf(table(), csvSeparator(navigator.language)))}
      >
        <Trans>CSV</Trans>
      </Button>
      {hasFailed && (
        <Notice tone="bad">
          <Trans>The file could not be made. Check the connection and try again.</Trans>
        </Notice>
      )}
    </div>
  );
}
