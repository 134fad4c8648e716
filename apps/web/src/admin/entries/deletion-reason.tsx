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

/** Why an entry goes: kept with it, so that it can be looked up later. Decks that have it keep it; a word leaves its deck. */
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
        hint={kind === 'word' ? <Trans>It goes from its deck.</Trans> : <Trans>Decks that have it keep it.</Trans>}
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
