import { useLingui } from '@lingui/react/macro';
import { House } from 'lucide-react';
import { withLinkKey } from '../../api/link-key.ts';
import { iconButtonClass } from '../../design/icon-button.tsx';
import { directoryPath, Link, userPath } from '../../navigation/index.ts';
import type { Study } from '../study.ts';

/** The home arrow of a study: to the folder it lies in, as it was left (specification 1 section 2). */
export function FolderLink({ study: { data, isOwner } }: { study: Study }) {
  const { t } = useLingui();
  const { username, directory } = data;
  const words = t`To the folder`;
  const toFolder = directory !== null && directoryPath(username, directory);
  return (
    <Link
      isWayUp
      to={toFolder ? (isOwner ? toFolder : withLinkKey(toFolder)) : userPath(username)}
      aria-label={words}
      title={words}
      className={`${iconButtonClass} -mt-2 -ms-3 mb-1`}
    >
      <House className="size-6" aria-hidden="true" />
    </Link>
  );
}
