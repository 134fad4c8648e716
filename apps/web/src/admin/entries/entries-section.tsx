import { useLingui } from '@lingui/react/macro';
import { Tabs } from '../../design/layout/tabs.tsx';
import { EntryQueue } from './entry-queue.tsx';

/** What of the library waits for an admin: not approved yet, or reported (decisions section 8). */
export function EntriesSection() {
  const { t } = useLingui();
  return (
    <Tabs
      label={t`Which entries`}
      tabs={[
        { name: 'unapproved', label: t`Not approved`, panel: <EntryQueue key="unapproved" state="unapproved" /> },
        { name: 'reported', label: t`Reported`, panel: <EntryQueue key="reported" state="reported" /> },
      ]}
    />
  );
}
