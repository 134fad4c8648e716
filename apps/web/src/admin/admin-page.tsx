import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { Loading } from '../design/feedback/loading.tsx';
import { Link } from '../navigation/index.ts';
import { NotFound } from '../page/not-found.tsx';
import { Page } from '../page/page.tsx';
import { useSession } from '../session/session.ts';
import { DiskNotice } from './disk-notice.tsx';
import { BackupsSection } from './backups/backups-section.tsx';
import { CountsSection } from './counts-section.tsx';
import { EntriesSection } from './entries/entries-section.tsx';
import { MessagesSection } from './messages/messages-section.tsx';
import { OutboxSection } from './outbox/outbox-section.tsx';
import { UsersSection } from './users/users-section.tsx';

const sections = {
  entries: EntriesSection,
  users: UsersSection,
  feedback: MessagesSection,
  outbox: OutboxSection,
  counts: CountsSection,
  backups: BackupsSection,
} satisfies Record<string, ComponentType>;
type SectionName = keyof typeof sections;
const names = Object.keys(sections) as SectionName[];

/** What admins look after; for anybody else the page does not exist (decisions sections 8 and 13). */
export function AdminPage({ section = 'entries' }: { section?: string }) {
  const { t } = useLingui();
  const { user, isChecked } = useSession();
  if (!isChecked) return <Loading />;
  const shown = names.find((name) => name === section);
  if (!user?.is_admin || !shown) return <NotFound />;
  const Section = sections[shown];
  const labels: Record<SectionName, string> = {
    entries: t`Entries`,
    users: t`Users`,
    feedback: t`Messages`,
    outbox: t`Outbox`,
    counts: t`Counts`,
    backups: t`Backups`,
  };
  const headings: Record<SectionName, string> = {
    entries: t`What people have added`,
    users: t`Users`,
    feedback: t`Feedback`,
    outbox: t`Mails of this server`,
    counts: t`How large this place is`,
    backups: t`Backups`,
  };
  return (
    <Page title={`${labels[shown]} · ${t`Admin`}`} width="text">
      <nav aria-label={t`Admin`} className="mb-6">
        <ul className="flex flex-wrap gap-1 rounded-2xl bg-line p-1">
          {names.map((name) => (
            <li key={name} className="flex-1">
              <Link
                to={name === 'entries' ? '/admin' : `/admin/${name}`}
                aria-current={name === shown ? 'page' : undefined}
                className="grid min-h-12 place-items-center rounded-xl px-4 py-1.5 text-center font-semibold break-keep hover:text-brand-ink aria-[current=page]:bg-card aria-[current=page]:text-brand-ink aria-[current=page]:shadow-sm"
              >
                {labels[name]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <DiskNotice />
      <h1 className="mb-6 font-display text-4xl leading-tight font-extrabold sm:text-5xl">{headings[shown]}</h1>
      <Section />
    </Page>
  );
}
