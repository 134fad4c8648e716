import load from '@echogarden/espeak-ng-emscripten';

export const samplesPerSecond = 22_050;
/** A little slower than people speak to each other: it is for learners. In words a minute. */
const rate = 140;
const pitch = 50;
const liveliness = 50;
/** What would sound longer is cut off here: the longest section of a story takes two minutes in Chinese. */
export const longestSeconds = 180;

/** What the engine has said, and what it told of it while it spoke. */
export interface EngineSpeech {
  /** Of one channel. */
  samples: Int16Array;
  /** When it began to say what stands at a place of the text: in seconds, and in characters (code points), from 0. */
  marks: { place: number; seconds: number }[];
  /** When phrases and sentences ended, in seconds. */
  pauses: number[];
}

/** Gets the engine ready to say texts. What it throws leaves it unusable. */
export async function openEngine(): Promise<(text: string, voice: string) => EngineSpeech> {
  const { eSpeakNGWorker: SpeechWorker } = await load();
  const worker = new SpeechWorker();
  return (text, voice) => {
    worker.set_voice(voice);
    worker.set_rate(rate);
    worker.set_pitch(pitch);
    worker.set_range(liveliness);
    const pieces: Int16Array[] = [];
    const marks: EngineSpeech['marks'] = [];
    const pauses: number[] = [];
    let length = 0;
    worker.synthesize(text, (samples, events) => {
      if (samples) pieces.push(samples);
      length += samples?.length ?? 0;
      for (const { type, text_position, audio_position } of events ?? []) {
        const seconds = audio_position / 1000;
        if (type === 'word') marks.push({ place: text_position - 1, seconds });
        else if (type === 'end') pauses.push(seconds);
      }
      return length > longestSeconds * samplesPerSecond;
    });
    return { samples: joined(pieces, length), marks, pauses };
  };
}

function joined(pieces: readonly Int16Array[], length: number): Int16Array {
  const all = new Int16Array(length);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
