export type { PlayFacts, RoundAnswer, RoundAnswered, RoundRules, RoundStep } from './round.ts';
