import { Trans, useLingui } from '@lingui/react/macro';
import type { TreeItem, UserHome } from '@lexiroom/contracts/items';
import { useQuery } from '@tanstack/react-query';
import { Check, ChevronRight, Folder, FolderPlus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { statusOf } from '../../api/client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { Skeleton } from '../../design/feedback/loading.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { LoadFailure } from '../../page/load-failure.tsx';
import { CategoryDot } from '../colours/category-dot.tsx';
import { folderQuery } from '../../decks/folder-query.ts';
import { NewFolderForm } from './new-folder-form.tsx';

/** A folder of one's own tree, perhaps a category of it. */
export interface ChosenPlace {
  parent_id: number;
  category_id: number | null;
  /** The folder's name; null for the root, which has none of its own. */
  folder_name: string | null;
  category_name: string | null;
}

export interface FolderPickerProps {
  /** Whose folders: of whoever is logged in. */
  username: string;
  /** What is asked: 'Move to…'. */
  title: ReactNode;
  /** What the button says: 'Move here'. */
  action: ReactNode;
  /** The folder to begin in; the root when absent. */
  start?: number | undefined;
  /** Whether a category of the folder can be chosen too. */
  hasCategories?: boolean;
  /** Folders that cannot be chosen nor gone into, and categories: those that are moved themselves. */
  excluded?: readonly number[];
  /** The folder and category in which everything is already: choosing them would change nothing. */
  here?: { parent_id: number; category_id: number | null } | undefined;
  busy?: boolean;
  /** Stands above the button: why it did not work. */
  problem?: ReactNode;
  onChoose: (place: ChosenPlace) => void;
  onClose: () => void;
}

/** The dialog of {@link FolderPickerProps}: the folders inside the one shown, a way up, and a way to make one. */
export function FolderPickerDialog(props: FolderPickerProps) {
  const { username, title, action, start, hasCategories = false, excluded = [], here, busy = false, problem } = props;
  const { t } = useLingui();
  const [directory, setDirectory] = useState(start);
  const [category, setCategory] = useState<TreeItem | null>(null);
  const [isMaking, setMaking] = useState(false);
  const { data: home, error, refetch } = useQuery(folderQuery(username, directory));
  const isHere =
    home?.directory.item_id === here?.parent_id && (category?.item_id ?? null) === (here?.category_id ?? null);
  const path = useRef<HTMLElement>(null);
  function go(to: number) {
    setDirectory(to);
    setCategory(null);
    setMaking(false);
    // The pressed button is gone with the folder that was shown before, so the path takes the focus.
    path.current?.focus();
  }
  const choose = (into: UserHome) =>
    props.onChoose({
      parent_id: into.directory.item_id,
      category_id: category?.item_id ?? null,
      folder_name: into.directory.item_id === into.root_id ? null : into.directory.item_name,
      category_name: category?.item_name ?? null,
    });
  return (
    <Dialog title={title} onClose={props.onClose}>
      <nav ref={path} tabIndex={-1} aria-label={t`Folder`} className="rounded-xl">
        <ol className="flex flex-wrap items-center gap-y-1">
          {(home?.path ?? []).map(({ item_id, item_name }, place, all) => (
            <li key={item_id} className="flex min-w-0 items-center">
              {place > 0 && <ChevronRight className="size-5 shrink-0 text-soft rtl:rotate-180" aria-hidden="true" />}
              <button
                type="button"
                aria-current={place === all.length - 1 ? 'location' : undefined}
                onClick={() => go(item_id)}
                className="min-h-12 min-w-12 rounded-xl px-2 font-semibold wrap-anywhere text-soft hover:bg-brand-wash hover:text-brand-ink aria-[current]:text-ink"
              >
                {place === 0 ? <Trans>Home</Trans> : <UserText>{item_name}</UserText>}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <div className="flex min-h-[min(45dvh,24rem)] flex-col gap-5">
        {error && !home && <LoadFailure status={statusOf(error)} onRetry={() => void refetch()} />}
        {!home && !error && <FoldersSkeleton />}
        {home && (
          <Places
            items={home.items.filter(({ item_id }) => !excluded.includes(item_id))}
            category={hasCategories ? category : undefined}
            onOpen={go}
            onCategory={(item) => setCategory(item === category ? null : item)}
          />
        )}
        {home && isMaking && <NewFolderForm parent_id={home.directory.item_id} onMade={go} />}
      </div>
      {problem}
      <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-wrap gap-3 bg-card px-5 py-4 sm:-mx-6 sm:-mb-6 sm:px-6">
        {!isMaking && (
          <Button
            disabled={!home}
            icon={<FolderPlus className="size-5" aria-hidden="true" />}
            onClick={() => setMaking(true)}
          >
            <Trans>New folder</Trans>
          </Button>
        )}
        <Button
          look="sun"
          className="ms-auto"
          disabled={!home || isHere}
          busy={busy}
          onClick={() => home && choose(home)}
        >
          {action}
        </Button>
      </div>
    </Dialog>
  );
}

interface PlacesProps {
  items: readonly TreeItem[];
  /** The chosen category; undefined where none can be chosen. */
  category: TreeItem | null | undefined;
  onOpen: (folder: number) => void;
  onCategory: (category: TreeItem) => void;
}

const row =
  'flex min-h-13 w-full items-center gap-3 rounded-xl border-2 border-transparent px-3 py-1.5 text-start text-lg hover:bg-brand-wash';

function Places({ items, category, onOpen, onCategory }: PlacesProps) {
  const folders = items.filter(({ item_type }) => item_type === 'folder');
  const categories = category === undefined ? [] : items.filter(({ item_type }) => item_type === 'category');
  if (folders.length + categories.length === 0) {
    return (
      <p className="text-soft">
        <Trans>There are no folders here.</Trans>
      </p>
    );
  }
  return (
    <ul className="flex flex-col gap-1">
      {folders.map(({ item_id, item_name }) => (
        <li key={item_id}>
          <button type="button" className={row} onClick={() => onOpen(item_id)}>
            <Folder className="size-6 shrink-0 text-brand-ink" aria-hidden="true" />
            <span className="min-w-0 flex-1 wrap-anywhere">
              <UserText>{item_name}</UserText>
            </span>
            <ChevronRight className="size-5 shrink-0 text-soft rtl:rotate-180" aria-hidden="true" />
          </button>
        </li>
      ))}
      {categories.map((item) => (
        <li key={item.item_id}>
          <button
            type="button"
            aria-pressed={item.item_id === category?.item_id}
            className={`${row} aria-pressed:border-brand-ink aria-pressed:bg-brand-wash`}
            onClick={() => onCategory(item)}
          >
            <CategoryDot colour={item.colour} />
            <span className="min-w-0 flex-1 wrap-anywhere">
              <UserText>{item.item_name}</UserText>{' '}
              <span className="text-soft">
                <Trans>(category)</Trans>
              </span>
            </span>
            {item.item_id === category?.item_id && <Check className="size-5 shrink-0" aria-hidden="true" />}
          </button>
        </li>
      ))}
    </ul>
  );
}

function FoldersSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-2">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}
