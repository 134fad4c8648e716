import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { buttonClass } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { Link, logInPath } from '../../navigation/index.ts';
import { sessionQuery, useSession } from '../../session/session.ts';
import { LinkPage } from './link-page.tsx';
import { SendVerification } from './send-verification.tsx';

/** Confirms an e-mail address by the link that was mailed there: that of a new account, or a changed one. */
export function VerifyPage({ verification_string }: { verification_string: string }) {
  const { t } = useLingui();
  const cache = useQueryClient();
  const { user, isChecked } = useSession();
  return (
    <LinkPage
      title={t`Confirm your e-mail`}
      explanation={
        <p>
          <Trans>This confirms that e-mails to this address reach you.</Trans>
        </p>
      }
      action={<Trans>Confirm this address</Trans>}
      use={() => api.verify({ body: { verification_string } })}
      onUsed={() => void cache.invalidateQueries({ queryKey: sessionQuery.queryKey })}
      done={
        <>
          <Notice tone="good">
            <Trans>Your e-mail address is confirmed.</Trans>
          </Notice>
          {isChecked && (
            <Link to={user ? '/' : logInPath()} className={buttonClass('sun')}>
              {user ? <Trans>Continue</Trans> : <Trans>Log in</Trans>}
            </Link>
          )}
        </>
      }
      over={
        user && !user.verified ? (
          <SendVerification />
        ) : (
          <p>
            <Trans>Log in to get a new one if your address is not confirmed yet.</Trans>
          </p>
        )
      }
    />
  );
}
