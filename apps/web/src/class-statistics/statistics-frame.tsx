import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { statusOf } from '../api/client.ts';
import { ErrorPanel } from '../design/feedback/error-panel.tsx';
import { Skeleton } from '../design/feedback/loading.tsx';
import { classPath, Link, logInPath, useAddress } from '../navigation/index.ts';
import { NotFound } from '../page/not-found.tsx';
import { Page } from '../page/page.tsx';
import { useSession } from '../session/session.ts';

export interface StatisticsFrameProps<Data> {
  title: string;
  /** The class, as its address has it. */
  class_id: string;
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  children: (data: Data) => ReactNode;
}

/** A page about the answers of a class: its way back to the class, and what it is while it loads or cannot be shown. */
export function StatisticsFrame<Data>({ title, class_id, query, children }: StatisticsFrameProps<Data>) {
  const { user, isChecked } = useSession();
  const { data, error, refetch } = query;
  const toClass = useWayToClass(class_id);
  if (!isId(class_id)) return <NotFound />;
  if (error && (data === undefined || statusOf(error) === 404)) {
    const status = statusOf(error) === 401 ? 404 : statusOf(error);
    return (
      <Page title={title} width="narrow">
        <ErrorPanel
          status={status}
          backHref={user?.role === 'teacher' ? '/classes' : '/'}
          logInHref={isChecked && !user ? logInPath(location.pathname) : undefined}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  }
  return (
    <Page title={title}>
      <Link
        to={toClass}
        isWayUp
        className="mb-3 inline-flex min-h-11 items-center gap-2 self-start font-semibold text-brand-ink print:hidden"
      >
        <ArrowLeft className="size-5 rtl:rotate-180" aria-hidden="true" />
        <Trans>Back to the class</Trans>
      </Link>
      {data === undefined ? (
        <div className="flex flex-col gap-6" aria-busy="true">
          <Skeleton className="h-12 w-72 max-w-full" />
          <Skeleton className="h-96 w-full rounded-3xl" />
        </div>
      ) : (
        children(data)
      )}
    </Page>
  );
}

/** To the section of the class that one came from; by another way, to its progress, of which these pages tell. */
function useWayToClass(class_id: string): string {
  const { from } = useAddress();
  const { pathname } = new URL(from ?? '/', location.href);
  return from !== undefined && pathname === classPath(Number(class_id))
    ? from
    : classPath(Number(class_id), 'progress');
}

/** Whether a part of an address is an id. */
export const isId = (part: string): boolean => /^[1-9]\d{0,9}$/u.test(part);
