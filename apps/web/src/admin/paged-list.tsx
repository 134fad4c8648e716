import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../design/buttons/button.tsx';
import { EmptyState } from '../design/feedback/empty-state.tsx';
import { Skeleton } from '../design/feedback/loading.tsx';
import { CallFailure } from '../page/call-failure.tsx';

/** How many entries a full page has unless it is told otherwise; a page with fewer is the last one. */
export const onePage = 10;

export interface PagedListProps<Row> {
  /** The query key of the list; the number of the page is added. */
  queryKey: QueryKey;
  read: (page: number, signal: AbortSignal) => Promise<Row[]>;
  icon: ReactNode;
  /** The text that stands in place of an empty list. */
  empty: string;
  /** How many a full page has. */
  pageSize?: number;
  children: (rows: Row[]) => ReactNode;
}

/** A list that admins go through page by page; read anew each time it is opened. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { queryKey, read, icon, empty, pageSize = onePage, children } = props;
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [...queryKey, page],
    queryFn: ({ signal }) => read(page, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  if (error && !data) {
    return <CallFailure error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton className="h-64 rounded-3xl" />;
  const hasMore = data.length === pageSize;
  return (
    <>
      {data.length === 0 ? <EmptyState icon={icon} title={empty} /> : children(data)}
      {(page > 1 || hasMore) && (
        <nav aria-label={t`Pages`} className="flex flex-wrap items-center gap-3">
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            <Trans>Previous</Trans>
          </Button>
          <span>{t`Page ${page}`}</span>
          <Button disabled={!hasMore} onClick={() => setPage(page + 1)}>
            <Trans>Next</Trans>
          </Button>
        </nav>
      )}
    </>
  );
}
