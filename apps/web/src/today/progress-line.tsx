import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from '../navigation/index.ts';
import { useSession } from '../session/session.ts';
import { GoalLine } from './goal-line.tsx';
import { progressPath } from './today-paths.ts';
import { progressQuery } from './today-query.ts';

/** At the end of what there is to do today: how much of the goal is done, days in a row, and the way to all of it. */
export function ProgressLine({ username }: { username: string }) {
  const { user } = useSession();
  const { data } = useQuery(progressQuery);
  const streak = data?.streak ?? 0;
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-3">
      {data && user && <GoalLine settings={user.settings} progress={data} />}
      <p className="flex flex-wrap items-center justify-between gap-x-6">
        <span className="text-soft">
          {streak > 1 && <Plural value={streak} one="# day in a row" other="# days in a row" />}
        </span>
        <Link
          to={progressPath(username)}
          className="inline-flex min-h-11 items-center gap-1 font-semibold text-brand-ink hover:underline"
        >
          <Trans>Your progress</Trans>
          <ChevronRight className="size-5 rtl:rotate-180" aria-hidden="true" />
        </Link>
      </p>
    </div>
  );
}
