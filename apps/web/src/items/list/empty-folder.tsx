import { Trans } from '@lingui/react/macro';
import { FolderOpen, Layers } from 'lucide-react';
import { buttonClass } from '../../design/buttons/button.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { Link } from '../../navigation/index.ts';

/** A folder without anything that the caller may see; teaches its owner what comes here. */
export function EmptyFolder({ isOwn, isRoot }: { isOwn: boolean; isRoot: boolean }) {
  const icon = isRoot ? <Layers className="size-8" /> : <FolderOpen className="size-8" />;
  if (!isOwn) {
    return (
      <EmptyState
        icon={icon}
        title={isRoot ? <Trans>No public decks yet</Trans> : <Trans>Nothing public in here</Trans>}
      />
    );
  }
  if (!isRoot) {
    return (
      <EmptyState icon={icon} title={<Trans>This folder is empty</Trans>}>
        <Trans>Make a deck in here, or choose “Move to…” from the menu of one that lies elsewhere.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={icon}
      title={<Trans>Make or clone a deck to begin</Trans>}
      action={
        <Link to="/decks" className={buttonClass('brand')}>
          <Trans>Ready-made decks</Trans>
        </Link>
      }
    >
      <Trans>
        Press “New deck” for one of your own, or find one with the search at the top and clone it. What is due today
        stands here then.
      </Trans>
    </EmptyState>
  );
}
