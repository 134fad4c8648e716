/**
 * When a word of a section sounds (specification 3 section 3). Times in seconds of the sound, at its own speed; places in
 * UTF-16 units of the text.
 */
export interface SoundTiming {
  word: string;
  /** Until the next word begins, or it is silent. */
  duration: number;
  textOffset: number;
  wordLength: number;
  audioOffset: number;
}

/** The same as it is stored and sent: word, duration, textOffset, wordLength, audioOffset. */
export type SentTiming = readonly [
  word: string,
  duration: number,
  textOffset: number,
  wordLength: number,
  audioOffset: number,
];

/** How a word that sounds is highlighted (specification 3 section 4), in seconds. */
export const highlightTimes = { window: 0.2, fadeDelay: 0.2, fade: 1 } as const;

/** A timing out of its array. */
export function receivedTiming([word, duration, textOffset, wordLength, audioOffset]: SentTiming): SoundTiming {
  return { word, duration, textOffset, wordLength, audioOffset };
}

/** A timing as its array. */
export function sentTiming({ word, duration, textOffset, wordLength, audioOffset }: SoundTiming): SentTiming {
  return [word, duration, textOffset, wordLength, audioOffset];
}

/**
 * The word that begins to sound at a time: the last one that has begun, within 0.2 s of its beginning, its beginning
 * included; undefined at any other time. Timings are in the order of their sound.
 */
export function soundingWord<Timing extends Pick<SoundTiming, 'audioOffset'>>(
  timings: readonly Timing[],
  time: number,
): Timing | undefined {
  const last = begun(timings, time);
  return last && time < last.audioOffset + highlightTimes.window ? last : undefined;
}

/** The last word that has begun at a time; undefined before the first. */
export function begun<Timing extends Pick<SoundTiming, 'audioOffset'>>(
  timings: readonly Timing[],
  time: number,
): Timing | undefined {
  let [low, high] = [0, timings.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (timings[middle]!.audioOffset <= time) low = middle + 1;
    else high = middle;
  }
  return timings[low - 1];
}

/**
 * Where in the sound the word begins that stands at this place of the text. Of a word that is not timed, as it is said
 * together with the one before it, where that one begins; undefined before the first.
 */
export function seekTime(
  timings: readonly Pick<SoundTiming, 'textOffset' | 'audioOffset'>[],
  place: number,
): number | undefined {
  return timings.findLast(({ textOffset }) => textOffset <= place)?.audioOffset;
}

/** The word that begins to sound before or after the one that is heard at a time; undefined at the ends of its section. */
export function wordBeside<Timing extends Pick<SoundTiming, 'audioOffset'>>(
  timings: readonly Timing[],
  time: number,
  way: 'next' | 'previous',
): Timing | undefined {
  const heard = begun(timings, time);
  const place = heard ? timings.indexOf(heard) : -1;
  return timings[way === 'next' ? place + 1 : place - 1];
}
