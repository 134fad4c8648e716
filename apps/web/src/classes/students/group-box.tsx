import { Plural, Trans } from '@lingui/react/macro';
import type { RosterStudent, StudentGroup } from '@lexiroom/contracts/classes';
import { type ReactNode, useId } from 'react';
import { StudentCard, type StudentCardActions } from './student-card.tsx';

/** A box of the roster; `none` holds those who are in no group. */
export type Box = StudentGroup | 'none';
export const boxes = ['first', 'second', 'none'] as const;

/** The box that a student stands in. */
export const boxOf = ({ group }: RosterStudent): Box => group ?? 'none';
/** The group of those who stand in a box. */
export const groupOf = (box: Box): StudentGroup | null => (box === 'none' ? null : box);

/** What the boxes are called, as headings. */
export const boxNames: Record<Box, ReactNode> = {
  first: <Trans>First group</Trans>,
  second: <Trans>Second group</Trans>,
  none: <Trans>No group</Trans>,
};

export interface GroupBoxProps {
  box: Box;
  students: readonly RosterStudent[];
  /** What each is shown as: two of the same name are told apart. */
  shownNames: ReadonlyMap<number, string>;
  actions: StudentCardActions;
  renamed: number | undefined;
  dragged: readonly number[];
  /** What is dragged would come here. */
  isMarked: boolean;
  reached: number | undefined;
}

/** The students of a group, or of none; cards are let go in it. */
export function GroupBox({ box, students, shownNames, ...props }: GroupBoxProps) {
  const { actions, renamed, dragged, isMarked, reached } = props;
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-box={box}
      className={`flex min-w-0 flex-col gap-3 rounded-3xl border-2 p-3 sm:p-4 ${box === 'none' ? 'lg:col-span-2' : ''} ${isMarked ? 'border-brand bg-brand-wash' : 'border-line'}`}
    >
      <h2 id={id} className="flex flex-wrap items-baseline gap-x-3 font-display text-xl font-bold">
        {boxNames[box]}
        <span className="text-base font-semibold text-soft">
          <Plural value={students.length} one="# student" other="# students" />
        </span>
      </h2>
      {students.length === 0 && box !== 'none' && (
        <p className="grid min-h-14 place-items-center rounded-2xl border-2 border-dashed border-line px-3 py-3 text-center text-soft">
          <Trans>Drag names here, or divide the class at random.</Trans>
        </p>
      )}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13.5rem),1fr))] gap-2">
        {students.map((student) => (
          <StudentCard
            key={student.student_id}
            student={student}
            shownName={shownNames.get(student.student_id) ?? student.student_name}
            actions={actions}
            isRenamed={student.student_id === renamed}
            isDragged={dragged.includes(student.student_id)}
            isReached={student.student_id === reached}
          />
        ))}
      </ul>
    </section>
  );
}
