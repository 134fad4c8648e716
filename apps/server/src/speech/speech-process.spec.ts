import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Speech } from '@lexiroom/contracts/speech';
import { Logger } from '@nestjs/common';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Refusal } from '../refusals/refusal.ts';
import { SpeechProcess } from './speech-process.ts';
import { SpeechService } from './speech.service.ts';

const program = path.resolve('apps/speech/src/main.ts');
const perro = { text: 'perro', language: 'spanish', speaker_id: 0 } as const;
let folder: string;
let provider: SpeechProcess;
let service: SpeechService;

function open(entry: string | undefined) {
  provider = new SpeechProcess(entry);
  service = new SpeechService(provider);
}

/** A speech process of one's own making. */
async function written(source: string): Promise<string> {
  const file = path.join(folder, `${Math.random()}.mjs`);
  await writeFile(file, source);
  return file;
}

const heard = (speech: unknown) => String(Buffer.from((speech as Speech).sound));
const isSpeech = { sound: expect.any(Uint8Array), timings: expect.any(Array) };

/** What a process of one's own making says to a text. */
async function told(text: string): Promise<string> {
  return heard(await service.say({ ...perro, text }, 'ada'));
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lexiroom-speech-'));
  // What fails is logged.
  Logger.overrideLogger(false);
});
afterEach(() => service.onApplicationShutdown());
afterAll(() => rm(folder, { recursive: true }));

describe('the speech process', () => {
  test('begins with the first word, and goes on with the same process', async () => {
    open(program);
    expect(provider.pid).toBeUndefined();
    expect(await service.say(perro, 'ada')).toEqual(isSpeech);
    const { pid } = provider;
    expect(pid).toBeDefined();
    expect(await service.say({ ...perro, text: 'gato' }, 'ada')).toEqual(isSpeech);
    expect(provider.pid).toBe(pid);
  });

  test('is ready for the first word when it was woken', async () => {
    open(program);
    service.wake();
    expect(provider.pid).toBeDefined();
    expect(await service.say(perro, 'ada')).toEqual(isSpeech);
  });

  test('a hundred words at once are all said', async () => {
    open(program);
    const words = Array.from({ length: 100 }, (_, index) => ({ ...perro, text: `palabra ${index}` }));
    const sounds = await Promise.all(words.map((word, index) => service.say(word, `caller ${index % 7}`)));
    expect(sounds.filter((sound) => sound instanceof Refusal)).toEqual([]);
  }, 30_000);

  test('killed while many wait, it comes back by itself, and none of them is lost', async () => {
    open(program);
    await service.say(perro, 'ada');
    const killed = provider.pid!;
    const words = Array.from({ length: 40 }, (_, index) => ({ ...perro, text: `palabra ${index}` }));
    let count = 0;
    const sounds = await Promise.all(
      words.map(async (word) => {
        const sound = await service.say(word, 'ada');
        if (++count === 10) process.kill(killed, 'SIGKILL');
        return sound;
      }),
    );
    expect(sounds.filter((sound) => sound instanceof Refusal)).toEqual([]);
    expect(provider.pid).not.toBe(killed);
  }, 30_000);

  test('ends with the server', async () => {
    open(program);
    await service.say(perro, 'ada');
    const pid = provider.pid!;
    await service.onApplicationShutdown();
    while (provider.pid !== undefined) await new Promise((resolve) => setImmediate(resolve));
    expect(() => process.kill(pid, 0)).toThrow();
  });

  test('S59 reads its program, and nothing of the server or of people', async () => {
    const elsewhere = await mkdtemp(path.join(os.tmpdir(), 'lexiroom-data-'));
    await writeFile(path.join(elsewhere, 'secret'), 'between us');
    open(await written(`
      import { readFileSync } from 'node:fs';
      const read = (file) => { try { return String(readFileSync(file)); } catch (error) { return error.code; } };
      process.on('disconnect', () => process.exit());
      process.on('message', ({ order_id, text }) => process.send(
        { type: 'said', order_id, speech: { sound: new TextEncoder().encode(read(text)), timings: [] } }));
      process.send({ type: 'ready' });`)); // prettier-ignore
    expect(await told(path.join(elsewhere, 'secret'))).toBe('ERR_ACCESS_DENIED');
    expect(await told(path.resolve('apps/server/package.json'))).toBe('ERR_ACCESS_DENIED');
    expect(await told(path.resolve('apps/speech/package.json'))).toContain('@lexiroom/speech');
    await rm(elsewhere, { recursive: true });
  });

  test('S59 gets none of the settings, which hold passwords', async () => {
    const telling = await written(`
      process.on('disconnect', () => process.exit());
      process.on('message', ({ order_id }) => process.send(
        { type: 'said', order_id, speech: { sound: new TextEncoder().encode(Object.keys(process.env).join(' ')), timings: [] } }));
      process.send({ type: 'ready' });`);
    open(telling);
    const names = heard(await service.say(perro, 'ada')).split(' ');
    expect(names).not.toContain('PATH');
    expect(names).not.toContain('HOME');
  });
});

describe('when nothing speaks', () => {
  test('a missing program means that there is no voice', async () => {
    for (const entry of [undefined, path.join(folder, 'missing.ts')]) {
      open(entry);
      service.wake();
      expect(service.hasVoice('spanish')).toBe(false);
      expect(await service.say(perro, 'ada')).toMatchObject({ code: 'NO_SPEECH' });
    }
  });

  test('a program without its engine says so once, and is not started again', async () => {
    open(await written(`process.send({ type: 'no_engine' }, () => process.exit());`));
    expect(service.hasVoice('spanish')).toBe(true);
    expect(await service.say(perro, 'ada')).toMatchObject({ code: 'NO_SPEECH' });
    expect(service.hasVoice('spanish')).toBe(false);
  });

  test('a program that cannot even begin is tried again, and then put off', async () => {
    open(await written('process.exit(7)'));
    expect(await service.say(perro, 'ada')).toMatchObject({ code: 'RETRY' });
  });

  test('a text that ends the process each time is given up, and the next one is said', async () => {
    open(await written(`
      process.on('disconnect', () => process.exit());
      process.on('message', ({ order_id, text }) => text === 'deadly'
        ? process.exit(1) : process.send({ type: 'said', order_id, speech: { sound: new Uint8Array(3), timings: [] } }));
      process.send({ type: 'ready' });`)); // prettier-ignore
    const [deadly, fine] = await Promise.all([
      service.say({ ...perro, text: 'deadly' }, 'ada'),
      service.say(perro, 'bea'),
    ]);
    expect(deadly).toMatchObject({ code: 'RETRY' });
    expect(fine).toEqual({ sound: new Uint8Array(3), timings: [] });
  });

  test('Khmer has no voice', async () => {
    open(program);
    const answer = await service.say({ text: 'ឆ្កែ', language: 'khmer', speaker_id: 0 }, 'ada');
    expect(answer).toBeInstanceOf(Refusal);
    expect(answer).toMatchObject({ code: 'NO_SPEECH' });
  });

  test('a text with nothing to say in it has no sound', async () => {
    open(program);
    expect(await service.say({ ...perro, text: '🐕' }, 'ada')).toMatchObject({ code: 'SOUND_FETCH_FAILED' });
  });
});
