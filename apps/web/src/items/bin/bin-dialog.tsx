import { Plural, Trans } from '@lingui/react/macro';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { api, refusalOf, statusOf } from '../../api/client.ts';
import { refetchAfterChange } from '../../api/query-client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { Loading } from '../../design/feedback/loading.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import { BinLine } from './bin-line.tsx';
import { type Deletion, DeleteForGood } from './delete-for-good.tsx';

/** What whoever is logged in has thrown away, newest first. */
const binQuery = queryOptions({
  queryKey: ['bin'],
  queryFn: ({ signal }) => api.bin(undefined, signal),
  staleTime: 0,
});

/** Days that something stays in the bin (decisions section 7). */
const binDays = 30;

/** What was thrown away: to bring back, or to delete for good. */
export function BinDialog({ onClose }: { onClose: () => void }) {
  const cache = useQueryClient();
  const refusalWords = useRefusalWords();
  const { data: items, error, refetch } = useQuery(binQuery);
  const [deletion, setDeletion] = useState<Deletion>();
  const refetchAll = () =>
    Promise.all([refetchAfterChange(cache, binQuery.queryKey), refetchAfterChange(cache, ['user_home'])]);
  const restore = useMutation({
    mutationFn: (item_id: number) => api.restoreItems({ body: { item_ids: [item_id] } }),
    onSettled: refetchAll,
  });
  const empty = useMutation({
    mutationFn: (chosen: Deletion) =>
      api.emptyBin({ body: chosen.of === 'all' ? {} : { item_ids: [chosen.item.item_id] } }),
    onSuccess: () => setDeletion(undefined),
    onSettled: refetchAll,
  });
  const failed = restore.error ?? empty.error;
  const start = useRef<HTMLParagraphElement>(null);
  // Runs after every drawing: the line with the pressed button may be gone, and the focus has to stay in the dialog.
  useEffect(() => {
    if (document.activeElement === document.body) start.current?.focus();
  });
  return (
    <Dialog title={<Trans>Bin</Trans>} width="wide" onClose={onClose}>
      <p ref={start} tabIndex={-1} className="text-soft outline-none">
        <Plural
          value={binDays}
          one="Deleted items stay here for # day. Only you can see them."
          other="Deleted items stay here for # days. Only you can see them."
        />
      </p>
      {failed && <Notice tone="bad">{refusalWords(refusalOf(failed))}</Notice>}
      {restore.isSuccess && (
        <Notice tone="good">
          <Trans>It is back at the end of its folder, or of your home if that folder is gone.</Trans>
        </Notice>
      )}
      {error && !items && <LoadFailure status={statusOf(error)} onRetry={() => void refetch()} />}
      {!items && !error && <Loading />}
      {items?.length === 0 && (
        <EmptyState icon={<Trash2 className="size-8" />} title={<Trans>The bin is empty</Trans>} />
      )}
      {items && items.length > 0 && (
        <ul className="flex flex-col gap-2">
          {items.map((item) => (
            <BinLine
              key={item.item_id}
              item={item}
              isRestoring={restore.isPending && restore.variables === item.item_id}
              onRestore={() => restore.mutate(item.item_id)}
              onDelete={() => setDeletion({ of: 'one', item })}
            />
          ))}
        </ul>
      )}
      {items && items.length > 0 && (
        <Button
          className="self-start"
          icon={<Trash2 className="size-5" aria-hidden="true" />}
          onClick={() => setDeletion({ of: 'all' })}
        >
          <Trans>Empty the bin</Trans>
        </Button>
      )}
      {deletion && (
        <DeleteForGood
          deletion={deletion}
          busy={empty.isPending}
          onDo={() => empty.mutate(deletion)}
          onClose={() => setDeletion(undefined)}
        />
      )}
    </Dialog>
  );
}
