export { comboMultiplier, type ComboStep } from './combo.ts';
export { competitionRanks } from './ranks.ts';
export {
  emptyScoreboard,
  neighboursByRank,
  ranked,
  type Scoreboard,
  type Standing,
  standingsByRank,
  withoutSeats,
} from './scoreboard.ts';
