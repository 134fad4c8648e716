import { Trans } from '@lingui/react/macro';
import type { UserHome } from '@lexiroom/contracts/items';
import { Folder } from 'lucide-react';
import { UserPicture } from '../../accounts/user-picture.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { Link, userPath } from '../../navigation/index.ts';
import { VisibilityMark } from '../visibility/visibility-mark.tsx';

/** What the page is of: one's own home, a folder, or somebody's decks. */
export function FolderHeading({ home, isOwn }: { home: UserHome; isOwn: boolean }) {
  const { username, directory, root_id } = home;
  const isRoot = directory.item_id === root_id;
  const title = 'font-display text-3xl leading-tight font-extrabold wrap-anywhere hyphens-auto sm:text-5xl';
  if (isRoot && isOwn) {
    return (
      <h1 className={`min-w-0 ${title}`}>
        <Trans>
          Hello, <UserText>{username}</UserText>
        </Trans>
      </h1>
    );
  }
  if (isRoot) {
    return (
      <div className="flex min-w-0 items-center gap-4">
        <UserPicture user={home} className="size-16 text-2xl" />
        <h1 className={title}>
          <UserText>{username}</UserText>
        </h1>
      </div>
    );
  }
  return (
    <div className="min-w-0">
      <h1 className={`flex items-center gap-3 ${title}`}>
        <Folder className="size-9 shrink-0 text-brand-ink" aria-hidden="true" />
        <span className="min-w-0">
          <UserText>{directory.item_name}</UserText>
        </span>
        <span className="text-2xl text-soft">
          <VisibilityMark seen_by={directory.seen_by} />
        </span>
      </h1>
      {!isOwn && (
        <p className="mt-1 text-lg text-soft">
          <Trans>
            by{' '}
            <Link
              to={userPath(username)}
              className="inline-block py-2 font-semibold text-brand-ink underline-offset-4 hover:underline"
            >
              <UserText>{username}</UserText>
            </Link>
          </Trans>
        </p>
      )}
    </div>
  );
}
