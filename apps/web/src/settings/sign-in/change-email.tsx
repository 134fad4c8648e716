import { Trans, useLingui } from '@lingui/react/macro';
import { Email, type SessionUser } from '@lexiroom/contracts/accounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { formText } from '../../accounts/forms/form-text.ts';
import { api, refusalOf } from '../../api/client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { sessionQuery } from '../../session/session.ts';
import { Reauthentication, useReauthentication } from './reauthentication.tsx';

/** Another e-mail address: once it is confirmed there, or at once where no mail leaves the server. */
export function ChangeEmail({ user }: { user: SessionUser }) {
  const { t } = useLingui();
  const cache = useQueryClient();
  const refusalWords = useRefusalWords();
  const [isMisshapen, setMisshapen] = useState(false);
  const change = useMutation({
    mutationFn: (body: { email: string; password?: string }) => api.changeEmail({ body }),
    onSuccess: ({ is_changed }) => {
      if (is_changed) void cache.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
  });
  const refusal = change.isError ? refusalOf(change.error) : undefined;
  const reauthentication = useReauthentication(user, refusal);
  const isTaken = refusal?.code === 'EMAIL_TAKEN';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (change.isPending) return;
    const form = event.currentTarget;
    const email = Email.safeParse(formText(new FormData(form), 'email'));
    setMisshapen(!email.success);
    if (!email.success) return form.querySelector<HTMLInputElement>('[name=email]')?.focus();
    const proofFields = reauthentication.take(form);
    if (proofFields) change.mutate({ email: email.data, ...proofFields });
    return undefined;
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="wrap-anywhere">
        <Trans>
          We send e-mails to <UserText className="font-semibold">{user.email}</UserText>.
        </Trans>
      </p>
      <TextField
        name="email"
        type="email"
        label={t`New e-mail`}
        autoComplete="email"
        maxLength={254}
        error={isMisshapen ? t`This is not an e-mail address` : isTaken ? refusalWords(refusal) : undefined}
      />
      <Reauthentication user={user} reauthentication={reauthentication} group="email" />
      {change.isError && !isTaken && !reauthentication.isRefused && <Notice tone="bad">{refusalWords(refusal)}</Notice>}
      {change.isSuccess && (
        <Notice tone="good">
          {change.data.is_changed ? (
            <Trans>Your e-mail address has been changed.</Trans>
          ) : (
            <Trans>
              We have sent a link to <UserText>{change.variables.email}</UserText>. Your address changes once you open
              it.
            </Trans>
          )}
        </Notice>
      )}
      <Button type="submit" className="self-start" busy={change.isPending}>
        <Trans>Change the e-mail</Trans>
      </Button>
    </form>
  );
}
