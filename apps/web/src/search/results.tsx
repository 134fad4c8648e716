import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SearchX } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { refusalOf } from '../api/client.ts';
import { Button } from '../design/buttons/button.tsx';
import { EmptyState } from '../design/feedback/empty-state.tsx';
import { Spinner } from '../design/graphics/spinner.tsx';
import { Notice } from '../design/feedback/notice.tsx';
import { useRefusalWords } from '../i18n/refusal-words.ts';
import type { Search, SearchKind } from './search-queries.ts';

/** The next page is fetched when the end is so near, in pixels (specification 1 section 7). */
export const loadMoreDistance = 700;

export interface ResultsProps<Row> {
  kind: SearchKind;
  search: Search<Row>;
  /** The shape of what will stand here. */
  skeleton: ReactNode;
  /** Looks in all languages; undefined where that is done already, or there are none to choose. */
  onAllLanguages?: (() => void) | undefined;
  /** What stands there when nothing was found, instead of the words that say so. */
  none?: ReactNode;
  children: (rows: Row[]) => ReactNode;
}

const nothing: Record<SearchKind, MessageDescriptor> = {
  deck: msg`No decks found for the term`,
  story: msg`No stories found for the term`,
  user: msg`No users found for the term`,
};

/** What a search found, page after page as one scrolls; or why there is nothing to see. */
export function Results<Row>({ kind, search, skeleton, onAllLanguages, none, children }: ResultsProps<Row>) {
  const { t } = useLingui();
  const end = useNearEnd(search.more);
  const { rows, error } = search;
  if (!search.isAllowed) return <Notice tone="bad">{t`A search cannot contain = , \\ < > "`}</Notice>;
  if (!rows) return error ? <Failure search={search} /> : skeleton;
  if (rows.length === 0) return none ?? <NothingFound kind={kind} onAllLanguages={onAllLanguages} />;
  return (
    <>
      <output className="sr-only">
        {kind === 'deck' && <Plural value={rows.length} one="# deck found" other="# decks found" />}
        {kind === 'story' && <Plural value={rows.length} one="# story found" other="# stories found" />}
        {kind === 'user' && <Plural value={rows.length} one="# user found" other="# users found" />}
      </output>
      {children(rows)}
      <div ref={end} className="grid min-h-8 place-items-center text-brand-ink">
        {search.isComing && <Spinner className="size-8" />}
        {error && !search.isComing && <Failure search={search} />}
      </div>
    </>
  );
}

/** Says that nothing was found, and what may help. */
export function NothingFound({ kind, onAllLanguages }: Pick<ResultsProps<unknown>, 'kind' | 'onAllLanguages'>) {
  const { t } = useLingui();
  return (
    <output>
      <EmptyState
        icon={<SearchX className="size-8" />}
        title={t(nothing[kind])}
        action={onAllLanguages && <Button onClick={onAllLanguages}>{t`Search in all languages`}</Button>}
      >
        {kind === 'user'
          ? t`Search by the beginning of a name, or by the part after - or _.`
          : t`Try a shorter word, or choose 'All' for the languages.`}
      </EmptyState>
    </output>
  );
}

/** Why nothing came, in the server's words, and another try (specification 1 section 8). */
function Failure({ search }: { search: Search<unknown> }) {
  const refusalWords = useRefusalWords();
  return (
    <div className="flex flex-col items-center gap-3 py-4">
      <Notice tone="bad">{refusalWords(refusalOf(search.error))}</Notice>
      <Button size="small" onClick={search.retry}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  );
}

/** Calls when the element comes near the end of what is in sight: of the window, or of the sheet that it scrolls in. */
function useNearEnd(onNear: () => void) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { root: element.current.closest('[data-scroller]'), rootMargin: `${loadMoreDistance}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  });
  return element;
}
