import { Trans, useLingui } from '@lingui/react/macro';
import { type Period, wordStatistics } from '@lexiroom/domain/statistics';
import { Image } from 'lucide-react';
import { useId, useState } from 'react';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import type { Study } from '../study.ts';
import { AnswersPanel, ForecastPanel } from './forecast-and-answers.tsx';
import { HighScores } from './high-scores/high-scores.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { StudentStats } from './students/student-stats.tsx';
import { Summary } from './summary.tsx';
import { UnsuccessfulWords } from './unsuccessful-words.tsx';
import { WordHistory } from './word-history.tsx';
import { WordStats } from './word-stats.tsx';

export interface StatisticsProps {
  study: Study;
  /** Makes these words, in the order of the deck, the selection. */
  onSelect: (word_ids: number[]) => void;
}

/**
 * How the words of a study went and when they come back (specification 2 section 2.3); of the selected words when there
 * is a selection. Whoever has no schedule here has no answers, and sees nothing.
 */
export function Statistics({ study, onSelect }: StatisticsProps) {
  const { t } = useLingui();
  const heading = useId();
  const [period, setPeriod] = useState<Period>('all');
  const [openedId, setOpenedId] = useState<number>();
  const { data, selection } = study;
  if (!data.calendar) return null;
  const words = selection ? study.words : data.words;
  if (words.length === 0) return <EmptyState icon={<Image className="size-8" />} title={t`This study has no words`} />;
  const { calendar } = data;
  const class_id = study.class_id ?? null;
  const statistics = wordStatistics(words, { class_id, period, now: data.now });
  const rows = words.map((word, at) => ({ word, figures: statistics[at]! }));
  const opened = words.find(({ word_id }) => word_id === openedId);
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-5 sm:gap-6">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 id={heading} className="font-display text-2xl font-bold">
          <Trans>Statistics</Trans>
        </h2>
        <div className="max-sm:w-full sm:min-w-96">
          <PeriodChoice value={period} onChange={setPeriod} />
        </div>
      </header>
      <Summary words={words} statistics={statistics} class_id={class_id} calendar={calendar} />
      <div className="grid gap-5 sm:gap-6 xl:grid-cols-2">
        <ForecastPanel words={words} today={calendar.today} />
        <AnswersPanel words={words} class_id={class_id} calendar={calendar} />
      </div>
      {study.class_id !== undefined && (
        <StudentStats
          class_id={study.class_id}
          deck_ids={data.studyDeckIds}
          word_ids={selection && words.map(({ word_id }) => word_id)}
        />
      )}
      <UnsuccessfulWords study={study} rows={rows} onSelect={onSelect} onOpen={setOpenedId} />
      <WordStats study={study} rows={rows} calendar={calendar} onOpen={setOpenedId} />
      <HighScores study={study} period={period} />
      {opened && (
        <WordHistory
          word={opened}
          class_id={class_id}
          deck={data}
          calendar={calendar}
          onClose={() => setOpenedId(undefined)}
        />
      )}
    </section>
  );
}
