import { afterEach, expect, test } from '@jest/globals';
import type { RosterStudent } from '@lexiroom/contracts/classes';
import { checkPastedStudents, readPastedStudents } from '@lexiroom/domain/classes';
import { cleanup, screen } from '@testing-library/react';
import { open } from '../../page/screen.fixture.tsx';
import { PastePreview } from './paste-preview.tsx';
import { readWords, rosterCsv } from './roster-csv.ts';

afterEach(cleanup);

const words = { name: 'Name', group: 'Group', first: 'first', second: 'second' };
const read = (pasted: string) => readPastedStudents(pasted, readWords(words), [words.name]);
const show = (pasted: string) =>
  open(() => <PastePreview students={checkPastedStudents(read(pasted), [])} words={words} />);
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('S36 of a file with a hundred thousand lines those are shown that a class has room for, twice', async () => {
  await show(Array.from({ length: 100_000 }, (_, at) => `Ada ${at}`).join('\n'));
  expect(lines()).toHaveLength(401);
  expect(lines().at(-1)).toContain('and 99,600 more lines');
});

test('S36 a line of a megabyte is shown as far as it takes to see what it is', async () => {
  await show('x'.repeat(1_000_000));
  expect(lines()).toHaveLength(1);
  expect(lines()[0]!.length).toBeLessThan(300);
  expect(lines()[0]).toContain('up to 40 characters');
});

test('what cannot be added stands on top with its line, then names that occur already, then the others', async () => {
  await show('Ben\nCem\nBen\nDua\nAda=Eve');
  expect(lines()).toEqual([
    'Line 5Ada=EveA name cannot contain: =',
    'Line 3BenThis name is already there; both are kept.',
    'Line 1Ben',
    'Line 2Cem',
    'Line 4Dua',
  ]);
});

test('S37 no name becomes a formula in the file of a class, and the file is read in again as it was', () => {
  const names = ['@SUM(A1)', '-1+1', 'Ada'];
  const students = names.map((student_name) => ({ student_name, group: 'first' })) as RosterStudent[];
  const file = rosterCsv(students, words, ',');
  expect(file.split('\r\n').slice(1, 4)).toEqual(["'@SUM(A1),first", "'-1+1,first", 'Ada,first']);
  expect(read(file).map(({ student_name }) => student_name)).toEqual(names);
});
