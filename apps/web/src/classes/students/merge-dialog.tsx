import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { RosterStudent } from '@lexiroom/contracts/classes';
import { namesToldApart } from '@lexiroom/domain/names';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { RadioGroup } from '../../design/fields/radio-group.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { classStudentsQuery } from '../class-queries.ts';
import { namesFound } from '../naming/names-found.ts';
import { boxNames, boxOf } from './group-box.tsx';

export interface MergeDialogProps {
  class_id: number;
  student_id: number;
  /** All of the class. */
  students: readonly RosterStudent[];
  onMerge: (from: RosterStudent, into: RosterStudent) => Promise<boolean>;
  onClose: () => void;
}

/** With more than so many to choose from there is a box to search in. */
const many = 12;

/** Makes one student of two rows: asks which other row it is and whose name stays, and says what happens. */
export function MergeDialog({ class_id, student_id: merged_id, students: listed, onMerge, onClose }: MergeDialogProps) {
  const { t } = useLingui();
  const [term, setTerm] = useState('');
  const [otherId, choose] = useState<number>();
  const [stays, setStays] = useState(merged_id);
  const [isBusy, setBusy] = useState(false);
  const asked = useQuery(classStudentsQuery(class_id)).data?.students;
  const merged = listed.find(({ student_id }) => student_id === merged_id)!;
  const shown = new Map(namesToldApart(listed).map((row) => [row.student_id, row]));
  const student = shown.get(merged_id)!;
  const factsOf = (row: RosterStudent) => (
    <RowFacts
      row={row}
      place={listed.findIndex(({ student_id }) => student_id === row.student_id) + 1}
      asked={asked?.find(({ student_id }) => student_id === row.student_id)?.asked}
    />
  );
  const others = listed
    .filter(({ student_id }) => student_id !== merged_id)
    .toSorted((one, two) => Number(isAlike(two, merged)) - Number(isAlike(one, merged)))
    .map((row) => shown.get(row.student_id)!);
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
    <Dialog title={<Trans>Who is the same person as {name}?</Trans>} onClose={onClose}>
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
              hint: factsOf(row),
            }))}
          />
          <p>
            <Trans>
              Their answers, past and future, become one history. The other row leaves the list. You can separate them
              again at any time; nothing is lost.
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
                <button
                  type="button"
                  className={`${rowClass} flex-wrap gap-y-0`}
                  onClick={() => choose(row.student_id)}
                >
                  <span className="min-w-0 wrap-anywhere">
                    <UserText>{row.student_name}</UserText>
                  </span>
                  <span className="w-full text-sm font-normal text-soft">{factsOf(row)}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

interface RowFactsProps {
  row: RosterStudent;
  /** In the list of the class, from 1. */
  place: number;
  /** How often they were asked in class; undefined while that is not known. */
  asked: number | undefined;
}

/** What tells two rows of the same name apart: group, account, how often they were asked, place in the list. */
function RowFacts({ row, place, asked }: RowFactsProps) {
  return (
    <>
      {boxNames[boxOf(row)]}
      {' · '}
      {row.linked_to ? <bdi>@{row.linked_to.username}</bdi> : <Trans>no account</Trans>}
      {asked !== undefined && (
        <>
          {' · '}
          <Plural value={asked} _0="never asked in class" one="asked # time in class" other="asked # times in class" />
        </>
      )}
      {' · '}
      <Trans>number {place} in the list</Trans>
    </>
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
