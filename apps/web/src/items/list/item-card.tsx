import { useLingui } from '@lingui/react/macro';
import type { TreeItem } from '@lexiroom/contracts/items';
import { EllipsisVertical } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { Link } from '../../navigation/index.ts';
import { RenameBox, type RenameBoxProps } from '../naming/rename-box.tsx';
import { ItemCardContent } from './item-card-content.tsx';
import { itemPath } from './item-paths.ts';

/** Where something that is dragged would come: before or after a card, or into it. */
export type DropMark = 'before' | 'after' | 'into';

/** What can be done with a card of one's own; the same functions as long as the folder is open. */
export interface CardActions {
  /** Ticks, or takes the tick away; all from the last one on with `isRange`. */
  onTick: (item_id: number, isRange: boolean) => void;
  /** Opens its menu beside a button. */
  onMenu: (item_id: number, beside: HTMLElement) => void;
  onName: RenameBoxProps['onEnd'];
}

export interface ItemCardProps {
  item: TreeItem;
  /** Only for their owner. */
  actions: CardActions | undefined;
  /** Items are being ticked: then this one is, or not. */
  isTicked: boolean | undefined;
  isRenamed: boolean;
  isDragged: boolean;
  mark: DropMark | undefined;
}

const marks: Record<DropMark, string> = {
  before: 'shadow-[inset_5px_0_0_var(--color-brand)] rtl:shadow-[inset_-5px_0_0_var(--color-brand)]',
  after: 'shadow-[inset_-5px_0_0_var(--color-brand)] rtl:shadow-[inset_5px_0_0_var(--color-brand)]',
  into: 'ring-4 ring-brand',
};
const sheet =
  'group flex size-full flex-col overflow-hidden rounded-3xl border bg-card text-start transition-[border-color,box-shadow] hover:border-edge';

/** A folder, deck or story among others: opened by a click, ticked by one while items are chosen. Only changed ones are drawn. */
export const ItemCard = memo(function ItemCard(props: ItemCardProps) {
  const { item, actions, isTicked, isRenamed, isDragged, mark } = props;
  const { t } = useLingui();
  const { item_id, item_name } = item;
  return (
    <li
      data-item={item_id}
      data-folder={item.item_type === 'folder' ? '' : undefined}
      className={`relative min-w-0 [overflow-clip-margin:0.5rem] [content-visibility:auto] ${isDragged ? 'opacity-40' : ''} ${item.item_type === 'folder' ? '[--words:6rem]' : ''}`}
    >
      {isRenamed && actions ? (
        <div className={`${sheet} border-edge`}>
          <ItemCardContent item={item} name={<RenameBox item={item} onEnd={actions.onName} />} />
        </div>
      ) : isTicked === undefined ? (
        <Link to={itemPath(item)} draggable={false} data-card="" className={`${sheet} border-line`}>
          <ItemCardContent item={item} />
        </Link>
      ) : (
        <label
          className={`${sheet} cursor-pointer ${isTicked ? 'border-brand-ink ring-2 ring-brand-ink' : 'border-line'}`}
        >
          <input
            type="checkbox"
            data-card=""
            checked={isTicked}
            onChange={() => undefined}
            onClick={(event) => actions?.onTick(item_id, event.shiftKey)}
            className="absolute start-3 top-3 z-10 size-7 accent-brand"
          />
          <ItemCardContent item={item} />
        </label>
      )}
      {mark && (
        <span aria-hidden="true" className={`pointer-events-none absolute inset-0 rounded-3xl ${marks[mark]}`} />
      )}
      {actions && isTicked === undefined && !isRenamed && (
        <IconButton
          data-menu=""
          aria-haspopup="menu"
          label={t`More for ${item_name}`}
          icon={<EllipsisVertical className="size-5" aria-hidden="true" />}
          className="absolute end-0.5 bottom-[calc(var(--words)-3.25rem)]"
          onClick={(event) => actions.onMenu(item_id, event.currentTarget)}
        />
      )}
    </li>
  );
});
