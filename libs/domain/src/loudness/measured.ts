import { kWeighted } from './k-weighting.ts';

/** In seconds: blocks of 0.4 s begin every 0.1 s. */
const stepSeconds = 0.1;
const stepsInBlock = 4;
/** Blocks that are quieter are silence, in LUFS. */
const absoluteGate = -70;
/** Blocks so much quieter than the others are pauses between words. */
const relativeGate = -10;
/** So that a tone of 997 Hz at full scale measures -3.01 LUFS (ITU-R BS.1770). */
const offset = -0.691;

const loudness = (meanSquare: number): number => offset + 10 * Math.log10(meanSquare);

/**
 * How loud one channel of samples between -1 and 1 is as a whole, in LUFS: the integrated loudness of ITU-R BS.1770-4 and
 * EBU R 128, with both gates; -Infinity for silence.
 *
 * The recommendation knows no sound shorter than a block. Such a word is measured as one block that is filled up with
 * silence: so loud a meter calls the loudest moment of it, and so the ear adds up what is shorter than its own moment.
 */
export function loudnessOf(samples: Float32Array, samplesPerSecond: number): number {
  const blocks = blockSquares(kWeighted(samples, samplesPerSecond), Math.round(samplesPerSecond * stepSeconds));
  const heard = blocks.filter((square) => loudness(square) > absoluteGate);
  const gate = loudness(mean(heard)) + relativeGate;
  return loudness(mean(heard.filter((square) => loudness(square) > gate)));
}

/** The mean square of each block. */
function blockSquares(weighted: Float32Array, step: number): number[] {
  const steps = Math.max(stepsInBlock, Math.floor(weighted.length / step));
  const sums = Array.from({ length: steps }, (_, index) => {
    let sum = 0;
    const end = Math.min(weighted.length, (index + 1) * step);
    for (let at = index * step; at < end; at++) sum += weighted[at]! ** 2;
    return sum;
  });
  return sums.slice(stepsInBlock - 1).map((_, first) => {
    const block = sums.slice(first, first + stepsInBlock);
    return block.reduce((sum, square) => sum + square, 0) / (stepsInBlock * step);
  });
}

const mean = (squares: readonly number[]): number =>
  squares.length === 0 ? 0 : squares.reduce((sum, square) => sum + square, 0) / squares.length;
