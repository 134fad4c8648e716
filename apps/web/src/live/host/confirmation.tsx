import { Trans, useLingui } from '@lingui/react/macro';
import type { RosterName } from '@lexiroom/contracts/live';
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import type { Move } from '../moves.ts';
import { Ask } from './ask.tsx';
import type { HostEvent, HostQuestion } from './host.machine.ts';
import { Reassignment } from './reassignment.tsx';
import { Removal } from './removal.tsx';

export interface ConfirmationProps {
  asked: HostQuestion;
  /** With `reassign`: the class, null while that is not known, and who of it has a seat. */
  roster?: readonly RosterName[] | null;
  seated?: ReadonlySet<number>;
  onCancel: () => void;
  onMove: (move: Move) => void;
  onOrder: (order: Extract<HostEvent, { type: 'ORDER' }>['order']) => void;
  onDelete?: () => void;
}

/** Asks once before what the wire cannot undo. The system's own dialog: keeps the focus, closes by Escape. */
export function Confirmation(props: ConfirmationProps) {
  const { asked, roster = null, seated = new Set(), onCancel, onMove, onOrder, onDelete } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="asked"
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      className="m-auto w-[calc(100%-2rem)] max-w-lg rounded-3xl bg-card p-6 text-ink shadow-2xl backdrop:bg-black/60"
    >
      {body()}
    </dialog>
  );

  function body(): ReactNode {
    switch (asked.type) {
      case 'end':
        return (
          <Ask title={<Trans>End the quiz for everybody?</Trans>} onCancel={onCancel}>
            <Button look="brand" onClick={() => onMove('end')}>
              <Trans>End quiz</Trans>
            </Button>
          </Ask>
        );
      case 'void':
        return (
          <Ask title={<Trans>Take question {asked.question} back?</Trans>} onCancel={onCancel}>
            <p className="mb-2 w-full text-lg text-soft">
              <Trans>The points are counted as if it had never been asked.</Trans>
            </p>
            <Button
              look="brand"
              onClick={() => onOrder({ type: 'command', command: 'void', fields: { question: asked.question } })}
            >
              <Trans>Take it back</Trans>
            </Button>
          </Ask>
        );
      case 'delete':
        return (
          <Ask title={<Trans>Delete this quiz and its report?</Trans>} onCancel={onCancel}>
            <p className="mb-2 w-full text-lg text-soft">
              <Trans>Nobody can then see who answered what. Students keep what they have learned.</Trans>
            </p>
            <Button look="brand" onClick={onDelete}>
              <Trans>Delete</Trans>
            </Button>
          </Ask>
        );
      case 'remove':
        return (
          <Removal
            asked={asked}
            onCancel={onCancel}
            onRemove={(fields) => onOrder({ type: 'command', command: 'remove', fields })}
          />
        );
      case 'reassign':
        return (
          <Reassignment
            asked={asked}
            roster={roster}
            seated={seated}
            onCancel={onCancel}
            onReassign={(fields) => onOrder({ type: 'command', command: 'reassign', fields })}
          />
        );
      case 'rename': {
        const { seat_id } = asked;
        return (
          <Rename
            name={asked.name}
            onCancel={onCancel}
            onName={(name) => onOrder({ type: 'command', command: 'rename', fields: { seat_id, name } })}
          />
        );
      }
    }
  }
}

function Rename({ name, onName, onCancel }: { name: string; onName: (name: string) => void; onCancel: () => void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(name);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') onName(typed.trim());
  };
  return (
    <form onSubmit={submit} noValidate>
      <h2 id="asked" className="mb-4 font-display text-2xl font-bold">
        <Trans>Another name</Trans>
      </h2>
      <TextField
        label={t`Name`}
        value={typed}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        className="any-script mb-5"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="brand">
          <Trans>Rename</Trans>
        </Button>
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
