import { useLingui } from '@lingui/react/macro';
import type { EntryReview } from '@lexiroom/contracts/admin';
import { PartyPopper } from 'lucide-react';
import { useRef, useState } from 'react';
import { api } from '../../api/client.ts';
import { RadioGroup } from '../../design/fields/radio-group.tsx';
import { PagedList } from '../paged-list.tsx';
import { queueKey, type QueueKind, type QueueState } from './queue-query.ts';
import { entryId, WaitingEntry } from './waiting-entry.tsx';

/** The entries of one kind that wait for an admin, page by page. */
export function EntryQueue({ state }: { state: QueueState }) {
  const { t } = useLingui();
  const [kind, setKind] = useState<QueueKind>('image');
  return (
    <div className="flex flex-col gap-5">
      <RadioGroup
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
  return (
    <>
      <output ref={status} tabIndex={-1} className="rounded-xl px-2 font-semibold text-soft empty:sr-only">
        {done && doneWords[done]}
      </output>
      <PagedList
        queryKey={[...queueKey, kind, state]}
        read={(page, signal) => api.adminEntries({ query: { kind, state, page } }, signal)}
        icon={<PartyPopper className="size-8" />}
        empty={t`Nothing is waiting here`}
      >
        {(entries) => (
          <ul className="flex flex-col gap-4">
            {entries.map((entry, index) => (
              <WaitingEntry
                key={entry.id}
                entry={entry}
                state={state}
                next={(entries[index + 1] ?? entries[index - 1])?.id}
                onReviewed={onReviewed}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
