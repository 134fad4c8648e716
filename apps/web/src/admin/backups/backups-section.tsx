import { Trans, useLingui } from '@lingui/react/macro';
import type { BackupState } from '@lexiroom/contracts/admin';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { DatabaseBackup } from 'lucide-react';
import { useState } from 'react';
import { api, refusalOf } from '../../api/client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { Skeleton } from '../../design/feedback/loading.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { ProgressBar } from '../../design/feedback/progress-bar.tsx';
import { useMoment } from '../../i18n/dates.ts';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { CallFailure } from '../../page/call-failure.tsx';
import { BackupFailure } from './backup-failure.tsx';
import { ListedBackup } from './listed-backup.tsx';

/** How often the server is asked while something goes on, and while nothing does, in milliseconds. */
const askEveryMs = { running: 1_000, quiet: 30_000 };
const backupsKey = ['admin_backups'];

/** Backups of this server: what there is, what goes on, what went wrong; and a button that makes one now. */
export function BackupsSection() {
  const { t } = useLingui();
  const refusalWords = useRefusalWords();
  const queries = useQueryClient();
  const [wasPressed, setPressed] = useState(false);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: backupsKey,
    queryFn: ({ signal }) => api.adminBackups(undefined, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.running ? askEveryMs.running : askEveryMs.quiet),
  });
  const backUp = useMutation({
    mutationFn: () => api.backUp(),
    onSuccess: (state) => {
      setPressed(true);
      queries.setQueryData(backupsKey, state);
    },
  });
  if (error && !data) {
    return <CallFailure error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton className="h-64 rounded-3xl" />;
  const isDone = wasPressed && !data.running && data.last_failure?.kind !== 'backup';
  return (
    <div className="flex flex-col gap-5">
      <p className="text-lg text-soft">
        <NextBackup at={data.next_at} /> <Trans>Backups are in the “backups” folder of the data directory.</Trans>
      </p>
      {data.last_failure && <BackupFailure {...data.last_failure} />}
      {backUp.error && <Notice tone="bad">{refusalWords(refusalOf(backUp.error))}</Notice>}
      <Button
        look="brand"
        className="self-start"
        busy={backUp.isPending || data.running !== null}
        onClick={() => backUp.mutate()}
      >
        <Trans>Back up now</Trans>
      </Button>
      {data.running && <Running {...data.running} />}
      <output className="font-semibold text-good-ink empty:sr-only">{isDone && t`The backup is done.`}</output>
      {data.backups.length === 0 ? (
        <EmptyState icon={<DatabaseBackup className="size-8" />} title={t`No backups yet`} />
      ) : (
        <ul className="flex flex-col gap-3">
          {data.backups.map((backup) => (
            <ListedBackup key={backup.file_name} backup={backup} />
          ))}
        </ul>
      )}
    </div>
  );
}

function NextBackup({ at }: { at: BackupState['next_at'] }) {
  const moment = useMoment();
  if (at === null) return <Trans>This server does not make backups by itself.</Trans>;
  const when = moment(at);
  return <Trans>Next backup: {when}.</Trans>;
}

function Running({ kind, progress }: NonNullable<BackupState['running']>) {
  const { t, i18n } = useLingui();
  const isBackup = kind === 'backup';
  const isKnown = isBackup && progress !== null;
  return (
    <ProgressBar
      label={isBackup ? t`Backing up…` : t`Testing whether the newest backup can be restored…`}
      progress={isKnown ? { done: progress, total: 1 } : null}
      words={isKnown && new Intl.NumberFormat(i18n.locale, { style: 'percent' }).format(progress)}
    />
  );
}
