import { Plural, Trans } from '@lingui/react/macro';
import type { TreeItem } from '@lexiroom/contracts/items';
import { FolderInput } from 'lucide-react';
import type { RefObject } from 'react';
import { UserText } from '../../design/typography/user-text.tsx';
import type { DropTarget } from './drop-target.ts';

export interface DragPreviewProps {
  items: readonly TreeItem[];
  drop: DropTarget | undefined;
  at: RefObject<HTMLDivElement | null>;
}

/** Floats beside the pointer: what is dragged, and into which folder it would come. */
export function DragPreview({ items, drop, at }: DragPreviewProps) {
  const [first] = items;
  const { into } = drop ?? {};
  return (
    <div
      ref={at}
      aria-hidden="true"
      className="pointer-events-none fixed top-0 left-0 z-50 flex max-w-72 flex-col rounded-2xl bg-night px-4 py-2 font-semibold text-white shadow-lg"
    >
      <span className="truncate">
        {items.length === 1 && first ? (
          <UserText>{first.item_name}</UserText>
        ) : (
          <Plural value={items.length} one="# item" other="# items" />
        )}
      </span>
      {into && (
        <span className="flex items-center gap-1.5 text-sun">
          <FolderInput className="size-4 shrink-0" />
          <span className="truncate">
            {into.name === null ? <Trans>Home</Trans> : <UserText>{into.name}</UserText>}
          </span>
        </span>
      )}
    </div>
  );
}
