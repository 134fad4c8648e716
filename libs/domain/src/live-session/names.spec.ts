import { describe, expect, test } from '@jest/globals';
import { freeVariant, isDoubtfulName, isValidName, nameKey } from './names.ts';

describe('names of every script are names', () => {
  test.each(['Mila R.', 'Aïsha', "N'Golo", '유나', 'سارة', '陳偉', 'Дарья', 'प्रिया', 'Ana-Lucía', 'X', '7B', 'กมล'])(
    '%s',
    (name) => expect(isValidName(name)).toBe(true),
  );
});

describe('no name', () => {
  test.each([
    ['nothing', ''],
    ['21 letters', 'abcdefghijklmnopqrstu'],
    ['markup', '<b>Mia</b>'],
    ['a line break', 'Mia\nBob'],
    ['an invisible turn of direction', 'Mia\u202eboB'],
    ['a stack of marks', `M${'\u0301'.repeat(9)}ia`],
    ['only dots', '...'],
    ['a picture', 'Mia 🎉'],
  ])('%s', (_, name) => expect(isValidName(name)).toBe(false));
});

test('case makes no other name', () => {
  expect(nameKey('MIA')).toBe(nameKey('mia'));
  expect(nameKey('Ｍia')).toBe(nameKey('Mia'));
});

test('a taken name gets the next free number and stays within its length', () => {
  const taken = new Set(['mia 2', 'mia 3']);
  expect(freeVariant('Mia', (key) => taken.has(key))).toBe('Mia 4');
  expect(freeVariant('Maximiliane Theodora', () => false)).toBe('Maximiliane Theodo 2');
});

describe('doubtful names wait for the host', () => {
  test.each(['Fuck', 'f u c k', 'Sh1t', 'big ass', 'xXfuckerXx', 'HITLER', 'Shithead'])('%s', (name) =>
    expect(isDoubtfulName(name)).toBe(true),
  );
});

describe('real names pass', () => {
  test.each([
    'Cassandra',
    'Dickens',
    'Bassam',
    'Essex',
    'Nasser',
    'Titus',
    'Analise',
    'Cockburn',
    'Wang',
    'Phuc',
    'Assia',
    'Matthias',
    'Sexton',
    'Matsushita',
    'Сукачёв',
    'Dick',
    'Alpen Isa',
  ])('%s', (name) => expect(isDoubtfulName(name)).toBe(false));
});
