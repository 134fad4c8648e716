/** Samples that are worked out for each one there is, as ITU-R BS.1770 wants it. */
const oversampling = 4;
/** Samples on either side that a value between two of them is worked out from. */
const reach = 6;

type Weights = Float64Array;
/** For each place between two samples, how much every sample around it adds: a sinc that fades out (Hann). */
const phases = Array.from({ length: oversampling }, (_, phase) =>
  Float64Array.from({ length: 2 * reach }, (_unused, tap) => {
    const distance = tap - reach + 1 - phase / oversampling;
    if (distance === 0) return 1;
    const x = Math.PI * distance;
    return (Math.sin(x) / x) * (0.5 + 0.5 * Math.cos(x / reach));
  }),
);

/** Between samples that are nowhere higher than 1 no wave is higher than this. */
const highestBetween = Math.max(...phases.map((weights) => weights.reduce((sum, weight) => sum + Math.abs(weight), 0)));
/** Samples are looked at so many at a time. */
const pieceLength = 64;

/**
 * For each sample how far the wave swings from there to the next one, 0 and more. A player draws the wave through the
 * samples, and between two of them it may be higher than both. What swings less far than `from` is told as high as its
 * sample, which takes a fraction of the time.
 */
export function swings(samples: Float32Array, from = 0): Float32Array {
  const padded = new Float32Array(samples.length + 2 * reach);
  padded.set(samples, reach - 1);
  const swung = new Float32Array(samples.length);
  const [, quarter, half, threeQuarters] = phases as [Weights, Weights, Weights, Weights];
  for (let start = 0; start < samples.length; start += pieceLength) {
    const end = Math.min(samples.length, start + pieceLength);
    const isLow = highestIn(padded, start, end + 2 * reach) * highestBetween < from;
    // Plain loops, over all three places between two samples at once: thousands of sounds wait for them.
    for (let at = start; at < end; at++) {
      swung[at] = Math.abs(samples[at]!);
      if (isLow) continue;
      let [first, second, third] = [0, 0, 0];
      for (let tap = 0; tap < 2 * reach; tap++) {
        const sample = padded[at + tap]!;
        first += quarter[tap]! * sample;
        second += half[tap]! * sample;
        third += threeQuarters[tap]! * sample;
      }
      swung[at] = Math.max(swung[at]!, Math.abs(first), Math.abs(second), Math.abs(third));
    }
  }
  return swung;
}

/** The highest of some swings, or of some samples on either side of 0. */
export const highestOf = (swung: Float32Array): number => highestIn(swung, 0, swung.length);

function highestIn(samples: Float32Array, start: number, end: number): number {
  let most = 0;
  for (let at = start; at < end; at++) {
    const height = Math.abs(samples[at]!);
    if (height > most) most = height;
  }
  return most;
}

/** The highest point of the wave through the samples in dBTP (ITU-R BS.1770, annex 2); -Infinity for silence. */
export function truePeakOf(samples: Float32Array): number {
  return 20 * Math.log10(highestOf(swings(samples, highestOf(samples))));
}
