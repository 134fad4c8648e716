export { type Choice, distractorsFor } from './distractors.ts';
