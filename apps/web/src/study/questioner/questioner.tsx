import { canChange, type QuestionedStudent } from '@lexiroom/domain/study/questioner';
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { FloatingToast } from '../../design/feedback/floating-toast.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useKeys } from '../modes/keys/keys.ts';
import type { Study } from '../study.ts';
import { QuestionerState } from './questioner-state.tsx';
import { questionerOf } from './questioner-of.ts';
import { useQuestionerShown } from './questioner-shown.ts';
import { RemovePrompt } from './remove-prompt.tsx';
import { StudentAsked } from './student-asked.tsx';
import { StudentList } from './student-list.tsx';
import { askAnother, askingMode, askStudents, type RunningModes, type Turn } from './turns.ts';
import { type AbsenceChange, useAbsence } from './use-absence.ts';
import { useStudents } from './use-students.ts';

export type QuestionerProps = { study: Study; class_id: number } & RunningModes;

/** What is open above the page, and for which student. */
type Overlay = { type: 'list'; turn: Turn | undefined } | { type: 'remove'; student: QuestionedStudent };

/**
 * Who is asked on the page in sight, or for each card; another one, none any more, or one chosen by hand (specification 1
 * section 4, student questioner). What was answered stays its student's.
 */
export function Questioner({ study, class_id, pages, cards, inSight, asking }: QuestionerProps) {
  const mode = useMemo(
    () => askingMode({ pages, cards, inSight, asking } as RunningModes),
    [pages, cards, inSight, asking],
  );
  const isShown = useQuestionerShown();
  const students = useStudents({ study: study.address, class_id, atOnce: false });
  const questioner = questionerOf(class_id);
  const progress = useSelector(questioner, ({ context }) => context);
  const [overlay, setOverlay] = useState<Overlay>();
  const absence = useAbsence(class_id);
  const isReady = !students.isPending;
  useEffect(
    () => (isShown && isReady ? askStudents(mode, questioner) : undefined),
    [mode, questioner, isShown, isReady],
  );
  const turns = isShown && isReady ? mode.turns() : [];
  const studentOf = ({ student_id }: Turn) => progress.roster.find((student) => student.student_id === student_id);
  const change = (turn: Turn) => askAnother(mode, questioner, turn);
  const remove = (turn: Turn) => {
    const student = studentOf(turn);
    if (student) setOverlay({ type: 'remove', student });
  };
  const turn = turnInFocus(turns);
  const isAsking = turn !== undefined && studentOf(turn) !== undefined;
  useKeys({
    change_student: isAsking && canChange(progress, turn.student_id) ? () => change(turn) : undefined,
    remove_student: isAsking ? () => remove(turn) : undefined,
    set_aside: isAsking ? () => void absence.change(studentOf(turn)!, true) : undefined,
    list_students: isShown && isReady ? () => setOverlay({ type: 'list', turn }) : undefined,
  });
  const state = (
    <QuestionerState
      students={students}
      progress={progress}
      isShown={isShown}
      turns={turns}
      onList={() => setOverlay({ type: 'list', turn })}
    />
  );
  return (
    <section
      className={`mb-3 flex flex-col gap-1 low:mb-1 ${pages && turns.length === 1 ? 'lg:[@media(min-height:46rem)]:-mb-1' : ''}`}
      data-questioner
    >
      {turns.length > 0 && (
        <div className={turns.length === 1 ? '' : 'flex gap-6'}>
          {turns.map((one) => (
            <div
              key={one.card}
              data-card={one.card}
              className={turns.length === 1 ? '' : 'max-w-[calc((100%-3rem)/3)] min-w-0 basis-1/3'}
            >
              <StudentAsked
                student={studentOf(one)}
                turn={one}
                isAlone={turns.length === 1}
                canChange={canChange(progress, one.student_id)}
                onChange={() => change(one)}
                onRemove={() => remove(one)}
                onSetAside={(student) => void absence.change(student, true)}
                onList={() => setOverlay({ type: 'list', turn: one })}
              >
                {turns.length === 1 && state}
              </StudentAsked>
            </div>
          ))}
        </div>
      )}
      {turns.length !== 1 && state}
      {overlay?.type === 'list' && (
        <StudentList
          progress={progress}
          asked={overlay.turn?.student_id}
          onPick={
            overlay.turn && !overlay.turn.isAnswered
              ? (student_id) => {
                  questioner.send({ type: 'PICK', student_id });
                  mode.ask(overlay.turn!, student_id);
                  setOverlay(undefined);
                }
              : undefined
          }
          onGroup={(group) => questioner.send({ type: 'GROUP', group })}
          onAbsence={(student, isAbsent) => void absence.change(student, isAbsent)}
          onClose={() => setOverlay(undefined)}
        />
      )}
      {overlay?.type === 'remove' && (
        <RemovePrompt
          student_name={overlay.student.student_name}
          onConfirm={() => questioner.send({ type: 'REMOVE', student_id: overlay.student.student_id })}
          onClose={() => setOverlay(undefined)}
        />
      )}
      <FloatingToast
        shown={absence.last}
        place="top"
        isBad={absence.last?.hasFailed}
        action={
          absence.last && !absence.last.hasFailed && absence.last.is_absent
            ? { words: <Trans>Undo</Trans>, act: absence.undo }
            : undefined
        }
        onGone={absence.forget}
      >
        {absence.last && <AbsenceWords {...absence.last} />}
      </FloatingToast>
    </section>
  );
}

function AbsenceWords({ student_name, is_absent, hasFailed }: AbsenceChange) {
  const student = <UserText>{student_name}</UserText>;
  if (hasFailed) return <Trans>{student} could not be changed. Try again.</Trans>;
  return is_absent ? <Trans>{student} is marked absent for today</Trans> : <Trans>{student} is back</Trans>;
}

/** The turn that keys are for: that of the card with the focus, else the first that is not answered. */
function turnInFocus(turns: readonly Turn[]): Turn | undefined {
  const focused = document.activeElement?.closest<HTMLElement>('[data-card]')?.dataset.card;
  const open = turns.filter(({ isAnswered }) => !isAnswered);
  return open.find(({ card }) => String(card) === focused) ?? open[0];
}
