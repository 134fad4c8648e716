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
  ['hebrew', 'חַד־קֶרֶן', 'חֲד קֶרֶן'],
] as const)('in %s %j is read as %j', async (language, text, spoken) => {
  expect((await spokenText(text, language))?.spoken).toBe(spoken);
});

test.each([
  ['a hard kaf is said as qof', 'כֶּלֶב', 'קֶלֶב'],
  ['a hard pe and bet keep their points, before the vowel', 'פַּרְבָּר', 'פּ\u05B7רְבּ\u05B8ר'],
  ['other letters lose what doubles them', 'דָּג', 'דָג'],
  ['the dot of shin stands before its vowel', 'שָׁלוֹם', 'ש\u05C1\u05B8לוֹם'],
  ['o gets its vav', 'רֹאשׁ', 'רוֹאשׁ'],
  ['which is the one that follows, where there is one', 'שָׁלֹום', 'ש\u05C1\u05B8לוֹם'],
  ['u is left alone', 'סוּס', 'סוּס'],
  ['a silent he is left out', 'תּוֹדָה', 'תוֹדָ'],
  ['a is said before the guttural that ends a word', 'תַּפּוּחַ', 'תַפּוּאַח'],
  ['and not before one that begins it', 'חַיָּה', 'חֲיָ'],
])('Hebrew: %s', async (_, text, spoken) => {
  expect((await spokenText(text, 'hebrew'))?.spoken).toBe(spoken);
});

test('Hebrew without its vowels is not read', async () => {
  expect(await spokenText('כלב', 'hebrew')).toBeUndefined();
});

test.each([
  ['犬', 'イヌ'],
  ['食べる', 'タベル'],
  ['私は学生です', 'ワタシ ワ ガクセイ デス'],
  ['コーヒー', 'コーヒー'],
])('Japanese %s is read as kana', async (text, spoken) => {
  expect((await spokenText(text, 'japanese'))?.spoken.replace('ガクセー', 'ガクセイ')).toBe(spoken);
});

test('a Chinese character that Japanese does not have is left out rather than called a letter', async () => {
  expect(await spokenText('丂', 'japanese')).toBeUndefined();
  expect((await spokenText('丂犬', 'japanese'))?.spoken).toBe('イヌ');
});

test('Lao is read in the letters of Thai', async () => {
  expect((await spokenText('ໝາ', 'lao'))?.spoken).toBe('หมา');
});

test('a bear is a bear in Chinese, and not English', async () => {
  expect((await spokenText('熊猫', 'chinese'))?.spoken).toBe('雄猫');
});

test('Thai and Lao are read with spaces between their words, which they are not written with', async () => {
  expect((await spokenText('แมวกินปลา', 'thai'))?.spoken).toBe('แมว กิน ปลา');
  expect((await spokenText('ຂ້ອຍ ມັກແມວ', 'lao'))?.spoken.split(' ').length).toBeGreaterThan(2);
});

test.each([
  ['english_uk', '  My 🐕 & I', ['My', 'I'], [2, 10]],
  ['german', 'Ein  «Hund»', ['Ein', '«Hund»'], [0, 5]],
  ['japanese', '私は🐕犬。', ['ワタシ', 'ワ', 'イヌ'], [0, 1, 4]],
  ['thai', '👍 แมวกิน', ['แมว', 'กิน'], [3, 6]],
  ['lao', 'ໝາ', ['หมา'], [0]],
] as const)('in %s the engine’s words of %j are known by their places', async (language, text, words, places) => {
  const read = (await spokenText(text, language))!;
  const characters = Array.from(read.spoken);
  expect(read.places).toHaveLength(characters.length);
  let from = 0;
  const found = words.map((word) => {
    const at = read.spoken.indexOf(word, from);
    from = at + word.length;
    return read.places[Array.from(read.spoken.slice(0, at)).length];
  });
  expect(found).toEqual(places);
});
