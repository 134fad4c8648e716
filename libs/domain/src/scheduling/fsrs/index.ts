export { type FsrsProgress, fsrsAfter, fsrsDueDay, fsrsOf } from './progress.ts';
