import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Loading } from '../../design/loading.tsx';
import { Tabs } from '../../design/tabs.tsx';
import { WordList, type WordListProps } from '../words/word-list.tsx';

const Statistics = lazy(() => import('../statistics/index.tsx').then((part) => ({ default: part.Statistics })));

/** The words of a study and, for the owner, how they went; the latter is fetched when it is asked for. */
export function WordsAndStatistics(props: Omit<WordListProps, 'hasTitle'>) {
  const { study, onSelect } = props;
  const { t } = useLingui();
  if (!study.isOwner) return <WordList {...props} hasTitle />;
  const statistics = (
    <Suspense fallback={<Loading />}>
      <Statistics study={study} onSelect={(word_ids) => onSelect({ word_ids, isFromSchedule: false })} />
    </Suspense>
  );
  return (
    <Tabs
      label={t`Words and statistics`}
      tabs={[
        { name: 'words', label: t`Words`, panel: <WordList {...props} hasTitle={false} /> },
        { name: 'statistics', label: t`Statistics`, panel: statistics },
      ]}
    />
  );
}
