import { Trans } from '@lingui/react/macro';
import { FileUp, FolderPlus, SquareCheck, Tag, Trash2 } from 'lucide-react';
import { Button, buttonClass } from '../../design/buttons/button.tsx';
import { Link } from '../../navigation/index.ts';

export interface FolderToolbarProps {
  /** Items are being chosen. */
  isSelecting: boolean;
  canSelect: boolean;
  /** Where decks are brought into the folder. */
  importPath: string;
  onNew: (item_type: 'folder' | 'category') => void;
  onSelect: () => void;
  onBin: () => void;
}

/** What an owner does with a folder as a whole; on a phone that is in a menu (`FolderMore`). */
export function FolderToolbar({ isSelecting, canSelect, importPath, onNew, onSelect, onBin }: FolderToolbarProps) {
  return (
    <div className="flex flex-wrap gap-2 max-sm:hidden">
      <Button size="small" icon={<FolderPlus className="size-5" aria-hidden="true" />} onClick={() => onNew('folder')}>
        <Trans>New folder</Trans>
      </Button>
      <Button size="small" icon={<Tag className="size-5" aria-hidden="true" />} onClick={() => onNew('category')}>
        <Trans>New category</Trans>
      </Button>
      <Link to={importPath} className={buttonClass('quiet', 'small')}>
        <FileUp className="size-5" aria-hidden="true" />
        <Trans>Import</Trans>
      </Link>
      <Button
        size="small"
        aria-pressed={isSelecting}
        disabled={!canSelect}
        icon={<SquareCheck className="size-5" aria-hidden="true" />}
        onClick={onSelect}
      >
        <Trans>Select</Trans>
      </Button>
      <Button size="small" icon={<Trash2 className="size-5" aria-hidden="true" />} onClick={onBin}>
        <Trans>Bin</Trans>
      </Button>
    </div>
  );
}
