import { Trans, useLingui } from '@lingui/react/macro';
import { useSession } from '../accounts/session.ts';
import { Loading } from '../design/loading.tsx';
import { Tabs } from '../design/tabs.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { Page } from '../shell/page.tsx';
import { EntryQueue } from './entry-queue.tsx';

/** What admins look after; for anybody else the page does not exist (decisions sections 8 and 13). */
export function AdminPage() {
  const { t } = useLingui();
  const { user, isChecked } = useSession();
  if (!isChecked) return <Loading />;
  if (!user?.is_admin) return <NotFound />;
  return (
    <Page title={t`Admin`} width="text">
      <h1 className="mb-6 font-display text-4xl leading-tight font-extrabold sm:text-5xl">
        <Trans>What people have added</Trans>
      </h1>
      <Tabs
        label={t`Which entries`}
        tabs={[
          { name: 'unapproved', label: t`Not approved`, panel: <EntryQueue key="unapproved" state="unapproved" /> },
          { name: 'reported', label: t`Reported`, panel: <EntryQueue key="reported" state="reported" /> },
        ]}
      />
    </Page>
  );
}
