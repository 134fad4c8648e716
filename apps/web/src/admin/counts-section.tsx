import { useLingui } from '@lingui/react/macro';
import type { Counts } from '@lexiroom/contracts/admin';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { Skeleton } from '../design/feedback/loading.tsx';
import { CallFailure } from '../page/call-failure.tsx';
import { formatBytes } from './format-bytes.ts';

/** How much there is of everything, and how much room it takes (decisions section 13). */
export function CountsSection() {
  const { t, i18n } = useLingui();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['admin_counts'],
    queryFn: ({ signal }) => api.adminCounts(undefined, signal),
    staleTime: 0,
  });
  const labels: Record<keyof Counts, string> = {
    users: t`Users`,
    users_seen_in_30_days: t`Users seen in 30 days`,
    decks: t`Decks`,
    words: t`Words`,
    answers: t`Answers, about`,
    answers_in_7_days: t`Answers in 7 days`,
    live_sessions: t`Quizzes played live`,
    running_sessions: t`Quizzes running now`,
    pictures: t`Pictures`,
    sounds: t`Sounds`,
    database_bytes: t`Database`,
    media_bytes: t`Pictures and sounds as files`,
  };
  if (error && !data) {
    return <CallFailure error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton className="h-64 rounded-3xl" />;
  const numbers = new Intl.NumberFormat(i18n.locale);
  const shown = (name: keyof Counts) => {
    const value = data[name];
    if (value === null) return t`In a bucket`;
    return name.endsWith('_bytes') ? formatBytes(value, i18n.locale) : numbers.format(value);
  };
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      {(Object.keys(labels) as (keyof Counts)[]).map((name) => (
        <div key={name} className="flex flex-col-reverse justify-end rounded-2xl border border-line bg-card px-5 py-4">
          <dt className="text-soft">{labels[name]}</dt>
          <dd className="font-display text-3xl font-bold tabular-nums">{shown(name)}</dd>
        </div>
      ))}
    </dl>
  );
}
