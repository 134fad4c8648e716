export { type FigureColumns, type FigureTotals, figureTotals } from './figures.ts';
export { type AnsweredWord, forgottenWords } from './forgetting.ts';
export { classLimits, classNameLimits } from './limits.ts';
export { joinCode, readJoinCode, writtenJoinCode } from './join-code.ts';
export {
  type CheckedStudent,
  checkPastedStudents,
  classNameProblem,
  type GroupWords,
  type PastedStudent,
  readPastedStudents,
  type StudentGroup,
  studentNameProblem,
  type StudentProblem,
} from './pasted-students.ts';
export { type AskedStudent, type Questioner, withAnswerCounted, withNextStudent } from './questioner.ts';
export { type Joining, joiningOutcome } from './joining.ts';
export { firstDayOf, type ReportPeriod, reportPeriods } from './report-period.ts';
export { dividedAtRandom } from './random-groups.ts';
export {
  asksBeforeShuffle,
  type GameGroups,
  type GameTurns,
  groupsOf,
  nextToPlay,
  noTurns,
  shuffledGroups,
  withPlayed,
} from './game-turns.ts';
