import { Trans, useLingui } from '@lingui/react/macro';
import type { Calendar } from '@lexiroom/contracts/decks';
import { dayText } from '@lexiroom/domain/scheduling';
import { dayOf } from '@lexiroom/domain/statistics';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import type { Study } from '../study.ts';
import { useDayName } from '../words/day-name.ts';
import { NoReviewedWords } from './panel.tsx';
import { Panel } from './panel.tsx';
import { type Column, columns, nextOrder, orderedRows, type RowOrder, type WordRow } from './sort-word-rows.ts';
import { SuccessRate } from './success-rate.tsx';
import { WordButton } from './word-button.tsx';

export interface WordStatsProps {
  study: Study;
  rows: readonly WordRow[];
  calendar: Calendar;
  onOpen: (word_id: number) => void;
}

/** How many rows are drawn at first: a deck has up to 400. */
const shownAtFirst = 50;
/** The columns that a narrow window leaves out; the history of a word shows what they say. */
const places: Record<Column, string> = {
  word: '',
  success: '',
  answers: 'max-md:hidden',
  last_answered: 'max-md:hidden',
  due_date: 'max-sm:hidden',
};

/** Every word with its success, in any order; a word opens its history. */
export function WordStats({ study, rows, calendar, onOpen }: WordStatsProps) {
  const { t } = useLingui();
  const nameDay = useDayName();
  const [order, setOrder] = useState<RowOrder>(null);
  const [areAllShown, showAll] = useState(false);
  const names: Record<Column, string> = {
    word: t`Word`,
    success: t`Success`,
    answers: t`Answers`,
    last_answered: t`Last answered`,
    due_date: t`Due`,
  };
  const ordered = orderedRows(rows, order, study.data.target_language);
  const shown = areAllShown ? ordered : ordered.slice(0, shownAtFirst);
  const nameMoment = (at: number) => nameDay(dayText(dayOf(at, calendar)), calendar.today);
  return (
    <Panel title={<Trans>Word stats</Trans>}>
      {rows.every(({ figures }) => figures.answers === 0) && <NoReviewedWords study={study} />}
      <div className="-mx-1.5 overflow-x-auto px-1.5">
        <table className="w-full border-collapse text-start">
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  aria-sort={order?.column === column ? (order.isRising ? 'ascending' : 'descending') : 'none'}
                  className={`border-b-2 border-line pe-5 pb-1 text-start ${places[column]}`}
                >
                  <button
                    type="button"
                    onClick={() => setOrder(nextOrder(order, column))}
                    className="-ms-2 inline-flex min-h-11 items-center gap-1.5 rounded-lg px-2 font-semibold hover:bg-brand-wash"
                  >
                    {names[column]}
                    <OrderMark order={order?.column === column ? order : null} />
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ word, figures }) => (
              <tr key={word.word_id} className="border-b border-line">
                <th scope="row" className="py-2 pe-5 text-start font-normal">
                  <WordButton word={word} onOpen={onOpen} />
                </th>
                <td className="py-2 pe-5">
                  <SuccessRate figures={figures} />
                </td>
                <td className={`py-2 pe-5 tabular-nums ${places.answers}`}>{figures.answers}</td>
                <td className={`py-2 pe-5 ${places.last_answered}`}>
                  {figures.last_answered === null ? '–' : nameMoment(figures.last_answered)}
                </td>
                <td className={`py-2 ${places.due_date}`}>
                  {word.due_date === null ? '–' : nameDay(word.due_date, calendar.today)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < rows.length && (
        <Button className="self-start" onClick={() => showAll(true)}>
          <Trans>Show all {rows.length} words</Trans>
        </Button>
      )}
    </Panel>
  );
}

function OrderMark({ order }: { order: RowOrder }) {
  const Icon = order ? (order.isRising ? ArrowUp : ArrowDown) : ArrowUpDown;
  return <Icon className={`size-4 ${order ? 'text-brand-ink' : 'text-edge'}`} aria-hidden="true" />;
}
