import { Trans } from '@lingui/react/macro';
import type { TreeItem } from '@lexiroom/contracts/items';
import { useQuery } from '@tanstack/react-query';
import { FolderOpen } from 'lucide-react';
import type { ListedDeck } from '../decks/deck-card.tsx';
import { DeckGrid } from '../decks/deck-grid.tsx';
import { folderQuery } from '../decks/folder-query.ts';
import { buttonClass } from '../design/buttons/button.tsx';
import { Link, userPath } from '../navigation/index.ts';

/** So many stand before the ready ones; all of them are one press away. */
const shownDecks = 6;

/** A user's own decks that lie in their home, and the way to all others; nothing for whoever has nothing, or while it comes. */
export function OwnDecks({ username }: { username: string }) {
  const { data } = useQuery(folderQuery(username));
  const items = data?.items ?? [];
  const decks = items.filter(({ item_type }) => item_type === 'deck').map(listed);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="own-decks" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="own-decks" className="font-display text-2xl font-bold">
          <Trans>My decks</Trans>
        </h2>
        <Link to={userPath(username)} className={buttonClass('quiet', 'small')}>
          <FolderOpen className="size-5" aria-hidden="true" />
          <Trans>All my decks</Trans>
        </Link>
      </div>
      {decks.length > 0 && <DeckGrid decks={decks.slice(0, shownDecks)} />}
    </section>
  );
}

/** A deck of one's tree as other lists show decks; only folders and categories have no language. */
function listed({ item_id, item_name, owner, ...item }: TreeItem): ListedDeck {
  return {
    item_id,
    item_name,
    owner,
    level: item.level ?? null,
    image_path: item.thumbnails[0] ?? null,
    word_count: item.word_count ?? 0,
    sentence_count: item.sentence_count ?? 0,
    target_language: item.target_language!,
    source_language: item.source_language,
    due_count: item.due_count ?? 0,
  };
}
