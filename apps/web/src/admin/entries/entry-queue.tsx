import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { entriesOfPage, type EntryReview } from '@lexiroom/contracts/admin';
import { PartyPopper } from 'lucide-react';
import { useRef, useState } from 'react';
import { api } from '../../api/client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { RadioGroup } from '../../design/fields/radio-group.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { PagedList } from '../paged-list.tsx';
import { queueKey, type QueueKind, type QueueState } from './queue-query.ts';
import { ReviewMany } from './review-many.tsx';
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
          // Nobody approves what people write into decks of their own.
          ...(state === 'reported'
            ? [
                { value: 'word' as const, label: t`Words` },
                { value: 'item' as const, label: t`Decks and stories` },
              ]
            : []),
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
  const [done, setDone] = useState<{ action: EntryReview['action']; count: number }>();
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const [submitted_by, setSubmitter] = useState<string>();
  /** Says what was done, and puts the focus on the entry that follows; on what is said when none does. */
  function onReviewed(action: EntryReview['action'], next: number | undefined, count = 1) {
    setDone({ action, count });
    requestAnimationFrame(() => {
      const button = next === undefined ? null : document.getElementById(entryId(next))?.querySelector('button');
      (button ?? status.current)?.focus();
    });
  }
  function showOnly(username: string | undefined) {
    setSubmitter(username);
    setTicked([]);
    requestAnimationFrame(() => status.current?.focus());
  }
  return (
    <>
      <output ref={status} tabIndex={-1} className="rounded-xl px-2 font-semibold text-soft empty:sr-only">
        {done && <DoneWords {...done} />}
      </output>
      {submitted_by !== undefined && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="font-semibold">
            <Trans>
              Only from <UserText>{submitted_by}</UserText>
            </Trans>
          </p>
          <Button size="small" onClick={() => showOnly(undefined)}>
            <Trans>From everybody</Trans>
          </Button>
        </div>
      )}
      <PagedList
        key={submitted_by ?? ''}
        queryKey={[...queueKey, kind, state, submitted_by]}
        read={(page, signal) =>
          api.adminEntries(
            { query: { kind, state, page, ...(submitted_by !== undefined && { submitted_by }) } },
            signal,
          )
        }
        pageSize={entriesOfPage}
        icon={<PartyPopper className="size-8" />}
        empty={t`Nothing is waiting here`}
      >
        {(entries) => (
          <>
            <ReviewMany
              kind={kind}
              state={state}
              all={entries.map(({ id }) => id)}
              ticked={entries.map(({ id }) => id).filter((id) => ticked.includes(id))}
              onTick={setTicked}
              onReviewed={(action, count) => {
                setTicked([]);
                onReviewed(action, undefined, count);
              }}
            />
            <ul className="flex flex-col gap-4">
              {entries.map((entry, index) => (
                <WaitingEntry
                  key={entry.id}
                  entry={entry}
                  state={state}
                  isTicked={ticked.includes(entry.id)}
                  onTick={() => setTicked(toggled(ticked, entry.id))}
                  onSubmitter={submitted_by === undefined ? showOnly : undefined}
                  next={(entries[index + 1] ?? entries[index - 1])?.id}
                  onReviewed={onReviewed}
                />
              ))}
            </ul>
          </>
        )}
      </PagedList>
    </>
  );
}

const toggled = (ids: readonly number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

function DoneWords({ action, count }: { action: EntryReview['action']; count: number }) {
  switch (action) {
    case 'approve':
      return <Plural value={count} one="The entry is approved." other="# entries are approved." />;
    case 'keep':
      return <Plural value={count} one="The entry is kept." other="# entries are kept." />;
    case 'delete':
      return <Plural value={count} one="The entry is deleted." other="# entries are deleted." />;
  }
}
