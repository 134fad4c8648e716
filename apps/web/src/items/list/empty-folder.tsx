import { Trans } from '@lingui/react/macro';
import { FolderOpen, Layers } from 'lucide-react';
import { EmptyState } from '../../design/feedback/empty-state.tsx';

/** A folder without anything that the caller may see; teaches its owner what comes into one that is not their home. */
export function EmptyFolder({ isOwn, isRoot }: { isOwn: boolean; isRoot: boolean }) {
  const icon = isRoot ? <Layers className="size-8" /> : <FolderOpen className="size-8" />;
  if (!isOwn) {
    return (
      <EmptyState
        icon={icon}
        title={isRoot ? <Trans>No public decks yet</Trans> : <Trans>Nothing public here</Trans>}
      />
    );
  }
  return (
    <EmptyState icon={icon} title={<Trans>This folder is empty</Trans>}>
      <Trans>Make a deck here, or move one in: choose “Move to…” from its menu.</Trans>
    </EmptyState>
  );
}
