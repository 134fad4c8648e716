import { BookOpen, Folder, Layers } from 'lucide-react';
import type { TreeItem } from '@lexiroom/contracts/items';

const layouts = ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-2 grid-rows-2', 'grid-cols-2 grid-rows-2'] as const;
const icons = { folder: Folder, category: Folder, deck: Layers, story: BookOpen };

/**
 * Pictures of what is inside, at most four, in a place of fixed ratio (10:9, as the pictures are). A folder, which has
 * less to say below them, shows them larger, and on a coloured ground, so that it is told from a deck at a glance.
 */
export function ThumbnailGrid({
  item: { item_type, thumbnails },
}: {
  item: Pick<TreeItem, 'item_type' | 'thumbnails'>;
}) {
  const isFolder = item_type === 'folder';
  const shown = thumbnails.slice(0, 4);
  const Icon = icons[item_type];
  return (
    <span
      aria-hidden="true"
      className={`relative block w-full overflow-hidden ${isFolder ? 'min-h-0 flex-1 bg-brand-wash p-3 sm:p-4' : 'aspect-[10/9] bg-tile'}`}
    >
      {shown.length === 0 ? (
        <span className={`grid size-full place-items-center ${isFolder ? 'text-brand-ink' : 'text-tile-ink'}`}>
          <Icon className="size-12" />
        </span>
      ) : (
        <span
          className={`grid size-full gap-1 ${layouts[shown.length]} ${isFolder ? 'overflow-hidden rounded-2xl bg-tile' : ''}`}
        >
          {shown.map((src, place) => (
            <img
              key={src}
              src={src}
              alt=""
              width={200}
              height={180}
              loading="lazy"
              decoding="async"
              draggable={false}
              className={`size-full min-h-0 min-w-0 object-contain p-[6%] ${shown.length === 3 && place === 0 ? 'row-span-2' : ''}`}
            />
          ))}
        </span>
      )}
      {isFolder && shown.length > 0 && (
        <span className="absolute start-2 bottom-2 grid size-9 place-items-center rounded-xl bg-brand text-on-brand shadow-sm">
          <Folder className="size-5" />
        </span>
      )}
    </span>
  );
}
