import { Trans, useLingui } from '@lingui/react/macro';
import type { PrintedMarks, PrintedQuestion } from '@lexiroom/contracts/printed-quiz';
import { type Mark, markAt, type MarkChange, type MarksTable, totalOf } from '@lexiroom/domain/printed-quiz';
import { CheckCheck, ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../design/buttons/button.tsx';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { Select } from '../../design/fields/select.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { MarkSign, markLook, useMarkNames } from './mark-sign.tsx';

export interface StudentMarksProps {
  students: PrintedMarks['students'];
  questions: readonly PrintedQuestion[];
  /** The questions in the order of the sheet, by their places in the quiz. */
  order: readonly number[];
  table: MarksTable;
  student_id: number | undefined;
  onStudent: (student_id: number) => void;
  onMark: (changes: readonly MarkChange[]) => void;
}

/** One student at a time, question below question: for a phone. */
export function StudentMarks(props: StudentMarksProps) {
  const { students, questions, order, table, student_id, onStudent, onMark } = props;
  const { t } = useLingui();
  const at = Math.max(0, students.findIndex((student) => student.student_id === student_id)); // prettier-ignore
  const student = students[at]!;
  const cells = order.map((question) => ({ student_id: student.student_id, question }));
  const { right } = totalOf(table, cells);
  const count = cells.length;
  const step = (by: number) => {
    const next = students[at + by];
    if (!next) return;
    onStudent(next.student_id);
    scrollTo({ top: 0 });
  };
  const arrow = 'size-6 rtl:rotate-180';
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-end gap-1">
        <IconButton
          label={t`Student before`}
          icon={<ChevronLeft className={arrow} aria-hidden="true" />}
          disabled={at === 0}
          onClick={() => step(-1)}
        />
        <Select
          label={t`Student`}
          className="flex-1"
          value={student.student_id}
          onChange={({ target }) => onStudent(Number(target.value))}
        >
          {students.map((each) => (
            <option key={each.student_id} value={each.student_id}>
              {each.student_name}
            </option>
          ))}
        </Select>
        <IconButton
          label={t`Next student`}
          icon={<ChevronRight className={arrow} aria-hidden="true" />}
          disabled={at === students.length - 1}
          onClick={() => step(1)}
        />
      </div>
      <div className="flex items-center justify-between gap-3">
        <Button
          size="small"
          icon={<CheckCheck className="size-5" aria-hidden="true" />}
          onClick={() => onMark(cells.map((cell) => ({ ...cell, mark: 'right' })))}
        >
          <Trans>All right</Trans>
        </Button>
        <output className="text-xl font-bold tabular-nums">
          <Trans>
            {right} of {count}
          </Trans>
        </output>
      </div>
      <ol className="divide-y divide-line border-y-2 border-line">
        {cells.map((cell, place) => (
          <QuestionRow
            key={cell.question}
            number={place + 1}
            question={questions[cell.question]!}
            mark={markAt(table, cell)}
            onMark={(mark) => onMark([{ ...cell, mark }])}
          />
        ))}
      </ol>
      {at < students.length - 1 && (
        <Button look="brand" onClick={() => step(1)}>
          <Trans>Next student</Trans>
        </Button>
      )}
    </div>
  );
}

interface QuestionRowProps {
  number: number;
  question: PrintedQuestion;
  mark: Mark | null;
  onMark: (mark: Mark | null) => void;
}

function QuestionRow({ number, question: { text, target_language }, mark, onMark }: QuestionRowProps) {
  const nameOf = useMarkNames();
  return (
    <li className="flex items-center gap-2 py-1.5">
      <span className="w-8 shrink-0 text-end font-bold tabular-nums">{number}.</span>
      <span className="min-w-0 flex-1 text-lg wrap-anywhere">
        <UserText language={target_language}>{text}</UserText>
      </span>
      {(['right', 'wrong'] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-label={`${number}. ${text}: ${nameOf(each)}`}
          aria-pressed={mark === each}
          onClick={() => onMark(mark === each ? null : each)}
          className={`grid size-12 shrink-0 place-items-center rounded-xl border-2 ${mark === each ? `${markLook(each)} border-current` : 'border-edge text-soft'}`}
        >
          <MarkSign mark={each} />
        </button>
      ))}
    </li>
  );
}
