import load from '@echogarden/espeak-ng-emscripten';

export const samplesPerSecond = 22_050;
/** A little slower than people speak to each other: it is for learners. In words a minute. */
const rate = 140;
const pitch = 50;
const liveliness = 50;
/** What would sound longer is cut off here. */
const longestSeconds = 60;

/** Gets the engine ready to say texts, each into samples of one channel. What it throws leaves it unusable. */
export async function openEngine(): Promise<(text: string, voice: string) => Int16Array> {
  const { eSpeakNGWorker: SpeechWorker } = await load();
  const worker = new SpeechWorker();
  return (text, voice) => {
    worker.set_voice(voice);
    worker.set_rate(rate);
    worker.set_pitch(pitch);
    worker.set_range(liveliness);
    const pieces: Int16Array[] = [];
    let length = 0;
    worker.synthesize(text, (samples) => {
      if (samples) pieces.push(samples);
      length += samples?.length ?? 0;
      return length > longestSeconds * samplesPerSecond;
    });
    return joined(pieces, length);
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
