import type { UserHome } from '@lexiroom/contracts/items';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { statusOf } from '../api/client.ts';
import { DeckGridSkeleton } from '../decks/deck-grid.tsx';
import { folderQuery } from '../decks/folder-query.ts';
import { ErrorPanel } from '../design/feedback/error-panel.tsx';
import { Skeleton } from '../design/feedback/loading.tsx';
import { logInPath, userPath } from '../navigation/index.ts';
import { Page } from '../page/page.tsx';
import { useSession } from '../session/session.ts';
import { useFolderNow, useWithPendingChanges } from './changes/send-change.ts';
import { Toast, type ToastMessage } from './changes/toast.tsx';
import { OthersFolder } from './others-folder.tsx';
import { OwnFolder } from './own-folder.tsx';

import { useFolderPart } from './folder-part.ts';

export interface DirectoryPageProps {
  username: string;
  /** The id of a folder; the root when absent. */
  directory?: string;
  /** What stands in an own home that is empty. */
  firstSteps?: ReactNode;
}

/** `/user/{username}` and `/user/{username}/{directory}`: a folder of somebody's tree (specification 1 section 2). */
export function DirectoryPage({ username, directory, firstSteps }: DirectoryPageProps) {
  const { user, isChecked } = useSession();
  const [toast, showToast] = useState<ToastMessage>();
  const query = folderQuery(username, directory === undefined ? undefined : Number(directory), useFolderPart());
  const { data, error, refetch } = useQuery(query);
  const home = useWithPendingChanges(data);
  const folderNow = useFolderNow(query.queryKey);
  if (error && !home) {
    return (
      <Page title={username} width="narrow">
        <ErrorPanel
          status={statusOf(error)}
          backHref={backOf(user?.username, username, directory)}
          logInHref={isChecked && !user ? logInPath(location.pathname) : undefined}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  }
  if (!home || !isChecked) return <FolderSkeleton username={username} />;
  const { item_id } = home.directory;
  return (
    <Page title={titleOf(home)}>
      {user?.username === home.username ? (
        // The key makes every folder begin anew: ticks and renaming belong to one folder.
        <OwnFolder
          key={item_id}
          home={home}
          homeNow={() => folderNow() ?? home}
          showToast={showToast}
          firstSteps={firstSteps}
        />
      ) : (
        <OthersFolder home={home} />
      )}
      <Toast message={toast} onGone={() => showToast(undefined)} />
    </Page>
  );
}

const titleOf = ({ username, directory, root_id }: UserHome) =>
  directory.item_id === root_id ? username : directory.item_name;

/** Where there is a page: from a folder to its user's, else to one's own; not to where we are. */
function backOf(own: string | undefined, shown: string, directory: string | undefined): string {
  if (directory !== undefined) return userPath(shown);
  return own !== undefined && own.toLowerCase() !== shown.toLowerCase() ? userPath(own) : '/';
}

function FolderSkeleton({ username }: { username: string }) {
  return (
    <Page title={username}>
      <div className="flex flex-col gap-6" aria-busy="true">
        <Skeleton className="h-12 w-72 max-w-full sm:h-15" />
        <Skeleton className="h-11 w-96 max-w-full" />
        <DeckGridSkeleton />
      </div>
    </Page>
  );
}
