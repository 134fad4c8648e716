import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { api, refusalOf } from '../../api/client.ts';
import { Button, buttonClass } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { forgotPasswordPath, Link, logInPath } from '../../navigation/index.ts';
import { forgetUser } from '../../session/session.ts';
import { AuthLayout } from '../forms/auth-layout.tsx';
import { NewPasswordField, useNewPassword } from '../forms/new-password-field.tsx';

/** Sets a new password by a mailed link; then the account is logged out everywhere. */
export function ResetPasswordPage({ reset_string }: { reset_string: string }) {
  const { t } = useLingui();
  const cache = useQueryClient();
  const refusalWords = useRefusalWords();
  const reset = useMutation({
    mutationFn: (new_password: string) => api.resetPassword({ body: { reset_string, new_password } }),
    onSuccess: () => forgetUser(cache),
  });
  const refusal = reset.isError ? refusalOf(reset.error) : undefined;
  const field = useNewPassword(refusal);
  const isOver = refusal && ['LINK_USED', 'INVALID', 'NOT_FOUND'].includes(refusal.code);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = field.take(event.currentTarget);
    if (password !== undefined && !reset.isPending) reset.mutate(password);
  }

  return (
    <AuthLayout title={t`New password`} other={null}>
      {reset.isSuccess ? (
        <div className="flex flex-col gap-5 text-lg">
          <Notice tone="good">
            <Trans>Your password has been changed. You are logged out everywhere.</Trans>
          </Notice>
          <Link to={logInPath()} className={buttonClass('sun')}>
            <Trans>Log in</Trans>
          </Link>
        </div>
      ) : isOver ? (
        <div className="flex flex-col gap-5 text-lg">
          <Notice tone="bad">
            <Trans>This link has expired or was already used. Your password has not changed.</Trans>
          </Notice>
          <Link to={forgotPasswordPath()} className={buttonClass('sun')}>
            <Trans>Send a new link</Trans>
          </Link>
        </div>
      ) : (
        <form noValidate onSubmit={submit} className="flex flex-col gap-5">
          <NewPasswordField error={field.error} />
          {reset.isError && !field.isRefused && <Notice tone="bad">{refusalWords(refusal)}</Notice>}
          <Button type="submit" look="sun" size="large" busy={reset.isPending}>
            <Trans>Set this password</Trans>
          </Button>
        </form>
      )}
    </AuthLayout>
  );
}
