import { Trans, useLingui } from '@lingui/react/macro';
import type { ClassDetails } from '@lexiroom/contracts/classes';
import type { TreeItem, UserHome } from '@lexiroom/contracts/items';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { statusOf } from '../../api/client.ts';
import { folderQuery } from '../../decks/folder-query.ts';
import { Loading } from '../../design/feedback/loading.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { LoadFailure } from '../../page/load-failure.tsx';
import { useSession } from '../../session/session.ts';
import type { ClassActions } from '../changes/class-actions.tsx';
import { ItemMark } from './item-mark.tsx';
import { ShareButton } from './share-button.tsx';

export interface ShareItemsDialogProps {
  details: ClassDetails;
  actions: ClassActions;
  onClose: () => void;
}

/** One's own tree, folder by folder: each deck, category and folder is shared, or taken back, by a press. */
export function ShareItemsDialog({ details, actions, onClose }: ShareItemsDialogProps) {
  const { t } = useLingui();
  const { user } = useSession();
  const [directory, setDirectory] = useState<number>();
  const path = useRef<HTMLElement>(null);
  const { data: home, error, refetch } = useQuery(folderQuery(user?.username ?? '', directory));
  const shared = new Set(details.items.map(({ item_id }) => item_id));
  const above = home?.path.find(({ item_id }) => shared.has(item_id));
  const name = <UserText>{details.class_name}</UserText>;
  function go(to: number | undefined) {
    setDirectory(to);
    // The pressed button is gone with the folder that was shown before, so the path takes the focus.
    path.current?.focus();
  }
  return (
    <Dialog title={<Trans>Share with {name}</Trans>} onClose={onClose}>
      <nav ref={path} tabIndex={-1} aria-label={t`Folder`} className="rounded-xl">
        <ol className="flex flex-wrap items-center">
          {(home?.path ?? []).map(({ item_id, item_name }, place, all) => (
            <li key={item_id} className="flex min-w-0 items-center">
              {place > 0 && <ChevronRight className="size-4 shrink-0 text-soft rtl:rotate-180" aria-hidden="true" />}
              <button
                type="button"
                aria-current={place === all.length - 1 ? 'page' : undefined}
                className="min-h-11 rounded-xl px-2 font-semibold wrap-anywhere text-brand-ink hover:bg-brand-wash aria-[current]:text-ink"
                onClick={() => go(place === 0 ? undefined : item_id)}
              >
                {place === 0 ? <Trans>Home</Trans> : <UserText>{item_name}</UserText>}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      {above && (
        <Notice>
          <Trans>
            <UserText>{above.item_name}</UserText> is shared, and so is all that lies in it.
          </Trans>
        </Notice>
      )}
      {error && !home && <LoadFailure status={statusOf(error)} onRetry={() => void refetch()} />}
      {!home && !error && <Loading />}
      {home && (
        <ItemRows
          home={home}
          shared={shared}
          onOpen={go}
          onShare={({ item_id }) => actions.share(item_id)}
          onUnshare={actions.unshare}
        />
      )}
    </Dialog>
  );
}

interface ItemRowsProps {
  home: UserHome;
  shared: ReadonlySet<number>;
  onOpen: (item_id: number) => void;
  onShare: (item: TreeItem) => Promise<boolean>;
  onUnshare: (item: TreeItem) => void;
}

function ItemRows({ home, shared, onOpen, onShare, onUnshare }: ItemRowsProps) {
  const { t } = useLingui();
  if (home.items.length === 0) {
    return (
      <p className="text-soft">
        <Trans>There is nothing in here.</Trans>
      </p>
    );
  }
  return (
    <ul className="flex flex-col gap-1">
      {home.items.map((item) => {
        const { item_id, item_name, item_type, category_id } = item;
        const isOfShared = category_id !== null && shared.has(category_id);
        return (
          <li key={item_id} className="flex min-w-0 items-center gap-3">
            {item_type === 'folder' ? (
              <button
                type="button"
                aria-label={t`Open ${item_name}`}
                className="flex min-h-12 min-w-0 flex-1 items-center gap-3 rounded-xl px-2 text-start font-semibold hover:bg-brand-wash hover:text-brand-ink"
                onClick={() => onOpen(item_id)}
              >
                <ItemMark item_type={item_type} />
                <span className="min-w-0 flex-1 wrap-anywhere">
                  <UserText>{item_name}</UserText>
                </span>
                <ChevronRight className="size-5 shrink-0 text-soft rtl:rotate-180" aria-hidden="true" />
              </button>
            ) : (
              <span className="flex min-h-12 min-w-0 flex-1 items-center gap-3 px-2">
                <ItemMark item_type={item_type} />
                <span className="min-w-0 flex-1 wrap-anywhere">
                  <UserText>{item_name}</UserText>
                </span>
              </span>
            )}
            {isOfShared && !shared.has(item_id) ? (
              <span className="px-2 text-sm text-soft">
                <Trans>with its category</Trans>
              </span>
            ) : (
              <ShareButton
                name={item_name}
                isShared={shared.has(item_id)}
                onShare={() => onShare(item)}
                onUnshare={() => onUnshare(item)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
