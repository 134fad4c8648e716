export type { Key } from './database.ts';
export { tellReach } from './reach.ts';
export { openShelf, type Shelf } from './shelf.ts';
export { within } from './within.ts';
