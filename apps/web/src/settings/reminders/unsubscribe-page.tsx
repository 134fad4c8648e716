import { Trans, useLingui } from '@lingui/react/macro';
import { LinkPage } from '../../accounts/mailed-links/link-page.tsx';
import { api } from '../../api/client.ts';
import { buttonClass } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { Link, settingsPath } from '../../navigation/index.ts';

/** Ends reminders by e-mail, for whoever has the link of one: nobody has to log in for that. */
export function UnsubscribePage({ token }: { token: string }) {
  const { t } = useLingui();
  const toSettings = (
    <Link to={settingsPath('reminders')} className={buttonClass('quiet')}>
      <Trans>Settings of reminders</Trans>
    </Link>
  );
  return (
    <LinkPage
      title={t`Reminders by e-mail`}
      explanation={
        <p>
          <Trans>You get e-mails that remind you to study. Would you like to stop them?</Trans>
        </p>
      }
      action={<Trans>Stop the e-mails</Trans>}
      use={() => api.unsubscribe({ params: { token } })}
      done={
        <>
          <Notice tone="good">
            <Trans>You will get no more reminders by e-mail.</Trans>
          </Notice>
          {toSettings}
        </>
      }
      over={toSettings}
    />
  );
}
