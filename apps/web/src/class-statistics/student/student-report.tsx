import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ClassStatistics, StudentFigures } from '@lexiroom/contracts/classes';
import { figureTotals } from '@lexiroom/domain/classes';
import { dayText } from '@lexiroom/domain/scheduling';
import type { ReactNode } from 'react';
import { UserText } from '../../design/typography/user-text.tsx';
import { dateFormat } from '../../i18n/dates.ts';
import { Panel } from '../../study/statistics/panel.tsx';
import { usePercent } from '../../study/statistics/success-rate.tsx';
import type { StudentWord, StudentWords } from './student-words.ts';

export interface StudentReportProps {
  statistics: ClassStatistics;
  student: StudentFigures;
  words: StudentWords;
  /** The first day of what is looked at, as days since 1970; undefined for everything. */
  from: number | undefined;
}

/**
 * How a student does: in numbers, words that need practice, words that they know. What is printed is this alone, in black
 * on white, with name, class and period.
 */
export function StudentReport({ statistics, student, words, from: firstDay }: StudentReportProps) {
  const { i18n } = useLingui();
  const percent = usePercent();
  const totals = figureTotals(student);
  const date = dateFormat(i18n.locale, { dateStyle: 'long', timeZone: 'UTC' });
  const number = (value: number) => new Intl.NumberFormat(i18n.locale).format(value);
  const nameDay = (day: number) => date.format(Date.parse(dayText(day)));
  const from = nameDay(firstDay ?? student.first_day);
  const to = nameDay(statistics.today);
  return (
    <div data-printed className="flex flex-col gap-5 sm:gap-6 print:gap-4">
      <header className="hidden print:block">
        <h1 className="text-2xl font-bold">
          <UserText>{student.student_name}</UserText>
        </h1>
        <p>
          <UserText>{statistics.class_name}</UserText>
        </p>
      </header>
      <p className="text-lg text-soft print:text-base">
        {totals.answers === 0 && firstDay === undefined ? (
          <Trans>No answers up to {to}</Trans>
        ) : totals.answers === 0 ? (
          <Trans>
            No answers from {from} to {to}
          </Trans>
        ) : (
          <Trans>
            {from} to {to}
          </Trans>
        )}
      </p>
      <h2 className="sr-only">
        <Trans>Statistics</Trans>
      </h2>
      {totals.answers > 0 && (
        <>
          <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4 print:grid-cols-4">
            <Figure name={<Trans>Right answers</Trans>}>{totals.answers > 0 ? percent(totals) : '–'}</Figure>
            <Figure name={<Trans>Answers</Trans>}>{number(totals.answers)}</Figure>
            <Figure name={<Trans>Days</Trans>}>{number(student.days)}</Figure>
            <Figure name={<Trans>Words answered</Trans>}>
              {number(totals.reviewed)}
              <span className="text-soft"> / {number(statistics.words.length)}</span>
            </Figure>
          </dl>
          <Panel
            title={
              <>
                <Trans>Words that need practice</Trans>{' '}
                <span className="text-soft">{number(words.failing.length)}</span>
              </>
            }
          >
            <Words words={words.failing} nothing={<Trans>None</Trans>} />
          </Panel>
          <Panel
            title={
              <>
                <Trans>Words that are known</Trans> <span className="text-soft">{number(words.known.length)}</span>
              </>
            }
          >
            <Words words={words.known} nothing={<Trans>None yet</Trans>} />
            {words.unanswered > 0 && (
              <p className="text-soft">
                {firstDay === undefined ? (
                  <Plural
                    value={words.unanswered}
                    one="# word was not answered yet."
                    other="# words were not answered yet."
                  />
                ) : (
                  <Plural
                    value={words.unanswered}
                    one="# word was not answered in this time."
                    other="# words were not answered in this time."
                  />
                )}
              </p>
            )}
          </Panel>
        </>
      )}
    </div>
  );
}

function Figure({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-0.5 rounded-3xl bg-brand-wash px-4 py-3.5 sm:px-5 print:rounded-none print:border print:px-2 print:py-1">
      <dt className="text-soft">{name}</dt>
      <dd className="font-display text-3xl font-bold tabular-nums print:text-xl">{children}</dd>
    </div>
  );
}

/** Words side by side, with what they mean and the share of right answers. */
function Words({ words, nothing }: { words: readonly StudentWord[]; nothing: ReactNode }) {
  const percent = usePercent();
  if (words.length === 0) return <p className="text-soft">{nothing}</p>;
  return (
    <ul className="gap-x-10 sm:columns-2 xl:columns-3 print:columns-2 print:gap-x-6 print:text-sm">
      {words.map(({ word, answers, right }) => (
        <li
          key={word.word_id}
          className="flex break-inside-avoid items-baseline justify-between gap-3 border-b border-line py-2 print:py-0.5"
        >
          <span className="min-w-0 wrap-anywhere">
            <UserText language={word.target_language} className="text-lg font-bold print:text-sm">
              {word.target_translation}
            </UserText>
            {word.source_translation !== null && (
              <>
                {' '}
                <span className="ms-1 text-soft">
                  <UserText language={word.source_language}>{word.source_translation}</UserText>
                </span>
              </>
            )}
          </span>
          <span className="shrink-0 tabular-nums">
            {percent({ answers, right })}{' '}
            <span className="text-soft">
              ({right}/{answers})
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
