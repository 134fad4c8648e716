export { type Goal, goalDone } from './goal.ts';
export { isKnown, knownStreak } from './known.ts';
export { restingStreak } from './resting-streak.ts';
export {
  type DeckOfLearner,
  type DueWord,
  mostAtOnce,
  sittingOf,
  type TodaysWord,
  todaysWords,
} from './todays-words.ts';
export { studyMinutes, typicalAnswerMs } from './study-minutes.ts';
