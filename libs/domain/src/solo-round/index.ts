export type { PlayFacts, RoundAnswer, RoundAnswered, RoundRules, RoundStep } from './round.ts';
export { areTurns, nextTurn, type Turns } from './turns.ts';
