import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { lazyPart } from '../../browser/lazy-part.ts';
import { Loading } from '../../design/feedback/loading.tsx';
import { Tabs } from '../../design/layout/tabs.tsx';
import { withWords } from '../../i18n/language-provider.tsx';
import { pagesCatalogues } from '../../i18n/catalogues/pages.ts';
import { SortSelect } from '../words/sort-select.tsx';
import { WordList, type WordListProps } from '../words/word-list.tsx';
import { useWordSorting } from '../words/sort-select.tsx';

const Statistics = lazyPart(
  async () => (await withWords(import('../statistics/statistics.tsx'), pagesCatalogues)).Statistics,
);

/** The words of a study and, for whoever has a schedule here, how they went; the latter is fetched when it is asked for. */
export function WordsAndStatistics(props: Omit<WordListProps, 'sort'>) {
  const { study, onSelect } = props;
  const { t } = useLingui();
  const sorting = useWordSorting(study);
  const list = <WordList {...props} sort={sorting.sort} />;
  const tools = <SortSelect sorting={sorting} />;
  if (!study.data.calendar) {
    return (
      <section aria-labelledby="words">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h2 id="words" className="font-display text-2xl font-bold">
            <Trans>Words</Trans>
          </h2>
          {tools}
        </div>
        {list}
      </section>
    );
  }
  const statistics = (
    <Suspense fallback={<Loading />}>
      <Statistics study={study} onSelect={(word_ids) => onSelect({ word_ids, isFromSchedule: false })} />
    </Suspense>
  );
  return (
    <Tabs
      label={t`Words and statistics`}
      tabs={[
        { name: 'words', label: t`Words`, panel: list, tools },
        { name: 'statistics', label: t`Statistics`, panel: statistics },
      ]}
    />
  );
}
