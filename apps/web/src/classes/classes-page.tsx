import { Trans, useLingui } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import { buttonClass } from '../design/buttons/button.tsx';
import { EmptyState } from '../design/feedback/empty-state.tsx';
import { Skeleton } from '../design/feedback/loading.tsx';
import { NotFound } from '../page/not-found.tsx';
import { Page } from '../page/page.tsx';
import { useSession } from '../session/session.ts';

/** Where a teacher's menu leads for classes: this server keeps no rosters yet, and says how a class joins without one. */
export function ClassesPage() {
  const { t } = useLingui();
  const { user, isChecked } = useSession();
  if (isChecked && user?.role !== 'teacher') return <NotFound />;
  return (
    <Page title={t`Classes`} width="text">
      <h1 className="mb-6 font-display text-4xl font-extrabold sm:text-5xl">
        <Trans>Classes</Trans>
      </h1>
      {isChecked ? (
        <EmptyState
          icon={<Users className="size-8" />}
          title={t`Lists of students are not kept here yet`}
          action={
            <a href="/live" className={buttonClass('sun')}>
              <Trans>Go live</Trans>
            </a>
          }
        >
          <Trans>A class needs none to play: open a live quiz, and everybody joins with the pin on the wall.</Trans>
        </EmptyState>
      ) : (
        <Skeleton className="h-60 w-full" />
      )}
    </Page>
  );
}
