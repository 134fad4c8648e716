export { cardCountOf, cardCounts, cardSpeed, nextRoundMs, type Tally, timeLimitMs } from './rules.ts';
