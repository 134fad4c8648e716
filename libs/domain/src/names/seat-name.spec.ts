import { describe, expect, test } from '@jest/globals';
import { isSeatName } from './index.ts';
import { realNames } from './real-names.fixture.ts';

test('names that people bear are names', () => {
  expect(realNames.filter((name) => !isSeatName(name))).toEqual([]);
});

describe('no name of a player', () => {
  test.each([
    ['nothing', ''],
    ['21 letters', 'abcdefghijklmnopqrstu'],
    ['markup', '<b>Mia</b>'],
    ['a line break', 'Mia\nBob'],
    ['an invisible turn of direction', 'Mia\u202eboB'],
    ['a stack of marks', `M${'\u0301'.repeat(9)}ia`],
    ['only dots', '...'],
    ['a picture', 'Mia 🎉'],
    ['a digit in a frame', '1\uFE0F\u20E3'],
    ['nothing to be seen', '\u3164\u3164'],
    ['something unseen', 'Ann\u3164'],
    ['four marks before any letter', '\u0301\u0301\u0301\u0301Ann'],
    ['signs as long as a row', '\u{1242B}'.repeat(20)],
  ])('%s', (_, name) => expect(isSeatName(name)).toBe(false));
});
