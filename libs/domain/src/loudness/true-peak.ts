/** Samples that are worked out for each one there is, as ITU-R BS.1770 wants it. */
const oversampling = 4;
/** Samples on either side that a value between two of them is worked out from. */
const reach = 6;

/** For each place between two samples, how much every sample around it adds: a sinc that fades out (Hann). */
const phases = Array.from({ length: oversampling }, (_, phase) =>
  Float64Array.from({ length: 2 * reach }, (_unused, tap) => {
    const distance = tap - reach + 1 - phase / oversampling;
    if (distance === 0) return 1;
    const x = Math.PI * distance;
    return (Math.sin(x) / x) * (0.5 + 0.5 * Math.cos(x / reach));
  }),
);

/**
 * For each sample how far the wave swings from there to the next one, 0 and more. A player draws the wave through the
 * samples, and between two of them it may be higher than both.
 */
export function swings(samples: Float32Array): Float32Array {
  const padded = new Float32Array(samples.length + 2 * reach);
  padded.set(samples, reach - 1);
  return samples.map((sample, at) => {
    let most = Math.abs(sample);
    for (let phase = 1; phase < oversampling; phase++) {
      const weights = phases[phase]!;
      let value = 0;
      for (let tap = 0; tap < 2 * reach; tap++) value += weights[tap]! * padded[at + tap]!;
      most = Math.max(most, Math.abs(value));
    }
    return most;
  });
}

/** The highest of some swings. */
export const highestOf = (swung: Float32Array): number => swung.reduce((most, swing) => Math.max(most, swing), 0);

/** The highest point of the wave through the samples in dBTP (ITU-R BS.1770, annex 2); -Infinity for silence. */
export function truePeakOf(samples: Float32Array): number {
  return 20 * Math.log10(highestOf(swings(samples)));
}
