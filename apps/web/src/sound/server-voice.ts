import { api, statusOf } from '../api/client.ts';
import { withTimeLimit } from '../offline/time-limit.ts';
import { longestWaitMs } from './sound-files.ts';

/** A sound that the server makes when it is asked for first. */
export interface ServerSound {
  /** Tells it from all others: the id of a word, or a text of what is said. */
  name: number | string;
  ask: (signal: AbortSignal) => Promise<{ sound_path: string }>;
}

/** The addresses of sounds that the server has given, by their names. */
const soundPaths = new Map<ServerSound['name'], Promise<string | undefined>>();

/** The sound of a word. */
export const soundOfWord = (word_id: number): ServerSound => ({
  name: word_id,
  ask: (signal) => api.wordSound({ params: { word_id }, query: {} }, signal),
});

/**
 * The file in which the server says something, made when it is asked for first; undefined when it has none, or cannot be
 * asked in time. What it refuses for good is not asked for again.
 */
export function serverSoundPath(sound: ServerSound): Promise<string | undefined> {
  let path = soundPaths.get(sound.name);
  if (!path) {
    path = ask(sound);
    soundPaths.set(sound.name, path);
  }
  return path;
}

async function ask({ name, ask: askServer }: ServerSound): Promise<string | undefined> {
  try {
    return (await withTimeLimit(longestWaitMs, askServer)).sound_path;
  } catch (error) {
    if (statusOf(error) !== 404) soundPaths.delete(name);
    return undefined;
  }
}
