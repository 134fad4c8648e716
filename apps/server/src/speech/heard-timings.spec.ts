import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { receivedTiming } from '@lexiroom/domain/stories/timings';
import { MPEGDecoder } from 'mpg123-decoder';
import path from 'node:path';
import { SpeechProcess } from './speech-process.ts';
import type { Utterance } from './speech-provider.ts';

const voices = new SpeechProcess(path.resolve('apps/speech/src/main.ts'));
const decoder = new MPEGDecoder();
beforeAll(() => decoder.ready);
afterAll(async () => {
  decoder.free();
  await voices.close();
});

async function spoken(utterance: Utterance) {
  const { sound, timings } = (await voices.say(utterance))!;
  await decoder.reset();
  const { channelData, sampleRate } = decoder.decode(sound);
  return { timings: timings!.map(receivedTiming), samples: channelData[0]!, sampleRate };
}

/** How loud it is in each hundredth of a second. */
function loudness({ samples, sampleRate }: { samples: Float32Array; sampleRate: number }): number[] {
  const step = sampleRate / 100;
  return Array.from({ length: Math.floor(samples.length / step) }, (_, index) =>
    Math.max(...samples.slice(index * step, (index + 1) * step).map(Math.abs)),
  );
}

/** When it becomes loud after at least a tenth of a second of silence, in seconds. */
function onsets(loud: readonly number[]): number[] {
  const limit = 0.02;
  return [...loud.keys()]
    .filter((at) => loud[at]! > limit && loud.slice(Math.max(0, at - 10), at).every((before) => before <= limit))
    .map((at) => at / 100);
}

// What begins with a vowel is loud at once.
test.each([
  ['english_uk', 'Apples. Oranges. Eggs. Onions.'],
  ['spanish', 'Uno. Ocho. Once. Animales.'],
  ['german', 'Eins. Acht. Elf. Apfel.'],
] as const)(
  'in %s a word is timed within 60 ms of its sound, as a player hears it',
  async (language, text) => {
    for (const speaker_id of [0, 1, 2, 3]) {
      const speech = await spoken({ text, language, speaker_id });
      const heard = onsets(loudness(speech));
      expect(speech.timings).toHaveLength(4);
      for (const { audioOffset } of speech.timings) {
        const nearest = Math.min(...heard.map((onset) => Math.abs(onset - audioOffset)));
        expect(nearest).toBeLessThanOrEqual(0.06);
      }
    }
  },
  60_000,
);
