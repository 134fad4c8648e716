export { alarm, closingTime, timeTaken } from './alarm.ts';
export { decide, type Decision, type Expectation, type LiveCommand, type LiveRefusal } from './decide.ts';
export type { LiveEvent, LiveEventType } from './events.ts';
export { drawPin } from './pin.ts';
export { countAskable, type LiveOption, type LiveQuestion, type LiveWord, prepareQuestions } from './questions.ts';
export {
  course,
  defaultSettings,
  type LiveSettings,
  livesAtOnce,
  liveWordLimits,
  type Phase,
  phases,
  type QuestionKind,
  questionKinds,
  seatLimit,
  secondsLimits,
} from './settings.ts';
export { scoresOf, tallyOf, withAnswers, withoutRemoved } from './scores.ts';
export { draftOf, evolve, evolveDraft, fold, questionOf, type Seat, type SessionState } from './state.ts';
export {
  hostRoster,
  hostView,
  playerView,
  projectorView,
  type Room,
  type ScreenRoom,
  roster,
  seatView,
  type Tally,
} from './view.ts';
export type * from './views.ts';
