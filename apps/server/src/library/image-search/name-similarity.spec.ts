import { describe, expect, test } from '@jest/globals';
import { afterArticle, beginningsOf, likenessOf, partsOf, startsMeant } from './name-similarity.ts';

describe('a name is like a term', () => {
  test.each([
    ['perro', 'perro caliente', 1],
    ['gatos', 'gato', 5 / 6],
    ['gatos', 'gatas', 4 / 5],
    ['el gato', 'gato', 5 / 8],
    ['manzna', 'manzana', 6 / 7],
    ['manzna', 'man', 4 / 7],
    ['hosue', 'house', 0.9],
    ['casta', 'castra', 5 / 6],
    ['berenena', 'berenjena', 8 / 9],
  ])('%s: %s, %d', (key, name, likeness) => expect(likenessOf(key)(name)).toBeCloseTo(likeness));

  test.each([
    ['casta', 'cat'],
    ['casa', 'saca'],
    ['house', 'morse'],
    ['acbd', 'abcdx'],
  ])('%s is not like %s', (key, name) => expect(likenessOf(key)(name)).toBeUndefined());
});

test.each([
  ['hot dog', ['english_uk hot', 'english_uk dog']],
  ['冷蔵', ['english_uk 冷蔵']],
  ['冷蔵庫', ['english_uk 冷蔵', 'english_uk 蔵庫']],
  ['丼', ['english_uk 丼']],
  ['tシャツ', ['english_uk シャ', 'english_uk ャツ']],
])('a name that holds %s has these parts', (key, parts) => expect(partsOf('english_uk', key)).toEqual(parts));

test('the beginnings of a word are at least half of it, and three letters', () => {
  expect(beginningsOf('running')).toEqual(['runn', 'runni', 'runnin']);
  expect(beginningsOf('cats')).toEqual(['cat']);
  expect(beginningsOf('cat')).toEqual([]);
});

test.each([
  ['el gato', ['gato']],
  ['l eau', ['eau']],
  ['to wake up', ['wake up']],
  ['mucho gato', []],
  ['gato', []],
])('the article of %s is left off', (key, rest) => expect(afterArticle(key)).toEqual(rest));

test('two first letters may have changed places, in words of four letters or more', () => {
  expect(startsMeant('huose')).toEqual(['hu', 'uh']);
  expect(startsMeant('cat')).toEqual([]);
  expect(startsMeant('冷蔵庫車')).toEqual([]);
  expect(startsMeant('aardvark')).toEqual(['aa']);
});
