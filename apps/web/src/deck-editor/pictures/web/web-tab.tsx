import { Trans, useLingui } from '@lingui/react/macro';
import type { WebImage } from '@lexiroom/contracts/library';
import { translationProblem } from '@lexiroom/domain/library';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { CloudOff, Search, SearchX } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '@lexiroom/contracts/http';
import { api, refusalOf, statusOf } from '../../../api/client.ts';
import { dateLocale } from '../../../i18n/dates.ts';
import { Button } from '../../../design/button.tsx';
import { EmptyState } from '../../../design/empty-state.tsx';
import { IconButton } from '../../../design/icon-button.tsx';
import { Loading, Spinner } from '../../../design/loading.tsx';
import { Notice } from '../../../design/notice.tsx';
import { TextField } from '../../../design/text-field.tsx';
import { useRefusalWords } from '../../../i18n/refusal-words.ts';
import { pictureSearches, wordOf } from '../../picture-search.ts';
import { storedTexts } from '../../library-entries/texts-of-picture.ts';
import type { ImageOverlayProps } from '../../rows/overlay-props.ts';
import { WebColumns } from './web-columns.tsx';
import { once, webImagesQuery } from './web-images.ts';

/** Free pictures of other sites; the chosen one goes into the library with its source, artist and licence. */
export function WebTab({ row, languages, onChoose }: ImageOverlayProps) {
  const { t } = useLingui();
  const cache = useQueryClient();
  const refusalWords = useRefusalWords();
  const [typed, setTyped] = useState(wordOf(row));
  const [search, setSearch] = useState(typed);
  /** The last search that brought pictures, before this one. */
  const [before, setBefore] = useState(search);
  const choice = useMutation({
    mutationFn: ({ provider, id }: WebImage) =>
      api.chooseWebImage({ body: { provider, id, translations: namesOf({ row, languages }) } }),
    onSuccess: (stored) => {
      const { target, source } = storedTexts(stored, languages);
      onChoose(stored.image, target, source);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: pictureSearches }),
  });
  const begin = (event: FormEvent) => {
    event.preventDefault();
    if (cache.getQueryData(webImagesQuery(search).queryKey)) setBefore(search);
    setSearch(typed);
  };
  return (
    <div className="flex flex-col gap-4">
      <form aria-label={t`Search the web`} onSubmit={begin}>
        <TextField
          label={t`Search free pictures`}
          type="search"
          enterKeyHint="search"
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          end={<IconButton type="submit" label={t`Search`} icon={<Search className="size-5" aria-hidden="true" />} />}
        />
      </form>
      {choice.isError && <Notice tone="bad">{refusalWords(refusalOf(choice.error))}</Notice>}
      <Results key={search} search={search} before={before} choice={choice} />
    </div>
  );
}

interface ResultsProps {
  search: string;
  /** Another search, whose pictures stay while this one is refused. */
  before: string;
  choice: { mutate: (image: WebImage) => void; isPending: boolean; variables: WebImage | undefined };
}

function Results({ search, before, choice }: ResultsProps) {
  const { t } = useLingui();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery(webImagesQuery(search));
  // Whoever asked too often keeps what is there; any other failure resets the list (specification 3 section 4).
  const isLimited = statusOf(error) === 429;
  const shownBefore = useInfiniteQuery({ ...webImagesQuery(before), enabled: false });
  const pages = isLimited && !data ? shownBefore.data?.pages : data?.pages;
  const images = once((error && !isLimited ? [] : pages)?.flat() ?? []);
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
        title={statusOf(error) === 0 ? t`No connection` : t`The picture sites cannot be reached at the moment.`}
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
  const time =
    at && new Intl.DateTimeFormat(dateLocale(i18n.locale), { hour: '2-digit', minute: '2-digit' }).format(at);
  return (
    <div className="flex flex-col items-start gap-3">
      <Notice>{time ? `${words} ${t`Try again at ${time}`}` : words}</Notice>
      <Button busy={isBusy} onClick={onRetry}>
        {isNew ? <Trans>Retry</Trans> : <Trans>Load more</Trans>}
      </Button>
    </div>
  );
}

/** The row's texts become names of the picture, as far as they may. */
function namesOf({ row, languages }: Pick<ImageOverlayProps, 'row' | 'languages'>) {
  const texts = [
    { language: languages.target_language, translation: wordOf(row) },
    ...(languages.source_language
      ? [{ language: languages.source_language, translation: row.source?.text ?? row.typed_translation ?? '' }]
      : []),
  ];
  return texts.filter(({ translation }) => !translationProblem(translation));
}

/** Ahead of the end of a list, in pixels, its next page is asked for (specification 3 section 4). */
const ahead = 1500;

/** Stands at the end of a list inside a dialog: calls back when one comes near. Drawn anew with each page (by `key`). */
export function NearEnd({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (!end.current) return undefined;
    const watching = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), {
      root: end.current.closest('dialog'),
      rootMargin: `${ahead}px`,
    });
    watching.observe(end.current);
    return () => watching.disconnect();
  }, []);
  return <div ref={end} className="h-px" />;
}
