import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { statusOf } from '../api/client.ts';
import { ErrorPanel } from '../design/feedback/error-panel.tsx';
import { Loading } from '../design/feedback/loading.tsx';
import { logInPath, replace } from '../navigation/index.ts';
import { Page } from '../page/page.tsx';
import { sessionQuery } from '../session/session.ts';
import { DeletionScheduled } from './own-data/deletion-scheduled.tsx';
import { Groups } from './settings-groups.tsx';

/** What users choose for themselves (decisions section 5); visitors are asked to log in first. */
export function SettingsPage() {
  const { t } = useLingui();
  const { data: user, isError, error, refetch } = useQuery(sessionQuery);
  const [leavingAt, setLeavingAt] = useState<number>();
  const isVisitor = user === null && leavingAt === undefined;
  useEffect(() => {
    if (isVisitor) replace(logInPath(location.pathname + location.hash));
  }, [isVisitor]);
  return (
    <Page title={t`Settings`}>
      {leavingAt !== undefined ? (
        <DeletionScheduled at={leavingAt} />
      ) : user ? (
        <Groups user={user} onLeaving={setLeavingAt} />
      ) : isError ? (
        <ErrorPanel status={statusOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Page>
  );
}
