import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { statusOf } from '../../api/client.ts';
import { ErrorPanel } from '../../design/feedback/error-panel.tsx';
import { Skeleton } from '../../design/feedback/loading.tsx';
import { logInPath } from '../../navigation/index.ts';
import { NotFound } from '../../page/not-found.tsx';
import { Page } from '../../page/page.tsx';
import { useSession } from '../../session/session.ts';
import { ClassToast, type ToastMessage } from '../changes/class-toast.tsx';
import { useWithPendingChanges } from '../changes/send-change.ts';
import { classQuery } from '../class-queries.ts';
import { type ClassParts, ClassSections } from './class-sections.tsx';

/** `/class/{class_id}`: a class of the teacher who is logged in. To everybody else it does not exist. */
export function ClassPage({ class_id, parts }: { class_id: string; parts: ClassParts }) {
  return /^[1-9]\d{0,9}$/u.test(class_id) ? <OwnClass class_id={Number(class_id)} parts={parts} /> : <NotFound />;
}

function OwnClass({ class_id, parts }: { class_id: number; parts: ClassParts }) {
  const { t } = useLingui();
  const { user, isChecked } = useSession();
  const [toast, showToast] = useState<ToastMessage>();
  const { data, error, refetch } = useQuery(classQuery(class_id));
  const details = useWithPendingChanges(data);
  // A class that was deleted elsewhere is gone here as well; without a network the page stays as it was.
  if (error && (!details || statusOf(error) === 404)) {
    return (
      <Page title={t`Class`} width="narrow">
        <ErrorPanel
          status={statusOf(error) === 401 ? 404 : statusOf(error)}
          backHref={user?.role === 'teacher' ? '/classes' : '/'}
          logInHref={isChecked && !user ? logInPath(location.pathname) : undefined}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  }
  if (!details) {
    return (
      <Page title={t`Class`}>
        <div className="flex flex-col gap-6" aria-busy="true">
          <Skeleton className="h-12 w-72 max-w-full sm:h-15" />
          <Skeleton className="h-11 w-96 max-w-full" />
          <Skeleton className="h-80 w-full rounded-3xl" />
        </div>
      </Page>
    );
  }
  return (
    <Page title={details.class_name}>
      {/* What is open, and what is being typed, belongs to one class. */}
      <ClassSections key={class_id} details={details} parts={parts} showToast={showToast} />
      <ClassToast message={toast} onGone={() => showToast(undefined)} />
    </Page>
  );
}
