import { Trans, useLingui } from '@lingui/react/macro';
import type { TreeItem, UserHome } from '@lexiroom/contracts/items';
import { BookOpen, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, Suspense, useDeferredValue, useRef, useState } from 'react';
import { lazyPart } from '../browser/lazy-part.ts';
import { buttonClass } from '../design/buttons/button.tsx';
import { cardAtKey } from '../design/keyboard/card-at-key.ts';
import { useKeptFocus } from '../design/keyboard/use-kept-focus.ts';
import { importPath, Link, newDeckPath, newStoryPath } from '../navigation/index.ts';
import { useFolderActions } from './changes/folder-actions.ts';
import type { ToastMessage } from './changes/toast.tsx';
import { DragPreview } from './dragging/drag-preview.tsx';
import { dropTargetAt } from './dragging/drop-target.ts';
import { useItemDrag } from './dragging/use-item-drag.ts';
import type { FolderDialog } from './folder-dialogs.tsx';
import { FolderHeading } from './heading/folder-heading.tsx';
import { FolderMore } from './heading/folder-more.tsx';
import { FolderPath } from './heading/folder-path.tsx';
import { FolderToolbar } from './heading/folder-toolbar.tsx';
import { JoinedClasses } from './heading/joined-classes.tsx';
import { RunningSession } from './heading/running-session.tsx';
import { actionOfKey, ticksCard } from './keyboard/card-keys.ts';
import { EmptyFolder } from './list/empty-folder.tsx';
import { FolderSections } from './list/folder-sections.tsx';
import { type ItemAction, ItemMenu } from './list/item-menu.tsx';
import { inOrderShown, neighboursOf } from './list/sections.ts';
import { useCardSelection } from './selection/selection.ts';
import { SelectionBar } from './selection/selection-bar.tsx';
import { useLongPress } from './selection/use-long-press.ts';
import { useSession } from '../session/session.ts';
import { TodayPanel } from '../today/today-panel.tsx';

const Dialogs = lazyPart(async () => (await import('./folder-dialogs.tsx')).FolderDialogs);

export interface OwnFolderProps {
  home: UserHome;
  /** As `home`, with changes that were sent a moment ago and are not drawn yet. */
  homeNow: () => UserHome;
  showToast: (message: ToastMessage | undefined) => void;
  /** What stands in the root while it is empty. */
  firstSteps?: ReactNode;
}

/** A folder of whoever is logged in: all that can be done with what lies in it, by mouse, finger and keys. */
export function OwnFolder({ home, homeNow, showToast, firstSteps }: OwnFolderProps) {
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  const [announcement, announce] = useState('');
  const actions = useFolderActions(home, showToast);
  const selection = useCardSelection(home.items);
  const { ticked, tickedIds } = selection;
  const [menu, openMenu] = useState<{ item_id: number; beside: HTMLElement }>();
  const [dialog, openDialog] = useState<FolderDialog>();
  const [renamed, rename] = useState<number>();
  const keepFocusOn = useKeptFocus(list);
  const { items, directory, root_id, username } = home;
  const isTeacher = useSession().user?.role === 'teacher';
  const isRoot = directory.item_id === root_id;
  const itemOf = (id: number) => items.find(({ item_id }) => item_id === id);
  /** When an item is ticked, an action on it is done with all ticked items. */
  const withTicked = (id: number) => (ticked?.has(id) ? tickedIds : [id]);

  const {
    drag,
    preview,
    onPointerDown: watchDrag,
  } = useItemDrag({
    idsWith: withTicked,
    dropTargetAt: (ids, spot) => dropTargetAt(home, ids, spot),
    onDrop: (ids, drop) => {
      actions.move(ids, drop.to, drop.into?.name ?? null);
      if (drop.into) selection.end();
    },
  });
  const watchLongPress = useLongPress((id) => {
    if (!ticked?.has(id)) selection.tick(id);
    keepFocusOn(id);
  });

  /** The card that is to have the focus once these are gone. */
  function keepFocusBeside(ids: readonly number[]) {
    const order = inOrderShown(items).map(({ item_id }) => item_id);
    const after = order.slice(order.indexOf(ids[0] ?? 0)).find((id) => !ids.includes(id));
    keepFocusOn(after ?? order.findLast((id) => !ids.includes(id)));
  }

  function remove(ids: readonly number[]) {
    keepFocusBeside(ids);
    actions.remove(ids);
    selection.end();
  }

  /** Two quick steps are two: the second one starts from where the first one leads. */
  function step({ item_id, item_name }: TreeItem, by: 1 | -1) {
    const itemsNow = homeNow().items;
    const item = itemsNow.find((each) => each.item_id === item_id);
    if (!item) return;
    const neighbours = neighboursOf(itemsNow, item);
    const place = neighbours.indexOf(item) + by;
    const there = neighbours[place];
    if (!there) return;
    const before = by < 0 ? there : neighbours[place + 1];
    actions.move([item_id], { parent_id: directory.item_id, before_id: before?.item_id ?? null }, null);
    const number = place + 1;
    announce(t`${item_name}, now number ${number} of ${neighbours.length}`);
    keepFocusOn(item_id);
  }

  function perform(action: ItemAction, item: TreeItem) {
    const { item_id } = item;
    switch (action) {
      case 'rename':
        return rename(item_id);
      case 'colour':
        return openDialog({ type: 'colour', item_id });
      case 'move':
      case 'copy':
      case 'visibility':
      case 'share':
      case 'export':
        return openDialog({ type: action, item_ids: [item_id] });
      case 'select':
        keepFocusOn(item_id);
        return selection.tick(item_id);
      case 'earlier':
        return step(item, -1);
      case 'later':
        return step(item, 1);
      case 'delete':
        return remove(withTicked(item_id));
    }
  }

  function onKey(event: KeyboardEvent<HTMLDivElement>) {
    const element = event.target as HTMLElement;
    const card = element.closest<HTMLElement>('[data-item]');
    const item = card && itemOf(Number(card.dataset.item));
    if (!item) return;
    const isAll = event.key === 'a' && (event.ctrlKey || event.metaKey);
    const action = actionOfKey(event, getComputedStyle(card).direction === 'rtl');
    const next = event.altKey || !list.current ? undefined : cardAtKey(list.current, element, event.key);
    if (event.key === 'Escape' && ticked) {
      keepFocusOn(item.item_id);
      selection.end();
    } else if (isAll) {
      keepFocusOn(item.item_id);
      selection.tickAll(true);
    } else if (ticksCard(event) && element.matches('a[data-card]')) perform('select', item);
    else if (action) perform(action, item);
    else if (next) {
      next.focus();
      // The card may be about to become a box to tick, which then takes the focus.
      keepFocusOn(Number(next.closest<HTMLElement>('[data-item]')?.dataset.item));
    } else return;
    event.preventDefault();
  }

  // The number of ticked items is shown at once; drawing up to 500 cards may come a moment later.
  const tickedCards = useDeferredValue(ticked);
  const menuItem = menu && itemOf(menu.item_id);
  const menuPlace = menuItem ? neighboursOf(items, menuItem) : [];
  const storyPath = newStoryPath(username, isRoot ? undefined : directory.item_id);
  const tools = {
    canSelect: items.length > 0,
    onNew: (item_type: 'folder' | 'category') => openDialog({ type: 'new', item_type }),
    onSelect: () => (ticked ? selection.end() : selection.begin()),
    onBin: () => openDialog({ type: 'bin' }),
    importPath: importPath({ directory: isRoot ? undefined : directory.item_id }),
  };
  /** Whoever has nothing yet begins with the first steps; to tidy up comes later. */
  const isBeginning = isRoot && items.length === 0;
  return (
    <>
      <div className="flex flex-col gap-6">
        <FolderPath home={home} isOwn marked={drag?.drop?.at.type === 'path' ? drag.drop.at.item_id : undefined} />
        <header className="flex flex-wrap items-end justify-between gap-4">
          <FolderHeading home={home} isOwn />
          <div className="flex flex-wrap gap-3 max-sm:w-full">
            <Link to={storyPath} className={`${buttonClass()} max-sm:hidden`}>
              <BookOpen className="size-5" aria-hidden="true" />
              <Trans>New story</Trans>
            </Link>
            <Link
              to={newDeckPath(username, isRoot ? undefined : directory.item_id)}
              className={`${buttonClass(isRoot && !isTeacher ? 'brand' : 'sun')} max-sm:flex-1`}
            >
              <Plus className="size-5" aria-hidden="true" />
              <Trans>New deck</Trans>
            </Link>
            <FolderMore {...tools} storyPath={storyPath} className={isBeginning ? '' : 'sm:hidden'} />
          </div>
        </header>
        {isRoot && <RunningSession />}
        {isRoot && <TodayPanel username={username} role={home.role} place="above" />}
        {isRoot && <JoinedClasses />}
        {!isBeginning && <FolderToolbar {...tools} isSelecting={ticked !== undefined} />}
        <output className="sr-only">{announcement}</output>
        {items.length === 0 && (isRoot ? firstSteps : <EmptyFolder isOwn isRoot={false} />)}
        <div
          ref={list}
          role="presentation"
          onPointerDown={(event) => {
            watchDrag(event);
            watchLongPress(event);
          }}
          onKeyDown={onKey}
          className="flex flex-col gap-8 select-none [-webkit-touch-callout:none]"
        >
          <FolderSections
            items={items}
            ticked={tickedCards}
            renamed={renamed}
            drag={drag}
            actions={{
              onTick: selection.tick,
              onMenu: (item_id, beside) => openMenu({ item_id, beside }),
              onName: (item_id, named) => {
                keepFocusOn(item_id);
                rename(undefined);
                const item = itemOf(item_id);
                if (item && named) actions.rename(item, named);
              },
            }}
          />
        </div>
        {isRoot && <TodayPanel username={username} role={home.role} place="below" />}
      </div>
      {ticked && (
        <SelectionBar
          count={tickedIds.length}
          isAll={selection.isAllTicked}
          onAll={() => selection.tickAll(!selection.isAllTicked)}
          onMove={() => openDialog({ type: 'move', item_ids: tickedIds })}
          onCopy={() => openDialog({ type: 'copy', item_ids: tickedIds })}
          onVisibility={() => openDialog({ type: 'visibility', item_ids: tickedIds })}
          onShare={isTeacher ? () => openDialog({ type: 'share', item_ids: tickedIds }) : undefined}
          onExport={() => openDialog({ type: 'export', item_ids: tickedIds })}
          onDelete={() => remove(tickedIds)}
          onEnd={selection.end}
        />
      )}
      {menu && menuItem && (
        <ItemMenu
          item={menuItem}
          beside={menu.beside}
          can={{ goEarlier: menuPlace.indexOf(menuItem) > 0, goLater: menuPlace.at(-1) !== menuItem }}
          onAction={perform}
          onClose={() => openMenu(undefined)}
        />
      )}
      {drag && (
        <DragPreview items={items.filter(({ item_id }) => drag.ids.includes(item_id))} drop={drag.drop} at={preview} />
      )}
      {dialog && (
        <Suspense>
          <Dialogs
            dialog={dialog}
            home={home}
            actions={actions}
            showToast={showToast}
            onMade={() => announce(t`Created`)}
            onDone={(ids) => {
              if (dialog?.type === 'move') keepFocusBeside(ids);
              else keepFocusOn(ids[0]);
              selection.end();
            }}
            onClose={() => openDialog(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
