import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { buttonClass } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { forgotPasswordPath, Link } from '../../navigation/index.ts';
import { forgetUser } from '../../session/session.ts';
import { LinkPage } from './link-page.tsx';

/** Gives an account its earlier e-mail address back: for whoever did not change it themselves. */
export function RevertEmailPage({ reversion_string }: { reversion_string: string }) {
  const { t } = useLingui();
  const cache = useQueryClient();
  return (
    <LinkPage
      title={t`Your old address`}
      explanation={
        <p>
          <Trans>
            The e-mail address of your account was changed. If this was not you, restore your old address here. This
            also logs you out everywhere.
          </Trans>
        </p>
      }
      action={<Trans>Restore my old address</Trans>}
      use={() => api.revertEmailChange({ body: { reversion_string } })}
      onUsed={() => forgetUser(cache)}
      done={
        <>
          <Notice tone="good">
            <Trans>Your old address is restored, and you are logged out everywhere.</Trans>
          </Notice>
          <p>
            <Trans>Somebody may know your password. Choose a new one.</Trans>
          </p>
          <Link to={forgotPasswordPath()} className={buttonClass('sun')}>
            <Trans>Choose a new password</Trans>
          </Link>
        </>
      }
    />
  );
}
