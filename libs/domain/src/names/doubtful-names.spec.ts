import { describe, expect, test } from '@jest/globals';
import { isDoubtfulName } from './index.ts';
import { realNames } from './real-names.fixture.ts';

describe('S40 doubtful names wait for the host', () => {
  test.each(['Fuck', 'f u c k', 'Sh1t', 'big ass', 'xXfuckerXx', 'HITLER', 'Shithead'])('%s', (name) =>
    expect(isDoubtfulName(name)).toBe(true),
  );
});

describe('S40 nor are they hidden by other letters, joiners or digits', () => {
  test.each([
    'fu\u200Dck',
    'fuсk',
    'fцck',
    'ｆｕｃｋ',
    'ꜰᴜᴄᴋ',
    'fu\u034Fck',
    'Ѕhit',
    '5hit',
    'сука',
    'cyкa',
    'ni66er',
    'shit1',
  ])('%s', (name) => expect(isDoubtfulName(name)).toBe(true));
});

test('figures are doubtful alone, not as a house number or a year', () => {
  expect(['69', '88', '666', '1488', 'Ann 1488'].filter((name) => !isDoubtfulName(name))).toEqual([]);
  expect(['Ingeborg 69', 'Hải 88', 'Otto 455', 'Mia 7175', '455'].filter((name) => isDoubtfulName(name))).toEqual([]);
});

test('S40 names that people bear are not doubtful, in whatever script', () => {
  expect(realNames.filter((name) => isDoubtfulName(name))).toEqual([]);
});
