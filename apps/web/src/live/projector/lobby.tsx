import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ProjectorView } from '@lexiroom/contracts/live';
import { Users } from 'lucide-react';
import { UserText } from '../../design/user-text.tsx';
import { Initial } from '../initial.tsx';
import { JoinSign } from './join-sign.tsx';

/** Names appear as people join. */
export function Lobby({ view }: { view: ProjectorView }) {
  const { t } = useLingui();
  const players = view.players ?? [];
  return (
    <div className="flex flex-1 flex-col gap-6 lg:min-h-0">
      <JoinSign view={view} />
      <section aria-label={t`Players in the room`} className="flex flex-1 flex-col lg:min-h-0">
        <div className="mb-4 flex items-center gap-3">
          <Users className="size-6 text-sun" aria-hidden="true" />
          <h2 aria-live="polite" className="font-display text-2xl font-bold tabular-nums sm:text-3xl">
            <Plural value={view.count} _0="Nobody in the room yet" one="# in the room" other="# in the room" />
          </h2>
          <span className="flex items-center gap-2 text-base text-soft max-sm:hidden">
            <i className="size-2 animate-breathe rounded-full bg-sun" />
            {view.count === 0 ? <Trans>waiting for the first</Trans> : <Trans>waiting for more</Trans>}
          </span>
        </div>
        <ul
          // A long list is scrolled by key.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={players.length > 30 ? 0 : undefined}
          className="flex flex-wrap content-start gap-2.5 rounded-3xl p-0.5 sm:gap-3 lg:min-h-0 lg:overflow-y-auto"
        >
          {players.map(({ seat_id, name, connected }) => (
            <li
              key={seat_id}
              className={`flex max-w-full animate-pop items-center gap-2.5 rounded-full bg-white/10 py-1.5 ps-1.5 pe-4 text-lg font-semibold ring-1 ring-white/10 sm:text-xl ${connected ? '' : 'border border-dashed border-white/50 bg-transparent'}`}
            >
              <Initial name={name} />
              <UserText className="truncate">{name}</UserText>
              {!connected && (
                <span className="sr-only">
                  <Trans>away</Trans>
                </span>
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
