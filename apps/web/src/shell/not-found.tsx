import { useLingui } from '@lingui/react/macro';
import { ErrorPanel } from '../design/error-panel.tsx';
import { Page } from './page.tsx';

/** An address that leads nowhere. */
export function NotFound() {
  const { t } = useLingui();
  return (
    <Page title={t`Page does not exist`} width="narrow">
      <ErrorPanel status={404} />
    </Page>
  );
}
