import { Trans, useLingui } from '@lingui/react/macro';
import type { UserHome } from '@lexiroom/contracts/items';
import { ChevronRight, House } from 'lucide-react';
import { withLinkKey } from '../../api/link-key.ts';
import { UserText } from '../../design/typography/user-text.tsx';
import { directoryPath, Link, userPath } from '../../navigation/index.ts';

export interface FolderPathProps {
  home: Pick<UserHome, 'username' | 'path'>;
  isOwn: boolean;
  /** The folder that something dragged would come into. */
  marked: number | undefined;
}

/** The folders from the root to the one shown; what is dragged can be let go on them. Nothing in the root itself. */
export function FolderPath({ home: { username, path }, isOwn, marked }: FolderPathProps) {
  const { t } = useLingui();
  if (path.length < 2) return null;
  const toFolder = (item_id: number) =>
    isOwn ? directoryPath(username, item_id) : withLinkKey(directoryPath(username, item_id));
  return (
    <nav aria-label={t`Folders above`}>
      <ol className="-ms-2 flex flex-wrap items-center">
        {path.map(({ item_id, item_name }, place) => {
          const isRoot = place === 0;
          const isLast = place === path.length - 1;
          return (
            <li key={item_id} className="flex min-w-0 items-center">
              {place > 0 && <ChevronRight className="size-5 shrink-0 text-soft rtl:rotate-180" aria-hidden="true" />}
              <Link
                to={isRoot ? userPath(username) : toFolder(item_id)}
                draggable={false}
                data-path={item_id}
                aria-current={isLast ? 'page' : undefined}
                className={`flex min-h-12 min-w-12 items-center gap-2 rounded-xl px-2 font-semibold text-soft hover:bg-brand-wash hover:text-brand-ink aria-[current]:text-ink ${marked === item_id ? 'bg-brand-wash ring-3 ring-brand' : ''}`}
              >
                {isRoot && <House className="size-5 shrink-0" aria-hidden="true" />}
                <span className="min-w-0 wrap-anywhere">
                  {isRoot && isOwn ? <Trans>Home</Trans> : <UserText>{isRoot ? username : item_name}</UserText>}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
