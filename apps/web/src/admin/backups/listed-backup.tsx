import { Trans, useLingui } from '@lingui/react/macro';
import type { BackupState } from '@lexiroom/contracts/admin';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useMoment } from '../../i18n/dates.ts';
import { formatBytes } from '../format-bytes.ts';

/** A backup: when it was made, how large it is, what was counted in it, and whether it was restored as a test. */
export function ListedBackup({ backup }: { backup: BackupState['backups'][number] }) {
  const { i18n } = useLingui();
  const moment = useMoment();
  const numbers = new Intl.NumberFormat(i18n.locale);
  const rows = numbers.format(backup.rows);
  const files = numbers.format(backup.media_files);
  const tested = backup.proven_at === null ? undefined : moment(backup.proven_at);
  return (
    <li className="flex flex-col gap-1 rounded-2xl border border-line bg-card px-5 py-4">
      <h2 className="font-display text-xl font-bold">{moment(backup.made_at)}</h2>
      <p className="text-soft tabular-nums">
        {backup.kind === 'before_update' && (
          <>
            <Trans>Before an update</Trans> ·{' '}
          </>
        )}
        {formatBytes(backup.bytes, i18n.locale)} ·{' '}
        <Trans>
          Rows: {rows} · Files: {files}
        </Trans>
      </p>
      {tested === undefined ? (
        <p className="flex items-center gap-2 text-soft">
          <CircleDashed className="size-5 shrink-0" aria-hidden="true" />
          <Trans>Not tested yet</Trans>
        </p>
      ) : (
        <p className="flex items-center gap-2 text-good-ink">
          <CircleCheck className="size-5 shrink-0" aria-hidden="true" />
          <Trans>Tested by restoring it: {tested}</Trans>
        </p>
      )}
      <p className="text-sm text-soft wrap-anywhere" dir="ltr">
        {backup.file_name}
      </p>
    </li>
  );
}
