/** Sound is looked at in pieces of so many seconds. */
const frameSeconds = 0.01;
/** Nobody hears anything in what is nowhere louder, in decibels below full scale. */
const silentBelow = -50;
/** A piece is silence when it is so much quieter than the loudest one; in a noisy room that much less. */
const quieter = { inSilence: -40, inNoise: -25 };
/** What the quietest pieces are is the room; a voice is so much louder. */
const aboveRoom = 10;
/** So much of the silence is left before and after, in seconds: soft consonants are hardly louder than it. */
const marginSeconds = 0.05;

/** How loud each piece of samples between -1 and 1 is, in decibels below full scale. */
function frameLevels(samples: Float32Array, length: number): number[] {
  return Array.from({ length: Math.ceil(samples.length / length) }, (_, index) =>
    levelAt(samples, index * length, length),
  );
}

/** How loud the piece is that begins here. */
function levelAt(samples: Float32Array, start: number, length: number): number {
  const end = Math.min(samples.length, start + length);
  let sum = 0;
  for (let at = start; at < end; at++) sum += samples[at]! ** 2;
  return 10 * Math.log10(sum / (end - start));
}

const frameLength = (samplesPerSecond: number): number => Math.max(1, Math.round(samplesPerSecond * frameSeconds));
const loudestOf = (levels: readonly number[]): number =>
  levels.reduce((most, level) => Math.max(most, level), -Infinity);

/** Whether nothing can be heard in samples between -1 and 1: no hundredth of a second is louder than -50 dB. */
export function isSilent(samples: Float32Array, samplesPerSecond: number): boolean {
  const length = frameLength(samplesPerSecond);
  for (let start = 0; start < samples.length; start += length) {
    if (levelAt(samples, start, length) > silentBelow) return false;
  }
  return true;
}

/**
 * Where the sound begins and ends, as places in samples between -1 and 1, with 0.05 s of silence around it; undefined when
 * there is nothing but silence. What a room sounds like by itself counts as silence.
 */
export function soundingPart(
  samples: Float32Array,
  samplesPerSecond: number,
): { start: number; end: number } | undefined {
  const length = frameLength(samplesPerSecond);
  const levels = frameLevels(samples, length);
  const loudest = loudestOf(levels);
  if (!(loudest > silentBelow)) return undefined;
  const room = levels.toSorted((a, b) => a - b)[Math.floor(levels.length / 10)]!;
  const threshold = Math.min(loudest + quieter.inNoise, Math.max(loudest + quieter.inSilence, room + aboveRoom));
  const margin = Math.round(samplesPerSecond * marginSeconds);
  return {
    start: Math.max(0, levels.findIndex((level) => level >= threshold) * length - margin),
    end: Math.min(samples.length, (levels.findLastIndex((level) => level >= threshold) + 1) * length + margin),
  };
}
