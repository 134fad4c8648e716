export { type Random, seededRandom, shuffled } from './random.ts';
