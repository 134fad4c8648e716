import { Trans } from '@lingui/react/macro';
import type { UserHome } from '@lexiroom/contracts/decks';
import { DeckGrid } from '../decks/deck-grid.tsx';
import { Link, userPath } from '../navigation/index.ts';

/** So many of them; the others stand on the user's page. */
const most = 6;

/** The user's own decks, those with most to do first. */
export function OwnDecks({ home: { username, decks: all } }: { home: UserHome }) {
  const decks = all.toSorted((one, other) => (other.due_count ?? 0) - (one.due_count ?? 0));
  return (
    <section aria-labelledby="own-decks" className="mt-8 flex flex-col gap-5 sm:mt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="own-decks" className="font-display text-3xl font-bold">
          <Trans>My decks</Trans>
        </h2>
        {decks.length > most && (
          <Link
            to={userPath(username)}
            className="flex min-h-12 items-center font-semibold text-brand-ink underline underline-offset-4"
          >
            <Trans>All my decks</Trans>
          </Link>
        )}
      </div>
      <DeckGrid decks={decks.slice(0, most)} />
    </section>
  );
}
