import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { refusalOf } from '../api.ts';
import { Button } from '../design/button.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { Bone } from '../design/loading.tsx';
import { Notice } from '../design/notice.tsx';
import { useRefusalWords } from '../i18n/refusal-words.ts';

/** So many a page has; one with fewer is the last. */
export const onePage = 10;

export interface PagedProps<Row> {
  /** What is listed; the number of the page is added. */
  queryKey: QueryKey;
  read: (page: number, signal: AbortSignal) => Promise<Row[]>;
  icon: ReactNode;
  /** What is said when there is nothing. */
  empty: string;
  children: (rows: Row[]) => ReactNode;
}

/** A list that admins go through page by page; read anew each time it is opened. */
export function Paged<Row>({ queryKey, read, icon, empty, children }: PagedProps<Row>) {
  const { t } = useLingui();
  const refusalWords = useRefusalWords();
  const [page, setPage] = useState(1);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [...queryKey, page],
    queryFn: ({ signal }) => read(page, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  if (error && !data) {
    return (
      <div className="flex flex-col items-start gap-3">
        <Notice tone="bad">{refusalWords(refusalOf(error))}</Notice>
        <Button busy={isFetching} onClick={() => void refetch()}>
          <Trans>Retry</Trans>
        </Button>
      </div>
    );
  }
  if (!data) return <Bone className="h-64 rounded-3xl" />;
  const hasMore = data.length === onePage;
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
