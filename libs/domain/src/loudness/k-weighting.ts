/** A filter of second order: what it makes of a sample depends on the two before it. */
interface Filter {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/**
 * The two filters of ITU-R BS.1770 by their analogue properties. The recommendation gives numbers for 48,000 samples a
 * second only; from these come the same filters at any rate.
 */
const shelf = { hertz: 1681.974450955533, decibels: 3.999843853973347, quality: 0.7071752369554196 };
const highPass = { hertz: 38.13547087602444, quality: 0.5003270373238773 };

/** What the head does to a sound: high tones reach the ear louder. */
function shelfFilter(samplesPerSecond: number): Filter {
  const k = Math.tan((Math.PI * shelf.hertz) / samplesPerSecond);
  const high = 10 ** (shelf.decibels / 20);
  const middle = high ** 0.4996667741545416;
  const whole = 1 + k / shelf.quality + k * k;
  return {
    b: [
      (high + (middle * k) / shelf.quality + k * k) / whole,
      (2 * (k * k - high)) / whole,
      (high - (middle * k) / shelf.quality + k * k) / whole,
    ],
    a: [(2 * (k * k - 1)) / whole, (1 - k / shelf.quality + k * k) / whole],
  };
}

/** Rumble below what one hears counts for nothing. */
function highPassFilter(samplesPerSecond: number): Filter {
  const k = Math.tan((Math.PI * highPass.hertz) / samplesPerSecond);
  const whole = 1 + k / highPass.quality + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / whole, (1 - k / highPass.quality + k * k) / whole] };
}

/** The samples as an ear weighs them (K-weighting of ITU-R BS.1770), as many as before. */
export function kWeighted(samples: Float32Array, samplesPerSecond: number): Float32Array {
  return filtered(filtered(samples, shelfFilter(samplesPerSecond)), highPassFilter(samplesPerSecond));
}

function filtered(samples: Float32Array, { b: [b0, b1, b2], a: [a1, a2] }: Filter): Float32Array {
  const made = new Float32Array(samples.length);
  let [state1, state2] = [0, 0];
  for (let at = 0; at < samples.length; at++) {
    const sample = samples[at]!;
    const out = b0 * sample + state1;
    state1 = b1 * sample - a1 * out + state2;
    state2 = b2 * sample - a2 * out;
    made[at] = out;
  }
  return made;
}
