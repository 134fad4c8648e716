import { Trans, useLingui } from '@lingui/react/macro';
import { BookOpen, Ellipsis, FileUp, FolderPlus, type LucideIcon, SquareCheck, Tag, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { Menu, menuItemClass } from '../../design/overlays/menu.tsx';
import { Link } from '../../navigation/index.ts';
import type { FolderToolbarProps } from './folder-toolbar.tsx';

interface FolderMoreProps extends Omit<FolderToolbarProps, 'isSelecting'> {
  /** Where a story is made. */
  storyPath: string;
  className?: string;
}

/** What an owner does with a folder as a whole, in one button: where the tools would push away what lies in it. */
export function FolderMore({
  storyPath,
  canSelect,
  importPath,
  onNew,
  onSelect,
  onBin,
  className = '',
}: FolderMoreProps) {
  const { t } = useLingui();
  const [beside, open] = useState<HTMLElement>();
  return (
    <>
      <IconButton
        label={t`More`}
        aria-haspopup="menu"
        icon={<Ellipsis className="size-6" aria-hidden="true" />}
        className={`border-2 border-edge bg-card ${className}`}
        onClick={(event) => open(event.currentTarget)}
      />
      {beside && (
        <Menu label={t`More`} beside={beside} onClose={() => open(undefined)}>
          <Link role="menuitem" to={storyPath} className={`${menuItemClass} sm:hidden`}>
            <BookOpen className="size-5 text-soft" aria-hidden="true" />
            <Trans>New story</Trans>
          </Link>
          {line(FolderPlus, <Trans>New folder</Trans>, () => onNew('folder'))}
          {line(Tag, <Trans>New category</Trans>, () => onNew('category'))}
          <Link role="menuitem" to={importPath} className={menuItemClass}>
            <FileUp className="size-5 text-soft" aria-hidden="true" />
            <Trans>Import</Trans>
          </Link>
          {canSelect && line(SquareCheck, <Trans>Select</Trans>, onSelect)}
          {line(Trash2, <Trans>Bin</Trans>, onBin)}
        </Menu>
      )}
    </>
  );
}

const line = (Icon: LucideIcon, words: ReactNode, onPress: () => void) => (
  <button type="button" role="menuitem" className={menuItemClass} onClick={onPress}>
    <Icon className="size-5 text-soft" aria-hidden="true" />
    {words}
  </button>
);
