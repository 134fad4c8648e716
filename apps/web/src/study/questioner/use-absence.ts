import type { QuestionedStudent } from '@lexiroom/domain/study/questioner';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import type { QuestionerActor } from './questioner-of.ts';

/** Who was set aside for today last, or is there again; or that the server did not take it. */
export interface AbsenceChange extends Pick<QuestionedStudent, 'student_id' | 'student_name'> {
  is_absent: boolean;
  hasFailed: boolean;
}

export interface Absence {
  last: AbsenceChange | undefined;
  change: (student: Pick<QuestionedStudent, 'student_id' | 'student_name'>, isAbsent: boolean) => Promise<void>;
  undo: () => void;
  forget: () => void;
}

/** Sets students aside for today, at once here and with the class at the server; what it refuses is taken back. */
export function useAbsence(questioner: QuestionerActor): Absence {
  const [last, setLast] = useState<AbsenceChange>();
  const change: Absence['change'] = async ({ student_id, student_name }, is_absent) => {
    const changed = { student_id, student_name, is_absent };
    questioner.send({ type: 'ABSENCE', student_id, is_absent });
    setLast({ ...changed, hasFailed: false });
    try {
      await api.changeStudent({ body: { student_id, is_absent } });
    } catch {
      questioner.send({ type: 'ABSENCE', student_id, is_absent: !is_absent });
      setLast({ ...changed, hasFailed: true });
    }
  };
  return {
    last,
    change,
    undo: () => void (last && change(last, !last.is_absent)),
    forget: () => setLast(undefined),
  };
}
