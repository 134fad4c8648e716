import { Trans, useLingui } from '@lingui/react/macro';
import type { ClassStatistics } from '@lexiroom/contracts/classes';
import { figureTotals } from '@lexiroom/domain/classes';
import { dayText } from '@lexiroom/domain/scheduling';
import { isUnsuccessful } from '@lexiroom/domain/statistics';
import { useState } from 'react';
import { hyphenated } from '../../design/typography/hyphens.ts';
import { UserText } from '../../design/typography/user-text.tsx';
import { Link } from '../../navigation/index.ts';
import { usePercent } from '../../study/statistics/success-rate.tsx';
import { useDayName } from '../../study/words/day-name.ts';
import { type GridPlace, MatrixGrid } from './matrix-grid.tsx';
import { type MatrixOrder, wordTotals } from './matrix-order.ts';

export interface MatrixProps {
  statistics: ClassStatistics;
  order: MatrixOrder;
}

/** Students × words, each cell the share of right answers; below it the chosen cell in words. */
export function Matrix({ statistics, order }: MatrixProps) {
  const { t } = useLingui();
  const percent = usePercent();
  const [place, setPlace] = useState<GridPlace>();
  const { students, words, today } = statistics;
  const studentAt = (row: number) => students[order.students[row]!]!;
  const wordAt = (column: number) => words[order.words[column]!]!;
  const figuresAt = (row: number, column: number) => {
    const at = order.words[column]!;
    const student = studentAt(row);
    return { answers: student.answers[at]!, right: student.right_answers[at]!, due: student.due_days[at]! };
  };
  return (
    <div className="flex flex-col gap-3">
      <MatrixGrid
        label={t`Students and words`}
        rows={students.length}
        columns={words.length}
        corner={<Trans>Student</Trans>}
        renderRowHeading={(row) => {
          const { student_id, student_name } = studentAt(row);
          const totals = figureTotals(studentAt(row));
          return (
            <span className="flex min-w-0 items-center justify-between gap-2">
              <Link
                to={`/class/${statistics.class_id}/student/${student_id}`}
                tabIndex={-1}
                className="min-w-0 py-2.5 font-semibold text-brand-ink underline decoration-edge underline-offset-4"
              >
                <UserText className="block w-fit max-w-full truncate">{student_name}</UserText>
              </Link>
              {totals.answers > 0 && (
                <span className="shrink-0 text-sm text-soft tabular-nums max-sm:hidden">{percent(totals)}</span>
              )}
            </span>
          );
        }}
        renderColumnHeading={(column) => {
          const { target_translation, target_language } = wordAt(column);
          return (
            <span title={target_translation} className="line-clamp-3 leading-tight hyphens-manual wrap-anywhere">
              <UserText language={target_language}>{hyphenated(target_translation)}</UserText>
            </span>
          );
        }}
        renderCell={(row, column) => <Cell {...figuresAt(row, column)} today={today} percent={percent} />}
        onPlace={setPlace}
      />
      <CellInWords statistics={statistics} order={order} place={place} />
    </div>
  );
}

interface CellProps {
  answers: number;
  right: number;
  due: number;
  today: number;
  percent: ReturnType<typeof usePercent>;
}

function Cell({ answers, right, due, today, percent }: CellProps) {
  const { t } = useLingui();
  if (answers === 0) {
    return (
      <span className="text-center text-soft">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t`no answer`}</span>
      </span>
    );
  }
  const hasFailed = isUnsuccessful({ answers, right });
  return (
    <span
      className={`relative grid h-full place-items-center font-semibold tabular-nums ${hasFailed ? 'bg-bad-wash text-bad-ink underline' : 'bg-good-wash text-good-ink'}`}
    >
      {percent({ answers, right })}
      <span className="sr-only">
        , {t`${right} of ${answers}`}
        {due <= today && `, ${t`due`}`}
      </span>
      {due <= today && <span aria-hidden="true" className="absolute end-1 top-1 size-2 rounded-full bg-brand" />}
    </span>
  );
}

/** What the chosen cell says, for those who see it; until one is chosen, what the signs mean. */
function CellInWords({ statistics, order, place }: MatrixProps & { place: GridPlace | undefined }) {
  const nameDay = useDayName();
  const percent = usePercent();
  const { students, words } = statistics;
  const today = dayText(statistics.today);
  const at = place && order.words[place.column - 1];
  const student = place && students[order.students[place.row - 1] ?? -1];
  const word = at === undefined ? undefined : words[at];
  const look = 'min-h-7 text-soft';
  if (at !== undefined && word && place?.row === 0) {
    const sum = wordTotals(students, at);
    return (
      <p className={look}>
        <UserText language={word.target_language} className="font-bold text-ink">
          {word.target_translation}
        </UserText>
        {': '}
        <Trans>
          answered by {sum.students} of {students.length} students, {sum.right} of {sum.answers} answers right
        </Trans>
      </p>
    );
  }
  if (at === undefined || !word || !student) {
    return (
      <p className={`${look} flex flex-wrap gap-x-5`}>
        <Trans>Share of right answers; underlined below 80 %.</Trans>
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="size-2 rounded-full bg-brand" />
          <Trans>due today or earlier</Trans>
        </span>
      </p>
    );
  }
  const { student_name } = student;
  const answers = student.answers[at]!;
  const right = student.right_answers[at]!;
  return (
    <p className={look}>
      <UserText className="font-bold text-ink">{student_name}</UserText>
      {' · '}
      <UserText language={word.target_language} className="font-bold text-ink">
        {word.target_translation}
      </UserText>
      {': '}
      {answers === 0 ? (
        <Trans>no answer</Trans>
      ) : (
        <Trans>
          {percent({ answers, right })}, {right} of {answers} right; last{' '}
          {nameDay(dayText(student.last_days[at]!), today)}, due {nameDay(dayText(student.due_days[at]!), today)}
        </Trans>
      )}
    </p>
  );
}
