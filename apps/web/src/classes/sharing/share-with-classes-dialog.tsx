import { Plural, Trans } from '@lingui/react/macro';
import type { ClassRow } from '@lexiroom/contracts/classes';
import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, refusalOf, statusOf } from '../../api/client.ts';
import { buttonClass } from '../../design/buttons/button.tsx';
import { Loading } from '../../design/feedback/loading.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { Link } from '../../navigation/index.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import { classesQuery, itemClassesQuery } from '../class-queries.ts';
import { refetchClasses } from '../changes/send-change.ts';
import { ShareButton } from './share-button.tsx';

export interface ShareWithClassesDialogProps {
  /** What is shared; one or several items of one's own tree. */
  items: readonly { item_id: number; item_name: string }[];
  onClose: () => void;
}

/** Shares items with classes, and takes them back: shows with which classes they are shared already. */
export function ShareWithClassesDialog({ items, onClose }: ShareWithClassesDialogProps) {
  const cache = useQueryClient();
  const refusalWords = useRefusalWords();
  const { data: rows, error, refetch } = useQuery(classesQuery(false));
  const shared = useQueries({ queries: items.map(({ item_id }) => itemClassesQuery(item_id)) });
  const isKnown = shared.every(({ data }) => data !== undefined);
  const failure = error ?? shared.find((query) => query.error)?.error;
  const change = useMutation({
    mutationFn: async ({ row, isShared }: { row: ClassRow; isShared: boolean }) => {
      for (const { item_id } of items) {
        const body = { class_id: row.class_id, item_id };
        await (isShared ? api.unshareItem({ body }) : api.shareItem({ body }));
      }
    },
    onSettled: () => refetchClasses(cache),
  });
  const count = items.length;
  const name = <UserText>{items[0]?.item_name ?? ''}</UserText>;
  const title =
    count === 1 ? (
      <Trans>Share {name} with a class</Trans>
    ) : (
      <Plural value={count} one="Share # item with a class" other="Share # items with a class" />
    );
  const sharedWith = ({ class_id }: ClassRow) => shared.every(({ data }) => data?.class_ids.includes(class_id));
  return (
    <Dialog title={title} onClose={onClose}>
      {failure && !(rows && isKnown) && (
        <LoadFailure
          status={statusOf(failure)}
          onRetry={() => {
            void refetch();
            for (const query of shared) void query.refetch();
          }}
        />
      )}
      {!failure && !(rows && isKnown) && <Loading />}
      {change.isError && <Notice tone="bad">{refusalWords(refusalOf(change.error))}</Notice>}
      {rows?.length === 0 && (
        <>
          <p>
            <Trans>You have no class yet. Make one, and its students see what you share with it.</Trans>
          </p>
          <Link to="/classes" className={`${buttonClass('sun')} self-end`}>
            <Trans>Make a class</Trans>
          </Link>
        </>
      )}
      {rows && rows.length > 0 && isKnown && (
        <ul className="flex flex-col gap-1">
          {rows.map((row) => (
            <li key={row.class_id} className="flex min-h-14 min-w-0 items-center gap-3">
              <span className="min-w-0 flex-1 wrap-anywhere">
                <span className="block font-semibold">
                  <UserText>{row.class_name}</UserText>
                </span>
                <span className="block text-sm text-soft">
                  <Plural value={row.student_count} _0="no students yet" one="# student" other="# students" />
                </span>
              </span>
              <ShareButton
                name={row.class_name}
                isShared={sharedWith(row)}
                onShare={() => change.mutateAsync({ row, isShared: false }).catch(() => undefined)}
                onUnshare={() => change.mutateAsync({ row, isShared: true }).catch(() => undefined)}
              />
            </li>
          ))}
        </ul>
      )}
      <p className="text-soft">
        <Trans>Students who joined with an account see it on their home page, also when it is private.</Trans>
      </p>
    </Dialog>
  );
}
