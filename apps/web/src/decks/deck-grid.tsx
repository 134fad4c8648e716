import { Skeleton } from '../design/feedback/loading.tsx';
import { DeckCard, type ListedDeck } from './deck-card.tsx';

const grid =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.25rem),1fr))] gap-3 sm:gap-5 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5 2xl:grid-cols-6 min-[100rem]:grid-cols-6';

/** Of a list of cards side by side; it pales while what it shows is stale, which `aria-busy` says. */
export const deckGridClass = `${grid} transition-opacity aria-busy:opacity-60`;

/** Decks side by side. Stale ones are those of the filter before, until the new ones are here. */
export function DeckGrid(props: { decks: readonly ListedDeck[]; isStale?: boolean; opensNewTab?: boolean }) {
  const { decks, isStale = false, opensNewTab = false } = props;
  return (
    <ul aria-busy={isStale} className={deckGridClass}>
      {decks.map((deck) => (
        <li key={deck.item_id} className="min-w-0">
          <DeckCard deck={deck} opensNewTab={opensNewTab} />
        </li>
      ))}
    </ul>
  );
}

/** The shape of the grid until it comes. */
export function DeckGridSkeleton() {
  return (
    <div aria-busy="true" className={grid}>
      {Array.from({ length: 12 }, (_, index) => (
        <div key={index} className="overflow-hidden rounded-3xl border border-line bg-card">
          <Skeleton className="aspect-[10/9] rounded-none" />
          <div className="flex flex-col gap-2 p-4">
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-4 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
