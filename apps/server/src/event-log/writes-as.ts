import { AwaySoon } from '../database/database-errors.ts';

/** Another server leads the session by now: nothing is written, and whoever asks again reaches that one. */
export class LeaseLost extends AwaySoon {}

/** As which server sessions are written, where there are several. */
export interface WritesAs {
  /** The server that leads what it opens. */
  owner: string;
  /** What is proved with each write of a session; undefined of one that this server does not lead. */
  epochOf(live_id: number): number | undefined;
}
