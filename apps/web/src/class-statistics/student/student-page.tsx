import { figureTotals, firstDayOf, type ReportPeriod } from '@lexiroom/domain/classes';
import { namesToldApart } from '@lexiroom/domain/names';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { classQuery } from '../../classes/class-queries.ts';
import { Button } from '../../design/buttons/button.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { NotFound } from '../../page/not-found.tsx';
import { classStatisticsQuery } from '../../study/statistics/students/class-statistics-query.ts';
import { DeckChoice } from '../deck-choice.tsx';
import { isId, StatisticsFrame } from '../statistics-frame.tsx';
import { classDecksQuery } from '../statistics-queries.ts';
import { HistoryPanel } from './history-panel.tsx';
import { StudentReport } from './student-report.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { studentWords } from './student-words.ts';

/** `/class/{class_id}/student/{student_id}`: one student, for their teacher; printed, a page for the parents. */
export function StudentPage({ class_id, student_id }: { class_id: string; student_id: string }) {
  const { t } = useLingui();
  const [chosen, choose] = useState<number[]>();
  const [period, choosePeriod] = useState<ReportPeriod>('everything');
  const [of_class, of_student] = [Number(class_id), Number(student_id)];
  const enabled = isId(class_id) && isId(student_id);
  const all = useQuery({ ...classDecksQuery(of_class), enabled });
  const from = all.data && firstDayOf(period, all.data.today);
  const query = useQuery({
    ...classStatisticsQuery(of_class, chosen, of_student, from),
    enabled,
    placeholderData: (before) => before,
  });
  // The figures are those of one student: who else is called the same stands in the class.
  const { data: details } = useQuery({ ...classQuery(of_class), enabled });
  const shownName = namesToldApart(details?.students ?? []).find((one) => one.student_id === of_student)?.student_name;
  if (!enabled) return <NotFound />;
  return (
    // Without the name, since a browser remembers the titles of pages when everybody has logged out.
    <StatisticsFrame title={t`Student`} class_id={class_id} query={query}>
      {(statistics) => {
        const figures = statistics.students[0]!;
        const student = { ...figures, student_name: shownName ?? figures.student_name };
        return (
          <div className="flex flex-col gap-5 sm:gap-6">
            <header className="flex flex-wrap items-center justify-between gap-4 print:hidden">
              <div>
                <h1 className="font-display text-4xl font-extrabold wrap-anywhere sm:text-5xl">
                  <UserText>{student.student_name}</UserText>
                </h1>
                <p className="text-lg text-soft">
                  <UserText>{statistics.class_name}</UserText>
                </p>
              </div>
              <div className="flex flex-wrap items-end gap-3">
                <PeriodChoice period={period} onChange={choosePeriod} />
                <DeckChoice decks={all.data?.decks ?? statistics.decks} chosen={chosen} onChange={choose} />
                <Button
                  look={figureTotals(student).answers > 0 ? 'sun' : 'quiet'}
                  // What is shown until the figures of another time are there is not of that time.
                  busy={query.isPlaceholderData}
                  icon={<Printer className="size-5" aria-hidden="true" />}
                  onClick={() => globalThis.print()}
                >
                  <Trans>Print for the parents</Trans>
                </Button>
              </div>
            </header>
            <StudentReport
              statistics={statistics}
              student={student}
              words={studentWords(statistics, student)}
              from={from}
            />
            <div className="print:hidden">
              <HistoryPanel student_id={of_student} />
            </div>
          </div>
        );
      }}
    </StatisticsFrame>
  );
}
