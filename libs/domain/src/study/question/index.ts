export { type Choice, distractorsFor, lookedAt } from './distractors.ts';
