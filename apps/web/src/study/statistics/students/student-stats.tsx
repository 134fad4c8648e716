import { Trans, useLingui } from '@lingui/react/macro';
import type { ClassStatistics, StudentFigures } from '@lexiroom/contracts/classes';
import { figureTotals } from '@lexiroom/domain/classes';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../design/buttons/button.tsx';
import { Loading } from '../../../design/feedback/loading.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import { RadioGroup } from '../../../design/fields/radio-group.tsx';
import { UserText } from '../../../design/typography/user-text.tsx';
import { Panel } from '../panel.tsx';
import { usePercent } from '../success-rate.tsx';
import { classStatisticsQuery } from './class-statistics-query.ts';
import { FailingWords } from './failing-words.tsx';

export interface StudentStatsProps {
  class_id: number;
  /** What is studied; words of other decks are not counted. */
  deck_ids: readonly number[];
  /** Only these words, when some were selected. */
  word_ids: readonly number[] | undefined;
}

type Group = 'all' | 'first' | 'second';

/** How the words of a study went for each student of the class that is chosen (specification 2 section 2.3). */
export function StudentStats({ class_id, deck_ids, word_ids }: StudentStatsProps) {
  const { data, error, refetch } = useQuery(classStatisticsQuery(class_id, deck_ids));
  return (
    <Panel title={<Trans>Student stats</Trans>}>
      {data && <Students statistics={word_ids ? onlyWords(data, word_ids) : data} />}
      {!data && !error && (
        <>
          <p className="text-soft">
            <Trans>Fetching the classes...</Trans>
          </p>
          <Loading />
        </>
      )}
      {!data && error && (
        <div className="flex flex-wrap items-center gap-4">
          <Notice tone="bad">
            <Trans>Something went wrong while getting students...</Trans>
          </Notice>
          <Button onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </Panel>
  );
}

function Students({ statistics }: { statistics: ClassStatistics }) {
  const { t } = useLingui();
  const [group, setGroup] = useState<Group>('all');
  const [selectedId, select] = useState<number>();
  const { students } = statistics;
  const selected = students.find(({ student_id }) => student_id === selectedId);
  if (students.length === 0) return <Message>{t`No students in the class`}</Message>;
  if (students.every(({ days }) => days === 0)) return <Message>{t`This class has no answers yet`}</Message>;
  const shown = students.filter((student) => group === 'all' || student.group === group);
  return (
    <>
      <RadioGroup
        legend={<span className="sr-only">{t`Group`}</span>}
        options={[
          { value: 'all', label: t`Everybody` },
          { value: 'first', label: t`First group` },
          { value: 'second', label: t`Second group` },
        ]}
        value={group}
        onChange={setGroup}
      />
      {shown.length === 0 ? (
        <Message>{t`No students in the group`}</Message>
      ) : (
        <StudentTable students={shown} selectedId={selectedId} onSelect={select} />
      )}
      {selected ? (
        <FailingWords statistics={statistics} student={selected} />
      ) : (
        <Message>{t`No student selected`}</Message>
      )}
    </>
  );
}

const Message = ({ children }: { children: ReactNode }) => <p className="text-soft">{children}</p>;

interface StudentTableProps {
  students: readonly StudentFigures[];
  selectedId: number | undefined;
  onSelect: (student_id: number) => void;
}

function StudentTable({ students, selectedId, onSelect }: StudentTableProps) {
  const { t, i18n } = useLingui();
  const percent = usePercent();
  const number = (value: number) => new Intl.NumberFormat(i18n.locale).format(value);
  const headings = [t`Student`, t`Success`, t`Answered`, t`Days`, t`Difficult words`];
  return (
    <div className="-mx-1.5 overflow-x-auto px-1.5">
      <table className="w-full border-collapse text-start">
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col" className="border-b-2 border-line py-2 pe-5 text-start font-semibold">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {students.map((student) => {
            const totals = figureTotals(student);
            return (
              <tr key={student.student_id} className="border-b border-line">
                <th scope="row" className="min-w-28 py-1 pe-5 text-start font-normal">
                  <StudentButton
                    name={student.student_name}
                    isSelected={student.student_id === selectedId}
                    onSelect={() => onSelect(student.student_id)}
                  />
                </th>
                <td className="py-1 pe-5 font-semibold tabular-nums">{totals.answers > 0 ? percent(totals) : '–'}</td>
                <td className="py-1 pe-5 tabular-nums">{number(totals.answers)}</td>
                <td className="py-1 pe-5 tabular-nums">{number(student.days)}</td>
                <td className="py-1 tabular-nums">{number(totals.unsuccessful)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function StudentButton({ name, isSelected, onSelect }: { name: string; isSelected: boolean; onSelect: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={onSelect}
      className="-mx-2 min-h-11 rounded-xl px-2 text-start text-lg font-bold wrap-anywhere underline decoration-edge decoration-dotted underline-offset-4 hover:bg-brand-wash aria-pressed:bg-brand-wash aria-pressed:text-brand-ink"
    >
      <UserText>{name}</UserText>
    </button>
  );
}

/** The same, of these words alone. */
function onlyWords(statistics: ClassStatistics, word_ids: readonly number[]): ClassStatistics {
  const wanted = new Set(word_ids);
  const places = statistics.words.flatMap(({ word_id }, place) => (wanted.has(word_id) ? [place] : []));
  const pick = (column: readonly number[]) => places.map((place) => column[place]!);
  return {
    ...statistics,
    words: places.map((place) => statistics.words[place]!),
    students: statistics.students.map((student) => ({
      ...student,
      answers: pick(student.answers),
      right_answers: pick(student.right_answers),
      last_days: pick(student.last_days),
      due_days: pick(student.due_days),
    })),
  };
}
