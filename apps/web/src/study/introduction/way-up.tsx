import { useLingui } from '@lingui/react/macro';
import { House } from 'lucide-react';
import { iconButtonClass } from '../../design/icon-button.tsx';
import { directoryPath, Link, userPath } from '../../navigation/index.ts';
import type { Study } from '../study.ts';

/** The home arrow of a study: to the folder it lies in, as it was left (specification 1 section 2). */
export function WayUp({ study: { data } }: { study: Study }) {
  const { t } = useLingui();
  const { username, directory } = data;
  const words = t`To the folder`;
  return (
    <Link
      isWayUp
      to={directory === null ? userPath(username) : directoryPath(username, directory)}
      aria-label={words}
      title={words}
      className={`${iconButtonClass} -mt-2 -ms-3 mb-1`}
    >
      <House className="size-6" aria-hidden="true" />
    </Link>
  );
}
