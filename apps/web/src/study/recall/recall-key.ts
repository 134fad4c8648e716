import type { DeckData } from '@lexiroom/contracts/decks';

/**
 * What tells the settings of a study from others: a run that was kept under other ones is another run. Nothing where no deck
 * asks for more than pictures and texts.
 */
export const recallKey = ({ recall = [] }: Pick<DeckData, 'recall'>): string[] =>
  recall.flatMap(({ deck_id, listening, typing }) => (listening || typing ? `${deck_id} ${listening} ${typing}` : []));
