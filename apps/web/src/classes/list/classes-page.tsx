import { Trans, useLingui } from '@lingui/react/macro';
import type { ClassRow } from '@lexiroom/contracts/classes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Archive, Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { api, refusalOf, statusOf } from '../../api/client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { Skeleton } from '../../design/feedback/loading.tsx';
import { Tabs } from '../../design/layout/tabs.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import { NotFound } from '../../page/not-found.tsx';
import { Page } from '../../page/page.tsx';
import { useSession } from '../../session/session.ts';
import { ClassToast, type ToastMessage } from '../changes/class-toast.tsx';
import { refetchClasses } from '../changes/send-change.ts';
import { classesQuery } from '../class-queries.ts';
import { ClassCard } from './class-card.tsx';
import { DeleteClassDialog } from './delete-class-dialog.tsx';
import { NewClassDialog } from './new-class-dialog.tsx';

/** What is open above the list. */
type Open = { type: 'new'; copied?: ClassRow } | { type: 'delete'; deleted: ClassRow };

/** `/classes`: the classes of a teacher, and those in the archive. For everybody else there is no such page. */
export function ClassesPage() {
  const { t } = useLingui();
  const { user, isChecked } = useSession();
  if (isChecked && user?.role !== 'teacher') return <NotFound />;
  return <Page title={t`Classes`}>{isChecked ? <ClassLists /> : <Skeleton className="h-60 w-full" />}</Page>;
}

function ClassLists() {
  const { t } = useLingui();
  const [open, setOpen] = useState<Open>();
  const [toast, showToast] = useState<ToastMessage>();
  const archive = useArchiving(showToast);
  const { data: archived } = useQuery(classesQuery(true));
  const list = (isArchive: boolean) => (
    <ClassList
      isArchive={isArchive}
      onNew={() => setOpen({ type: 'new' })}
      onCopy={(copied) => setOpen({ type: 'new', copied })}
      onArchive={archive}
      onDelete={(deleted) => setOpen({ type: 'delete', deleted })}
    />
  );
  const count = archived?.length ?? 0;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h1 className="font-display text-4xl font-extrabold sm:text-5xl">
          <Trans>Classes</Trans>
        </h1>
        <Button
          look="sun"
          icon={<Plus className="size-5" aria-hidden="true" />}
          onClick={() => setOpen({ type: 'new' })}
        >
          <Trans>New class</Trans>
        </Button>
      </div>
      <Tabs
        label={t`Classes`}
        tabs={[
          { name: 'active', label: <Trans>Now</Trans>, panel: list(false) },
          {
            name: 'archive',
            label: count > 0 ? <Trans>Archive ({count})</Trans> : <Trans>Archive</Trans>,
            panel: list(true),
          },
        ]}
      />
      {open?.type === 'new' && <NewClassDialog copied={open.copied} onClose={() => setOpen(undefined)} />}
      {open?.type === 'delete' && <DeleteClassDialog deleted={open.deleted} onClose={() => setOpen(undefined)} />}
      <ClassToast message={toast} onGone={() => showToast(undefined)} />
    </>
  );
}

interface ClassListProps {
  isArchive: boolean;
  onNew: () => void;
  onCopy: (copied: ClassRow) => void;
  onArchive: (row: ClassRow, archived: boolean) => void;
  onDelete: (deleted: ClassRow) => void;
}

function ClassList({ isArchive, onNew, ...actions }: ClassListProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(classesQuery(isArchive));
  if (error && !data) return <LoadFailure status={statusOf(error)} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div aria-busy="true" className={grid}>
        <Skeleton className="h-36 rounded-3xl" />
        <Skeleton className="h-36 rounded-3xl" />
      </div>
    );
  }
  if (data.length === 0 && isArchive) {
    return (
      <EmptyState icon={<Archive className="size-8" />} title={t`The archive is empty`}>
        <Trans>Last year’s classes go here. Their students and answers are kept, and you can bring a class back.</Trans>
      </EmptyState>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        icon={<Users className="size-8" />}
        title={t`Make your first class`}
        action={
          <Button look="sun" onClick={onNew}>
            <Trans>New class</Trans>
          </Button>
        }
      >
        <Trans>
          Paste the names of your students, share decks with them, and see what the class remembers. Students need no
          account; with the join code they can also practise at home.
        </Trans>
      </EmptyState>
    );
  }
  return (
    <ul className={grid}>
      {data.map((row) => (
        <li key={row.class_id} className="min-w-0">
          <ClassCard row={row} {...actions} />
        </li>
      ))}
    </ul>
  );
}

const grid = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3';

/** Puts classes into the archive and takes them out, with undo. */
function useArchiving(showToast: (message: ToastMessage) => void): (row: ClassRow, archived: boolean) => void {
  const cache = useQueryClient();
  const refusalWords = useRefusalWords();
  const change = useMutation({
    mutationFn: ({ row, archived }: { row: ClassRow; archived: boolean }) =>
      api.changeClass({ body: { class_id: row.class_id, archived } }),
    onSuccess: (_, { row, archived }) => {
      const name = <UserText>{row.class_name}</UserText>;
      const words = archived ? <Trans>{name} is in the archive</Trans> : <Trans>{name} is back</Trans>;
      showToast({ words, undo: () => change.mutate({ row, archived: !archived }) });
    },
    onError: (error, again) =>
      showToast({ words: refusalWords(refusalOf(error)), isBad: true, retry: () => change.mutate(again) }),
    onSettled: () => refetchClasses(cache),
  });
  return (row, archived) => change.mutate({ row, archived });
}
