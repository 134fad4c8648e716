export { answerPoints, type Scoring } from './points.ts';
export {
  emptyScoreboard,
  foldScores,
  type GivenAnswer,
  type Scoreboard,
  type ScoredQuestion,
  scoreQuestion,
  type Standing,
  neighboursByRank,
  standingsByRank,
  withoutSeats,
} from './scoreboard.ts';
