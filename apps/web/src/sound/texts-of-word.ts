import type { DeckWord } from '@lexiroom/contracts/decks';
import { api } from '../api/client.ts';
import type { ServerSound } from './server-voice.ts';
import type { SoundText } from './sound.ts';

/** The sound of another text of a word than its own: what it means, or a sentence with it. */
const soundOfPart = (word_id: number, word_type: 'source' | 'example'): ServerSound => ({
  name: `${word_type} ${word_id}`,
  ask: (signal) => api.wordSound({ params: { word_id }, query: { word_type } }, signal),
});

/** What a word means, to be said by the sound that its owner chose, else by the voice of that language; undefined for none. */
export function sourceTextOf(
  word: Pick<DeckWord, 'word_id' | 'source_translation' | 'source_sound_path'>,
): SoundText | undefined {
  const { word_id, source_translation, source_sound_path = null } = word;
  if (source_translation === null) return undefined;
  const server = soundOfPart(word_id, 'source');
  return { target_translation: source_translation, sound_path: source_sound_path, server };
}

/** The example of a word, to be said by the voice of its language; undefined for none. */
export function exampleOf({ word_id, example }: Pick<DeckWord, 'word_id' | 'example'>): SoundText | undefined {
  if (example === undefined) return undefined;
  return { target_translation: example, sound_path: null, server: soundOfPart(word_id, 'example') };
}
