import { Trans } from '@lingui/react/macro';
import type { SessionUser } from '@lexiroom/contracts/accounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { NewPasswordField, useNewPassword } from '../../accounts/forms/new-password-field.tsx';
import { api, refusalOf } from '../../api/client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { sessionQuery } from '../../session/session.ts';
import { sessionsKey } from '../sessions/sessions-query.ts';
import { Reauthentication, useReauthentication } from './reauthentication.tsx';
import { FirstPasswordByMail } from './first-password-by-mail.tsx';

/** Another password, or the first one; every other browser is logged out. */
export function ChangePassword({ user }: { user: SessionUser }) {
  const cache = useQueryClient();
  const refusalWords = useRefusalWords();
  const change = useMutation({
    mutationFn: (body: { password?: string; new_password: string }) => api.changePassword({ body }),
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: sessionsKey });
      void cache.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
  });
  const refusal = change.isError ? refusalOf(change.error) : undefined;
  const reauthentication = useReauthentication(user, refusal);
  const field = useNewPassword(refusal);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (change.isPending) return;
    const form = event.currentTarget;
    const proofFields = reauthentication.take(form);
    const new_password = proofFields && field.take(form);
    if (new_password === undefined) return;
    change.mutate({ ...proofFields, new_password }, { onSuccess: () => form.reset() });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {!user.has_password && (
        <p>
          <Trans>You log in with Google. With a password you can also log in without it.</Trans>
        </p>
      )}
      <Reauthentication user={user} reauthentication={reauthentication} group="password" />
      <NewPasswordField error={field.error} />
      {change.isError && !reauthentication.isRefused && !field.isRefused && (
        <Notice tone="bad">{refusalWords(refusal)}</Notice>
      )}
      {change.isSuccess && (
        <Notice tone="good">
          <Trans>Your password has been changed. You are logged out of all other browsers.</Trans>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={change.isPending}>
          {user.has_password ? <Trans>Change the password</Trans> : <Trans>Set a password</Trans>}
        </Button>
      </div>
      {!user.has_password && <FirstPasswordByMail email={user.email} />}
    </form>
  );
}
