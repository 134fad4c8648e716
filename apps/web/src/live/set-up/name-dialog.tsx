import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';

const mostCharacters = 60;

export interface NameDialogProps {
  title: ReactNode;
  /** Whether something of this name is there already, which would be replaced. */
  isTaken?: (name: string) => boolean;
  initial?: string;
  isBusy: boolean;
  /** Why the last try failed. */
  error?: string | undefined;
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks what something that is kept shall be called. */
export function NameDialog({ title, isTaken, initial = '', isBusy, error, onSave, onClose }: NameDialogProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(initial);
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // The only thing to do here. As the dialog opens, the browser gives the focus to its first button.
  useEffect(() => form.current?.querySelector('input')?.select(), []);
  const name = typed.trim();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // Not the form behind the dialog.
    event.stopPropagation();
    if (name === '') setMissing(true);
    else if (!isBusy) onSave(name);
  };
  const replaces = isTaken?.(name) ?? false;
  return (
    <Dialog title={title} onClose={onClose}>
      <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextField
          label={t`Name`}
          value={typed}
          maxLength={mostCharacters}
          autoComplete="off"
          error={isMissing && name === '' ? t`Give it a name` : error}
          onChange={({ target }) => setTyped(target.value)}
        />
        {replaces && (
          <Notice>
            <Trans>You already have one with this name.</Trans>
          </Notice>
        )}
        <Button type="submit" look="sun" busy={isBusy}>
          {replaces ? <Trans>Replace</Trans> : <Trans>Save</Trans>}
        </Button>
      </form>
    </Dialog>
  );
}
