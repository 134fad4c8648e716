import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { QueuedEntry } from '@lexiroom/contracts/admin';
import { UserText } from '../../design/typography/user-text.tsx';
import { dateFormat } from '../../i18n/dates.ts';
import { deckPath, Link, storyPath } from '../../navigation/index.ts';

type Report = QueuedEntry['reports'][number];

/** How often an entry was reported, by whom, when, where it was seen, and why. */
export function EntryReports({ reports }: { reports: readonly Report[] }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-1 rounded-2xl bg-bad-wash px-4 py-3 text-bad-ink">
      <p className="font-semibold">
        <Plural value={reports.length} one="Reported once" other="Reported # times" />
      </p>
      <ul aria-label={t`Reports`} className="flex flex-col gap-1">
        {reports.map((report) => (
          <li key={report.username} className="wrap-anywhere">
            <ReportLine {...report} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ReportLine({ username, reason, reported_at, seen_in }: Report) {
  const { i18n } = useLingui();
  const format = dateFormat(i18n.locale, { dateStyle: 'medium' });
  return (
    <>
      <b>
        <UserText>{username}</UserText>
      </b>
      {' · '}
      <time dateTime={new Date(reported_at).toISOString()}>{format.format(reported_at)}</time>
      {seen_in && (
        <>
          {' · '}
          {seen_in.item ? <PlaceLink {...seen_in.item} /> : <Trans>seen where it is not public</Trans>}
        </>
      )}
      {reason !== '' && (
        <>
          : <UserText>{reason}</UserText>
        </>
      )}
    </>
  );
}

type Place = NonNullable<NonNullable<Report['seen_in']>['item']>;

function PlaceLink({ item_id, item_name, item_type, username }: Place) {
  const { t } = useLingui();
  return (
    <Link
      to={item_type === 'story' ? storyPath(username, item_id) : deckPath(username, item_id)}
      target="_blank"
      rel="noopener"
      className="inline-block py-0.5 font-semibold underline underline-offset-2"
    >
      <UserText>{item_name}</UserText>
      <span className="sr-only"> {t`(opens in a new tab)`}</span>
    </Link>
  );
}
