import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type LanguageId, languageIds } from '../../languages/index.ts';
import { graphemeBorders } from '../../text/index.ts';
import { letters } from '../fixtures/index.ts';
import {
  deckWordsIn,
  languageCuts,
  nextCutPlace,
  sentenceWords,
  usableCuts,
  withCut,
  withCutMoved,
  withoutCut,
} from './index.ts';

const anyText = fc.array(fc.constantFrom(...letters), { maxLength: 14 }).map((some) => some.join(''));

const wordsOf = (text: string, language: LanguageId, cuts?: number[]) =>
  sentenceWords(text, language, cuts).map((word) => word.text);

test.each<[LanguageId, string, string[]]>([
  ['english_uk', 'Yes, I do.', ['Yes', 'I', 'do']],
  ['english_uk', "It's 3.5 km - no, 4!", ["It's", '35', 'km -', 'no', '4!']],
  ['french', 'Quoi ? « Bonjour » !', ['Quoi ?', '« Bonjour » !']],
  ['spanish', '¿ Cómo estás ?', ['¿ Cómo', 'estás ?']],
  ['german', ' Der  Hund\tschläft. ', ['Der', 'Hund', 'schläft']],
  ['russian', 'Я иду домой.', ['Я', 'иду', 'домой']],
  ['arabic', 'نعم، ذَهَبَ الوَلَدُ۔', ['نعم', 'ذَهَبَ', 'الوَلَدُ']],
  ['hebrew', 'הַכֶּלֶב יָשֵׁן.', ['הַכֶּלֶב', 'יָשֵׁן']],
  ['hindi', 'मैं स्कूल जाता हूँ।', ['मैं', 'स्कूल', 'जाता', 'हूँ']],
  ['armenian', 'Ես տուն եմ գնում։', ['Ես', 'տուն', 'եմ', 'գնում']],
  ['korean', '개가 집에서 자요.', ['개가', '집에서', '자요']],
  ['chinese', '我喜欢猫，你呢？', ['我', '喜欢', '猫', '你', '呢？']],
  ['chinese', '我用 iPhone 打电话。', ['我', '用', 'iPhone', '打电话']],
  ['japanese', '犬が水を飲む。', ['犬', 'が', '水', 'を', '飲む']],
  ['japanese', '彼は「はい」と書く。', ['彼', 'は', '「はい」', 'と', '書く']],
  ['thai', 'ผมกินข้าว', ['ผม', 'กิน', 'ข้าว']],
  ['english_uk', 'I ❤ you', ['I', '❤', 'you']],
  ['english_uk', '...', []],
  ['english_uk', '?', []],
  ['english_uk', '', []],
])('%s: the words of %s', (language, text, words) => expect(wordsOf(text, language)).toEqual(words));

test('words stand where the text has them, in their order, without overlap', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(...languageIds), (text, language) => {
      let end = 0;
      for (const word of sentenceWords(text, language)) {
        expect(word.start).toBeGreaterThanOrEqual(end);
        expect(word.end).toBeGreaterThan(word.start);
        expect(word.text).not.toBe('');
        ({ end } = word);
      }
      expect(end).toBeLessThanOrEqual(text.length);
    }),
  );
});

test('the author cuts instead of the language, also inside words and around spaces', () => {
  expect(wordsOf('打电话', 'chinese', [1])).toEqual(['打', '电话']);
  expect(wordsOf('I like ice cream.', 'english_uk', [2, 7])).toEqual(['I', 'like', 'ice cream']);
  expect(wordsOf('unbelievable', 'english_uk', [2, 8])).toEqual(['un', 'believ', 'able']);
  expect(wordsOf('我喜欢猫', 'chinese', [])).toEqual(['我喜欢猫']);
});

test('cutting where the language cuts changes nothing where no spaces are written', () => {
  const text = '我喜欢猫，你呢？';
  expect(wordsOf(text, 'chinese', languageCuts(text, 'chinese'))).toEqual(wordsOf(text, 'chinese'));
});

test('a cut is added, moved and removed between letters only', () => {
  const text = 'น้ำเย็น';
  expect(withCut(text, [], 1)).toEqual([]);
  expect(withCut(text, [], 3)).toEqual([3]);
  expect(withCut(text, [3], 3)).toEqual([3]);
  expect([withCut(text, [], 0), withCut(text, [], text.length)]).toEqual([[], []]);
  expect(withoutCut([2, 3], 3)).toEqual([2]);
  expect(nextCutPlace('a👩‍👩‍👧b', 1, 1)).toBe(9);
  expect([nextCutPlace('ab', 1, 1), nextCutPlace('ab', 1, -1)]).toEqual([undefined, undefined]);
});

test('a cut that is moved never meets or passes its neighbour', () => {
  expect(withCutMoved('abcdef', [2, 4], 2, 3)).toEqual([3, 4]);
  expect(withCutMoved('abcdef', [2, 4], 2, 4)).toEqual([2, 4]);
  expect(withCutMoved('abcdef', [2, 4], 2, 5)).toEqual([2, 4]);
  expect(withCutMoved('abcdef', [2, 4], 2, 0)).toEqual([2, 4]);
  expect(withCutMoved('abcdef', [2, 4], 3, 1)).toEqual([2, 4]);
});

test('whatever cuts are given, those that are used rise and lie between letters', () => {
  fc.assert(
    fc.property(anyText, fc.array(fc.integer({ min: -2, max: 60 })), (text, cuts) => {
      const used = usableCuts(text, cuts);
      expect(used).toEqual([...new Set(used)].toSorted((one, other) => one - other));
      for (const cut of used) expect(graphemeBorders(text).slice(1, -1)).toContain(cut);
    }),
  );
});

const found = (text: string, language: LanguageId, words: string[]) =>
  deckWordsIn(
    text,
    language,
    words.map((target_translation, index) => ({ word_id: index + 1, target_translation })),
  ).map(({ word_ids, start, end }) => [text.slice(start, end), ...word_ids]);

test.each<[LanguageId, string, string[], (string | number)[][]]>([
  ['english_uk', 'The Polar bear sees a bear.', ['bear', 'polar bear'], [['Polar bear', 2], ['bear', 1]]],
  ['spanish', 'El tenedor y el té', ['té'], [['té', 1]]],
  ['english_uk', 'ice-cream!', ['ice cream'], [['ice-cream', 1]]],
  ['turkish', 'IŞIK', ['ışık'], [['IŞIK', 1]]],
  ['chinese', '熊猫喜欢猫', ['猫'], [['猫', 1]]],
  ['japanese', '犬が水を飲む。', ['水', '犬'], [['犬', 2], ['水', 1]]],
  ['arabic', 'هذا كِتَاب جديد', ['كِتَاب'], [['كِتَاب', 1]]],
  ['hindi', 'यह किताब है', ['किताब'], [['किताब', 1]]],
  ['english_uk', 'a bank', ['bank', 'Bank'], [['bank', 1, 2]]],
  ['english_uk', 'nothing', ['', '?'], []],
])('%s: in %s the words of the deck are found whole', (language, text, words, expected) =>
  expect(found(text, language, words)).toEqual(expected)); // prettier-ignore
