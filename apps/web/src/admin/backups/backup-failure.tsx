import { Trans, useLingui } from '@lingui/react/macro';
import type { BackupState } from '@lexiroom/contracts/admin';
import { Notice } from '../../design/feedback/notice.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useMoment } from '../../i18n/dates.ts';

/** Why there is no backup, or why nobody knows whether the newest one can be restored. */
export function BackupFailure({ kind, at, failure, detail }: NonNullable<BackupState['last_failure']>) {
  const { t } = useLingui();
  const when = useMoment()(at);
  const reasons: Record<Exclude<typeof failure, 'failed'>, string> = {
    no_room: t`There is not enough room on the disk.`,
    no_right: t`The database user may not create databases.`,
    interrupted: t`The server was stopped meanwhile.`,
  };
  return (
    <Notice tone="bad">
      {kind === 'backup' ? (
        <Trans>The last backup failed ({when}).</Trans>
      ) : (
        <Trans>The newest backup could not be tested ({when}).</Trans>
      )}{' '}
      {failure === 'failed' ? <UserText>{detail}</UserText> : reasons[failure]}
    </Notice>
  );
}
