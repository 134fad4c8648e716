import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '@lexiroom/contracts/http';
import type { WebImage } from '@lexiroom/contracts/library';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CloudOff, SearchX } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { refusalOf, statusOf } from '../../../api/client.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { EmptyState } from '../../../design/feedback/empty-state.tsx';
import { Loading } from '../../../design/feedback/loading.tsx';
import { Spinner } from '../../../design/graphics/spinner.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import { dateFormat } from '../../../i18n/dates.ts';
import { useRefusalWords } from '../../../i18n/refusal-words.ts';
import { WebColumns } from './web-columns.tsx';
import { webImagesQuery, withoutRepeats } from './web-images.ts';

export interface WebResultsProps {
  search: string;
  /** Another search, whose pictures stay while this one is refused. */
  before: string;
  choice: { mutate: (image: WebImage) => void; isPending: boolean; variables: WebImage | undefined };
}

/** The pictures that a search of other sites has found, page by page, or why there are none. */
export function WebResults({ search, before, choice }: WebResultsProps) {
  const { t } = useLingui();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery(webImagesQuery(search));
  // Whoever asked too often keeps what is there; any other failure resets the list (specification 3 section 4).
  const isLimited = statusOf(error) === 429;
  const shownBefore = useInfiniteQuery({ ...webImagesQuery(before), enabled: false });
  const pages = isLimited && !data ? shownBefore.data?.pages : data?.pages;
  const images = withoutRepeats((error && !isLimited ? [] : pages)?.flat() ?? []);
  if (error && !isLimited) return <Failure error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  const again = () => void (data ? fetchNextPage() : refetch());
  return (
    <>
      {images.length > 0 && (
        <WebColumns
          images={images}
          onChoose={(image) => !choice.isPending && choice.mutate(image)}
          chosen={choice.isPending ? choice.variables : undefined}
        />
      )}
      {!data && !error && <Loading />}
      {data && images.length === 0 && (
        <EmptyState icon={<SearchX className="size-8" />} title={t`No images found for ${search}`}>
          <Trans>Try another word, or one in English.</Trans>
        </EmptyState>
      )}
      {isLimited && <Limited error={error} isNew={!data} isBusy={isFetching} onRetry={again} />}
      {data && isFetching && (
        <p className="flex items-center justify-center gap-2 text-soft">
          <Spinner />
          <Trans>Loading…</Trans>
        </p>
      )}
      {hasNextPage && !isFetching && !error && <NearEnd key={data?.pages.length} onNear={() => void fetchNextPage()} />}
    </>
  );
}

interface FailureProps {
  error: Error | null;
  isBusy: boolean;
  onRetry: () => void;
}

function Failure({ error, isBusy, onRetry }: FailureProps) {
  const { t } = useLingui();
  const isUnreachable = statusOf(error) === 0 || refusalOf(error)?.code === 'WEB_IMAGES_UNREACHABLE';
  const retry = (
    <Button busy={isBusy} onClick={onRetry}>
      <Trans>Retry</Trans>
    </Button>
  );
  if (!isUnreachable) {
    return (
      <div className="flex flex-col items-start gap-3">
        <Notice tone="bad">
          <Trans>Something went wrong...</Trans>
        </Notice>
        {retry}
      </div>
    );
  }
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudOff className="size-8" />}
        title={statusOf(error) === 0 ? t`No connection` : t`The picture sites cannot be reached right now.`}
        action={retry}
      >
        <Trans>The library and your own pictures are still there.</Trans>
      </EmptyState>
    </div>
  );
}

/** Too many searches: the pictures stay, and it is told when more may be asked for. */
function Limited({ error, isNew, isBusy, onRetry }: FailureProps & { isNew: boolean }) {
  const { t, i18n } = useLingui();
  const refusalWords = useRefusalWords();
  const wait = error instanceof ApiError ? error.problem?.rateLimit : undefined;
  // Counted from when it was told, not from when it is drawn.
  const [at] = useState(() => (wait === undefined ? undefined : new Date(Date.now() + wait)));
  const words = refusalWords({ code: 'TOO_MANY' });
  const time = at && dateFormat(i18n.locale, { hour: '2-digit', minute: '2-digit' }).format(at);
  return (
    <div className="flex flex-col items-start gap-3">
      <Notice>{time ? `${words} ${t`Try again at ${time}`}` : words}</Notice>
      <Button busy={isBusy} onClick={onRetry}>
        {isNew ? <Trans>Retry</Trans> : <Trans>Load more</Trans>}
      </Button>
    </div>
  );
}

/** How many pixels before the end of the list its next page is fetched (specification 3 section 4). */
const ahead = 1500;

/** Stands at the end of a list in a dialog, and calls back when that comes near. Each page gets a new one (by `key`). */
function NearEnd({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (!end.current) return undefined;
    const watching = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), {
      root: end.current.closest('[data-scroller]'),
      rootMargin: `${ahead}px`,
    });
    watching.observe(end.current);
    return () => watching.disconnect();
  }, []);
  return <div ref={end} className="h-px" />;
}
