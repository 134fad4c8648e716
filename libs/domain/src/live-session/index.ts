export {
  type AllAnswered,
  type Decision,
  type Expectation,
  type FrameCommand,
  type GameCommand,
  type OrderToGame,
  refuse,
  type SessionCommand,
  type SessionRefusal,
} from './commands.ts';
export { alarm, decide } from './decide.ts';
export { doorRefusal } from './decide-seats.ts';
export {
  type ClockEvent,
  type FrameEvent,
  type GameEvent,
  gameOfSilentLogs,
  isFrameEvent,
  type LobbyOpened,
  type SessionEvent,
} from './events.ts';
export { draftOf, evolve, evolveDraft, fold, type Games, pauseOf, withStudentNames } from './evolve.ts';
export {
  type EarlierPoints,
  type Game,
  type GameChange,
  type GameViews,
  type GivenAnswer,
  type LiveWord,
  type OwnAnswer,
  type PhaseTraits,
  type ScoreChange,
  type Prepared,
  type Room,
  type SessionState,
  type Tally,
  traitsOf,
} from './game.ts';
export { type Emblem, emblemColours, emblemOf, emblems } from './emblems.ts';
export { generatedName } from './generated-name.ts';
export { drawPin } from './pin.ts';
export { seatedForNextQuiz } from './next-quiz.ts';
export { type Remote, type RemoteDevice, remoteDevices } from './remotes.ts';
export { roomBoard } from './room-board.ts';
export { judgedNow, scoresOf, withoutRemoved } from './scores.ts';
export { isAsked, isGone, namelessSeat, type Seat, seatsInRoom, shownName, shownSeat } from './seat-map.ts';
export {
  livesAtOnce,
  type Phase,
  phases,
  seatLimit,
  type SessionSettings,
  sessionTimes,
  spinsOfName,
} from './settings.ts';
export {
  hostRoster,
  hostView,
  playerView,
  projectorView,
  rankedSeats,
  roster,
  type ScreenRoom,
  seatView,
} from './views.ts';
export type * from './view-types.ts';
