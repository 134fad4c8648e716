import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { seededRandom } from '../../chance/index.ts';
import { type LanguageId, languageIds } from '../../languages/index.ts';
import { letters } from '../fixtures/index.ts';
import { type Arrangement, isRightOrder, partsOf, scrambled, verdictOf, withPartAt, withPartClicked } from './index.ts';

const anyText = fc.array(fc.constantFrom(...letters), { maxLength: 14 }).map((some) => some.join(''));

const texts = (text: string, language: LanguageId, cuts?: number[]) =>
  partsOf(text, language, cuts).map((part) => part.text);

describe('the parts of a sentence', () => {
  test.each<[string, LanguageId, string, string[]]>([
    ['the only capital, at the start, stays', 'english_uk', 'The dog sleeps.', ['The', 'dog', 'sleeps']],
    ['with another one, none stays', 'english_uk', 'The dog loves Paris.', ['the', 'dog', 'loves', 'paris']],
    ['not at the start', 'english_uk', 'we love Paris', ['we', 'love', 'paris']],
    ['capitals within the first word are others', 'english_uk', 'USA wins', ['usa', 'wins']],
    ['I stays, and is no other capital', 'english_uk', 'Today I sleep.', ['Today', 'I', 'sleep']],
    ['I stays beside other capitals', 'english_us', 'Then I saw Tom.', ['then', 'I', 'saw', 'tom']],
    ['I at the start', 'english_uk', 'I saw Tom.', ['I', 'saw', 'tom']],
    ["I'm and I’ll are I", 'english_uk', "Now I'm here, I’ll stay.", ['Now', "I'm", 'here', 'I’ll', 'stay']],
    ['In is not I', 'english_uk', 'Tom is In', ['tom', 'is', 'in']],
    ['I is nothing special elsewhere', 'italian', 'Sono I gatti', ['sono', 'i', 'gatti']],
    ['German nouns', 'german', 'Der Hund schläft.', ['der', 'hund', 'schläft']],
    ['Turkish I and İ', 'turkish', 'Bugün IŞIK İyi.', ['bugün', 'ışık', 'iyi']],
    ['Greek final sigma', 'greek', 'Ο ΛΌΓΟΣ', ['ο', 'λόγος']],
    ['Cyrillic', 'russian', 'Я люблю Москву.', ['я', 'люблю', 'москву']],
    ['a sign before the first capital', 'spanish', '¿Dónde está?', ['¿Dónde', 'está?']],
    ['no case', 'arabic', 'ذَهَبَ الوَلَدُ.', ['ذَهَبَ', 'الوَلَدُ']],
    ['no spaces', 'chinese', '我喜欢猫。', ['我', '喜欢', '猫']],
  ])('%s', (_, language, text, parts) => expect(texts(text, language)).toEqual(parts));

  test('are cut where the author says', () => {
    expect(texts('我喜欢猫', 'chinese', [2])).toEqual(['我喜', '欢猫']);
  });
});

describe('shuffling', () => {
  test('gives another order, in nearly all of 200 deals of three words', () => {
    const parts = partsOf('The dog sleeps', 'english_uk');
    const same = Array.from({ length: 200 }, (_, seed) => scrambled(parts, 'english_uk', seededRandom(seed))).filter(
      (order) => isRightOrder(order, 'english_uk'),
    );
    // One in six stays the same in each of three shuffles: one in 216.
    expect(same.length).toBeLessThan(8);
  });

  test('is tried three times, and then left', () => {
    const parts = partsOf('one two', 'english_uk');
    let asked = 0;
    // Fisher–Yates leaves every part where it is.
    const unlucky = () => {
      asked += 1;
      return 0.99;
    };
    expect(scrambled(parts, 'english_uk', unlucky)).toEqual(parts);
    expect(asked).toBe(3);
  });

  test('of words that are all the same ends', () => {
    const parts = partsOf('no no no', 'english_uk');
    expect(scrambled(parts, 'english_uk', seededRandom(1))).toHaveLength(3);
  });
});

const all = (text: string, language: LanguageId = 'english_uk'): Arrangement => ({
  to_drag: [],
  dragged: partsOf(text, language),
});
const order = (arrangement: Arrangement, ...ids: number[]): Arrangement => ({
  to_drag: [],
  dragged: ids.map((id) => arrangement.dragged[id]!),
});

test('parts in order are right, out of order wrong, and open while one is left', () => {
  const solved = all('The dog sees Tom.');
  expect(verdictOf(solved, 'english_uk')).toBe('right');
  expect(verdictOf(order(solved, 1, 0, 2, 3), 'english_uk')).toBe('wrong');
  expect(verdictOf(withPartClicked(solved, 3), 'english_uk')).toBe('open');
});

test('words that are written alike stand for each other, in other case too', () => {
  expect(verdictOf(order(all('The dog sees the cat'), 3, 1, 2, 0, 4), 'english_uk')).toBe('right');
  expect(verdictOf(order(all('Tom and tom'), 2, 1, 0), 'english_uk')).toBe('right');
  expect(verdictOf(order(all('犬は犬', 'japanese'), 2, 1, 0), 'japanese')).toBe('right');
});

test('in Turkish I and i are not alike', () => {
  expect(verdictOf(order(all('ılık ilik', 'turkish'), 1, 0), 'turkish')).toBe('wrong');
});

test('a part is put to its place in either area, beyond the ends too', () => {
  const [one, two, three] = partsOf('one two three', 'english_uk');
  const start: Arrangement = { to_drag: [one!, two!, three!], dragged: [] };
  const first = withPartAt(start, 1, 'dragged', 0);
  expect(first).toEqual({ to_drag: [one, three], dragged: [two] });
  expect(withPartAt(first, 0, 'dragged', -4)).toEqual({ to_drag: [three], dragged: [one, two] });
  expect(withPartAt(first, 2, 'dragged', 9)).toEqual({ to_drag: [one], dragged: [two, three] });
  expect(withPartAt(start, 0, 'to_drag', 1)).toEqual({ to_drag: [two, one, three], dragged: [] });
  expect(withPartAt(start, 7, 'dragged', 0)).toBe(start);
  expect(withPartClicked(withPartClicked(start, 0), 0).to_drag).toEqual([two, three, one]);
});

test('a sentence in its own order is right, in any language', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(...languageIds), (text, language) => {
      expect(isRightOrder(partsOf(text, language), language)).toBe(true);
    }),
  );
});

test('whatever is moved, every part is there once', () => {
  const moves = fc.array(
    fc.record({
      part_id: fc.nat(6),
      area: fc.constantFrom('to_drag' as const, 'dragged' as const),
      place: fc.integer({ min: -2, max: 9 }),
      isClick: fc.boolean(),
    }),
  );
  fc.assert(
    fc.property(moves, (some) => {
      const parts = partsOf('one two three two one', 'english_uk');
      let arrangement: Arrangement = {
        to_drag: scrambled(parts, 'english_uk', seededRandom(some.length)),
        dragged: [],
      };
      for (const { part_id, area, place, isClick } of some) {
        arrangement = isClick ? withPartClicked(arrangement, part_id) : withPartAt(arrangement, part_id, area, place);
        const there = [...arrangement.to_drag, ...arrangement.dragged];
        expect(there.toSorted((one, other) => one.part_id - other.part_id)).toEqual(parts);
      }
    }),
  );
});
