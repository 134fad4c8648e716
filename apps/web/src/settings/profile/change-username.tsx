import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type SessionUser, Username } from '@lexiroom/contracts/accounts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { formText } from '../../accounts/forms/form-text.ts';
import { api, refusalOf } from '../../api/client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { SavingState, useNewUser } from '../setting-fields.tsx';

/** Another username; once in 30 days (decisions section 5). */
export function ChangeUsername({ user }: { user: SessionUser }) {
  const { t } = useLingui();
  const refusalWords = useRefusalWords();
  const [isMisshapen, setMisshapen] = useState(false);
  const change = useMutation({
    mutationFn: (username: string) => api.changeUsername({ body: { username } }),
    onSuccess: useNewUser(),
  });
  const refusal = change.isError ? refusalOf(change.error) : undefined;
  const error = isMisshapen
    ? t`A username has 3 to 20 of the characters a–z, 0–9, _ and -`
    : refusal?.code === 'USERNAME_TAKEN'
      ? refusalWords(refusal)
      : undefined;
  const days = refusal?.code === 'USERNAME_RECENT' ? Number(refusal.params?.days) : undefined;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (change.isPending) return;
    const typed = formText(new FormData(event.currentTarget), 'username');
    const username = Username.safeParse(typed);
    setMisshapen(!username.success);
    if (!username.success) event.currentTarget.querySelector('input')?.focus();
    else if (username.data !== user.username) change.mutate(username.data);
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TextField
        // Drawn anew with the new name.
        key={user.username}
        name="username"
        label={t`Username`}
        hint={t`You can change it once every 30 days. Links to your old name will stop working.`}
        defaultValue={user.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        error={error}
      />
      {days !== undefined && days > 0 && (
        <p className="text-soft">
          <Plural value={days} one="You can change it again in # day." other="You can change it again in # days." />
        </p>
      )}
      {!error && <SavingState of={change} />}
      <Button type="submit" className="self-start" busy={change.isPending}>
        <Trans>Change the username</Trans>
      </Button>
    </form>
  );
}
