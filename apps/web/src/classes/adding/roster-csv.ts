import { useLingui } from '@lingui/react/macro';
import type { ClassDetails, RosterStudent } from '@lexiroom/contracts/classes';
import type { GroupWords } from '@lexiroom/domain/classes';
import { type CsvSeparator, csvOf, fileNameOf } from '../../browser/csv-file.ts';

/** What columns and groups are called in files, in the language of the interface. */
export interface RosterWords {
  name: string;
  group: string;
  first: string;
  second: string;
}

/** The words of files in the language of the interface. */
export function useGroupWords(): RosterWords {
  const { t } = useLingui();
  return { name: t`Name`, group: t`Group`, first: t`first`, second: t`second` };
}

/** The words by which groups are known in a list that is read. */
export const readWords = ({ first, second }: RosterWords): GroupWords => ({ first: [first], second: [second] });

/** The students of a class as a file for spreadsheets: name and group, which can be read in again. */
export function rosterCsv(students: readonly RosterStudent[], words: RosterWords, separator: CsvSeparator): string {
  const lines = students.map(({ student_name, group }) => [student_name, group ? words[group] : '']);
  return csvOf([[words.name, words.group], ...lines], separator);
}

/** The name of that file. */
export const rosterFileName = ({ class_name }: ClassDetails): string => fileNameOf(class_name, Date.now(), 'class');
