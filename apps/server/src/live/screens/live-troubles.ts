import type { LiveTrouble } from '@lexiroom/contracts/live';
import type { Namespace } from 'socket.io';
import type { DiskWatch } from '../../disk/disk-watch.ts';
import { roomOf } from './live-broadcast.ts';
import type { LiveSession } from '../session/live-session.ts';

/**
 * Tells the host's screens why a quiz does not move on: the database does not answer, or the disk is (nearly) full. Players
 * are told nothing of it: their answers say themselves whether they are saved.
 */
export class LiveTroubles {
  readonly #io: Namespace;
  readonly #disk: DiskWatch;
  /** Sessions that something could not be written for, and nothing has been since. */
  readonly #failed = new Set<number>();
  readonly #lastSent = new Map<number, LiveTrouble | null>();

  constructor(io: Namespace, disk: DiskWatch) {
    this.#io = io;
    this.#disk = disk;
  }

  of(session: LiveSession): LiveTrouble | null {
    if (this.#disk.state === 'last') return 'full_disk';
    if (session.isCutOff || this.#failed.has(session.live.live_id)) return 'database';
    return this.#disk.isLow ? 'disk' : null;
  }

  /** Something of a session could be written, or could not. */
  note(session: LiveSession, isWritten: boolean): void {
    if (isWritten) this.#failed.delete(session.live.live_id);
    else this.#failed.add(session.live.live_id);
    this.tell(session);
  }

  /** Tells the host's screens, if it is not what they know. */
  tell(session: LiveSession): void {
    const { live_id } = session.live;
    const trouble = this.of(session);
    if ((this.#lastSent.get(live_id) ?? null) === trouble) return;
    this.#lastSent.set(live_id, trouble);
    this.#io.to([roomOf(live_id, 'host'), roomOf(live_id, 'projector')]).emit('trouble', trouble);
  }

  /** The session is over. */
  forget(live_id: number): void {
    this.#failed.delete(live_id);
    this.#lastSent.delete(live_id);
  }
}
