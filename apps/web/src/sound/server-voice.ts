import { api, statusOf } from '../api/client.ts';
import { withTimeLimit } from '../offline/time-limit.ts';
import { longestWaitMs } from './sound-files.ts';

/** The addresses of sounds that the server has given, by the ids of the words. */
const soundPaths = new Map<number, Promise<string | undefined>>();

/**
 * The file in which the server says a word, made when it is asked for first; undefined when it has none, or cannot be
 * asked in time. What it refuses for good is not asked for again.
 */
export function serverSoundPath(word_id: number): Promise<string | undefined> {
  let path = soundPaths.get(word_id);
  if (!path) {
    path = ask(word_id);
    soundPaths.set(word_id, path);
  }
  return path;
}

async function ask(word_id: number): Promise<string | undefined> {
  try {
    const ofWord = { params: { word_id } };
    return (await withTimeLimit(longestWaitMs, (signal) => api.wordSound(ofWord, signal))).sound_path;
  } catch (error) {
    if (statusOf(error) !== 404) soundPaths.delete(word_id);
    return undefined;
  }
}
