import { Trans } from '@lingui/react/macro';
import type { SessionUser } from '@lexiroom/contracts/accounts';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { refusalOf } from '../../api/client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { ExportDialog } from '../../exports/export.ts';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { packOwnData } from './pack-own-data.ts';
import { saveFile } from './save-file.ts';

/** Everything the server has about the user, as a file. */
export function DownloadData({ user }: { user: SessionUser }) {
  const refusalWords = useRefusalWords();
  const [isExporting, setExporting] = useState(false);
  const download = useMutation({
    mutationFn: packOwnData,
    onSuccess: ({ exported_at, archive }) => {
      const day = new Date(exported_at).toISOString().slice(0, 10);
      saveFile(`lexiroom-${user.username}-${day}.zip`, [archive], 'application/zip');
    },
  });
  return (
    <div className="flex flex-col gap-4">
      <p>
        <Trans>
          Decks, answers, settings, and the pictures and recordings you have added: everything stored about you, in one
          archive.
        </Trans>
      </p>
      {download.isError && <Notice tone="bad">{refusalWords(refusalOf(download.error))}</Notice>}
      {download.isSuccess && (
        <Notice tone="good">
          <Trans>The file is in your downloads.</Trans>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={download.isPending} onClick={() => download.mutate()}>
          <Trans>Download my data</Trans>
        </Button>
        <Button aria-haspopup="dialog" onClick={() => setExporting(true)}>
          <Trans>Export all decks…</Trans>
        </Button>
      </div>
      {isExporting && (
        <Suspense>
          <ExportDialog items={undefined} onClose={() => setExporting(false)} />
        </Suspense>
      )}
    </div>
  );
}
