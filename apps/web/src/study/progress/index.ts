export { keepOnlyProgressOf } from './kept-progress.ts';
export { type Kept, useKeptProgress } from './use-kept-progress.ts';
