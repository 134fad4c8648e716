import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { QueueKind } from './queue-query.ts';
import { Button } from '../../design/buttons/button.tsx';
import { TextField } from '../../design/fields/text-field.tsx';

export interface DeletionReasonProps {
  kind: QueueKind;
  onDelete: (reason: string) => void;
  isBusy: boolean;
}

/** Why an entry goes: kept with it, so that it can be looked up later. Decks that have it keep it; a word leaves its deck, a deck or story goes into its owner's bin. */
export function DeletionReason({ kind, onDelete, isBusy }: DeletionReasonProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (reason.trim()) onDelete(reason);
  };
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-3">
      <TextField
        label={t`Why is it deleted?`}
        hint={<Consequence kind={kind} />}
        value={reason}
        maxLength={500}
        error={isAsked && !reason.trim() ? t`A reason is needed` : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" look="brand" size="small" busy={isBusy} className="self-start">
        <Trans>Delete it</Trans>
      </Button>
    </form>
  );
}

function Consequence({ kind }: { kind: QueueKind }) {
  if (kind === 'word') return <Trans>It is removed from its deck.</Trans>;
  if (kind === 'item') return <Trans>It is moved to its owner’s bin, and is private if they restore it.</Trans>;
  return <Trans>Decks that use it keep it.</Trans>;
}
