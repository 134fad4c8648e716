import type pg from 'pg';
import { type ClusterMember, isGone } from '../../cluster/cluster-member.ts';
import { AwaySoon } from '../../database/database-errors.ts';

/** Another server leads the session. */
export class LedElsewhere extends AwaySoon {}

/** What a session is led under from now on. */
export interface Lease {
  epoch: number;
  /** What the steady clock of the server that led it before showed last; null when none did, or this one never stopped. */
  before: number | null;
}

/**
 * Which live sessions this server leads. The row of a session names its server; with everything that is written of the
 * session the epoch is proved, which grows when another server takes it over. A server that was paused, or cut off from
 * the database, and has been taken for gone, thus writes nothing more.
 */
export class SessionLeases {
  readonly #pool: pg.Pool;
  readonly #member: ClusterMember;
  readonly #epochs = new Map<number, number>();
  /** Until when sessions were led that this server let go of without anybody taking them over. */
  readonly #droppedAt = new Map<number, number>();

  constructor(pool: pg.Pool, member: ClusterMember) {
    this.#pool = pool;
    this.#member = member;
  }

  /** The server that leads what it opens. */
  get owner(): string {
    return this.#member.server_id;
  }

  /** What is proved with each write; undefined of a session that this server does not lead. */
  epochOf(live_id: number): number | undefined {
    return this.#epochs.get(live_id);
  }

  /**
   * Leads a session from now on, if nobody does or whoever did has gone. `force`: also when another server leads it, which
   * then writes nothing more of it.
   * @throws {LedElsewhere} also while nobody hears this server: another one may take it at any moment.
   */
  async take(live_id: number, { force = false } = {}): Promise<Lease> {
    if (this.#member.isCutOff) throw new LedElsewhere(`Session ${live_id} can be led by others only`);
    const { rows } = await this.#pool.query<{ owner: string | null; steady_now: number | null; epoch: number | null }>(
      `with before as (
         select live_id, owner, epoch, steady_now, ${isGone('servers')} as is_free
         from lives left join servers on server_id = owner where live_id = $1 for update of lives
       ), taken as (
         update lives set owner = $2, epoch = before.epoch + (before.owner is distinct from $2)::integer
         from before where lives.live_id = before.live_id and (before.owner = $2 or before.is_free or $3)
         returning lives.epoch
       )
       select before.owner, before.steady_now, taken.epoch from before left join taken on true`,
      [live_id, this.owner, force],
    );
    const [row] = rows;
    if (!row || row.epoch === null) throw new LedElsewhere(`Session ${live_id} is led by another server`);
    this.#epochs.set(live_id, row.epoch);
    const before = row.owner === this.owner ? (this.#droppedAt.get(live_id) ?? null) : row.steady_now;
    this.#droppedAt.delete(live_id);
    return { epoch: row.epoch, before };
  }

  /** Does not lead a session any more, which it could do until its steady clock showed `until`. */
  drop(live_id: number, until: number): void {
    this.#epochs.delete(live_id);
    this.#droppedAt.set(live_id, until);
  }

  /** Those of these sessions that another server leads by now. */
  async lost(live_ids: readonly number[]): Promise<number[]> {
    if (live_ids.length === 0) return [];
    const { rows } = await this.#pool.query<{ live_id: number }>(
      'select live_id from lives where live_id = any($1) and owner is distinct from $2',
      [live_ids, this.owner],
    );
    return rows.map(({ live_id }) => live_id);
  }

  /** Sessions that go on, and that this server leads or that nobody does. */
  async running(): Promise<number[]> {
    const { rows } = await this.#pool.query<{ live_id: number }>(
      `select live_id from lives left join servers on server_id = owner
       where ended_at is null and (owner = $1 or ${isGone('servers')}) order by live_id`,
      [this.owner],
    );
    return rows.map(({ live_id }) => live_id);
  }

  /** Where the server is reached that leads a session; undefined when this one does, or could. */
  async addressOf(session: { pin: string } | { live_id: number }): Promise<string | undefined> {
    const [column, value] = 'pin' in session ? ['pin', session.pin] : ['live_id', session.live_id];
    const { rows } = await this.#pool.query<{ owner: string; address: string; is_gone: boolean }>(
      `select owner, address, ${isGone('servers')} as is_gone from lives left join servers on server_id = owner
       where ${column} = $1 order by created_at desc, live_id desc limit 1`,
      [value],
    );
    const [row] = rows;
    return row && !row.is_gone && row.owner !== this.owner ? row.address : undefined;
  }
}
