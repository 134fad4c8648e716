import type { ItemType } from '@lexiroom/contracts/items';
import { BookOpen, Folder, Layers, Tag } from 'lucide-react';

const icons = { folder: Folder, category: Tag, deck: Layers, story: BookOpen };

/** Shows at a glance what kind of item it is. */
export function ItemMark({ item_type }: { item_type: ItemType }) {
  const Icon = icons[item_type];
  return <Icon className="size-6 shrink-0 text-brand-ink" aria-hidden="true" />;
}
