export { wordRushMachine, type WordRushEvent } from './machine.ts';
export type { Asked, Given, WordRush, WordRushInput } from './rounds.ts';
export { cardCountOf, cardSpeed, nextRoundMs, type Tally, timeLimitMs } from './rules.ts';
export { leastMsOfWordRush, scoreOfWordRush } from './score.ts';
export { wordRushTraits } from './traits.ts';
