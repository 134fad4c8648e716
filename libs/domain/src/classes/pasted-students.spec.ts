import { describe, expect, test } from '@jest/globals';
import { checkPastedStudents, classLimits, readPastedStudents } from './index.ts';

const words = { first: ['primero'], second: ['segundo'] };
const read = (pasted: string) => readPastedStudents(pasted, words, ['Nombre']);
const namesOf = (pasted: string) => read(pasted).map(({ student_name }) => student_name);
const check = (pasted: string, present: string[] = []) => checkPastedStudents(read(pasted), present);

describe('a pasted list', () => {
  test.each([
    ['one name a line', 'Ada\nBen', ['Ada', 'Ben']],
    ['empty lines, Windows line ends, a byte order mark', '\uFEFFAda\r\n\r\n  \r\nBen\r\n', ['Ada', 'Ben']],
    ['numbers in front', '1. Ada\n2) Ben\n3 - Cem\n04 Dua', ['Ada', 'Ben', 'Cem', 'Dua']],
    ['a column of numbers', '1\tAda\n2\tBen', ['Ada', 'Ben']],
    ['first and last names in columns', 'Ada\tLovelace\nGrace\tHopper', ['Ada Lovelace', 'Grace Hopper']],
    ['last names first', 'Lovelace, Ada', ['Lovelace, Ada']],
    ['quoted cells of a CSV file', '"Lovelace, Ada";first\n"Hopper, Grace";', ['Lovelace, Ada', 'Hopper, Grace']],
    ['a heading', 'Nombre;Grupo\nAda;1', ['Ada']],
    ['a heading as spreadsheets have it', 'Name\tGroup\nAda\t1', ['Ada']],
    ['names that a file guards against formulas', "'@da\n'-Ben\n'Cem", ['@da', '-Ben', "'Cem"]],
    ['any script', 'محمد\n王小明\nΝίκος\nО’Коннор', ['محمد', '王小明', 'Νίκος', 'О’Коннор']],
    ['nothing', ' \n\t\n', []],
  ])('%s', (_, pasted, names) => {
    expect(namesOf(pasted)).toEqual(names);
  });

  test.each([
    ['Ada, first', 'first'],
    ['Ada\t2', 'second'],
    ['Ada; Segundo', 'second'],
    ['Ada;B', 'second'],
    ['Ada', null],
    ['Ada, Lovelace', null],
  ])('%j is of the group %s', (pasted, group) => {
    expect(read(pasted)[0]!.group).toBe(group);
  });

  test('a line is known by its number, empty ones counted', () => {
    expect(read('\n\nAda\n\nBen').map(({ line }) => line)).toEqual([3, 5]);
  });
});

describe('a checked list', () => {
  test('names that occur twice, also in the class, are told and kept', () => {
    expect(check('Ada\nBen\nADA\nCem', ['cem']).map(({ is_repeated }) => is_repeated)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test('what cannot be a name says why', () => {
    const problems = check(`Ada=Ben\n${'a'.repeat(41)}\na${'\u0315'.repeat(6)}da`).map(({ problem }) => problem);
    expect(problems).toEqual([
      { code: 'FORBIDDEN', character: '=' },
      { code: 'TOO_LONG', most: 40 },
      { code: 'UNREADABLE' },
    ]);
  });

  test('a class takes 200; a name with a fault takes no room', () => {
    const present = Array.from({ length: classLimits.students - 2 }, (_, place) => `Student ${place}`);
    expect(check('Ada\nB=n\nCem\nDua', present).map(({ problem }) => problem?.code)).toEqual([
      undefined,
      'FORBIDDEN',
      undefined,
      'CLASS_FULL',
    ]);
  });
});
