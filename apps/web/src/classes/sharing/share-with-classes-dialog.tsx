import { Plural, Trans } from '@lingui/react/macro';
import type { ClassRow } from '@lexiroom/contracts/classes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, refusalOf, statusOf } from '../../api/client.ts';
import { Button, buttonClass } from '../../design/buttons/button.tsx';
import { Loading } from '../../design/feedback/loading.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { Link } from '../../navigation/index.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import { classesQuery, itemClassesQuery } from '../class-queries.ts';
import { refetchClasses } from '../changes/send-change.ts';

/** What was shared with which classes, or is not any more; `undo` resolves to why it could not be taken back, in words. */
export interface SharingDone {
  shared: readonly string[];
  unshared: readonly string[];
  undo: () => Promise<string | undefined>;
}

export interface ShareWithClassesDialogProps {
  /** What is shared; one or several items of one's own tree. */
  items: readonly { item_id: number; item_name: string }[];
  /** It was saved; without anything to tell when all was so already. */
  onDone: (done?: SharingDone) => void;
  onClose: () => void;
}

/** Shares items with classes, and takes them back: shows with which classes they are shared already. */
export function ShareWithClassesDialog({ items, onDone, onClose }: ShareWithClassesDialogProps) {
  const refusalWords = useRefusalWords();
  const item_ids = items.map(({ item_id }) => item_id);
  const classes = useQuery(classesQuery(false));
  const sharing = useQuery(itemClassesQuery(item_ids));
  const [ticked, setTicked] = useState<ReadonlyMap<number, boolean>>(new Map());
  const save = useSave(item_ids, onDone);
  const rows = classes.data;
  const isKnown = rows && sharing.data;
  const failure = classes.error ?? sharing.error;
  /** How many of the items are shared with a class now. */
  const countOf = (class_id: number) => sharing.data?.find((one) => one.class_id === class_id)?.item_ids.length ?? 0;
  function submit(event: FormEvent) {
    event.preventDefault();
    const changed = (rows ?? []).filter(({ class_id }) => ticked.has(class_id));
    save.mutate({
      share: changed.filter(({ class_id }) => ticked.get(class_id)),
      unshare: changed.filter(({ class_id }) => !ticked.get(class_id)),
    });
  }
  return (
    <Dialog title={<Title items={items} />} onClose={onClose}>
      {failure && !isKnown && (
        <LoadFailure
          status={statusOf(failure)}
          onRetry={() => {
            void classes.refetch();
            void sharing.refetch();
          }}
        />
      )}
      {!failure && !isKnown && <Loading />}
      {rows?.length === 0 && (
        <>
          <p>
            <Trans>You have no class yet. Make one, and its students will see what you share with it.</Trans>
          </p>
          <Link to="/classes" className={`${buttonClass('sun')} self-end`}>
            <Trans>Make a class</Trans>
          </Link>
        </>
      )}
      {isKnown && rows.length > 0 && (
        <form className="flex flex-col gap-5" onSubmit={submit}>
          <fieldset className="flex flex-col gap-1">
            <legend className="sr-only">
              <Trans>Classes</Trans>
            </legend>
            {rows.map((row) => (
              <ClassBox
                key={row.class_id}
                row={row}
                isTicked={ticked.get(row.class_id) ?? countOf(row.class_id) === items.length}
                sharedCount={ticked.has(row.class_id) ? 0 : countOf(row.class_id)}
                itemCount={items.length}
                onTick={(isTicked) => setTicked(new Map(ticked).set(row.class_id, isTicked))}
              />
            ))}
          </fieldset>
          <p className="text-soft">
            <Trans>Students who joined with an account see it on their home page, even if it is private.</Trans>
          </p>
          {save.isError && <Notice tone="bad">{refusalWords(refusalOf(save.error))}</Notice>}
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" look="sun" busy={save.isPending}>
              <Trans>Save</Trans>
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

function Title({ items }: Pick<ShareWithClassesDialogProps, 'items'>) {
  const name = <UserText>{items[0]?.item_name ?? ''}</UserText>;
  const count = items.length;
  return count === 1 ? (
    <Trans>Share {name} with a class</Trans>
  ) : (
    <Plural value={count} one="Share # item with a class" other="Share # items with a class" />
  );
}

interface ClassBoxProps {
  row: ClassRow;
  isTicked: boolean;
  /** So many of the items are shared with the class now; 0 once it was chosen that all are, or none. */
  sharedCount: number;
  itemCount: number;
  onTick: (isTicked: boolean) => void;
}

/** A class to tick. Where only some of the items are shared the box is neither ticked nor empty, until it is pressed. */
function ClassBox({ row, isTicked, sharedCount, itemCount, onTick }: ClassBoxProps) {
  const isPart = sharedCount > 0 && sharedCount < itemCount;
  return (
    <label className="flex min-h-14 min-w-0 cursor-pointer items-center gap-4 rounded-xl px-2 hover:bg-brand-wash">
      <input
        ref={(box) => {
          if (box) box.indeterminate = isPart;
        }}
        type="checkbox"
        className="size-6 shrink-0 accent-brand"
        checked={isTicked}
        onChange={() => onTick(isPart || !isTicked)}
      />
      <UserText className="min-w-0 font-semibold wrap-anywhere">{row.class_name}</UserText>
      <span className="ms-auto shrink-0 text-end text-sm text-soft">
        {isPart ? (
          <Trans>
            {sharedCount} of {itemCount} shared
          </Trans>
        ) : (
          <Plural value={row.student_count} _0="no students yet" one="# student" other="# students" />
        )}
      </span>
    </label>
  );
}

/** Shares items with these classes, and with those no longer, by one call: all of it is done, or nothing. */
function useSave(item_ids: number[], onDone: ShareWithClassesDialogProps['onDone']) {
  const cache = useQueryClient();
  const refusalWords = useRefusalWords();
  return useMutation({
    mutationFn: async ({ share, unshare }: Record<'share' | 'unshare', readonly ClassRow[]>) => {
      const body = { share: ofClasses(share, item_ids), unshare: ofClasses(unshare, item_ids) };
      const { shared, unshared } = await api.changeSharing({ body });
      const namesOf = (rows: readonly ClassRow[], changed: typeof shared) =>
        rows.filter((row) => changed.some(({ class_id }) => class_id === row.class_id)).map((row) => row.class_name);
      const undo = () =>
        api.changeSharing({ body: { share: unshared, unshare: shared } }).then(
          () => void refetchClasses(cache),
          (error: unknown) => refusalWords(refusalOf(error)),
        );
      return { shared: namesOf(share, shared), unshared: namesOf(unshare, unshared), undo };
    },
    onSuccess: (done) => onDone(done.shared.length + done.unshared.length > 0 ? done : undefined),
    onSettled: () => refetchClasses(cache),
  });
}

const ofClasses = (rows: readonly ClassRow[], item_ids: number[]) =>
  rows.map(({ class_id }) => ({ class_id, item_ids }));
