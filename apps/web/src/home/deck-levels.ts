import type { DeckResult } from '@lexiroom/contracts/decks';

/** Decks of one level; null: of those that have none. */
export interface LevelOfDecks {
  level: string | null;
  decks: DeckResult[];
}

/** Decks by level, the easiest first, those without one last; within a level in their order. */
export function byLevel(decks: readonly DeckResult[]): LevelOfDecks[] {
  const levels = [...new Set(decks.map(({ level }) => level))].toSorted(
    (one, other) => Number(one === null) - Number(other === null) || (one ?? '').localeCompare(other ?? '', 'en'),
  );
  return levels.map((level) => ({ level, decks: decks.filter((deck) => deck.level === level) }));
}
