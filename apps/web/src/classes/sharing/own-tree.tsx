import { Trans, useLingui } from '@lingui/react/macro';
import type { TreeItem, UserHome } from '@lexiroom/contracts/items';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { statusOf } from '../../api/client.ts';
import { folderQuery } from '../../decks/folder-query.ts';
import { Loading } from '../../design/feedback/loading.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { LoadFailure } from '../../page/load-failure.tsx';
import { useSession } from '../../session/session.ts';
import { ItemMark } from './item-mark.tsx';

export interface OwnTreeProps {
  /** What can be done with an item, at the end of its row. */
  renderAction: (item: TreeItem) => ReactNode;
  /** Said of the folders that lead to the open one. */
  renderNote?: (path: UserHome['path']) => ReactNode;
}

/** One's own tree, folder by folder. */
export function OwnTree({ renderAction, renderNote }: OwnTreeProps) {
  const { t } = useLingui();
  const { user } = useSession();
  const [directory, setDirectory] = useState<number>();
  const path = useRef<HTMLElement>(null);
  const { data: home, error, refetch } = useQuery(folderQuery(user?.username ?? '', directory));
  function go(to: number | undefined) {
    setDirectory(to);
    // The pressed button is gone with the folder that was shown before, so the path takes the focus.
    path.current?.focus();
  }
  return (
    <>
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
      {home && renderNote?.(home.path)}
      {error && !home && <LoadFailure status={statusOf(error)} onRetry={() => void refetch()} />}
      {!home && !error && <Loading />}
      {home && <ItemRows home={home} onOpen={go} renderAction={renderAction} />}
    </>
  );
}

interface ItemRowsProps extends Pick<OwnTreeProps, 'renderAction'> {
  home: UserHome;
  onOpen: (item_id: number) => void;
}

function ItemRows({ home, onOpen, renderAction }: ItemRowsProps) {
  const { t } = useLingui();
  if (home.items.length === 0) {
    return (
      <p className="text-soft">
        <Trans>There is nothing here.</Trans>
      </p>
    );
  }
  return (
    <ul className="flex flex-col gap-1">
      {home.items.map((item) => {
        const { item_id, item_name, item_type } = item;
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
            {renderAction(item)}
          </li>
        );
      })}
    </ul>
  );
}
