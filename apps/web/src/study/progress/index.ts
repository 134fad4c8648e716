export { keepOnlyProgressOf } from './kept-progress.ts';
export { useKeptProgress } from './use-kept-progress.ts';
