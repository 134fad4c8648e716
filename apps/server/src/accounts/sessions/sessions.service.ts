import { fastifyCookie } from '@fastify/cookie';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { DATABASE_POOL, inTransaction } from '../../database/pool.ts';
import type { CurrentUser, SessionReader } from '../../http/gate/current-user.ts';
import { Refused, refuse } from '../../refusals/refusal.ts';
import { APP_OPTIONS, type BaseOptions, isSecure } from '../../configuration/base-options.ts';

const lifeSeconds = 30 * 24 * 60 * 60;

/** An account as it was when somebody showed that it is theirs. */
export type Proved = Pick<CurrentUser, 'user_id' | 'access_epoch'>;
/** The part of a log-in that a token carries. */
export type OfLogIn = Pick<CurrentUser, 'session_id' | 'access_epoch'>;

/** Log-ins that ended before their time. */
export interface Ended {
  session_ids: readonly number[];
  /** With them everything that was given out under an earlier epoch of this account. */
  account?: Proved;
}

/**
 * Who is logged in where: an opaque token in a cookie out of reach of scripts, of which only the hash is stored. Each
 * account has an epoch, which is raised when everybody is logged out: what was proved or given out before is void.
 */
@Injectable()
export class SessionsService implements SessionReader {
  readonly #listeners = new Set<(ended: Ended) => void>();
  readonly #cookieName: string;

  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(APP_OPTIONS) private readonly options: Pick<BaseOptions, 'publicUrl' | 'tls'>,
  ) {
    this.#cookieName = isSecure(options) ? '__Host-session' : 'session';
  }

  /** The user whose session a Cookie header names; undefined when there is none, or it is over. */
  async userOf(cookieHeader: string | undefined): Promise<CurrentUser | undefined> {
    const token = this.#tokenOf(cookieHeader);
    return token === undefined ? undefined : this.#userOfToken(token);
  }

  async #userOfToken(token: string): Promise<CurrentUser | undefined> {
    const { rows } = await this.pool.query<CurrentUser & { is_stale: boolean }>({
      name: 'user-of-token',
      text: `${userOfSession} and s.token_hash = $1`,
      values: [hashOf(token)],
    });
    if (!rows[0]) return undefined;
    const { is_stale, ...user } = rows[0];
    if (is_stale) await this.#markSeen(user.session_id);
    return user;
  }

  /** The user of a session as they are now; undefined when it is over. */
  async userOfSession(session_id: number): Promise<CurrentUser | undefined> {
    const { rows } = await this.pool.query<CurrentUser & { is_stale: boolean }>(
      `${userOfSession} and s.session_id = $1`,
      [session_id],
    );
    if (!rows[0]) return undefined;
    const { is_stale: _, ...user } = rows[0];
    return user;
  }

  /**
   * Logs a user in: a new token in the cookie; the session that the browser had before is over. Gives who came in.
   * @throws {Refused} RETRY when everybody was logged out since the user has shown who they are, so that a password that
   * is being changed opens nothing (S4).
   */
  async open(
    { user_id, access_epoch }: Proved,
    before: string | undefined,
    user_agent: string | undefined,
    reply: FastifyReply,
  ): Promise<CurrentUser> {
    const token = newToken();
    // The lock waits for whoever is just changing the account, and then looks at it again.
    const { rowCount } = await this.pool.query(
      `insert into account_sessions (token_hash, user_id, user_agent, expires_at)
       select $1, user_id, $3, now() + make_interval(secs => $4) from users
       where user_id = $2 and access_epoch = $5 and suspended_at is null and deletion_asked_at is null
       for share`,
      [hashOf(token), user_id, user_agent?.slice(0, 300) ?? null, lifeSeconds, access_epoch],
    );
    if (rowCount !== 1) throw new Refused(refuse('RETRY'));
    await this.close(before);
    this.#remember(token, reply);
    const user = await this.#userOfToken(token);
    if (!user) throw new Refused(refuse('RETRY'));
    return user;
  }

  /**
   * Holds an account until the transaction ends, as it was when its user showed who they are.
   * @throws {Refused} RETRY when everybody was logged out since: what is left of a stolen log-in changes nothing (S4).
   */
  async lockAccount(client: pg.ClientBase, { user_id, access_epoch }: Proved): Promise<void> {
    const { rowCount } = await client.query(
      'select 1 from users where user_id = $1 and access_epoch = $2 for no key update',
      [user_id, access_epoch],
    );
    if (rowCount !== 1) throw new Refused(refuse('RETRY'));
  }

  /** Whether a log-in of a user still stands, in the epoch in which it gave something out. */
  async isLogInValid(user_id: number, { session_id, access_epoch }: OfLogIn): Promise<boolean> {
    const { rowCount } = await this.pool.query({
      name: 'log-in-stands',
      text: `select 1 from account_sessions join users using (user_id)
        where session_id = $1 and user_id = $2 and access_epoch = $3 and expires_at > now()
          and suspended_at is null and deletion_asked_at is null`,
      values: [session_id, user_id, access_epoch],
    });
    return rowCount === 1;
  }

  /** Gives a session another token, in the browser of this call; the one before is dead. Its sockets stay. */
  async rotate(session_id: number, reply: FastifyReply): Promise<void> {
    const token = newToken();
    await this.pool.query('update account_sessions set token_hash = $2, proved_at = now() where session_id = $1', [
      session_id,
      hashOf(token),
    ]);
    this.#remember(token, reply);
  }

  /** Ends one session of a user; its sockets close. False when they have none such. */
  async end(user_id: number, session_id: number): Promise<boolean> {
    const { rowCount } = await this.pool.query('delete from account_sessions where user_id = $1 and session_id = $2', [
      user_id,
      session_id,
    ]);
    if (rowCount === 1) this.#tell({ session_ids: [session_id] });
    return rowCount === 1;
  }

  /** Forgets the sessions that have run out. */
  async clean(): Promise<void> {
    await this.pool.query('delete from account_sessions where expires_at < now()');
  }

  /** Ends the session that a Cookie header names. */
  async close(cookieHeader: string | undefined): Promise<void> {
    const token = this.#tokenOf(cookieHeader);
    if (token === undefined) return;
    const { rows } = await this.pool.query<{ session_id: number }>(
      'delete from account_sessions where token_hash = $1 returning session_id',
      [hashOf(token)],
    );
    if (rows.length > 0) this.#tell({ session_ids: rows.map(({ session_id }) => session_id) });
  }

  /** Ends every session of a user, but for one when it is named, and raises the epoch; their sockets close (S4). */
  async endAll(user_id: number, but?: number): Promise<void> {
    const closeSockets = await inTransaction(this.pool, (client) => this.endAllWithin(client, user_id, but));
    closeSockets();
  }

  /**
   * Ends them within a transaction. What is given back closes their sockets, and is called once the transaction is
   * committed. The account is changed first: a log-in that is just being opened has then either failed or is seen here.
   */
  async endAllWithin(client: pg.ClientBase, user_id: number, but?: number): Promise<() => void> {
    const raised = await client.query<Proved>(
      'update users set access_epoch = access_epoch + 1 where user_id = $1 returning user_id, access_epoch',
      [user_id],
    );
    const { rows } = await client.query<{ session_id: number }>(
      'delete from account_sessions where user_id = $1 and session_id is distinct from $2 returning session_id',
      [user_id, but ?? null],
    );
    const session_ids = rows.map(({ session_id }) => session_id);
    const account = raised.rows[0];
    return () => this.#tell(account ? { session_ids, account } : { session_ids });
  }

  /** Notes that the owner of a session has just shown who they are. */
  async markProved(session_id: number): Promise<void> {
    await this.pool.query('update account_sessions set proved_at = now() where session_id = $1', [session_id]);
  }

  /** Makes the browser forget its token. */
  clearCookie(reply: FastifyReply): void {
    void reply.clearCookie(this.#cookieName, this.#attributes());
  }

  /** Calls back with what ends before its time, so that sockets can be closed. Gives the way to stop. */
  onRevoked(listener: (ended: Ended) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #remember(token: string, reply: FastifyReply): void {
    void reply.setCookie(this.#cookieName, token, { ...this.#attributes(), maxAge: lifeSeconds });
  }

  #tell(ended: Ended): void {
    for (const listener of this.#listeners) listener(ended);
  }

  async #markSeen(session_id: number): Promise<void> {
    await this.pool.query('update account_sessions set last_seen_at = now() where session_id = $1', [session_id]);
  }

  /** Whether a browser has a session's cookie, whatever has become of the session. */
  hasCookie(cookieHeader: string | undefined): boolean {
    return this.#tokenOf(cookieHeader) !== undefined;
  }

  #tokenOf(cookieHeader: string | undefined): string | undefined {
    const token = cookieHeader ? fastifyCookie.parse(cookieHeader)[this.#cookieName] : undefined;
    return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
  }

  #attributes() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(this.options) } as const;
  }
}

const userOfSession = `
  select u.user_id, u.username, u.email, u.role, u.is_admin, u.verified, u.user_picture, u.time_zone,
    u.day_boundary, u.password_hash is not null as has_password, root.item_id as root_id, s.session_id, u.access_epoch,
    exists (select from identities where identities.user_id = u.user_id) as is_oauth,
    json_build_object(
      'target_language', u.target_language, 'source_language', u.source_language, 'purpose', u.purpose,
      'interface_language', u.interface_language, 'option_count', u.option_count, 'scheduler', u.scheduler,
      'time_zone', u.time_zone, 'day_boundary', u.day_boundary, 'has_sound', u.has_sound,
      'reduced_motion', u.reduced_motion, 'dyslexia_font', u.dyslexia_font, 'high_contrast', u.high_contrast,
      'is_hidden', u.is_hidden, 'daily_new_words', u.daily_new_words, 'daily_goal_kind', u.daily_goal_kind,
      'daily_goal', u.daily_goal, 'rest_days', u.rest_days, 'reading_help', u.reading_help
    ) as settings,
    s.last_seen_at < now() - interval '5 minutes' as is_stale
  from account_sessions s
  join users u on u.user_id = s.user_id
  join items root on root.owner_id = u.user_id and root.parent_id is null
  where s.expires_at > now()
    and u.suspended_at is null and u.deletion_asked_at is null`;

const newToken = (): string => randomBytes(32).toString('base64url');
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
