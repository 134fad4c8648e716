import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ChartColumn } from 'lucide-react';
import { statusOf } from '../../api/client.ts';
import { buttonClass } from '../../design/buttons/button.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { ErrorPanel } from '../../design/feedback/error-panel.tsx';
import { Skeleton } from '../../design/feedback/loading.tsx';
import { Link, logInPath, userPath } from '../../navigation/index.ts';
import { Page } from '../../page/page.tsx';
import { useSession } from '../../session/session.ts';
import { progressQuery } from '../../today/today-query.ts';
import { GoalPanel } from './goal-panel.tsx';
import { KnownWords } from './known-words.tsx';
import { StudyDays } from './study-days.tsx';

/** `/user/{username}/progress`: how somebody gets on over all decks they learn; for themselves alone. */
export function ProgressPage({ username }: { username: string }) {
  const { t } = useLingui();
  const { user, isChecked } = useSession();
  const isOwn = user?.username.toLowerCase() === username.toLowerCase();
  const { data, error, refetch } = useQuery({ ...progressQuery, enabled: isOwn });
  if (isChecked && !isOwn) {
    return (
      <Page width="narrow">
        <ErrorPanel
          status={404}
          backHref={userPath(username)}
          logInHref={user ? undefined : logInPath(location.pathname)}
        />
      </Page>
    );
  }
  return (
    <Page title={t`Your progress`} width="text">
      <Link
        to={userPath(username)}
        isWayUp
        className="inline-flex min-h-11 items-center gap-2 self-start font-semibold text-brand-ink hover:underline"
      >
        <ArrowLeft className="size-5 rtl:rotate-180" aria-hidden="true" />
        <Trans>Home</Trans>
      </Link>
      <h1 className="mb-6 font-display text-4xl leading-tight font-extrabold sm:text-5xl">
        <Trans>Your progress</Trans>
      </h1>
      {user && data ? (
        <div className="flex flex-col gap-5">
          <GoalPanel user={user} progress={data} />
          {data.days.length === 0 ? (
            <EmptyState
              icon={<ChartColumn className="size-8" />}
              title={<Trans>No answers yet</Trans>}
              action={
                <Link to={userPath(username)} className={buttonClass('brand')}>
                  <Trans>Home</Trans>
                </Link>
              }
            >
              <Trans>Once you have studied some words, your study days appear here.</Trans>
            </EmptyState>
          ) : (
            <StudyDays progress={data} />
          )}
          <KnownWords languages={data.languages} />
        </div>
      ) : error ? (
        <ErrorPanel status={statusOf(error)} backHref={userPath(username)} onRetry={() => void refetch()} />
      ) : (
        <div className="flex flex-col gap-5" aria-busy="true">
          <Skeleton className="h-56 w-full" />
          <Skeleton className="h-72 w-full" />
        </div>
      )}
    </Page>
  );
}
