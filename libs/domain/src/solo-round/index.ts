export type { PlayFacts, RoundAnswer, RoundAnswered, RoundRules, RoundStep } from './round.ts';
export { nextTurn, type Turns } from './turns.ts';
