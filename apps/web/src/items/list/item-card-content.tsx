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

/** Cut in its own direction, so that the dots stand at its end; at the side where the page begins (Chromium has its own name for that). */
const cutName = '[text-align:match-parent] [text-align:-webkit-match-parent]';

/** The parts of a name such as 'Tiere · Animals': what it says, and what that means. */
function partsOf(item_name: string): [string, string | undefined] {
  const [first, second, ...more] = item_name.split(' · ');
  return first && second && more.length === 0 ? [first, second] : [item_name, undefined];
}

/**
 * What a card shows of a folder, deck or story, to the eye the language first and then the topic; as high as every other card, so
 * that 500 of them need not be measured.
 */
export function ItemCardContent({ item, name }: ItemCardContentProps) {
  const { item_name, item_type, target_language, source_language, level, due_count } = item;
  const [topic, meaning] = partsOf(item_name);
  return (
    <>
      <ThumbnailGrid item={item} />
      <span
        className={`flex min-h-0 flex-col gap-0.5 p-3 sm:px-4 ${item_type === 'folder' ? 'h-(--words) shrink-0' : 'flex-1'}`}
      >
        {name ?? (
          <span title={item_name} className="me-8 flex shrink-0 flex-col">
            <span className="font-display text-lg leading-tight font-bold wrap-anywhere hyphens-auto group-hover:text-brand-ink">
              <UserText className={`line-clamp-2 ${cutName}`}>{topic}</UserText>
            </span>
            {meaning && (
              <span className="text-sm text-soft">
                <span className="sr-only"> · </span>
                <UserText className={`line-clamp-1 ${cutName}`}>{meaning}</UserText>
              </span>
            )}
          </span>
        )}
        {target_language && (
          <span className="order-first me-8 line-clamp-3 shrink-0 text-sm leading-tight font-semibold text-brand-ink">
            <DeckLanguages deck={{ target_language, source_language, level }} />
          </span>
        )}
        <KnownBar item={item} />
        <span className="flex shrink-0 flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-soft">
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

/** How many of its words are known, as a line; the words below it say so too. */
function KnownBar({ item: { known_count, word_count } }: { item: TreeItem }) {
  if (!known_count || !word_count) return <span className="mt-auto" />;
  return (
    <svg
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-auto mb-0.5 h-1.5 w-full shrink-0 overflow-hidden rounded-full bg-line rtl:-scale-x-100"
    >
      <rect width={(100 * known_count) / word_count} height="4" className="fill-good-ink" />
    </svg>
  );
}

function Contents({ item }: { item: TreeItem }) {
  const { item_type, sentence_count, section_count } = item;
  const word_count = item.word_count ?? 0;
  const known_count = item.known_count ?? 0;
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
      {known_count > 0 ? (
        <Plural
          value={word_count}
          one={<Trans>{known_count} of # word known</Trans>}
          other={<Trans>{known_count} of # words known</Trans>}
        />
      ) : (
        <Plural value={word_count} one="# word" other="# words" />
      )}
      {known_count === 0 && (sentence_count ?? 0) > 0 && (
        <>
          {' · '}
          <Plural value={sentence_count ?? 0} one="# sentence" other="# sentences" />
        </>
      )}
    </span>
  );
}
