export type { Key } from './database.ts';
export { tellReach } from './reach.ts';
export { openRecordStore, type RecordStore } from './record-store.ts';
export { within } from './within.ts';
