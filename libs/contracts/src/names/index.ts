import { nameFault, tidyName } from '@lexiroom/domain/names';
import { firstForbidden, graphemeCount } from '@lexiroom/domain/text';
import { z } from 'zod/mini';

/**
 * A name that people see, as it is kept: of decks, folders, classes, students, artists. None of the forbidden characters
 * (decisions section 9), and nothing that cannot be seen, read or placed in a row. The fields of names differ in their
 * length only, and in whether they may be empty.
 */
export const ShownName = ({ least = 1, most, tooLong }: { least?: 0 | 1; most: number; tooLong: string }) =>
  z.pipe(z.string().check(z.maxLength(1000)), z.transform(tidyName)).check(
    z.refine((name) => graphemeCount(name) >= least, 'Please enter a name'),
    z.refine((name) => graphemeCount(name) <= most, tooLong),
    z.refine((name) => firstForbidden('name', name) === undefined, 'This character cannot be part of a name'),
    z.refine((name) => nameFault(name, most) !== 'INVISIBLE', 'A name holds nothing that cannot be seen'),
    z.refine((name) => nameFault(name, most) !== 'MARKS', 'A mark belongs to a letter, at most four to each'),
    z.refine((name) => nameFault(name, most) !== 'WIDE', 'This name takes too much room'),
  );
