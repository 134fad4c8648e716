import { toSixteenBits, wavFormat, wavHeader } from './wav.ts';

/** Between sections there is a pause, in seconds. */
const pauseSeconds = 0.4;

/** The browser cannot read sounds. */
export class NoWebAudio extends Error {}

interface Joining {
  /** Told after each sound: how many are there. */
  onProgress: (done: number) => void;
  signal: AbortSignal;
}

/**
 * Joins sounds into one WAV file, in their order, with a pause between them. One after the other is fetched and read, so
 * that a long story needs no more memory than its file.
 * @throws {NoWebAudio} where the browser cannot read sounds; what `fetch` throws, and an Error for a sound that is gone.
 */
export async function joinSounds(paths: readonly string[], { onProgress, signal }: Joining): Promise<Blob> {
  const reader = newReader();
  const pause = new Int16Array(Math.round(pauseSeconds * wavFormat.sampleRate));
  const pieces: Int16Array<ArrayBuffer>[] = [];
  for (const [index, path] of paths.entries()) {
    // One at a time: a story may have 150.
    // oxlint-disable-next-line no-await-in-loop
    const samples = await samplesOf(path, reader, signal);
    pieces.push(...(index > 0 ? [pause] : []), samples);
    onProgress(index + 1);
  }
  const length = pieces.reduce((sum, { length: count }) => sum + count, 0);
  return new Blob([wavHeader(length), ...pieces], { type: 'audio/wav' });
}

function newReader(): OfflineAudioContext {
  if (typeof OfflineAudioContext === 'undefined') throw new NoWebAudio();
  return new OfflineAudioContext(1, 1, wavFormat.sampleRate);
}

async function samplesOf(
  path: string,
  reader: OfflineAudioContext,
  signal: AbortSignal,
): Promise<Int16Array<ArrayBuffer>> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const sound = await reader.decodeAudioData(await response.arrayBuffer());
  return toSixteenBits(sound.getChannelData(0));
}
