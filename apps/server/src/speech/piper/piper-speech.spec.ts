import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { loudnessOf, soundLevel, truePeakOf } from '@lexiroom/domain/loudness';
import { Logger } from '@nestjs/common';
import { MPEGDecoder } from 'mpg123-decoder';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { SpeechProcess } from '../speech-process.ts';
import type { Utterance } from '../speech-provider.ts';
import { PiperSpeech } from './piper-speech.ts';
import { layVoice, standInPiper } from './stand-in.fixture.ts';

const entry = path.resolve('apps/speech/src/main.ts');
const decoder = new MPEGDecoder();
let folder: string;
let program: string;
let speech: PiperSpeech;
let now = 0;

const open = (options = { folder, program }) =>
  (speech = new PiperSpeech(options, new SpeechProcess(entry), () => now));
const say = (text: string, change: Partial<Utterance> = {}) =>
  speech.say({ text, language: 'german', speaker_id: 0, ...change });

/** Which voice of the folder was asked for which text, in order. */
async function heard(): Promise<string[]> {
  const lines = await readFile(path.join(folder, 'heard.txt'), 'utf8').catch(() => '');
  return lines.split('\n').filter((line) => line !== '');
}
async function played(mp3: Uint8Array) {
  await decoder.reset();
  const { channelData, sampleRate } = decoder.decode(mp3);
  return { samples: channelData[0]!, sampleRate };
}

beforeAll(async () => {
  await decoder.ready;
  // What fails is logged.
  Logger.overrideLogger(false);
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lexiroom-piper-'));
  program = await standInPiper(folder);
  await layVoice(folder, 'de_DE-anna', 'de_DE');
  open();
});
afterEach(async () => {
  await speech.close();
  await rm(folder, { recursive: true });
});
afterAll(() => decoder.free());

describe('a voice that the operator has laid into the folder', () => {
  test.each(['older', 'newer'] as const)('says words of its language, by the %s program', async (way) => {
    await speech.close();
    program = await standInPiper(folder, way);
    open();
    const { sound, timings } = (await say('Hund'))!;
    const { samples, sampleRate } = await played(sound);
    expect(samples.length / sampleRate).toBeCloseTo(0.45, 1);
    expect(timings).toBeNull();
    expect(await heard()).toEqual(['de_DE-anna.onnx Hund']);
  });

  test('is as loud as all others, whatever its rate', async () => {
    await layVoice(folder, 'fr_FR-low', 'fr_FR', 16_000);
    await speech.close();
    open();
    for (const language of ['german', 'french'] as const) {
      const { samples, sampleRate } = await played((await say('Elefant', { language }))!.sound);
      expect(sampleRate).toBe(language === 'french' ? 16_000 : 22_050);
      expect(Math.abs(loudnessOf(samples, sampleRate) - soundLevel.loudness)).toBeLessThan(1);
      expect(truePeakOf(samples)).toBeLessThanOrEqual(soundLevel.truePeak);
    }
  });

  test('hears one text on one line, without emoji, and gets the letters of its language', async () => {
    await say('ein\nschöner  Hund 🐕');
    expect(await heard()).toEqual(['de_DE-anna.onnx ein schöner Hund']);
  });

  test('leaves nothing behind', async () => {
    const before = await readdir(os.tmpdir());
    await say('Hund');
    await speech.close();
    const left = (await readdir(os.tmpdir())).filter((name) => name.startsWith('lexiroom-voice-') && !before.includes(name)); // prettier-ignore
    expect(left).toEqual([]);
  });

  test('speaks in its place only; the others, and other languages, are said by the voices of the server', async () => {
    expect((await say('Hund', { speaker_id: 1 }))!.timings).not.toBeNull();
    expect((await say('perro', { language: 'spanish' }))!.timings).not.toBeNull();
    expect(await heard()).toEqual([]);
  });

  test('does not read stories aloud, as it does not tell when words sound', async () => {
    expect((await say('Ein Hund', { needsTimings: true }))!.timings).not.toBeNull();
    expect(await heard()).toEqual([]);
  });

  test('gives a voice to a language that has none', async () => {
    await layVoice(folder, 'km_KH-one', 'km_KH');
    await speech.close();
    open();
    expect(speech.hasVoice('khmer')).toBe(true);
    expect(await say('ឆ្កែ', { language: 'khmer' })).toHaveProperty('sound');
  });
});

describe('a voice that fails', () => {
  test.each(['deadly', 'mute', 'noise'])('at %j leaves the word to the voices of the server', async (text) => {
    expect((await say(text))!.timings).not.toBeNull();
    expect((await say('Hund'))!.timings).toBeNull();
  });

  test('three times in a row rests for ten minutes', async () => {
    for (const text of ['deadly', 'deadly', 'deadly', 'Hund']) await say(text);
    expect(await heard()).toHaveLength(3);
    now += 10 * 60_000;
    expect((await say('Hund'))!.timings).toBeNull();
  });

  test('as its program is not there leaves all words to the voices of the server', async () => {
    await speech.close();
    open({ folder, program: path.join(folder, 'missing') });
    expect((await say('Hund'))!.timings).not.toBeNull();
  });

  test('as the folder is not there, too', async () => {
    await speech.close();
    open({ folder: path.join(folder, 'nowhere'), program });
    expect((await say('Hund'))!.timings).not.toBeNull();
    expect(speech.hasVoice('khmer')).toBe(false);
  });
});
