import { Trans, useLingui } from '@lingui/react/macro';
import { EllipsisVertical, GraduationCap } from 'lucide-react';
import { buttonClass } from '../../design/buttons/button.tsx';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { Link } from '../../navigation/index.ts';
import { CategoryDot } from '../colours/category-dot.tsx';
import { RenameBox } from '../naming/rename-box.tsx';
import { VisibilityMark } from '../visibility/visibility-mark.tsx';
import type { ItemCardProps } from './item-card.tsx';
import { InsideCount } from './inside-count.tsx';
import { itemPath } from './item-paths.ts';

export interface CategoryHeadingProps extends ItemCardProps {
  /** Decks and stories in it that the caller sees. */
  count: number;
  /** How many of them are stories: those are not studied. */
  storyCount: number;
}

/** A category's name on its colour, and all of it studied together. */
export function CategoryHeading({
  item,
  actions,
  isTicked,
  isRenamed,
  isDragged,
  mark,
  ...inside
}: CategoryHeadingProps) {
  const { t } = useLingui();
  const { item_id, item_name, colour, seen_by } = item;
  const { count, storyCount } = inside;
  return (
    <div
      data-item={item_id}
      className={`relative flex flex-wrap items-center gap-x-3 gap-y-2 border-b-2 border-line pb-2 ${isDragged ? 'opacity-40' : ''} ${mark === 'before' ? 'shadow-[0_-4px_0_var(--color-brand)]' : ''}`}
    >
      {isTicked !== undefined && (
        <input
          type="checkbox"
          data-card=""
          aria-label={t`Select ${item_name}`}
          checked={isTicked}
          onChange={() => undefined}
          onClick={(event) => actions?.onTick(item_id, event.shiftKey)}
          className="size-7 accent-brand"
        />
      )}
      <CategoryDot colour={colour} className="size-7" />
      {isRenamed && actions ? (
        <div className="min-w-48 flex-1">
          <RenameBox item={item} onEnd={actions.onName} />
        </div>
      ) : (
        <h2 id={`category-${item_id}`} className="min-w-0 font-display text-2xl font-bold wrap-anywhere">
          <UserText>{item_name}</UserText>
        </h2>
      )}
      <span className="flex items-center gap-2 text-soft">
        <InsideCount item={{ item_count: count, story_count: storyCount }} />
        <VisibilityMark seen_by={seen_by} />
      </span>
      <span className="ms-auto flex items-center gap-1">
        {count > storyCount && isTicked === undefined && (
          <Link to={itemPath(item)} draggable={false} className={buttonClass('quiet', 'small')}>
            <GraduationCap className="size-5" aria-hidden="true" />
            <Trans>Study all</Trans>
          </Link>
        )}
        {actions && isTicked === undefined && (
          <IconButton
            data-menu=""
            data-card=""
            aria-haspopup="menu"
            label={t`More for ${item_name}`}
            icon={<EllipsisVertical className="size-5" aria-hidden="true" />}
            onClick={(event) => actions.onMenu(item_id, event.currentTarget)}
          />
        )}
      </span>
    </div>
  );
}
