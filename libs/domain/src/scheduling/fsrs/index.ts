export { type FsrsProgress, fsrsAfter, fsrsDueDay, fsrsOf, fsrsRule } from './progress.ts';
