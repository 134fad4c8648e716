import { Trans, useLingui } from '@lingui/react/macro';
import type { TreeItem, UserHome } from '@lexiroom/contracts/items';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useDeferredValue, useRef, useState } from 'react';
import { buttonClass } from '../design/button.tsx';
import { Link, newDeckPath } from '../navigation/index.ts';
import { useTreeOrders } from './changes/use-tree-orders.ts';
import { dropAt } from './dragging/destination.ts';
import { DragGhost } from './dragging/drag-ghost.tsx';
import { useItemDrag } from './dragging/use-item-drag.ts';
import { DueToday } from './heading/due-today.tsx';
import { FolderHeading } from './heading/folder-heading.tsx';
import { FolderPath } from './heading/folder-path.tsx';
import { FolderTools } from './heading/folder-tools.tsx';
import { cardAtKey } from './list/arrow-keys.ts';
import { FolderSections } from './list/folder-sections.tsx';
import { orderOfKey, ticksCard } from './list/key-orders.ts';
import { NothingHere } from './list/nothing-here.tsx';
import { inOrderShown, neighboursOf } from './list/sections.ts';
import { useFocusKept } from './list/use-focus-kept.ts';
import { ItemMenu, type ItemOrder } from './menu/item-menu.tsx';
import { RunningSession } from './running-session.tsx';
import { SelectionBar } from './selection/selection-bar.tsx';
import type { ToastMessage } from './toast/toast-message.ts';
import { useFolderState } from './use-folder-state.ts';

const Overlays = lazy(async () => ({ default: (await import('./overlays/overlays.tsx')).Overlays }));

export interface OwnFolderProps {
  home: UserHome;
  showToast: (message: ToastMessage | undefined) => void;
}

/** A folder of whoever is logged in: all that can be done with what lies in it, by mouse, finger and keys. */
export function OwnFolder({ home, showToast }: OwnFolderProps) {
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  const [said, say] = useState('');
  const orders = useTreeOrders(home, showToast);
  const state = useFolderState(home);
  const keepFocusOn = useFocusKept(list);
  const { items, directory, root_id, username } = home;
  const isRoot = directory.item_id === root_id;
  const itemOf = (id: number) => items.find(({ item_id }) => item_id === id);
  /** What is done with an item is done with all that are ticked, when it is one of them. */
  const withTicked = (id: number) => (state.ticked?.has(id) ? state.tickedIds : [id]);

  const { drag, ghost, onPointerDown } = useItemDrag({
    idsWith: withTicked,
    dropAt: (ids, spot) => dropAt(home, ids, spot),
    onDrop: (ids, drop) => {
      orders.move(ids, drop.to, drop.into?.name ?? null);
      if (drop.into) state.endTicking();
    },
    onHold: (id) => {
      if (!state.ticked?.has(id)) state.tick(id);
      keepFocusOn(id);
    },
  });

  /** The card that is to have the focus once these are gone. */
  function keepFocusBeside(ids: readonly number[]) {
    const order = inOrderShown(items).map(({ item_id }) => item_id);
    const after = order.slice(order.indexOf(ids[0] ?? 0)).find((id) => !ids.includes(id));
    keepFocusOn(after ?? order.findLast((id) => !ids.includes(id)));
  }

  function remove(ids: readonly number[]) {
    keepFocusBeside(ids);
    orders.remove(ids);
    state.endTicking();
  }

  function step(item: TreeItem, by: 1 | -1) {
    const neighbours = neighboursOf(items, item);
    const place = neighbours.indexOf(item) + by;
    const there = neighbours[place];
    if (!there) return;
    const before = by < 0 ? there : neighbours[place + 1];
    orders.move([item.item_id], { parent_id: directory.item_id, before_id: before?.item_id ?? null }, null);
    const { item_name } = item;
    const number = place + 1;
    say(t`${item_name}, now number ${number} of ${neighbours.length}`);
    keepFocusOn(item.item_id);
  }

  function take(order: ItemOrder, item: TreeItem) {
    const { item_id } = item;
    switch (order) {
      case 'rename':
        return state.rename(item_id);
      case 'colour':
        return state.openOverlay({ type: 'colour', item_id });
      case 'move':
      case 'copy':
      case 'visibility':
        return state.openOverlay({ type: order, item_ids: [item_id] });
      case 'select':
        keepFocusOn(item_id);
        return state.tick(item_id);
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
    const order = orderOfKey(event, getComputedStyle(card).direction === 'rtl');
    const next = event.altKey || !list.current ? undefined : cardAtKey(list.current, element, event.key);
    if (event.key === 'Escape' && state.ticked) {
      keepFocusOn(item.item_id);
      state.endTicking();
    } else if (isAll) {
      keepFocusOn(item.item_id);
      state.tickAll(true);
    } else if (ticksCard(event) && element.matches('a[data-card]')) take('select', item);
    else if (order) take(order, item);
    else if (next) {
      next.focus();
      // It may be about to become a box to tick.
      keepFocusOn(Number(next.closest<HTMLElement>('[data-item]')?.dataset.item));
    } else return;
    event.preventDefault();
  }

  const { menu, ticked, tickedIds } = state;
  // What is counted is told at once; 500 cards follow as soon as they can.
  const tickedCards = useDeferredValue(ticked);
  const menuItem = menu && itemOf(menu.item_id);
  const menuPlace = menuItem ? neighboursOf(items, menuItem) : [];
  return (
    <>
      <div className="flex flex-col gap-6">
        <FolderPath home={home} isOwn marked={drag?.drop?.at.type === 'path' ? drag.drop.at.item_id : undefined} />
        <header className="flex flex-wrap items-end justify-between gap-4">
          <FolderHeading home={home} isOwn />
          <Link to={newDeckPath(username, isRoot ? undefined : directory.item_id)} className={buttonClass('sun')}>
            <Plus className="size-5" aria-hidden="true" />
            <Trans>New deck</Trans>
          </Link>
        </header>
        {isRoot && <RunningSession />}
        {isRoot && <DueToday home={home} />}
        <FolderTools
          isSelecting={ticked !== undefined}
          canSelect={items.length > 0}
          onNew={(item_type) => state.openOverlay({ type: 'new', item_type })}
          onSelect={() => (ticked ? state.endTicking() : state.beginTicking())}
          onBin={() => state.openOverlay({ type: 'bin' })}
        />
        <output className="sr-only">{said}</output>
        {items.length === 0 && <NothingHere isOwn isRoot={isRoot} />}
        <div
          ref={list}
          role="presentation"
          onPointerDown={onPointerDown}
          onKeyDown={onKey}
          className="flex flex-col gap-8 select-none [-webkit-touch-callout:none]"
        >
          <FolderSections
            items={items}
            ticked={tickedCards}
            renamed={state.renamed}
            drag={drag}
            actions={{
              onTick: state.tick,
              onMenu: (item_id, beside) => state.openMenu({ item_id, beside }),
              onName: (item_id, named) => {
                keepFocusOn(item_id);
                state.rename(undefined);
                const item = itemOf(item_id);
                if (item && named) orders.rename(item, named);
              },
            }}
          />
        </div>
      </div>
      {ticked && (
        <SelectionBar
          count={tickedIds.length}
          isAll={state.isAllTicked}
          onAll={() => state.tickAll(!state.isAllTicked)}
          onMove={() => state.openOverlay({ type: 'move', item_ids: tickedIds })}
          onCopy={() => state.openOverlay({ type: 'copy', item_ids: tickedIds })}
          onVisibility={() => state.openOverlay({ type: 'visibility', item_ids: tickedIds })}
          onDelete={() => remove(tickedIds)}
          onEnd={state.endTicking}
        />
      )}
      {menu && menuItem && (
        <ItemMenu
          item={menuItem}
          beside={menu.beside}
          can={{ goEarlier: menuPlace.indexOf(menuItem) > 0, goLater: menuPlace.at(-1) !== menuItem }}
          onOrder={take}
          onClose={() => state.openMenu(undefined)}
        />
      )}
      {drag && (
        <DragGhost items={items.filter(({ item_id }) => drag.ids.includes(item_id))} drop={drag.drop} at={ghost} />
      )}
      {state.overlay && (
        <Suspense>
          <Overlays
            overlay={state.overlay}
            home={home}
            orders={orders}
            showToast={showToast}
            onMade={() => say(t`Made`)}
            onDone={(ids) => {
              if (state.overlay?.type === 'move') keepFocusBeside(ids);
              else keepFocusOn(ids[0]);
              state.endTicking();
            }}
            onClose={() => state.openOverlay(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
