import { Trans, useLingui } from '@lingui/react/macro';
import type { LogIn as LogInBody } from '@lexiroom/contracts/accounts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, refusalOf } from '../../api/client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { dateFormat } from '../../i18n/dates.ts';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { forgotPasswordPath, Link, signUpPath, useParameter } from '../../navigation/index.ts';
import { useAfterLogIn } from './after-log-in.ts';
import { AuthLayout, authLink } from '../forms/auth-layout.tsx';
import { formText } from '../forms/form-text.ts';
import { GoogleButton } from '../google/google-button.tsx';
import { PasswordField } from '../forms/password-field.tsx';

/**
 * Log in with username or e-mail, or through Google; `next` says where to go then. An account that is being deleted can be
 * kept here (decisions section 5).
 */
export function LogInPage() {
  const { t } = useLingui();
  const next = useParameter('next');
  const afterLogIn = useAfterLogIn();
  const refusalWords = useRefusalWords();
  const [missing, setMissing] = useState<'username' | 'password'>();
  const logIn = useMutation({
    mutationFn: (body: LogInBody) => api.logIn({ body }),
    onSuccess: (user) => afterLogIn(user, next),
  });
  const refusal = logIn.isError ? refusalOf(logIn.error) : undefined;
  const isLeaving = refusal?.code === 'ACCOUNT_LEAVING';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (logIn.isPending) return;
    const form = new FormData(event.currentTarget);
    const username = formText(form, 'username').trim();
    const password = formText(form, 'password');
    const lacking = username ? (password ? undefined : 'password') : 'username';
    setMissing(lacking);
    if (lacking) event.currentTarget.querySelector<HTMLInputElement>(`[name=${lacking}]`)?.focus();
    else logIn.mutate({ username, password });
  }

  return (
    <AuthLayout
      title={t`Log in`}
      other={
        <Trans>
          New here?{' '}
          <Link to={signUpPath(next)} className={authLink}>
            Sign up
          </Link>
        </Trans>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          name="username"
          label={t`Username or e-mail`}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          error={missing === 'username' ? t`Type your username or e-mail` : undefined}
        />
        <PasswordField
          name="password"
          label={t`Password`}
          autoComplete="current-password"
          maxLength={256}
          error={missing === 'password' ? t`Type your password` : undefined}
        />
        <Link to={forgotPasswordPath(next)} className={`${authLink} -my-3 self-start`}>
          <Trans>Forgot password?</Trans>
        </Link>
        {isLeaving ? (
          <LeavingNotice
            at={Number(refusal?.params?.at)}
            onKeep={() => logIn.variables && logIn.mutate({ ...logIn.variables, keep_account: true })}
          />
        ) : (
          logIn.isError && <Notice tone="bad">{refusalWords(refusal)}</Notice>
        )}
        <Button type="submit" look={isLeaving ? 'quiet' : 'sun'} size="large" busy={logIn.isPending}>
          <Trans>Log in</Trans>
        </Button>
      </form>
      <GoogleButton next={next} />
    </AuthLayout>
  );
}

interface LeavingNoticeProps {
  /** When nothing of the account will be left, in epoch milliseconds. */
  at: number;
  onKeep: () => void;
}

/** The account that was to be entered is being deleted: until when it can be kept, and the button that keeps it. */
function LeavingNotice({ at, onKeep }: LeavingNoticeProps) {
  const { i18n } = useLingui();
  const day = dateFormat(i18n.locale, { dateStyle: 'long' }).format(at);
  return (
    <div className="flex flex-col gap-3">
      <Notice tone="bad">
        <Trans>You asked us to delete this account. It will be deleted on {day}.</Trans>
      </Notice>
      <Button look="sun" size="large" onClick={onKeep}>
        <Trans>Keep my account</Trans>
      </Button>
    </div>
  );
}
