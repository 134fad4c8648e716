import type { LanguageId } from '../../languages/index.ts';
import { segmentsOf } from '../../text/index.ts';
import type { SoundTiming } from './timings.ts';

/** A word of a section where it stands: from `start` up to, but not including, `end`, in UTF-16 units. */
export interface StoryWord {
  word: string;
  start: number;
  end: number;
}

/** What a word begins and ends with; within it signs may stand, as in 'well-known' and '10:30'. */
const core = /[\p{L}\p{N}\p{M}](?:\S*[\p{L}\p{N}\p{M}])?/gu;

/**
 * The words of a section that can sound and be clicked: between spaces, or as their language cuts them, without the signs
 * around them. What holds neither letter nor digit is no word.
 */
export function storyWords(text: string, language: LanguageId): StoryWord[] {
  return segmentsOf(text, language).flatMap(({ segment, index }) =>
    Array.from(segment.matchAll(core), ({ 0: word, index: within }) => ({
      word,
      start: index + within,
      end: index + within + word.length,
    })),
  );
}

/** A moment that a voice has told of: at `audioOffset` seconds it begins to say what stands at `textOffset`. */
export interface SpeechMark {
  textOffset: number;
  audioOffset: number;
}

/** The times of a sound are told to the millisecond. */
const toMilliseconds = (seconds: number) => Math.round(seconds * 1000) / 1000;

/**
 * When each word sounds, by what the voice told while it spoke: a word begins at the first mark that lies in it, and lasts
 * until the next mark of another word, or the end of a phrase (`pauses`, in seconds), or of the sound. A word that no mark
 * lies in is not timed: nothing is guessed from its length.
 */
export function timingsOf(
  text: string,
  language: LanguageId,
  { marks, pauses, length }: { marks: readonly SpeechMark[]; pauses: readonly number[]; length: number },
): SoundTiming[] {
  const begins = storyWords(text, language).flatMap(({ word, start, end }) => {
    const first = marks.find(({ textOffset }) => start <= textOffset && textOffset < end);
    return first ? [{ word, start, end, audioOffset: first.audioOffset }] : [];
  });
  const inOrder = begins.toSorted((one, other) => one.audioOffset - other.audioOffset);
  return inOrder.map(({ word, start, end, audioOffset }, place) => {
    const next = inOrder[place + 1]?.audioOffset ?? length;
    const pause = pauses.find((at) => at > audioOffset) ?? length;
    return {
      word,
      duration: toMilliseconds(Math.max(0, Math.min(next, pause, length) - audioOffset)),
      textOffset: start,
      wordLength: end - start,
      audioOffset: toMilliseconds(audioOffset),
    };
  });
}
