import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, refusalOf } from '../../api/client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { Link, logInPath, useParameter } from '../../navigation/index.ts';
import { AuthLayout, authLink } from '../forms/auth-layout.tsx';
import { formText } from '../forms/form-text.ts';
import { serverFeaturesQuery } from '../server-features-query.ts';

/** Asks for a link to set a new password. What it says is the same for every address. */
export function ForgotPasswordPage() {
  const { t } = useLingui();
  const next = useParameter('next');
  const refusalWords = useRefusalWords();
  const { data: site } = useQuery(serverFeaturesQuery);
  const [isMissing, setMissing] = useState(false);
  const ask = useMutation({ mutationFn: (email: string) => api.forgotPassword({ body: { email } }) });
  const refusal = ask.isError ? refusalOf(ask.error) : undefined;
  const isMisspelt = refusal?.code === 'INVALID';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (ask.isPending) return;
    const email = formText(new FormData(event.currentTarget), 'email').trim();
    setMissing(!email);
    if (email) ask.mutate(email);
    else event.currentTarget.querySelector('input')?.focus();
  }

  return (
    <AuthLayout
      title={t`Forgot password`}
      other={
        <Link to={logInPath(next)} className={authLink}>
          <Trans>Back to the login page</Trans>
        </Link>
      }
    >
      {ask.isSuccess ? (
        <div className="flex flex-col gap-5 text-lg">
          <Notice tone="good">
            {site?.has_mail === false ? (
              <Trans>
                Your request has been noted. If there is an account with <UserText>{ask.variables}</UserText>, the
                administrator of this Lexiroom can give you a link to choose a new password. It works for one hour.
              </Trans>
            ) : (
              <Trans>
                If there is an account with <UserText>{ask.variables}</UserText>, a link to choose a new password is on
                its way there. It works for one hour.
              </Trans>
            )}
          </Notice>
        </div>
      ) : (
        <form noValidate onSubmit={submit} className="flex flex-col gap-5">
          <TextField
            name="email"
            type="email"
            label={t`E-mail of your account`}
            autoComplete="email"
            maxLength={254}
            error={isMissing ? t`Type your e-mail address` : isMisspelt ? t`This is not an e-mail address` : undefined}
          />
          {site?.has_mail === false && <OwnerSends />}
          {ask.isError && !isMisspelt && <Notice tone="bad">{refusalWords(refusal)}</Notice>}
          <Button type="submit" look="sun" size="large" busy={ask.isPending}>
            <Trans>Send me a link</Trans>
          </Button>
        </form>
      )}
    </AuthLayout>
  );
}

/** No mail leaves this server: its admins read them. */
function OwnerSends() {
  return (
    <p className="text-soft">
      <Trans>This Lexiroom cannot send e-mails. Ask its administrator for the link.</Trans>
    </p>
  );
}
