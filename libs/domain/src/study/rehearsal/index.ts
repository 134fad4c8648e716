export { drawing, explored } from './machine.ts';
export { words } from './words.ts';
