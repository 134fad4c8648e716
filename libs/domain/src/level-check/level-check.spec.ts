import { expect, test } from '@jest/globals';
import { checkedWords, levelToBeginWith, wordsOfLevels } from './level-check.ts';

test.each([
  [1, [10]],
  [3, [4, 3, 3]],
  [4, [3, 3, 2, 2]],
  [12, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0]],
])('ten words of %i levels, more of the easier ones', (levels, words) => {
  expect(wordsOfLevels(levels)).toEqual(words);
  expect(wordsOfLevels(levels).reduce((sum, count) => sum + count, 0)).toBe(checkedWords);
});

/** What was known of each level: 'yyn' stands for three words, of which the last was not known. */
const begin = (...levels: string[]) =>
  levelToBeginWith(
    levels.flatMap((answers, level) => Array.from(answers, (answer) => ({ level, is_known: answer === 'y' }))),
    levels.length,
  );

test.each([
  [0, ['nnnn', 'nnn', 'nnn']],
  [0, ['yynn', 'yyy', 'yyy']],
  [1, ['yyyn', 'nnn', 'nnn']],
  [1, ['yyyy', 'yyn', 'yyy']],
  [2, ['yyyy', 'yyy', 'nny']],
  [2, ['yyyy', 'yyy', 'yyy']],
])('level %i is the one to begin with, after %j', (level, answers) => {
  expect(begin(...answers)).toBe(level);
});

test('a level of which nothing was asked is passed over', () => {
  expect(begin('yyyy', '', 'nn')).toBe(2);
});
