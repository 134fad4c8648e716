import { Trans, useLingui } from '@lingui/react/macro';
import { SelectUsername } from '@lexiroom/contracts/accounts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, refusalOf } from '../../api/client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { Link, logInPath, useParameter } from '../../navigation/index.ts';
import { useAfterLogIn } from '../log-in/after-log-in.ts';
import { AuthLayout, authLink } from '../forms/auth-layout.tsx';
import { formText } from '../forms/form-text.ts';
import { firstRole, RoleChoice } from '../sign-up/role-choice.tsx';
import { timeZone } from '../sign-up/sign-up-form.ts';

/** Chooses a username for an outside identity that has no account yet; then there is one. */
export function SelectUsernamePage() {
  const { t } = useLingui();
  const next = useParameter('next');
  const suggestion = useParameter('suggestion');
  const afterLogIn = useAfterLogIn();
  const refusalWords = useRefusalWords();
  const [role, setRole] = useState(() => firstRole(next));
  const [isMisshapen, setMisshapen] = useState(false);
  const make = useMutation({
    mutationFn: (username: string) => {
      const zone = timeZone();
      return api.selectUsername({ body: { username, role, ...(zone ? { time_zone: zone } : {}) } });
    },
    onSuccess: (user) => afterLogIn(user, next),
  });
  const refusal = make.isError ? refusalOf(make.error) : undefined;
  const isTaken = refusal?.code === 'USERNAME_TAKEN';
  // The identity waits a quarter of an hour, and in this browser only.
  const isOver = refusal?.code === 'LINK_USED' || refusal?.code === 'IDENTITY_REFUSED';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (make.isPending) return;
    const username = formText(new FormData(event.currentTarget), 'username');
    const isFine = SelectUsername.safeParse({ username }).success;
    setMisshapen(!isFine);
    if (isFine) make.mutate(username);
    else event.currentTarget.querySelector<HTMLInputElement>('[name=username]')?.focus();
  }

  return (
    <AuthLayout
      title={t`Choose a username`}
      other={
        <Link to={logInPath(next)} className={authLink}>
          <Trans>Back to the login page</Trans>
        </Link>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <RoleChoice role={role} onChange={setRole} />
        <TextField
          name="username"
          label={t`Username`}
          hint={t`Other people see this name`}
          defaultValue={suggestion}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          error={
            isMisshapen
              ? t`A username has 3 to 20 of the characters a–z, 0–9, _ and -`
              : isTaken
                ? refusalWords(refusal)
                : undefined
          }
        />
        {make.isError && !isTaken && (
          <Notice tone="bad">{refusalWords(isOver ? { code: 'IDENTITY_REFUSED' } : refusal)}</Notice>
        )}
        <Button type="submit" look="sun" size="large" busy={make.isPending}>
          <Trans>Sign up</Trans>
        </Button>
      </form>
    </AuthLayout>
  );
}
