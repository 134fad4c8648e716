import type { MarkChange } from '@lexiroom/domain/printed-quiz';
import { forget, read, remember } from '../../browser/stored-values.ts';

/** Where marks that are not saved yet outlive a closed tab: ids and marks, no names. */
export const draftKey = (user_id: number, quiz_id: number, class_id: number) =>
  `marks-${user_id}-${quiz_id}-${class_id}` as const;
type DraftKey = ReturnType<typeof draftKey>;

/** The marks that were left unsaved; whatever is no mark of one of these students and questions is left out. */
export function readDraft(
  key: DraftKey,
  { students, questions }: { students: ReadonlySet<number>; questions: number },
): MarkChange[] {
  let stored: unknown;
  try {
    stored = JSON.parse(read(key) ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  return stored.filter((each): each is MarkChange => {
    if (typeof each !== 'object' || each === null) return false;
    const { student_id, question, mark } = each as Partial<MarkChange>;
    const isMark = mark === 'right' || mark === 'wrong' || mark === null;
    return isMark && students.has(student_id!) && Number.isInteger(question) && question! >= 0 && question! < questions;
  });
}

/** Keeps these marks; none: nothing is kept. */
export function writeDraft(key: DraftKey, changes: readonly MarkChange[]): void {
  if (changes.length === 0) forget(key);
  else remember(key, JSON.stringify(changes));
}
