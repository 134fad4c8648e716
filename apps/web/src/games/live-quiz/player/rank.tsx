import { Plural, SelectOrdinal, Trans } from '@lingui/react/macro';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { UserText } from '../../../design/typography/user-text.tsx';
import type { PlayerContext } from '../../../live/player/player.machine.ts';
import { toldRank } from './told-rank.ts';

/** One's own place, with who is just ahead and just behind; nobody is told that they are last. */
export function Rank({ context: { seat }, big = false }: { context: PlayerContext; big?: boolean }) {
  if (!seat || (seat.rank === null && !seat.neighbours?.above)) return null;
  const { score, neighbours } = seat;
  const rank = toldRank(seat);
  const place = rank !== null && (
    <p
      className={`font-display leading-none font-extrabold tabular-nums ${big ? 'text-7xl' : 'text-3xl max-[22rem]:text-2xl'}`}
    >
      <span className="sr-only">
        <Trans>Your place:</Trans>{' '}
      </span>
      <SelectOrdinal value={rank} one="#st" two="#nd" few="#rd" other="#th" />
    </p>
  );
  return (
    <section
      className={`flex w-full gap-4 ${big ? 'max-w-sm flex-col items-center' : 'items-center max-[22rem]:gap-2'}`}
    >
      {place}
      <div className={`min-w-0 ${big ? 'w-full text-lg' : 'flex-1 text-base max-[22rem]:text-sm'}`}>
        {big && score > 0 && (
          <p className="mb-4 text-2xl font-bold">
            <Plural value={score} one="# point" other="# points" />
          </p>
        )}
        {neighbours?.above && (
          <p className={`flex items-center gap-2 ${big ? 'mb-2 rounded-2xl bg-card px-4 py-3' : ''}`}>
            <ChevronUp className="size-5 shrink-0 text-soft" aria-hidden="true" />
            <span className="min-w-0 wrap-anywhere">
              <Trans>
                {neighbours.above.behind_by} behind{' '}
                <UserText className="font-semibold">{neighbours.above.name}</UserText>
              </Trans>
            </span>
          </p>
        )}
        {neighbours?.below && (
          <p className={`flex items-center gap-2 ${big ? 'rounded-2xl bg-card px-4 py-3' : ''}`}>
            <ChevronDown className="size-5 shrink-0 text-soft" aria-hidden="true" />
            <span className="min-w-0 wrap-anywhere">
              <Trans>
                {neighbours.below.ahead_by} ahead of{' '}
                <UserText className="font-semibold">{neighbours.below.name}</UserText>
              </Trans>
            </span>
          </p>
        )}
      </div>
    </section>
  );
}
