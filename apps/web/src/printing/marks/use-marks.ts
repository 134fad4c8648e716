import type { PrintedMarks, SavedMarks } from '@lexiroom/contracts/printed-quiz';
import {
  type MarkChange,
  type Marks,
  type MarksTable,
  marksTable,
  redone,
  undone,
  withMarks,
  withSaved,
} from '@lexiroom/domain/printed-quiz';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { api } from '../../api/client.ts';
import { draftKey, readDraft, writeDraft } from './marks-draft.ts';
import { printedMarksQuery } from './marks-queries.ts';
import { marksToSend, savedMarks } from './marks-to-send.ts';

type Order =
  | { type: 'mark'; changes: readonly MarkChange[] }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'saved'; marks: Marks };

function next(table: MarksTable, order: Order): MarksTable {
  switch (order.type) {
    case 'mark':
      return withMarks(table, order.changes);
    case 'undo':
      return undone(table);
    case 'redo':
      return redone(table);
    default:
      return withSaved(table, order.marks);
  }
}

/** What became of the marks that were saved last. */
export type SavedCounts = Pick<SavedMarks, 'recorded' | 'corrected' | 'taken_away'>;

export interface MarksOnPage {
  table: MarksTable;
  mark: (changes: readonly MarkChange[]) => void;
  undo: () => void;
  redo: () => void;
  save: (day: string) => void;
  saving: { isUnderWay: boolean; counts: SavedCounts | undefined; error: Error | null };
}

/** The marks of a class while they are typed in: what is not saved outlives the tab, and the network. */
export function useMarks(user_id: number, questions: number, data: PrintedMarks): MarksOnPage {
  const { quiz_id, class_id } = data;
  const cache = useQueryClient();
  const key = draftKey(user_id, quiz_id, class_id);
  const [table, order] = useReducer(next, undefined, () => {
    const students = new Set(data.students.map(({ student_id }) => student_id));
    const kept = withMarks(marksTable(savedMarks(data)), readDraft(key, { students, questions }));
    return { ...kept, past: [] };
  });
  useEffect(() => order({ type: 'saved', marks: savedMarks(data) }), [data]);
  useEffect(() => writeDraft(key, [...table.changed.values()]), [key, table.changed]);
  const {
    mutate,
    reset,
    isPending,
    data: counts,
    error,
  } = useMutation({
    mutationFn: async ({ day, changes }: { day: string; changes: MarkChange[] }): Promise<SavedCounts> => {
      const sum = { recorded: 0, corrected: 0, taken_away: 0 };
      for (const students of marksToSend(changes)) {
        const { recorded, corrected, taken_away, ...marks } = await api.saveMarks({
          body: { quiz_id, class_id, day, students },
        });
        sum.recorded += recorded;
        sum.corrected += corrected;
        sum.taken_away += taken_away;
        cache.setQueryData(printedMarksQuery(quiz_id, class_id).queryKey, marks);
      }
      return sum;
    },
  });
  return {
    table,
    mark: (changes) => {
      reset();
      order({ type: 'mark', changes });
    },
    undo: () => order({ type: 'undo' }),
    redo: () => order({ type: 'redo' }),
    save: (day) => mutate({ day, changes: [...table.changed.values()] }),
    saving: { isUnderWay: isPending, counts, error },
  };
}
