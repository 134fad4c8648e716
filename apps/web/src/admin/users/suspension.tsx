import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { TextField } from '../../design/fields/text-field.tsx';

export interface SuspensionProps {
  onSuspend: (reason: string) => void;
  isBusy: boolean;
}

/** Why an account is suspended: written down, so that it can be looked up later. */
export function Suspension({ onSuspend, isBusy }: SuspensionProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (reason.trim() && !isBusy) onSuspend(reason.trim());
  };
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-3">
      <TextField
        label={t`Why is the account suspended?`}
        hint={<Trans>They are logged out everywhere, and any quiz they are running ends.</Trans>}
        value={reason}
        maxLength={500}
        error={isAsked && !reason.trim() ? t`A reason is needed` : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" look="brand" size="small" busy={isBusy} className="self-start">
        <Trans>Suspend the account</Trans>
      </Button>
    </form>
  );
}
