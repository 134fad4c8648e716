import { Trans, useLingui } from '@lingui/react/macro';
import { tidyName } from '@lexiroom/domain/names';
import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { newCommandId } from '../../api/command-id.ts';
import { Button } from '../../design/buttons/button.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import type { ClassActions } from '../changes/class-actions.tsx';
import { useNameProblem } from '../naming/name-problem.ts';

export interface AddStudentProps {
  /** Whoever is in the class already. */
  names: readonly string[];
  onAdd: ClassActions['add'];
  /** Several lines were pasted: they want to be looked at first. */
  onList: (pasted: string) => void;
}

/** A box for one more name; it keeps what was typed until the student is in the class, and is then ready for the next. */
export function AddStudent({ names, onAdd, onList }: AddStudentProps) {
  const { t } = useLingui();
  const nameProblem = useNameProblem('student');
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  // The id stays the same however often the same name is sent.
  const [command_id, setCommandId] = useState(newCommandId);
  const form = useRef<HTMLFormElement>(null);
  const name = tidyName(typed);
  const problem = name === '' ? undefined : nameProblem(typed);
  const isRepeated = names.some((other) => other.toLowerCase() === name.toLowerCase());

  async function add(event: FormEvent) {
    event.preventDefault();
    form.current?.querySelector('input')?.focus();
    if (name === '' || problem !== undefined || isBusy) return;
    setBusy(true);
    const isAdded = await onAdd([{ student_name: name, group: null }], command_id);
    setBusy(false);
    if (!isAdded) return;
    setTyped('');
    setCommandId(newCommandId());
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void add(event)} className="flex items-start gap-3">
      <TextField
        className="min-w-0 flex-1"
        label={t`Add a student`}
        value={typed}
        readOnly={isBusy}
        autoComplete="off"
        hint={isRepeated && problem === undefined ? t`Somebody in the class already has this name.` : undefined}
        error={problem}
        onChange={({ target }) => {
          setTyped(target.value);
          setCommandId(newCommandId());
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          if (!/\S[\r\n]+\s*\S/u.test(pasted)) return;
          event.preventDefault();
          onList(pasted);
        }}
      />
      <Button
        type="submit"
        className="mt-7.5 shrink-0"
        busy={isBusy}
        icon={<Plus className="size-5" aria-hidden="true" />}
      >
        <Trans>Add</Trans>
      </Button>
    </form>
  );
}
