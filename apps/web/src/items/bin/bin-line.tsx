import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { BinItem } from '@lexiroom/contracts/items';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { dateFormat } from '../../i18n/dates.ts';
import { Button } from '../../design/buttons/button.tsx';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { InsideCount } from '../list/inside-count.tsx';
import { ThumbnailGrid } from '../list/thumbnail-grid.tsx';

const dayMs = 24 * 60 * 60 * 1000;

export interface BinLineProps {
  item: BinItem;
  isRestoring: boolean;
  onRestore: () => void;
  onDelete: () => void;
}

/** Something in the bin, how long it stays there, and the way back. */
export function BinLine({ item, isRestoring, onRestore, onDelete }: BinLineProps) {
  const { t, i18n } = useLingui();
  const { item_name, item_type, deleted_at, gone_at } = item;
  const [now] = useState(() => Date.now());
  const daysLeft = Math.max(0, Math.ceil((gone_at - now) / dayMs));
  const day = dateFormat(i18n.locale, { dateStyle: 'medium' }).format(deleted_at);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl border border-line p-2 pe-3">
      <span className="w-20 shrink-0 overflow-hidden rounded-xl">
        <ThumbnailGrid item={item} />
      </span>
      <span className="min-w-40 flex-1">
        <span className="block font-display text-lg leading-tight font-bold wrap-anywhere">
          <UserText>{item_name}</UserText>
        </span>
        <span className="block text-sm text-soft">
          {(item_type === 'folder' || item_type === 'category') && (
            <>
              <InsideCount item={item} />
              {' · '}
            </>
          )}
          <Trans>Deleted {day}</Trans>
          {' · '}
          <Plural value={daysLeft} one="# day left" other="# days left" />
        </span>
      </span>
      <span className="flex items-center">
        <Button
          size="small"
          busy={isRestoring}
          icon={<RotateCcw className="size-5 rtl:-scale-x-100" aria-hidden="true" />}
          aria-label={t`Restore ${item_name}`}
          onClick={onRestore}
        >
          <Trans>Restore</Trans>
        </Button>
        <IconButton
          label={t`Delete ${item_name} for good`}
          icon={<Trash2 className="size-5" aria-hidden="true" />}
          onClick={onDelete}
        />
      </span>
    </li>
  );
}
