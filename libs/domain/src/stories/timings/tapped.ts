import type { LanguageId } from '../../languages/index.ts';
import { storyWords } from './story-words.ts';
import type { SoundTiming } from './timings.ts';

/**
 * When each word sounds in a recording that its author tapped along with: one tap, in seconds, as each word begins. Words
 * after the last tap are not timed. `length`: of the recording, in seconds.
 */
export function tappedTimings(
  text: string,
  language: LanguageId,
  taps: readonly number[],
  length: number,
): SoundTiming[] {
  const words = storyWords(text, language).slice(0, taps.length);
  return words.map(({ word, start, end }, place) => {
    const audioOffset = taps[place]!;
    const until = place + 1 < words.length ? taps[place + 1]! : length;
    return {
      word,
      duration: Math.max(0, until - audioOffset),
      textOffset: start,
      wordLength: end - start,
      audioOffset,
    };
  });
}

/** Why timings cannot be those of a text and its sound. */
export type TimingProblem = 'OUTSIDE_TEXT' | 'OTHER_WORD' | 'OUTSIDE_SOUND' | 'OUT_OF_ORDER';

/** A sound and its tapping may differ by so much, in seconds: clocks of browsers do. */
const leeway = 0.5;

/**
 * What is wrong with timings that an author has sent, if anything: each names what stands at its place of the text, lies
 * within the sound of `length` seconds, and begins after the one before it, in text and sound.
 */
export function timingProblem(
  text: string,
  timings: readonly SoundTiming[],
  length: number,
): TimingProblem | undefined {
  let [place, time] = [0, 0];
  for (const { word, duration, textOffset, wordLength, audioOffset } of timings) {
    if (textOffset < 0 || wordLength < 1 || textOffset + wordLength > text.length) return 'OUTSIDE_TEXT';
    if (text.slice(textOffset, textOffset + wordLength) !== word) return 'OTHER_WORD';
    if (audioOffset < 0 || duration < 0 || audioOffset + duration > length + leeway) return 'OUTSIDE_SOUND';
    if (textOffset < place || audioOffset < time) return 'OUT_OF_ORDER';
    [place, time] = [textOffset + wordLength, audioOffset];
  }
  return undefined;
}
