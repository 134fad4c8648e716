import { highestOf } from './true-peak.ts';

/** So long before and after a peak the sound is turned down and up again, in seconds: shorter is heard as a crackle. */
const easeSeconds = 0.005;

/**
 * The samples times `factor`, with every peak of their wave at most `ceiling` (0 to 1): around a higher one all is turned
 * down for a moment, smoothly, and the rest stays as it is. `swung` says how far they swing, see swings in true-peak.ts.
 */
export function limited(
  samples: Float32Array<ArrayBuffer>,
  swung: Float32Array,
  { samplesPerSecond, factor, ceiling }: { samplesPerSecond: number; factor: number; ceiling: number },
): Float32Array<ArrayBuffer> {
  if (highestOf(swung) * factor <= ceiling) return samples.map((sample) => sample * factor);
  const ease = Math.round(samplesPerSecond * easeSeconds);
  const gains = lowestAround(
    swung.map((swing) => Math.min(1, ceiling / (swing * factor))),
    ease,
  );
  // The mean over as many as the lowest was taken of is nowhere above the gain that a peak needs.
  let sum = 0;
  const gainAt = (at: number) => gains[Math.min(gains.length - 1, Math.max(0, at))]!;
  for (let at = -ease; at < ease; at++) sum += gainAt(at);
  return samples.map((sample, at) => {
    sum += gainAt(at + ease);
    const smooth = sum / (2 * ease + 1);
    sum -= gainAt(at - ease);
    return sample * factor * smooth;
  });
}

/**
 * The lowest of the gains within `around` places of each. The queue has the places that can still be the lowest of some
 * window: their gains rise, so that the first is the lowest of this one.
 */
function lowestAround(gains: Float32Array, around: number): Float32Array {
  const lowest = new Float32Array(gains.length);
  const queue = new Int32Array(gains.length);
  let [first, end] = [0, 0];
  for (let coming = 0; coming < gains.length + around; coming++) {
    if (coming < gains.length) {
      while (end > first && gains[queue[end - 1]!]! >= gains[coming]!) end -= 1;
      queue[end++] = coming;
    }
    const at = coming - around;
    if (at < 0) continue;
    while (queue[first]! < at - around) first += 1;
    lowest[at] = gains[queue[first]!]!;
  }
  return lowest;
}
