export { fsrsAfter, fsrsDueDay, fsrsOf, fsrsRule, type FsrsState } from './fsrs.ts';
