import { Trans, useLingui } from '@lingui/react/macro';
import type { RosterName } from '@lexiroom/contracts/live';
import { namesToldApart } from '@lexiroom/domain/names';
import { type SyntheticEvent, useState } from 'react';
import type { Fields } from '../../connection/live-connection.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Select } from '../../design/fields/select.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import type { HostQuestion } from './host.machine.ts';

interface ReassignmentProps {
  asked: Extract<HostQuestion, { type: 'reassign' }>;
  /** The class; null while that is not known. */
  roster: readonly RosterName[] | null;
  /** Who has a seat. */
  seated: ReadonlySet<number>;
  onCancel: () => void;
  onReassign: (fields: Fields<'reassign'>) => void;
}

/** Which student of the class sits on a seat; with one who sits elsewhere, the two change places. */
export function Reassignment({ asked, roster, seated, onCancel, onReassign }: ReassignmentProps) {
  const { t, i18n } = useLingui();
  const { seat_id, name } = asked;
  const [student_id, setStudent] = useState<number | null>(null);
  const byName = new Intl.Collator(i18n.locale, { numeric: true });
  const students = namesToldApart(roster ?? [])
    .filter((student) => student.student_id !== asked.student_id)
    .toSorted((one, other) => byName.compare(one.student_name, other.student_name));
  const chosen = students.find((student) => student.student_id === student_id);
  const exchange = chosen !== undefined && seated.has(chosen.student_id);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (student_id !== null) onReassign({ seat_id, student_id, ...(exchange && { exchange }) });
  };
  return (
    <form onSubmit={submit} noValidate>
      <h2 id="asked" className="mb-3 font-display text-2xl font-bold wrap-anywhere">
        <Trans>
          Who sits there instead of <UserText>{name}</UserText>?
        </Trans>
      </h2>
      <p className="mb-4 text-lg text-soft" aria-live="polite">
        {exchange ? (
          <Trans>
            <UserText>{name}</UserText> and <UserText>{chosen.student_name}</UserText> change places. What was answered
            on each seat so far counts for the one who sits there then.
          </Trans>
        ) : (
          <Trans>The answers given there so far count for the student you choose.</Trans>
        )}
      </p>
      <Select
        label={t`Student`}
        value={student_id ?? ''}
        className="any-script mb-5"
        onChange={({ target }) => setStudent(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{roster ? t`Choose a student` : t`Loading students…`}</option>
        {students.map((student) => (
          <option key={student.student_id} value={student.student_id}>
            {seated.has(student.student_id) ? t`${student.student_name} (taken)` : student.student_name}
          </option>
        ))}
      </Select>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="brand" disabled={student_id === null}>
          {exchange ? <Trans>Swap seats</Trans> : <Trans>Give the seat</Trans>}
        </Button>
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
