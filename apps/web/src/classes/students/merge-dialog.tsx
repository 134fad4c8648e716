import { Trans, useLingui } from '@lingui/react/macro';
import type { RosterStudent } from '@lexiroom/contracts/classes';
import { useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { RadioGroup } from '../../design/fields/radio-group.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { namesFound } from '../naming/names-found.ts';

export interface MergeDialogProps {
  student: RosterStudent;
  /** All of the class. */
  students: readonly RosterStudent[];
  onMerge: (from: RosterStudent, into: RosterStudent) => Promise<boolean>;
  onClose: () => void;
}

/** With more than so many to choose from there is a box to search in. */
const many = 12;

/** Makes one student of two rows: asks which other row it is and whose name stays, and says what happens. */
export function MergeDialog({ student, students, onMerge, onClose }: MergeDialogProps) {
  const { t } = useLingui();
  const [term, setTerm] = useState('');
  const [otherId, choose] = useState<number>();
  const [stays, setStays] = useState(student.student_id);
  const [isBusy, setBusy] = useState(false);
  const others = students
    .filter(({ student_id }) => student_id !== student.student_id)
    .toSorted((one, two) => Number(isAlike(two, student)) - Number(isAlike(one, student)));
  const other = others.find(({ student_id }) => student_id === otherId);
  const name = <UserText>{student.student_name}</UserText>;

  async function merge() {
    if (!other) return;
    const [from, into] = stays === student.student_id ? [other, student] : [student, other];
    setBusy(true);
    const isDone = await onMerge(from, into);
    setBusy(false);
    if (isDone) onClose();
  }

  return (
    <Dialog title={<Trans>Who is the same as {name}?</Trans>} onClose={onClose}>
      {other ? (
        <>
          <RadioGroup
            legend={t`Which row stays`}
            look="cards"
            value={stays}
            onChange={setStays}
            options={[student, other].map((row) => ({
              value: row.student_id,
              label: <UserText>{row.student_name}</UserText>,
              hint: row.linked_to ? <bdi>@{row.linked_to.username}</bdi> : undefined,
            }))}
          />
          <p>
            <Trans>
              What either of them answered, and will answer, becomes one history. The other row goes out of the list;
              you can separate them again at any time, and nothing is lost.
            </Trans>
          </p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={() => choose(undefined)}>
              <Trans>Somebody else</Trans>
            </Button>
            <Button look="sun" busy={isBusy} onClick={() => void merge()}>
              <Trans>Merge</Trans>
            </Button>
          </div>
        </>
      ) : (
        <>
          {others.length > many && (
            <TextField
              label={t`Search`}
              type="search"
              value={term}
              autoComplete="off"
              onChange={({ target }) => setTerm(target.value)}
            />
          )}
          <ul className="flex flex-col gap-1">
            {namesFound(others, term).map((row) => (
              <li key={row.student_id}>
                <button type="button" className={rowClass} onClick={() => choose(row.student_id)}>
                  <span className="min-w-0 flex-1 wrap-anywhere">
                    <UserText>{row.student_name}</UserText>
                  </span>
                  {row.linked_to && <bdi className="text-soft">@{row.linked_to.username}</bdi>}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

/** A row of a list to choose from. */
export const rowClass =
  'flex min-h-12 w-full items-center gap-3 rounded-xl border-2 border-transparent px-3 py-1.5 text-start font-semibold hover:bg-brand-wash hover:text-brand-ink disabled:text-soft disabled:hover:bg-transparent';

/** One is called as the other, or has its first name alone. */
function isAlike(one: RosterStudent, other: RosterStudent): boolean {
  const [first, second] = [one, other].map(({ student_name }) => student_name.toLowerCase());
  return first === second || first!.startsWith(`${second} `) || second!.startsWith(`${first} `);
}
