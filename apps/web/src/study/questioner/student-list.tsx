import {
  type GroupFilter,
  isThere,
  type QuestionedStudent,
  type QuestionerProgress,
} from '@lexiroom/domain/study/questioner';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CalendarOff, CalendarPlus } from 'lucide-react';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { RadioGroup } from '../../design/fields/radio-group.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { UserText } from '../../design/typography/user-text.tsx';

export interface StudentListProps {
  progress: QuestionerProgress;
  /** Who is asked now. */
  asked: number | undefined;
  /** Asks a student who was chosen by hand; undefined where nobody can be asked any more. */
  onPick: ((student_id: number) => void) | undefined;
  onGroup: (group: GroupFilter) => void;
  onAbsence: (student: QuestionedStudent, isAbsent: boolean) => void;
  onClose: () => void;
}

/** The students of the class: one to be asked next, which group is asked, and who is not there today. */
export function StudentList({ progress, asked, onPick, onGroup, onAbsence, onClose }: StudentListProps) {
  const { t } = useLingui();
  const { roster, group } = progress;
  const listed = roster.filter((student) => group === 'all' || student.group === group);
  return (
    <Dialog title={t`Students`} onClose={onClose}>
      <RadioGroup
        legend={t`Group`}
        options={[
          { value: 'all', label: t`All` },
          { value: 'first', label: t`First` },
          { value: 'second', label: t`Second` },
        ]}
        value={group}
        onChange={onGroup}
      />
      {listed.length === 0 && (
        <p className="text-soft">
          {roster.length === 0 ? <Trans>No students in the class</Trans> : <Trans>No students in the group</Trans>}
        </p>
      )}
      <ul className="flex flex-col gap-1">
        {listed.map((student) => (
          <Row
            key={student.student_id}
            student={student}
            isAsked={student.student_id === asked}
            isRemoved={!student.is_absent && !isThere(progress, student.student_id)}
            onPick={onPick}
            onAbsence={onAbsence}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface RowProps extends Pick<StudentListProps, 'onPick' | 'onAbsence'> {
  student: QuestionedStudent;
  isAsked: boolean;
  isRemoved: boolean;
}

function Row({ student, isAsked, isRemoved, onPick, onAbsence }: RowProps) {
  const { t } = useLingui();
  const { student_id, student_name, is_absent, asked } = student;
  const canPick = onPick !== undefined && !is_absent && !isRemoved;
  return (
    <li className="flex items-center gap-1">
      <button
        type="button"
        aria-current={isAsked || undefined}
        aria-disabled={!canPick}
        onClick={canPick ? () => onPick(student_id) : undefined}
        className="flex min-h-12 min-w-0 flex-1 flex-wrap items-baseline gap-x-3 rounded-xl px-3 py-2 text-start text-lg font-semibold hover:bg-brand-wash aria-current:bg-brand-wash aria-current:text-brand-ink aria-disabled:cursor-default aria-disabled:text-soft aria-disabled:hover:bg-transparent"
      >
        <span className="min-w-0 wrap-anywhere">
          <UserText>{student_name}</UserText>
        </span>
        <span className="text-base font-normal text-soft">
          {is_absent ? (
            <Trans>Absent today</Trans>
          ) : isRemoved ? (
            <Trans>Removed until the page is refreshed</Trans>
          ) : (
            <Plural value={asked} one="asked # time" other="asked # times" />
          )}
        </span>
      </button>
      <IconButton
        label={is_absent ? t`${student_name} is back` : t`Mark ${student_name} absent for today`}
        icon={
          is_absent ? (
            <CalendarPlus className="size-5" aria-hidden="true" />
          ) : (
            <CalendarOff className="size-5" aria-hidden="true" />
          )
        }
        onClick={() => onAbsence(student, !is_absent)}
      />
    </li>
  );
}
