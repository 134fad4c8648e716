import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Grid3x3, GraduationCap, Radio } from 'lucide-react';
import { statusOf } from '../../api/client.ts';
import { buttonClass } from '../../design/buttons/button.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { ErrorPanel } from '../../design/feedback/error-panel.tsx';
import { Skeleton } from '../../design/feedback/loading.tsx';
import { Link } from '../../navigation/index.ts';
import { learnedQuery } from '../statistics-queries.ts';
import { ForgettingPanel } from './forgetting-panel.tsx';
import { LearnedPanel } from './learned-panel.tsx';
import { UnsuccessfulPanel } from './unsuccessful-panel.tsx';

/** What a class has learned and what it is forgetting: a section of its page. `owner`: the teacher's username. */
export function ProgressSection({ class_id, owner }: { class_id: number; owner: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(learnedQuery(class_id));
  if (error && !data) return <ErrorPanel status={statusOf(error)} backHref="/classes" onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div className="flex flex-col gap-6" aria-busy="true">
        <Skeleton className="h-40 w-full rounded-3xl" />
        <Skeleton className="h-80 w-full rounded-3xl" />
      </div>
    );
  }
  const quizzes = (
    <a href={`/live/class/${class_id}`} className={buttonClass()}>
      <Radio className="size-5" aria-hidden="true" />
      <Trans>Live quizzes of this class</Trans>
    </a>
  );
  if (data.words === 0) {
    return (
      <EmptyState icon={<GraduationCap className="size-8" />} title={t`This class has no answers yet`} action={quizzes}>
        <Trans>Choose this class in the settings of a deck and ask its students: their answers are counted here.</Trans>
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-5 sm:gap-6">
      <h2 className="sr-only">
        <Trans>Progress</Trans>
      </h2>
      <LearnedPanel learned={data} />
      <ForgettingPanel class_id={class_id} owner={owner} decks={data.decks} />
      <UnsuccessfulPanel class_id={class_id} owner={owner} />
      <div className="flex flex-wrap gap-3">
        <Link to={`/class/${class_id}/matrix`} className={buttonClass()}>
          <Grid3x3 className="size-5" aria-hidden="true" />
          <Trans>All students and words</Trans>
        </Link>
        {quizzes}
      </div>
    </div>
  );
}
