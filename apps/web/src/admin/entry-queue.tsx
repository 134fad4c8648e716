import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PartyPopper } from 'lucide-react';
import { useState } from 'react';
import { refusalOf } from '../api.ts';
import { Button } from '../design/button.tsx';
import { Choice } from '../design/choice.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { Bone } from '../design/loading.tsx';
import { Notice } from '../design/notice.tsx';
import { useRefusalWords } from '../i18n/refusal-words.ts';
import { entriesAtOnce, type QueueKind, queueQuery, type QueueState } from './queue-query.ts';
import { WaitingEntry } from './waiting-entry.tsx';

/** The entries of one kind that wait for an admin, page by page. */
export function EntryQueue({ state }: { state: QueueState }) {
  const { t } = useLingui();
  const [kind, setKind] = useState<QueueKind>('image');
  return (
    <div className="flex flex-col gap-5">
      <Choice
        legend={t`Kind`}
        options={[
          { value: 'image', label: t`Pictures` },
          { value: 'translation', label: t`Texts` },
          { value: 'sound', label: t`Sounds` },
        ]}
        value={kind}
        onChange={setKind}
      />
      <Pages key={kind} kind={kind} state={state} />
    </div>
  );
}

function Pages({ kind, state }: { kind: QueueKind; state: QueueState }) {
  const { t } = useLingui();
  const refusalWords = useRefusalWords();
  const [page, setPage] = useState(1);
  const { data, error, refetch, isFetching } = useQuery({
    ...queueQuery(kind, state, page),
    placeholderData: keepPreviousData,
  });
  if (error && !data) {
    return (
      <div className="flex flex-col items-start gap-3">
        <Notice tone="bad">{refusalWords(refusalOf(error))}</Notice>
        <Button busy={isFetching} onClick={() => void refetch()}>
          <Trans>Retry</Trans>
        </Button>
      </div>
    );
  }
  if (!data) return <Bone className="h-64 rounded-3xl" />;
  const hasMore = data.length === entriesAtOnce;
  return (
    <>
      {data.length === 0 ? (
        <EmptyState icon={<PartyPopper className="size-8" />} title={t`Nothing is waiting here`} />
      ) : (
        <ul className="flex flex-col gap-4">
          {data.map((entry) => (
            <WaitingEntry key={entry.id} entry={entry} state={state} />
          ))}
        </ul>
      )}
      {(page > 1 || hasMore) && (
        <nav aria-label={t`Pages`} className="flex flex-wrap items-center gap-3">
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            <Trans>Previous</Trans>
          </Button>
          <span>{t`Page ${page}`}</span>
          <Button disabled={!hasMore} onClick={() => setPage(page + 1)}>
            <Trans>Next</Trans>
          </Button>
        </nav>
      )}
    </>
  );
}
