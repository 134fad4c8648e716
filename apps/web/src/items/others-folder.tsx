import type { UserHome } from '@lexiroom/contracts/items';
import { FolderParts } from './folder-parts.tsx';
import { FolderHeading } from './heading/folder-heading.tsx';
import { FolderPath } from './heading/folder-path.tsx';
import { FolderSections } from './list/folder-sections.tsx';
import { NothingHere } from './list/nothing-here.tsx';

/** A folder of somebody else, with what of it they show. */
export function OthersFolder({ home }: { home: UserHome }) {
  return (
    <div className="flex flex-col gap-6">
      <FolderPath home={home} isOwn={false} marked={undefined} />
      <FolderHeading home={home} isOwn={false} />
      <FolderParts home={home}>
        {home.items.length === 0 && <NothingHere isOwn={false} isRoot={home.directory.item_id === home.root_id} />}
        <div className="flex flex-col gap-8">
          <FolderSections items={home.items} />
        </div>
      </FolderParts>
    </div>
  );
}
