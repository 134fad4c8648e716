import type { DeckWord } from '@lexiroom/contracts/decks';
import type { GameTraits } from '@lexiroom/domain/games';
import { languageOf } from '@lexiroom/domain/languages';
import { fetchLetters } from '../../../design/typography/fonts.ts';
import type { Sound } from '../../../sound/index.ts';

/** So many pictures are fetched before a game at most (specification 2 section 4.5). */
export const mostPictures = 255;
/** A game waits for sounds so many milliseconds at most (specification 2 section 4.5). */
export const soundsWaitMs = 4000;

/** How far the pictures and sounds of a game are. `failed`: pictures did not come; the game can be played all the same. */
export interface MediaProgress {
  state: 'loading' | 'ready' | 'failed';
  loaded: number;
  total: number;
}

/** The pictures and sounds of a game on their way, for a screen to follow. */
export interface MediaLoad {
  subscribe: (onChange: () => void) => () => void;
  progress: () => MediaProgress;
  /** Begins to fetch; once, however often it is called. */
  start: () => void;
  /** Fetches again what did not come. */
  retry: () => void;
}

/** Fetches a picture until it can be drawn; in memory as long as the load is. */
export type FetchPicture = (path: string) => Promise<unknown>;

/**
 * Fetches the pictures and sounds of words before a game, as far as it needs them, once it is started. Pictures are
 * waited for; the sounds, and the letters that words are written in, for four seconds, then they come while the game is
 * played.
 */
export function loadMedia(
  words: readonly DeckWord[],
  loads: GameTraits['loads'],
  sound: Pick<Sound, 'preload'>,
  fetchPicture: FetchPicture = decoded,
): MediaLoad {
  const paths = loads.pictures ? words.flatMap(({ image_path }) => image_path ?? []) : [];
  const pictures = new Map([...new Set(paths)].slice(0, mostPictures).map((path) => [path, false]));
  const listeners = new Set<() => void>();
  const spoken = loads.sounds ? words : [];
  const total = pictures.size + (spoken.length > 0 ? 1 : 0);
  let progress: MediaProgress = { state: total === 0 ? 'ready' : 'loading', loaded: 0, total };
  let hasSounds = spoken.length === 0;

  const tell = (isSettled: boolean) => {
    const loaded = [...pictures.values()].filter(Boolean).length + (hasSounds && spoken.length > 0 ? 1 : 0);
    const state = loaded === total ? 'ready' : isSettled ? 'failed' : 'loading';
    progress = { state, loaded, total };
    for (const listener of listeners) listener();
  };
  const fetchOne = async (path: string) => {
    try {
      await fetchPicture(path);
      pictures.set(path, true);
      tell(false);
    } catch {
      // What did not come is told once all others have.
    }
  };
  const fetchSounds = async () => {
    if (hasSounds) return;
    // The player of sounds is a script of its own, which the page is not to wait for.
    await new Promise((goOn) => setTimeout(goOn));
    await Promise.race([preloaded(spoken, sound), new Promise((goOn) => setTimeout(goOn, soundsWaitMs))]);
    hasSounds = true;
    tell(false);
  };
  const fetchAll = async () => {
    const missing = [...pictures].filter(([, isThere]) => !isThere);
    await Promise.all([...missing.map(([path]) => fetchOne(path)), fetchSounds()]);
    tell(true);
  };
  let isStarted = total === 0;
  return {
    start: () => {
      if (isStarted) return;
      isStarted = true;
      void fetchAll();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    progress: () => progress,
    retry: () => {
      if (progress.state !== 'failed') return;
      tell(false);
      void fetchAll();
    },
  };
}

/** The sounds and the letters, each in the language of its word; a failure is not waited for, nor told. */
async function preloaded(words: readonly DeckWord[], sound: Pick<Sound, 'preload'>): Promise<void> {
  const byLanguage = Map.groupBy(words, ({ target_language }) => target_language);
  await Promise.all(
    [...byLanguage].flatMap(([language, spoken]) => [
      sound.preload(spoken, language),
      fetchLetters(
        spoken.map(({ target_translation }) => target_translation),
        languageOf(language),
      ),
    ]),
  );
}

/** Pictures that were fetched, held so that they are still decoded when they are drawn. */
const held = new Map<string, HTMLImageElement>();

async function decoded(path: string): Promise<void> {
  const picture = held.get(path) ?? new Image();
  picture.src = path;
  await picture.decode();
  held.delete(path);
  held.set(path, picture);
  for (const oldest of held.keys()) {
    if (held.size <= mostPictures) break;
    held.delete(oldest);
  }
}
