import { Trans, useLingui } from '@lingui/react/macro';
import type { ClassDetails } from '@lexiroom/contracts/classes';
import { Archive, ArchiveRestore, ArrowLeft, Copy, EllipsisVertical, TextCursorInput, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { Menu, menuItemClass, MenuSeparator } from '../../design/overlays/menu.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { Link, push } from '../../navigation/index.ts';
import type { ClassActions } from '../changes/class-actions.tsx';
import { DeleteClassDialog } from '../list/delete-class-dialog.tsx';
import { NewClassDialog } from '../list/new-class-dialog.tsx';
import { RenameBox } from '../naming/rename-box.tsx';

export interface ClassHeadingProps {
  details: ClassDetails;
  actions: ClassActions;
  /** Stands beside the name, and below it where there is no room. */
  children: ReactNode;
}

/** The name of the class, renamed in its place, the way to the other classes, and what can be done with the whole. */
export function ClassHeading({ details, actions, children }: ClassHeadingProps) {
  const { t } = useLingui();
  const [isRenamed, setRenamed] = useState(false);
  const [menu, openMenu] = useState<HTMLElement>();
  const [dialog, openDialog] = useState<'copy' | 'delete'>();
  const more = useRef<HTMLSpanElement>(null);
  const { class_name, archived, rev } = details;
  return (
    <header className="mb-6 flex flex-col gap-3">
      <Link
        to="/classes"
        isWayUp
        className="inline-flex min-h-11 items-center gap-2 self-start font-semibold text-brand-ink"
      >
        <ArrowLeft className="size-5 rtl:rotate-180" aria-hidden="true" />
        <Trans>Classes</Trans>
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-0 items-start gap-2">
          {isRenamed ? (
            <RenameBox
              of="class"
              name={class_name}
              className="font-display text-3xl font-extrabold sm:text-4xl"
              onEnd={(name) => {
                setRenamed(false);
                if (name !== undefined) void actions.changeClass({ class_name: name, rev });
                requestAnimationFrame(() => more.current?.querySelector('button')?.focus());
              }}
            />
          ) : (
            <h1 className="min-w-0 font-display text-4xl font-extrabold wrap-anywhere sm:text-5xl">
              <UserText>{class_name}</UserText>
            </h1>
          )}
          <span ref={more} className="contents">
            <IconButton
              aria-haspopup="menu"
              label={t`More for ${class_name}`}
              icon={<EllipsisVertical className="size-6" aria-hidden="true" />}
              onClick={({ currentTarget }) => openMenu(currentTarget)}
            />
          </span>
        </div>
        {children}
      </div>
      {archived && (
        <div className="flex flex-wrap items-center gap-3">
          <Notice>
            <Trans>This class is in the archive: nobody can join it, and its decks are not shared.</Trans>
          </Notice>
          <Button
            look="brand"
            icon={<ArchiveRestore className="size-5" aria-hidden="true" />}
            onClick={() => void actions.changeClass({ archived: false })}
          >
            <Trans>Bring back</Trans>
          </Button>
        </div>
      )}
      {menu && (
        <Menu label={t`More for ${class_name}`} beside={menu} onClose={() => openMenu(undefined)}>
          {line(TextCursorInput, <Trans>Rename</Trans>, () => setRenamed(true))}
          {line(Copy, <Trans>New class with these students</Trans>, () => openDialog('copy'))}
          {archived
            ? line(ArchiveRestore, <Trans>Bring back</Trans>, () => void actions.changeClass({ archived: false }))
            : line(Archive, <Trans>Move to the archive</Trans>, () => void actions.changeClass({ archived: true }))}
          <MenuSeparator />
          {line(Trash2, <Trans>Delete…</Trans>, () => openDialog('delete'))}
        </Menu>
      )}
      {dialog === 'copy' && <NewClassDialog copied={details} onClose={() => openDialog(undefined)} />}
      {dialog === 'delete' && (
        <DeleteClassDialog deleted={details} onDeleted={() => push('/classes')} onClose={() => openDialog(undefined)} />
      )}
    </header>
  );
}

/** A line of the menu. */
const line = (Icon: typeof Copy, words: ReactNode, act: () => void) => (
  <button type="button" role="menuitem" className={menuItemClass} onClick={act}>
    <Icon className="size-5 text-soft" aria-hidden="true" />
    {words}
  </button>
);
