import { Plural, Trans } from '@lingui/react/macro';
import type { HostView } from '@lexiroom/contracts/live';
import { UserText } from '../../../design/typography/user-text.tsx';

/** So many names are shown at most: of more one reads none, and they come and go too fast. */
const mostNames = 12;

/**
 * Who has not answered yet, in the order in which they came, so that a name that is left keeps its place among the
 * others. It is not announced: a screen reader would speak all the time.
 */
export function WaitsFor({ view: { waits_for, players, answered = 0, connected } }: { view: HostView }) {
  if (waits_for === undefined || waits_for.length === 0) return null;
  const people = new Map(players?.map((player) => [player.seat_id, player]));
  const named = waits_for.flatMap((seat_id) => people.get(seat_id) ?? []);
  const shown = named.slice(0, mostNames);
  const more = Math.max(named.length, connected - answered) - shown.length;
  return (
    <div className="min-h-20">
      <h2 className="font-semibold text-soft">
        <Trans>Not answered yet</Trans>
      </h2>
      <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-lg font-semibold">
        {shown.map(({ seat_id, name, doubtful_name, connected: isConnected }) => (
          <li key={seat_id} className={`max-w-full truncate ${isConnected ? '' : 'text-soft'}`}>
            <UserText>{doubtful_name ?? name}</UserText>
            {!isConnected && (
              <span className="font-normal">
                {' '}
                (<Trans>away</Trans>)
              </span>
            )}
          </li>
        ))}
        {more > 0 && (
          <li className="text-soft">
            <Plural value={more} one="and # more" other="and # more" />
          </li>
        )}
      </ul>
    </div>
  );
}
