import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Calendar, WordAnswer } from '@lexiroom/contracts/decks';
import { classicRule, dayText, type DueRule } from '@lexiroom/domain/scheduling';
import { answersOf, type HistoryDay, wordHistory } from '@lexiroom/domain/statistics';
import { Check, X } from 'lucide-react';
import { dateFormat } from '../../i18n/dates.ts';
import { useDayName } from '../words/day-name.ts';

export interface HistoryProps {
  answers: readonly WordAnswer[];
  /** Null: outside of classes. */
  class_id: number | null;
  calendar: Calendar;
}

/** A word's days by the exact rule. */
export function ClassicHistory(props: HistoryProps) {
  return <HistoryDays {...props} rule={classicRule} />;
}

/** A word's days with answers, the latest first: what was answered when, what the day counted as, and when it came back. */
export function HistoryDays<P>({ answers, class_id, calendar, rule }: HistoryProps & { rule: DueRule<P> }) {
  const own = answersOf([{ answers }], class_id);
  const counting = class_id === null ? 'first' : 'majority';
  const days = wordHistory(own, calendar, { counting, rule }).toReversed();
  if (days.length === 0) {
    return (
      <p className="text-soft">
        <Trans>This word has no answers yet</Trans>
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      <ol className="divide-y divide-line border-y border-line">
        {days.map((day) => (
          <HistoryRow key={day.day} day={day} calendar={calendar} />
        ))}
      </ol>
      <p className="text-sm text-soft">
        {class_id === null ? (
          <Trans>The first answer of a day decides when the word comes back.</Trans>
        ) : (
          <Trans>More than half of a day’s answers must be right for the day to count as right.</Trans>
        )}
      </p>
    </div>
  );
}

function HistoryRow({ day, calendar }: { day: HistoryDay<WordAnswer>; calendar: Calendar }) {
  const { i18n } = useLingui();
  const nameDay = useDayName();
  const time = dateFormat(i18n.locale, { timeStyle: 'short', timeZone: calendar.time_zone });
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
      <span className="min-w-28 flex-1 font-semibold">{nameDay(dayText(day.day), calendar.today)}</span>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {day.answers.map((answer, at) => (
          <li key={at} className="flex items-center gap-1.5 tabular-nums">
            <Outcome isRight={answer.is_correct} />
            {time.format(answer.answer_date)}
          </li>
        ))}
      </ul>
      <span className="w-full text-soft">
        <Trans>
          due again after <Plural value={day.interval} one="# day" other="# days" />:{' '}
          {nameDay(dayText(day.due_day), calendar.today)}
        </Trans>
      </span>
    </li>
  );
}

function Outcome({ isRight }: { isRight: boolean }) {
  const { t } = useLingui();
  const Icon = isRight ? Check : X;
  return (
    <span className={isRight ? 'text-good-ink' : 'text-bad-ink'}>
      <Icon className="size-5" strokeWidth={3} aria-hidden="true" />
      <span className="sr-only">{isRight ? t`Right` : t`Wrong`}</span>
    </span>
  );
}
