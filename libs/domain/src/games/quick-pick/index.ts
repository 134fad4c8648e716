export type { PickCommand, QuickPickCommand } from './decide.ts';
export { quickPick } from './quick-pick.ts';
export { countAskable, type Round } from './rounds.ts';
export { type PickResult, pickPoints, resultsOf } from './rules.ts';
export {
  defaultSettings,
  type FirstToReach,
  firstToReachChoices,
  type Group,
  groups,
  otherGroup,
  type PerGroup,
  type QuickPickSettings,
  quickPickTimes,
  wordLimits,
} from './settings.ts';
export {
  type FinishedGame,
  gamesOf,
  type PlayedPick,
  type PlayedRound,
  type QuickPick,
  type QuickPickEvent,
  type QuickPickOpened,
  type QuickPickSession,
  winsOf,
  wordOf,
} from './state.ts';
export type * from './view-types.ts';
export { quickPickTraits } from './traits.ts';
