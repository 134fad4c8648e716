import { Trans } from '@lingui/react/macro';
import type { Calendar, DeckData, DeckWord } from '@lexiroom/contracts/decks';
import { wordStatistics } from '@lexiroom/domain/statistics';
import { Suspense } from 'react';
import { lazyPart } from '../../browser/lazy-part.ts';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { Loading } from '../../design/feedback/loading.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useDayName } from '../words/day-name.ts';
import { ClassicHistory, HistoryDays, type HistoryProps } from './history-days.tsx';
import { SuccessRate } from './success-rate.tsx';

/** FSRS comes with a package of its own, which only its decks fetch. */
const FsrsHistory = lazyPart(async () => {
  const { fsrsRule } = await import('@lexiroom/domain/scheduling/fsrs');
  return (props: HistoryProps) => <HistoryDays {...props} rule={fsrsRule} />;
});

export interface WordHistoryProps {
  word: DeckWord;
  /** Null: outside of classes. */
  class_id: number | null;
  deck: Pick<DeckData, 'scheduler' | 'now'>;
  calendar: Calendar;
  onClose: () => void;
}

/** What was answered to a word, in a class or outside of all: day by day, and what it did to its schedule. */
export function WordHistory({ word, class_id, deck, calendar, onClose }: WordHistoryProps) {
  const nameDay = useDayName();
  const [figures] = wordStatistics([word], { class_id, period: 'all', now: deck.now });
  const History = deck.scheduler === 'fsrs' ? FsrsHistory : ClassicHistory;
  return (
    <Dialog title={<UserText language={word.target_language}>{word.target_translation}</UserText>} onClose={onClose}>
      <dl className="grid grid-cols-2 gap-4">
        <div>
          <dt className="text-soft">
            <Trans>Success</Trans>
          </dt>
          <dd>
            <SuccessRate figures={figures!} />
          </dd>
        </div>
        <div>
          <dt className="text-soft">
            <Trans>Next due</Trans>
          </dt>
          <dd className="text-lg font-semibold">
            {word.due_date === null ? '–' : nameDay(word.due_date, calendar.today)}
          </dd>
        </div>
      </dl>
      <Suspense fallback={<Loading />}>
        <History answers={word.answers} class_id={class_id} calendar={calendar} />
      </Suspense>
    </Dialog>
  );
}
