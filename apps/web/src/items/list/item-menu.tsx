import { Trans, useLingui } from '@lingui/react/macro';
import type { TreeItem } from '@lexiroom/contracts/items';
import {
  ArrowBigLeft,
  ArrowBigRight,
  Copy,
  Download,
  ExternalLink,
  Eye,
  FolderInput,
  Palette,
  Pencil,
  SquareCheck,
  TextCursorInput,
  Trash2,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Menu, menuItemClass, MenuSeparator } from '../../design/overlays/menu.tsx';
import { editDeckPath, Link } from '../../navigation/index.ts';
import { useSession } from '../../session/session.ts';
import { itemPath } from './item-paths.ts';

/** What a menu's line asks for. */
export type ItemAction =
  'rename' | 'colour' | 'move' | 'copy' | 'visibility' | 'share' | 'export' | 'select' | 'earlier' | 'later' | 'delete';

export interface ItemMenuProps {
  item: TreeItem;
  beside: HTMLElement;
  /** Whether there is an item before or after it to change places with. */
  can: { goEarlier: boolean; goLater: boolean };
  onAction: (action: ItemAction, item: TreeItem) => void;
  onClose: () => void;
}

/** All that can be done with an item of one's own. */
export function ItemMenu({ item, beside, can, onAction, onClose }: ItemMenuProps) {
  const { t } = useLingui();
  const { user } = useSession();
  const { item_type, item_name, owner, item_id } = item;
  const line = (action: ItemAction, Icon: typeof Eye, words: ReactNode) => (
    <button type="button" role="menuitem" className={menuItemClass} onClick={() => onAction(action, item)}>
      <Icon
        className="size-5 text-soft rtl:[&.lucide-arrow-big-left]:rotate-180 rtl:[&.lucide-arrow-big-right]:rotate-180"
        aria-hidden="true"
      />
      {words}
    </button>
  );
  return (
    <Menu label={t`More for ${item_name}`} beside={beside} onClose={onClose}>
      <Link role="menuitem" to={itemPath(item)} className={menuItemClass}>
        <ExternalLink className="size-5 text-soft rtl:-scale-x-100" aria-hidden="true" />
        {item_type === 'category' ? <Trans>Study all</Trans> : <Trans>Open</Trans>}
      </Link>
      {item_type === 'deck' && (
        <Link role="menuitem" to={editDeckPath(owner, item_id)} className={menuItemClass}>
          <Pencil className="size-5 text-soft" aria-hidden="true" />
          <Trans>Edit</Trans>
        </Link>
      )}
      {line('rename', TextCursorInput, <Trans>Rename</Trans>)}
      {item_type === 'category' && line('colour', Palette, <Trans>Colour</Trans>)}
      {line('move', FolderInput, <Trans>Move to…</Trans>)}
      {line('copy', Copy, <Trans>Copy to…</Trans>)}
      {line('visibility', Eye, <Trans>Who can see it</Trans>)}
      {user?.role === 'teacher' && line('share', Users, <Trans>Share with a class…</Trans>)}
      {line('export', Download, <Trans>Export…</Trans>)}
      {line('select', SquareCheck, <Trans>Select</Trans>)}
      {can.goEarlier && line('earlier', ArrowBigLeft, <Trans>Move one place earlier</Trans>)}
      {can.goLater && line('later', ArrowBigRight, <Trans>Move one place later</Trans>)}
      <MenuSeparator />
      {line('delete', Trash2, <Trans>Delete</Trans>)}
    </Menu>
  );
}
