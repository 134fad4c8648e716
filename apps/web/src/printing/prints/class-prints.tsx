import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Layers, Printer } from 'lucide-react';
import { statusOf } from '../../api/client.ts';
import { buttonClass } from '../../design/buttons/button.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { ErrorPanel } from '../../design/feedback/error-panel.tsx';
import { Skeleton } from '../../design/feedback/loading.tsx';
import { Link, userPath } from '../../navigation/index.ts';
import { PrintList } from './print-list.tsx';
import { classPrintsQuery } from './prints-queries.ts';

/** What was printed for a class: a section of its page. `owner`: the teacher's username. */
export function ClassPrints({ class_id, owner }: { class_id: number; owner: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(classPrintsQuery(class_id));
  if (error && !data) return <ErrorPanel status={statusOf(error)} backHref="/classes" onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div className="flex flex-col gap-3" aria-busy="true">
        <Skeleton className="h-24 w-full rounded-2xl" />
        <Skeleton className="h-24 w-full rounded-2xl" />
      </div>
    );
  }
  const ofClass = data.prints.filter(({ for_class }) => for_class !== null);
  const ofNone = data.prints.filter(({ for_class }) => for_class === null);
  if (data.prints.length === 0) {
    return (
      <EmptyState
        icon={<Printer className="size-8" />}
        title={t`Nothing is printed for this class yet`}
        action={
          <Link to={userPath(owner)} className={buttonClass('sun')}>
            <Layers className="size-5" aria-hidden="true" />
            <Trans>Your decks</Trans>
          </Link>
        }
      >
        <Trans>
          Open a deck of yours, choose Print, and there this class. The sheets are found here afterwards: to type in the
          marks, or to print them again.
        </Trans>
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <h2 className="sr-only">
        <Trans>Printed quizzes</Trans>
      </h2>
      {ofClass.length > 0 && <PrintList label={t`Printed for this class`} prints={ofClass} />}
      {ofNone.length > 0 && (
        <section className="flex flex-col gap-3">
          <h3 className="font-display text-xl font-bold">
            <Trans>Printed without a class</Trans>
          </h3>
          <PrintList label={t`Printed without a class`} prints={ofNone} class_id={class_id} />
        </section>
      )}
    </div>
  );
}
