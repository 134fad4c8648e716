import type { TreeItem, UserHome } from '@lexiroom/contracts/items';
import { useState } from 'react';
import { inOrderShown } from './list/sections.ts';
import type { Overlay } from './overlays/overlay.ts';
import { extended, nothingSelected, type Selection, stillThere, toggled } from './selection/selection.ts';

/** What is going on in a folder of one's own, besides what lies in it. */
export interface FolderState {
  overlay: Overlay | undefined;
  openOverlay: (overlay: Overlay | undefined) => void;
  menu: { item_id: number; beside: HTMLElement } | undefined;
  openMenu: (menu: { item_id: number; beside: HTMLElement } | undefined) => void;
  renamed: number | undefined;
  rename: (item_id: number | undefined) => void;
  /** Ids in the order shown, while items are chosen. */
  ticked: ReadonlySet<number> | undefined;
  tickedIds: readonly number[];
  isAllTicked: boolean;
  tick: (item_id: number, isRange?: boolean) => void;
  tickAll: (isAll: boolean) => void;
  beginTicking: () => void;
  endTicking: () => void;
}

/** The state of {@link FolderState} over the folder as it is shown. */
export function useFolderState(home: UserHome): FolderState {
  const [overlay, openOverlay] = useState<Overlay>();
  const [menu, openMenu] = useState<FolderState['menu']>();
  const [renamed, rename] = useState<number>();
  const [chosen, choose] = useState<Selection>();
  const order = inOrderShown(home.items).map(({ item_id }: TreeItem) => item_id);
  const selection = chosen && stillThere(chosen, order);
  return {
    overlay,
    openOverlay,
    menu,
    openMenu,
    renamed,
    rename,
    ticked: selection?.ids,
    tickedIds: selection ? order.filter((id) => selection.ids.has(id)) : [],
    isAllTicked: selection !== undefined && selection.ids.size === order.length,
    tick: (item_id, isRange = false) =>
      choose((now = nothingSelected) => (isRange ? extended(now, item_id, order) : toggled(now, item_id))),
    tickAll: (isAll) => choose({ ids: new Set(isAll ? order : []), last: undefined }),
    beginTicking: () => choose((now) => now ?? nothingSelected),
    endTicking: () => choose(undefined),
  };
}
