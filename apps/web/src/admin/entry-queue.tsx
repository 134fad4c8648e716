import { Trans, useLingui } from '@lingui/react/macro';
import type { EntryReview } from '@lexiroom/contracts/admin';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PartyPopper } from 'lucide-react';
import { useRef, useState } from 'react';
import { refusalOf } from '../api.ts';
import { Button } from '../design/button.tsx';
import { Choice } from '../design/choice.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { Bone } from '../design/loading.tsx';
import { Notice } from '../design/notice.tsx';
import { useRefusalWords } from '../i18n/refusal-words.ts';
import { entriesAtOnce, type QueueKind, queueQuery, type QueueState } from './queue-query.ts';
import { entryId, WaitingEntry } from './waiting-entry.tsx';

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
  const status = useRef<HTMLOutputElement>(null);
  const [done, setDone] = useState<EntryReview['action']>();
  /** Says what was done, and puts the focus on the entry that follows; on what is said when none does. */
  function onReviewed(action: EntryReview['action'], next: number | undefined) {
    setDone(action);
    requestAnimationFrame(() => {
      const button = next === undefined ? null : document.getElementById(entryId(next))?.querySelector('button');
      (button ?? status.current)?.focus();
    });
  }
  const doneWords = {
    approve: t`The entry is approved.`,
    keep: t`The entry is kept.`,
    delete: t`The entry is deleted.`,
  };
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
      <output ref={status} tabIndex={-1} className="rounded-xl px-2 font-semibold text-soft empty:sr-only">
        {done && doneWords[done]}
      </output>
      {data.length === 0 ? (
        <EmptyState icon={<PartyPopper className="size-8" />} title={t`Nothing is waiting here`} />
      ) : (
        <ul className="flex flex-col gap-4">
          {data.map((entry, index) => (
            <WaitingEntry
              key={entry.id}
              entry={entry}
              state={state}
              next={(data[index + 1] ?? data[index - 1])?.id}
              onReviewed={onReviewed}
            />
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
