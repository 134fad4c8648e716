import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { csvOf, csvSeparator, download, fileNameOf } from '../../browser/csv-file.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';

export interface SheetDownloadsProps {
  /** What the table is about, and when that was in epoch milliseconds, now when absent: the name of the file. */
  about: string;
  at?: number;
  /** What the file is called when `about` leaves nothing that a file can be called. */
  nameless: string;
  /** The table, with its headings. */
  rows: () => (string | number)[][];
  /** Further tables: a workbook has each on a sheet of its own, a CSV file holds the first table alone. */
  more?: () => { name: string; rows: (string | number)[][] }[];
}

/** Gives a table as a file for spreadsheets: a workbook, or a CSV file. */
export function SheetDownloads({ about, at, nameless, rows, more }: SheetDownloadsProps) {
  const nameOf = (ending: 'csv' | 'xlsx') => fileNameOf(about, at ?? Date.now(), nameless, ending);
  const [hasFailed, setFailed] = useState(false);

  async function giveWorkbook() {
    setFailed(false);
    try {
      // What zips is fetched when it is wanted.
      const { xlsxOf, xlsxType } = await import('../../browser/xlsx-file.ts');
      const isRightToLeft = document.documentElement.dir === 'rtl';
      const sheets = [{ name: about, rows: rows() }, ...(more?.() ?? [])];
      download(nameOf('xlsx'), xlsxOf(...sheets.map((sheet) => ({ ...sheet, isRightToLeft }))), xlsxType);
    } catch {
      setFailed(true);
    }
  }

  const icon = <Download className="size-5" aria-hidden="true" />;
  return (
    <>
      <Button icon={icon} onClick={() => void giveWorkbook()}>
        <Trans>Excel (XLSX)</Trans>
      </Button>
      <Button icon={icon} onClick={() => download(nameOf('csv'), csvOf(rows(), csvSeparator(navigator.language)))}>
        <Trans>CSV</Trans>
      </Button>
      {hasFailed && (
        <Notice tone="bad">
          <Trans>The file could not be made. Check the connection and try again.</Trans>
        </Notice>
      )}
    </>
  );
}
