import type { Report } from '@lexiroom/contracts/live';
import { namesToldApart } from '@lexiroom/domain/names';

/**
 * The report with the names its students are shown by, wherever it is read: those who are called the same are numbered,
 * over those who played and those who did not. Players who chose a name themselves keep it.
 */
export function withStudentsToldApart(report: Report): Report {
  const played = report.players.flatMap(({ student_id, name }) =>
    student_id === undefined ? [] : [{ student_id, student_name: name }],
  );
  const students = [...played, ...report.missing];
  const shown = new Map(namesToldApart(students).map(({ student_id, student_name }) => [student_id, student_name]));
  return {
    ...report,
    players: report.players.map((player) => ({ ...player, name: shown.get(player.student_id ?? 0) ?? player.name })),
    missing: report.missing.map((one) => ({ ...one, student_name: shown.get(one.student_id) ?? one.student_name })),
  };
}
