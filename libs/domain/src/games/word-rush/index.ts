export { cardCountOf, cardCounts, cardSpeed, nextRoundMs, type Tally, timeLimitMs } from './rules.ts';
export { leastMsOfWordRush, scoreOfWordRush } from './score.ts';
export { wordRushTraits } from './traits.ts';
