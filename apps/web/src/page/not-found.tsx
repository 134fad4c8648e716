import { useLingui } from '@lingui/react/macro';
import { ErrorPanel } from '../design/feedback/error-panel.tsx';
import { userPath } from '../navigation/index.ts';
import { useSession } from '../session/session.ts';
import { Page } from './page.tsx';

/** An address that leads nowhere. */
export function NotFound() {
  const { t } = useLingui();
  const { user } = useSession();
  return (
    <Page title={t`Page does not exist`} width="narrow">
      <ErrorPanel status={404} {...(user ? { backHref: userPath(user.username) } : {})} />
    </Page>
  );
}
