import { beforeAll, expect, test } from '@jest/globals';
import { spokenText } from './spoken-text.ts';

// Reading the dictionary of Japanese takes a busy machine longer than a test may.
beforeAll(() => spokenText('犬', 'japanese'), 60_000);

test.each([
  ['spanish', 'el perro', 'el perro'],
  ['spanish', '🐕 perro 👍🏽', 'perro'],
  ['english_uk', 'salt & pepper <b>', 'salt pepper b'],
  ['german', '  viel \n Platz ', 'viel Platz'],
  ['uzbek', 'sunʼiy', "sun'iy"],
  ['hebrew', 'חד־קרן', 'חד קרן'],
] as const)('in %s %j is read as %j', async (language, text, spoken) => {
  expect(await spokenText(text, language)).toBe(spoken);
});

test.each([
  ['犬', 'イヌ'],
  ['食べる', 'タベル'],
  ['私は学生です', 'ワタシ ワ ガクセイ デス'],
  ['コーヒー', 'コーヒー'],
])('Japanese %s is read as kana', async (text, spoken) => {
  expect((await spokenText(text, 'japanese'))?.replace('ガクセー', 'ガクセイ')).toBe(spoken);
});

test('a Chinese character that Japanese does not have is left out rather than called a letter', async () => {
  expect(await spokenText('丂', 'japanese')).toBeUndefined();
  expect(await spokenText('丂犬', 'japanese')).toBe('イヌ');
});

test('Lao is read in the letters of Thai', async () => {
  expect(await spokenText('ໝາ', 'lao')).toBe('หมา');
});

test('a bear is a bear in Chinese, and not English', async () => {
  expect(await spokenText('熊猫', 'chinese')).toBe('雄猫');
});
