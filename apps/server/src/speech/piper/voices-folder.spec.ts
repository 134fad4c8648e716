import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { layVoice } from './stand-in.fixture.ts';
import { readVoicesFolder } from './voices-folder.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'lexiroom-voices-'));
});
afterAll(() => rm(root, { recursive: true }));

/** The voices of a folder with these, as name, language and place; and what is not used. */
async function laid(name: string, voices: Record<string, string>) {
  const folder = path.join(root, name);
  for (const [voice, code] of Object.entries(voices)) await layVoice(folder, voice, code);
  const read = readVoicesFolder(folder);
  return { ...read, voices: read.voices.map((voice) => `${voice.name}: ${voice.language} ${voice.speaker_id}`) };
}

test('voices take the places of their language in the order of their names', async () => {
  const { voices, unused } = await laid('order', {
    'de_DE-thorsten-medium': 'de_DE',
    'de_DE-kerstin-low': 'de_DE',
    'fr_FR-siwis-medium': 'fr_FR',
  });
  expect(voices).toEqual([
    'de_DE-kerstin-low: german 0',
    'de_DE-thorsten-medium: german 1',
    'fr_FR-siwis-medium: french 0',
  ]);
  expect(unused).toEqual([]);
});

test('a number before the name says which place', async () => {
  const { voices } = await laid('numbers', { '2-thorsten': 'de_DE', kerstin: 'de_DE', 'm-male': 'de_DE' });
  expect(voices).toEqual(['2-thorsten: german 1', 'kerstin: german 0', 'm-male: german 2']);
});

test.each([
  ['en_GB', 'english_uk'],
  ['en_US', 'english_us'],
  ['en_AU', 'english_uk'],
  ['zh_CN', 'chinese'],
  ['pt_BR', 'portuguese'],
  ['no_NO', 'norwegian'],
  ['sr_RS', 'serbian'],
])('a voice of %s says %s', async (code, language) => {
  expect((await laid(code, { voice: code })).voices).toEqual([`voice: ${language} 0`]);
});

test('what cannot be used is told, and the others are', async () => {
  const folder = path.join(root, 'unused');
  await layVoice(folder, 'good', 'it_IT');
  await writeFile(path.join(folder, 'bare.onnx'), 'weights');
  await writeFile(path.join(folder, 'torn.onnx'), 'weights');
  await writeFile(path.join(folder, 'torn.onnx.json'), '{"language":');
  await writeFile(path.join(folder, 'odd.onnx'), 'weights');
  await writeFile(path.join(folder, 'odd.onnx.json'), '{"language":{"code":"../../secret"}}');
  const { voices, unused } = await laid('unused', {
    icelandic: 'is_IS',
    'pl-one': 'pl_PL',
    'pl-two': 'pl_PL',
    'pl-three': 'pl_PL',
    '4-polish': 'pl_PL',
  });
  expect(voices).toEqual(['good: italian 0', 'pl-one: polish 0', 'pl-three: polish 1']);
  expect(unused).toEqual([
    'bare: bare.onnx.json is not there, or cannot be read',
    'icelandic: decks cannot be in its language, is_IS',
    'odd: odd.onnx.json does not name a language',
    'torn: torn.onnx.json is not there, or cannot be read',
    '4-polish: no place is left for it among the voices of its language',
    'pl-two: no place is left for it among the voices of its language',
  ]);
});

test('a folder that is not there is an error', () => {
  expect(() => readVoicesFolder(path.join(root, 'nowhere'))).toThrow('ENOENT');
});
