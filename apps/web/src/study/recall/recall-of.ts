import type { DeckData } from '@lexiroom/contracts/decks';
import { type RecallSettings, usualRecall } from '@lexiroom/domain/study/recall';

/** How the viewer is asked for the words of a deck. */
export function recallOf({ recall = [] }: Pick<DeckData, 'recall'>, deck_id: number): RecallSettings {
  return recall.find((chosen) => chosen.deck_id === deck_id) ?? usualRecall;
}

/** Whether words of a deck are asked in more ways than by pictures and texts. */
export const asksMore = ({ listening, typing }: RecallSettings): boolean => listening || typing;
