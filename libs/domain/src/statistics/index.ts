export { type DayClock, dayOf, type DayTotals, studyStreak, totalsPerDay } from './days.ts';
export { type HistoryDay, wordHistory } from './history.ts';
export { answersInScope, answersOf, type PastAnswer, type Period, periods, type Scope } from './scope.ts';
export {
  isUnsuccessful,
  type Totals,
  totals,
  unsuccessfulWords,
  type WordStatistics,
  wordStatistics,
} from './success.ts';
