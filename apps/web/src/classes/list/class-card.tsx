import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ClassRow } from '@lexiroom/contracts/classes';
import { Archive, ArchiveRestore, Copy, EllipsisVertical, Layers, Trash2, UserRoundPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { Menu, menuItemClass, MenuSeparator } from '../../design/overlays/menu.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { classPath, Link } from '../../navigation/index.ts';

export interface ClassCardProps {
  row: ClassRow;
  onCopy: (row: ClassRow) => void;
  onArchive: (row: ClassRow, archived: boolean) => void;
  onDelete: (row: ClassRow) => void;
}

/** A class in the list: how many students and shared decks it has, who waits to be let in, and its menu. */
export function ClassCard({ row, onCopy, onArchive, onDelete }: ClassCardProps) {
  const { t } = useLingui();
  const [menu, openMenu] = useState<HTMLElement>();
  const { class_id, class_name, archived, student_count, item_count, request_count } = row;
  return (
    <div className="relative h-full rounded-3xl border border-line bg-card shadow-xs transition hover:border-edge hover:shadow-lg">
      <Link to={classPath(class_id)} className="flex h-full min-h-36 flex-col gap-3 rounded-3xl p-5 pe-16">
        <span className="font-display text-2xl leading-tight font-bold wrap-anywhere">
          <UserText>{class_name}</UserText>
        </span>
        <span className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 text-soft">
          <span className="inline-flex items-center gap-1.5">
            <Users className="size-5 shrink-0" aria-hidden="true" />
            <Plural value={student_count} _0="no students yet" one="# student" other="# students" />
          </span>
          {item_count > 0 && (
            <span className="inline-flex items-center gap-1.5">
              <Layers className="size-5 shrink-0" aria-hidden="true" />
              <Plural value={item_count} one="# shared" other="# shared" />
            </span>
          )}
        </span>
        {request_count > 0 && (
          <span className="inline-flex items-center gap-1.5 self-start rounded-full bg-sun-wash px-3 py-1 font-semibold text-ink">
            <UserRoundPlus className="size-4 shrink-0" aria-hidden="true" />
            <Plural value={request_count} one="# student is waiting" other="# students are waiting" />
          </span>
        )}
      </Link>
      <IconButton
        aria-haspopup="menu"
        label={t`More for ${class_name}`}
        icon={<EllipsisVertical className="size-5" aria-hidden="true" />}
        className="absolute end-2 top-2"
        onClick={({ currentTarget }) => openMenu(currentTarget)}
      />
      {menu && (
        <Menu label={t`More for ${class_name}`} beside={menu} onClose={() => openMenu(undefined)}>
          <button type="button" role="menuitem" className={menuItemClass} onClick={() => onCopy(row)}>
            <Copy className="size-5 text-soft" aria-hidden="true" />
            <Trans>New class with these students</Trans>
          </button>
          <button type="button" role="menuitem" className={menuItemClass} onClick={() => onArchive(row, !archived)}>
            {archived ? (
              <ArchiveRestore className="size-5 text-soft" aria-hidden="true" />
            ) : (
              <Archive className="size-5 text-soft" aria-hidden="true" />
            )}
            {archived ? <Trans>Bring back</Trans> : <Trans>Move to the archive</Trans>}
          </button>
          <MenuSeparator />
          <button type="button" role="menuitem" className={menuItemClass} onClick={() => onDelete(row)}>
            <Trash2 className="size-5 text-bad-ink" aria-hidden="true" />
            <Trans>Delete…</Trans>
          </button>
        </Menu>
      )}
    </div>
  );
}
