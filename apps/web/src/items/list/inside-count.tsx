import type { TreeItem } from '@lexiroom/contracts/items';
import { Plural } from '@lingui/react/macro';

/** What is in a folder or a category: its decks, and its stories where it has some. */
export function InsideCount({ item }: { item: Pick<TreeItem, 'item_count' | 'story_count'> }) {
  const stories = item.story_count ?? 0;
  const decks = (item.item_count ?? 0) - stories;
  return (
    <>
      {(decks > 0 || stories === 0) && <Plural value={decks} one="# deck" other="# decks" />}
      {decks > 0 && stories > 0 && ' · '}
      {stories > 0 && <Plural value={stories} one="# story" other="# stories" />}
    </>
  );
}
