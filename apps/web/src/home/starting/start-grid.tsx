import type { DeckResult } from '@lexiroom/contracts/decks';
import { refusalOf } from '../../api/client.ts';
import { deckGridClass } from '../../decks/deck-grid.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { StartCard } from './start-card.tsx';
import { useStartDeck } from './start-deck.ts';

/** Topics side by side, each to be started with one press. Stale ones are those of the filter before. */
export function StartGrid({ decks, isStale = false }: { decks: readonly DeckResult[]; isStale?: boolean }) {
  const { start, startingDeck, error } = useStartDeck();
  const refusalWords = useRefusalWords();
  return (
    <>
      {error && <Notice tone="bad">{refusalWords(refusalOf(error))}</Notice>}
      <ul aria-busy={isStale} className={deckGridClass}>
        {decks.map((deck) => (
          <li key={deck.item_id} className="min-w-0">
            <StartCard deck={deck} isStarting={startingDeck === deck.item_id} onStart={() => start(deck)} />
          </li>
        ))}
      </ul>
    </>
  );
}
