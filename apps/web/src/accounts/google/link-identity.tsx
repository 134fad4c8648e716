import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, refusalOf } from '../../api/client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { forgotPasswordPath, Link, logInPath } from '../../navigation/index.ts';
import { useAfterLogIn } from '../log-in/after-log-in.ts';
import { AuthLayout, authLink } from '../forms/auth-layout.tsx';
import { formText } from '../forms/form-text.ts';
import { PasswordField } from '../forms/password-field.tsx';

/** There is an account with the identity's e-mail: its password, once, links the two (decisions section 5). */
export function LinkIdentity({ username, next }: { username: string; next: string | undefined }) {
  const { t } = useLingui();
  const afterLogIn = useAfterLogIn();
  const refusalWords = useRefusalWords();
  const [isMissing, setMissing] = useState(false);
  const link = useMutation({
    mutationFn: (password: string) => api.linkIdentity({ body: { password } }),
    onSuccess: (user) => afterLogIn(user, next),
  });
  const refusal = link.isError ? refusalOf(link.error) : undefined;
  const isWrong = refusal?.code === 'WRONG_PASSWORD';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (link.isPending) return;
    const password = formText(new FormData(event.currentTarget), 'password');
    setMissing(!password);
    if (password) link.mutate(password);
    else event.currentTarget.querySelector('input')?.focus();
  }

  return (
    <AuthLayout
      title={t`Is this you?`}
      other={
        <Link to={logInPath(next)} className={authLink}>
          <Trans>Back to the login page</Trans>
        </Link>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <p className="text-lg">
          <Trans>
            <UserText className="font-semibold">{username}</UserText> already uses the e-mail address of this Google
            account. Enter its password to link the two.
          </Trans>
        </p>
        <PasswordField
          name="password"
          label={t`Password`}
          autoComplete="current-password"
          maxLength={256}
          error={isMissing ? t`Type your password` : isWrong ? refusalWords(refusal) : undefined}
        />
        {link.isError && !isWrong && <Notice tone="bad">{refusalWords(refusal)}</Notice>}
        <Link to={forgotPasswordPath(next)} className={`${authLink} -my-3 self-start`}>
          <Trans>Forgot password?</Trans>
        </Link>
        <Button type="submit" look="sun" size="large" busy={link.isPending}>
          <Trans>Log in</Trans>
        </Button>
      </form>
    </AuthLayout>
  );
}
