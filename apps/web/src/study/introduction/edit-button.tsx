import { useLingui } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import { iconButtonClass } from '../../design/icon-button.tsx';
import { editDeckPath, Link } from '../../navigation/index.ts';
import type { Study } from '../study.ts';

/** Opens the editor, for the owner of a single deck (specification 3 section 2). */
export function EditButton({ study: { address, isOwnDeck } }: { study: Study }) {
  const { t } = useLingui();
  const [id] = address.ids;
  if (!isOwnDeck || id === undefined) return null;
  return (
    <Link
      to={editDeckPath(address.owner, Number(id))}
      aria-label={t`Edit deck`}
      title={t`Edit deck`}
      className={iconButtonClass}
    >
      <Pencil className="size-5" aria-hidden="true" />
    </Link>
  );
}
