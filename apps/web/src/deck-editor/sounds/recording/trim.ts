/** Below this part of the loudest sample it is silence. */
const silence = 0.04;
/** So much silence is left before and after the word, in seconds. */
const margin = 0.1;
/** As loud as a recording is made; generated voices are about so loud. */
const loudness = 0.9;

/**
 * A recording without the silence before and after the word, as loud as it goes; undefined when nothing was said.
 * Samples are between -1 and 1.
 */
export function trimmed(samples: Float32Array, samplesPerSecond: number): Float32Array | undefined {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  if (loudest < 0.01) return undefined;
  const isHeard = (sample: number) => Math.abs(sample) > loudest * silence;
  const before = Math.round(margin * samplesPerSecond);
  const start = Math.max(0, samples.findIndex(isHeard) - before);
  const end = Math.min(samples.length, samples.findLastIndex(isHeard) + 1 + before);
  return samples.slice(start, end).map((sample) => (sample / loudest) * loudness);
}
