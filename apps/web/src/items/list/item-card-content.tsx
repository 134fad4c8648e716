import { Plural, Trans } from '@lingui/react/macro';
import type { TreeItem } from '@lexiroom/contracts/items';
import { CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { DeckLanguages } from '../../decks/deck-languages.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { VisibilityMark } from '../visibility/visibility-mark.tsx';
import { InsideCount } from './inside-count.tsx';
import { ThumbnailGrid } from './thumbnail-grid.tsx';

export interface ItemCardContentProps {
  item: TreeItem;
  /** Stands in the place of the name: the box to rename it in. */
  name?: ReactNode;
}

/** Cut after three lines in its own direction, so that the dots stand at its end; at the side where the page begins. */
const cutName = 'line-clamp-3 [text-align:match-parent]';

/** What a card shows of a folder, deck or story; as high as every other card, so that 500 of them need not be measured. */
export function ItemCardContent({ item, name }: ItemCardContentProps) {
  const { item_name, target_language, source_language, level, due_count } = item;
  return (
    <>
      <ThumbnailGrid item={item} />
      <span className="flex min-h-0 flex-1 flex-col gap-0.5 p-3 sm:px-4">
        {name ?? (
          <span
            title={item_name}
            className="me-8 shrink-0 font-display text-lg leading-tight font-bold wrap-anywhere hyphens-auto group-hover:text-brand-ink"
          >
            <UserText className={cutName}>{item_name}</UserText>
          </span>
        )}
        {target_language && (
          <span className="line-clamp-2 text-sm text-soft">
            <DeckLanguages deck={{ target_language, source_language, level }} />
          </span>
        )}
        <span className="mt-auto flex shrink-0 flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-soft">
          <Contents item={item} />
          <VisibilityMark seen_by={item.seen_by} />
          {due_count !== null && due_count > 0 && (
            <span className="flex items-center gap-1.5 rounded-full bg-sun-wash px-2.5 py-0.5 font-semibold text-ink">
              <CalendarClock className="size-4 shrink-0" aria-hidden="true" />
              <Plural value={due_count} one="# due" other="# due" />
            </span>
          )}
        </span>
      </span>
    </>
  );
}

function Contents({ item }: { item: TreeItem }) {
  const { item_type, word_count, sentence_count, section_count } = item;
  if (item_type === 'story') {
    return (
      <span>
        <Trans>Story</Trans>
        {typeof section_count === 'number' && (
          <>
            {' · '}
            <Plural value={section_count} one="# section" other="# sections" />
          </>
        )}
      </span>
    );
  }
  if (item_type !== 'deck') {
    return (
      <span>
        <span className="sr-only">
          <Trans>Folder</Trans>{' '}
        </span>
        <InsideCount item={item} />
      </span>
    );
  }
  return (
    <span>
      <Plural value={word_count ?? 0} one="# word" other="# words" />
      {(sentence_count ?? 0) > 0 && (
        <>
          {' · '}
          <Plural value={sentence_count ?? 0} one="# sentence" other="# sentences" />
        </>
      )}
    </span>
  );
}
