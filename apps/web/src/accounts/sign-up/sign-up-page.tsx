import { Trans, useLingui } from '@lingui/react/macro';
import type { SignUp as SignUpBody } from '@lexiroom/contracts/accounts';
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
import { GoogleButton } from '../google/google-button.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { firstRole, RoleChoice } from './role-choice.tsx';
import { faultsOf, type SignUpField, type SignUpFault, signUpFields, timeZone } from './sign-up-form.ts';

/** Refusals that speak of one field stand beside it. */
const fieldOf: Partial<Record<string, SignUpField>> = {
  USERNAME_TAKEN: 'username',
  EMAIL_TAKEN: 'email',
  PASSWORD_COMMON: 'password',
};

const agreedLink = 'font-semibold text-brand-ink underline underline-offset-4';

/** Make an account and be logged in; `setup` is the console's one-time link for the first admin. */
export function SignUpPage() {
  const { t } = useLingui();
  const next = useParameter('next');
  const setup = useParameter('setup');
  const afterLogIn = useAfterLogIn();
  const refusalWords = useRefusalWords();
  const [role, setRole] = useState(() => firstRole(next));
  const [faults, setFaults] = useState<Partial<Record<SignUpField, SignUpFault>>>({});
  const signUp = useMutation({
    mutationFn: (body: SignUpBody) => api.signUp({ body }),
    onSuccess: (user) => afterLogIn(user, next),
  });

  const refusal = signUp.isError ? refusalOf(signUp.error) : undefined;
  const refusedField = refusal && fieldOf[refusal.code];
  const words: Record<SignUpField, Record<SignUpFault, string>> = {
    username: {
      missing: t`Choose a username`,
      shape: t`A username has 3 to 20 of the characters a–z, 0–9, _ and -`,
      short: t`A username has 3 to 20 of the characters a–z, 0–9, _ and -`,
      long: t`A username has 3 to 20 of the characters a–z, 0–9, _ and -`,
    },
    email: {
      missing: t`Type your e-mail address`,
      shape: t`This is not an e-mail address`,
      short: t`This is not an e-mail address`,
      long: t`This is not an e-mail address`,
    },
    password: {
      missing: t`Choose a password`,
      shape: t`Choose another password`,
      short: t`A password has at least 10 characters`,
      long: t`A password has at most 256 characters`,
    },
  };
  const errorOf = (field: SignUpField) => {
    const fault = faults[field];
    if (fault) return words[field][fault];
    return refusedField === field ? refusalWords(refusal) : undefined;
  };

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (signUp.isPending) return;
    const form = new FormData(event.currentTarget);
    const zone = timeZone();
    const body: SignUpBody = {
      username: formText(form, 'username'),
      email: formText(form, 'email'),
      password: formText(form, 'password'),
      role,
      ...(zone ? { time_zone: zone } : {}),
      ...(setup ? { setup_token: setup } : {}),
    };
    const found = faultsOf(body);
    setFaults(found);
    const first = signUpFields.find((field) => found[field]);
    if (first) event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    else signUp.mutate(body);
  }

  return (
    <AuthLayout
      title={t`Sign up`}
      other={
        <Trans>
          Already have an account?{' '}
          <Link to={logInPath(next)} className={authLink}>
            Log in
          </Link>
        </Trans>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        {setup && (
          <Notice>
            <Trans>Whoever signs up with this link becomes the admin of this Lexiroom.</Trans>
          </Notice>
        )}
        <RoleChoice role={role} onChange={setRole} />
        <TextField
          name="username"
          label={t`Username`}
          hint={t`Other people see this name`}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          error={errorOf('username')}
        />
        <TextField
          name="email"
          type="email"
          label={t`E-mail`}
          autoComplete="email"
          maxLength={254}
          error={errorOf('email')}
        />
        <PasswordField
          name="password"
          label={t`Password`}
          hint={t`At least 10 characters. A few words together are easy to remember.`}
          autoComplete="new-password"
          maxLength={300}
          error={errorOf('password')}
        />
        {signUp.isError && !refusedField && <Notice tone="bad">{refusalWords(refusal)}</Notice>}
        <p className="text-soft">
          <Trans>
            By signing up you agree to the{' '}
            <Link to="/docs/tos" className={agreedLink}>
              terms
            </Link>{' '}
            and the{' '}
            <Link to="/docs/content_policy" className={agreedLink}>
              content policy
            </Link>
            .{' '}
            <Link to="/docs/privacy" className={agreedLink}>
              What is stored about you
            </Link>
          </Trans>
        </p>
        <Button type="submit" look="sun" size="large" busy={signUp.isPending}>
          <Trans>Sign up</Trans>
        </Button>
      </form>
      {!setup && <GoogleButton next={next} />}
    </AuthLayout>
  );
}
