import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ProjectorView } from '@lexiroom/contracts/live';
import { Flame, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { UserText } from '../../../design/typography/user-text.tsx';

type Callout = NonNullable<ProjectorView['leaderboard']>['callouts'][number];

/** Who climbed most, and who has the longest streak. */
export function Callouts({ callouts }: { callouts: readonly Callout[] }) {
  if (callouts.length === 0) return null;
  return (
    <ul className="flex flex-wrap justify-center gap-x-6 gap-y-2 text-back font-bold">
      {callouts.map((callout) => {
        const Icon = callout.type === 'climb' ? TrendingUp : Flame;
        return (
          <li
            key={callout.type}
            className="flex max-w-full animate-pop items-center gap-3 rounded-full bg-white/12 px-6 py-1.5 [animation-delay:1.3s]"
          >
            <Icon className="size-[1.2em] shrink-0 text-sun" strokeWidth={2.5} aria-hidden="true" />
            <span className="min-w-0">
              <CalloutWords callout={callout} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function CalloutWords({ callout: { type, by, names, players } }: { callout: Callout }): ReactNode {
  const who = names.length > 0 ? <Names names={names} /> : <Plural value={players} one="# player" other="# players" />;
  if (type === 'climb')
    return (
      <Trans>
        {who}: <Plural value={by} one="up # place" other="up # places" />
      </Trans>
    );
  return (
    <Trans>
      {who}: <Plural value={by} one="# right answer in a row" other="# right answers in a row" />
    </Trans>
  );
}

/** Names one after the other as the reader's language lists them, each in its own direction. */
function Names({ names }: { names: readonly string[] }): ReactNode {
  const { i18n } = useLingui();
  return new Intl.ListFormat(i18n.locale, { type: 'conjunction' })
    .formatToParts(names)
    .map(({ type, value }, index) =>
      type === 'element' ? <UserText key={index}>{value}</UserText> : <span key={index}>{value}</span>,
    );
}
