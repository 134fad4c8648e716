import { useMemo, useSyncExternalStore } from 'react';
import { onUnsentTexts, openUnsentTexts, type UnsentText } from './unsent-texts.ts';

/** The texts of decks that wait on this device for the server, as they are now. */
export function useUnsentTexts(user_id: number, deck_ids: readonly number[]): readonly UnsentText[] {
  const stored = useSyncExternalStore(onUnsentTexts, () => JSON.stringify(openUnsentTexts(user_id, deck_ids).read()));
  return useMemo(() => JSON.parse(stored) as UnsentText[], [stored]);
}
