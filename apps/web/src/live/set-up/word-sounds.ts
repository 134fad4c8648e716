import type { DeckWord } from '@lexiroom/contracts/decks';
import { ApiError } from '@lexiroom/contracts/http';
import { api } from '../../api/client.ts';

/** Sounds of longer decks are made only while they are asked for by their sound. */
export const mostUnasked = 60;
/** The server says one word at a time; two calls keep it busy. */
const callsAtOnce = 2;
/** A server with much to say is asked again after this, in milliseconds. */
const comeBackMs = 2000;

/** A word was said by the server, or it cannot be. */
export type WordSaid = { word_id: number; sound_path: string | null };

/**
 * Has the server say these words, in turn, and tells each as it is there; ends when all are, or when it is told to stop. A
 * word that is refused for good has no sound; a call that did not get through ends it, as a quiz can be opened without.
 */
export async function makeSounds(
  words: readonly Pick<DeckWord, 'word_id'>[],
  onSaid: (said: WordSaid) => void,
  signal: AbortSignal,
): Promise<void> {
  const left = [...words];
  const work = async () => {
    for (let word = left.shift(); word && !signal.aborted; word = left.shift()) {
      const { word_id } = word;
      onSaid({ word_id, sound_path: await soundOf(word_id, signal) });
    }
  };
  await Promise.all(Array.from({ length: callsAtOnce }, work));
}

async function soundOf(word_id: number, signal: AbortSignal): Promise<string | null> {
  for (;;) {
    try {
      return (await api.wordSound({ params: { word_id }, query: {} }, signal)).sound_path;
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ApiError) || error.status === 0) throw error;
      if (error.problem?.code !== 'RETRY' && error.problem?.code !== 'TOO_MANY') return null;
      await new Promise((resolve) => setTimeout(resolve, comeBackMs));
    }
  }
}
