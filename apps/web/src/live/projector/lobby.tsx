import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ProjectorView } from '@lexiroom/contracts/live';
import { Users } from 'lucide-react';
import { UserText } from '../../design/user-text.tsx';
import { Initial } from '../initial.tsx';
import { JoinSign } from './join-sign.tsx';

/** The more people, the smaller their names; when not all fit, the newest come first. */
const sizes = [
  { upTo: 28, chip: 'gap-2.5 py-1.5 ps-1.5 pe-4 text-lg sm:text-xl', initial: 'size-9 text-base' },
  { upTo: 60, chip: 'gap-2 py-1 ps-1 pe-3 text-base', initial: 'size-7 text-sm' },
  { upTo: Infinity, chip: 'gap-1.5 py-0.5 ps-0.5 pe-2.5 text-sm', initial: 'size-6 text-xs' },
] as const;

/** Names appear as people join. */
export function Lobby({ view }: { view: ProjectorView }) {
  const { t } = useLingui();
  const everybody = view.players ?? [];
  const size = sizes.find(({ upTo }) => everybody.length <= upTo) ?? sizes[2];
  const players = size === sizes[2] ? everybody.toReversed() : everybody;
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
          className="flex flex-wrap content-start gap-2 rounded-3xl p-0.5 sm:gap-2.5 lg:min-h-0 lg:overflow-y-auto"
        >
          {players.map(({ seat_id, name, connected }) => (
            <li
              key={seat_id}
              className={`flex max-w-full animate-pop items-center rounded-full bg-white/10 font-semibold ring-1 ring-white/10 ${size.chip} ${connected ? '' : 'border border-dashed border-white/50 bg-transparent'}`}
            >
              <Initial name={name} className={size.initial} />
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
