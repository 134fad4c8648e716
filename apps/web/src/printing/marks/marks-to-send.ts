import type { NewMarks, PrintedMarks } from '@lexiroom/contracts/printed-quiz';
import { cellKey, type Mark, type MarkChange, type Marks } from '@lexiroom/domain/printed-quiz';

type OneStudent = NewMarks['students'][number];

/** So many marks are sent with one call. */
const mostAtOnce = 2000;

/** Changes as they are sent, student by student, in as many calls as they need. */
export function marksToSend(changes: Iterable<MarkChange>): OneStudent[][] {
  const calls: OneStudent[][] = [];
  let room = 0;
  for (const [student_id, marks] of Map.groupBy(changes, (change) => change.student_id)) {
    const places = (wanted: Mark | null) => marks.filter(({ mark }) => mark === wanted).map(({ question }) => question);
    if (marks.length > room) {
      calls.push([]);
      room = mostAtOnce;
    }
    room -= marks.length;
    calls.at(-1)!.push({ student_id, right: places('right'), wrong: places('wrong'), blank: places(null) });
  }
  return calls;
}

/** The marks that the server has, cell by cell. */
export function savedMarks({ marks }: Pick<PrintedMarks, 'marks'>): Marks {
  return new Map(
    marks.flatMap(({ student_id, right, wrong }) => [
      ...right.map((question): [string, Mark] => [cellKey({ student_id, question }), 'right']),
      ...wrong.map((question): [string, Mark] => [cellKey({ student_id, question }), 'wrong']),
    ]),
  );
}
