import { useEffect, useSyncExternalStore } from 'react';
import { type Sound, useSound } from '../../../sound/index.ts';
import type { Study } from '../../../study/study.ts';
import type { Game } from '../game-screen.ts';
import { loadMedia, type MediaLoad, type MediaProgress } from './media-load.ts';

let newest: { name: string; load: MediaLoad } | undefined;

/** The media of these words, with what has been fetched of them so far. */
function mediaOf(words: Study['words'], loads: Game['traits']['loads'], sound: Sound): MediaLoad {
  const name = `${loads.pictures} ${loads.sounds} ${words.map(({ word_id }) => word_id).join(' ')}`;
  if (newest?.name !== name) newest = { name, load: loadMedia(words, loads, sound) };
  return newest.load;
}

/**
 * The media of a game for the words of a study. They are fetched from its first page on, and are still there when it is
 * played, and played again.
 */
export function useMedia({ traits }: Game, { words, data }: Study): { progress: MediaProgress; retry: () => void } {
  const sound = useSound(data);
  const { start, subscribe, progress, retry } = mediaOf(words, traits.loads, sound);
  // Only what is drawn fetches: a page that React is still preparing would have its media compete with its own scripts.
  useEffect(start, [start]);
  return { progress: useSyncExternalStore(subscribe, progress), retry };
}
