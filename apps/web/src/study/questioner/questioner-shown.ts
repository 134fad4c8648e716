import { useSyncExternalStore } from 'react';
import { readOfSession, rememberOfSession } from '../../browser/stored-values.ts';

const listeners = new Set<() => void>();
let isShown: boolean | undefined;

/** Whoever chooses a class wants to ask its students, until they hide the questioner in this tab. */
function isShownHere(): boolean {
  isShown ??= readOfSession('questioner') !== 'hidden';
  return isShown;
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** Shows or hides the questioner, in every study of this tab. */
export function showQuestioner(shown: boolean): void {
  isShown = shown;
  rememberOfSession('questioner', shown ? 'shown' : 'hidden');
  for (const listener of listeners) listener();
}

/** Whether students are asked wherever a class is selected (specification 2 section 2.5). */
export function useQuestionerShown(): boolean {
  return useSyncExternalStore(listen, isShownHere);
}
