import type { Howl } from 'howler';
import { volume } from './volume.ts';

/** How saying a word ended; one that was stopped counts as said. */
export type Outcome = 'said' | 'failed';

/** A sound that has not begun after so many milliseconds counts as failed (specification 2 section 4.5). */
export const longestWaitMs = 4000;

/** How many sounds stay in memory. */
export const mostLoaded = 60;
const loaded = new Map<string, Promise<Howl>>();
let playing: Howl | undefined;

/** Loads a sound ahead. That it fails is not told here: playing it will fail as well. */
export function loadSound(path: string): Promise<Howl> {
  const loadedBefore = loaded.get(path);
  if (loadedBefore) return loadedBefore;
  const howl = import('howler').then(({ Howl: File }) => new File({ src: [path], preload: true }));
  howl.catch(() => loaded.delete(path));
  loaded.set(path, howl);
  for (const [oldest, old] of loaded) {
    if (loaded.size <= mostLoaded) break;
    loaded.delete(oldest);
    void old.then((unused) => unused.unload()).catch(() => undefined);
  }
  return howl;
}

/** Ends once a sound can be played at once, or cannot be had. */
export async function soundLoaded(path: string): Promise<void> {
  const howl = await loadSound(path).catch(() => undefined);
  if (howl?.state() !== 'loading') return;
  await new Promise<void>((resolve) => {
    howl.once('load', () => resolve());
    howl.once('loaderror', () => resolve());
  });
}

/** Plays a file from its beginning, unless it is no longer wanted once the player is there. */
export async function playSound(path: string, isWanted: () => boolean): Promise<Outcome> {
  const howl = await loadSound(path).catch(() => undefined);
  if (!isWanted()) return 'said';
  if (!howl) return 'failed';
  return new Promise((resolve) => {
    const end = (outcome: Outcome) => {
      clearTimeout(giveUp);
      for (const event of ['play', 'end', 'stop', 'loaderror', 'playerror']) howl.off(event);
      if (playing === howl) playing = undefined;
      if (outcome === 'failed') loaded.delete(path);
      resolve(outcome);
    };
    const fail = () => end('failed');
    const giveUp = setTimeout(() => {
      howl.off();
      howl.stop();
      fail();
    }, longestWaitMs);
    howl.once('play', () => clearTimeout(giveUp));
    howl.once('end', () => end('said'));
    howl.once('stop', () => end('said'));
    howl.once('loaderror', fail);
    howl.once('playerror', fail);
    playing = howl;
    howl.volume(volume());
    howl.play();
  });
}

/** Ends the file that is playing. */
export function stopPlaying(): void {
  playing?.stop();
}
