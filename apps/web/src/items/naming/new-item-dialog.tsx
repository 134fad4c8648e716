import { Trans, useLingui } from '@lingui/react/macro';
import { tidyName } from '@lexiroom/domain/names';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { newCommandId } from '../../api/command-id.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import type { TreeChange } from '../changes/tree-change.ts';
import { ColourChoice, colours } from '../colours/colour-choice.tsx';
import { useNameProblem } from './name-problem.ts';

export interface NewItemDialogProps {
  item_type: 'folder' | 'category';
  parent_id: number;
  /** Makes it; gives why not, in words. Closes the dialog when it is made. */
  onMake: (item: Extract<TreeChange, { type: 'made' }>) => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks for the name of a new folder, or for name and colour of a new category. */
export function NewItemDialog({ item_type, parent_id, onMake, onClose }: NewItemDialogProps) {
  const { t } = useLingui();
  const nameProblem = useNameProblem();
  const [name, setName] = useState('');
  const [colour, setColour] = useState<string>(colours.grey);
  const [hasTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  // The id stays the same however often the call is sent, so that one item is made.
  const [command_id] = useState(newCommandId);
  const problem = nameProblem(name);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  async function make(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (problem !== undefined || isBusy) return;
    setBusy(true);
    const item = { type: 'made', item_type, item_name: tidyName(name), parent_id, command_id } as const;
    setRefusal(await onMake(item_type === 'category' ? { ...item, colour } : item));
    setBusy(false);
  }

  return (
    <Dialog title={item_type === 'folder' ? <Trans>New folder</Trans> : <Trans>New category</Trans>} onClose={onClose}>
      <form ref={form} noValidate onSubmit={(event) => void make(event)} className="flex flex-col gap-5">
        <TextField
          label={t`Name`}
          value={name}
          autoComplete="off"
          required
          hint={item_type === 'category' ? t`A category groups decks within a folder.` : undefined}
          error={hasTried || name !== '' ? problem : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        {item_type === 'category' && <ColourChoice value={colour} onChange={setColour} />}
        {refusal !== undefined && <Notice tone="bad">{refusal}</Notice>}
        <Button type="submit" look="sun" busy={isBusy}>
          {item_type === 'folder' ? <Trans>Make folder</Trans> : <Trans>Make category</Trans>}
        </Button>
      </form>
    </Dialog>
  );
}
