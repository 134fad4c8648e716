export type { Key } from './database.ts';
export { reportReachable } from './reachability.ts';
export { openRecordStore, type RecordStore } from './record-store.ts';
export { withTimeLimit } from './time-limit.ts';
