import type { ClassLives } from '@lexiroom/contracts/live';

type Result = ClassLives['students'][number]['results'][number];

/** What was read of a class together with the page of older quizzes that was read after it. */
export function withOlder(newer: ClassLives, older: ClassLives): ClassLives {
  const olderResults = new Map(older.students.map(({ student_id, results }) => [student_id, results]));
  return {
    ...newer,
    lives: [...newer.lives, ...older.lives],
    more: older.more,
    students: newer.students.map((student) => ({
      ...student,
      results: [...student.results, ...(olderResults.get(student.student_id) ?? [])],
    })),
  };
}

/** The share of right answers of these quizzes together, in percent; null without an answer. */
export function shareRight(results: readonly Result[]): number | null {
  const answers = results.reduce((sum, result) => sum + result.answers, 0);
  const right = results.reduce((sum, result) => sum + result.right, 0);
  return answers === 0 ? null : Math.round((100 * right) / answers);
}

/** The table for spreadsheets: a line for each student, a column for each quiz, in percent. */
export function classLivesSheet(
  { lives, students }: ClassLives,
  words: { student: string; all: string; absent: string },
): (string | number)[][] {
  const titles = lives.map(({ game, deck_name, created_at }) =>
    [deck_name, ...(game === 'quick-pick' ? ['Quick Pick'] : []), dayOf(created_at)].join(' '),
  );
  const lines = students.map(({ student_name, results }) => {
    const of = new Map(results.map((result) => [result.live_id, result]));
    const cells = lives.map(({ live_id }) => {
      const result = of.get(live_id);
      if (!result) return '';
      return result.is_absent ? words.absent : (shareRight([result]) ?? '');
    });
    return [student_name, shareRight(results) ?? '', ...cells];
  });
  return [[words.student, words.all, ...titles], ...lines];
}

/** As spreadsheets of every region read it. */
function dayOf(moment: number): string {
  const day = new Date(moment);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
