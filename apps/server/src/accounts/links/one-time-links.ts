import { Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { TokenPurpose } from './one-time-token.entity.ts';

/** A link that has just been used: whose it was, and the data that was stored with it. */
export interface UsedLink {
  /** Null: nobody's, as before an account is made. */
  user_id: number | null;
  data: Record<string, unknown>;
}

/** The secret parts of links that work once: 256 bits, stored hashed, each for one purpose and for a while (S17). */
@Injectable()
export class OneTimeLinks {
  /** A new secret, valid for so many hours (fractions too). The only copy: what is stored cannot be turned back into it. */
  async mint(
    client: pg.ClientBase | pg.Pool,
    purpose: TokenPurpose,
    user_id: number | null,
    data: Record<string, unknown>,
    hours: number,
  ): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await client.query(
      `insert into one_time_tokens (token_hash, purpose, user_id, data, expires_at)
       values ($1, $2, $3, $4, now() + make_interval(secs => $5))`,
      [hashOf(token), purpose, user_id, data, hours * 3600],
    );
    return token;
  }

  /** Uses a secret up, if it is one of this purpose that is still valid. Of two at the same moment, one gets it. */
  async use(client: pg.ClientBase | pg.Pool, purpose: TokenPurpose, token: string): Promise<UsedLink | undefined> {
    const { rows } = await client.query<UsedLink>(
      `update one_time_tokens set used_at = now()
       where token_hash = $1 and purpose = $2 and used_at is null and expires_at > now()
       returning user_id, data`,
      [hashOf(token), purpose],
    );
    return rows[0];
  }

  /** Gives the data of a secret that is still valid, and leaves the secret valid. */
  async look(client: pg.ClientBase | pg.Pool, purpose: TokenPurpose, token: string): Promise<UsedLink | undefined> {
    const { rows } = await client.query<UsedLink>(
      `select user_id, data from one_time_tokens
       where token_hash = $1 and purpose = $2 and used_at is null and expires_at > now()`,
      [hashOf(token), purpose],
    );
    return rows[0];
  }

  /** Makes the links of these purposes void that a user still has. */
  async drop(client: pg.ClientBase | pg.Pool, user_id: number, purposes: readonly TokenPurpose[]): Promise<void> {
    await client.query('delete from one_time_tokens where user_id = $1 and purpose = any($2)', [user_id, purposes]);
  }

  /** Makes the links of a purpose void that their user was given after the one with this secret. */
  async dropLater(client: pg.ClientBase, purpose: TokenPurpose, token: string): Promise<void> {
    await client.query(
      `delete from one_time_tokens later using one_time_tokens used
       where used.token_hash = $1 and later.user_id = used.user_id and later.purpose = $2
         and later.token_hash <> used.token_hash and later.created_at >= used.created_at`,
      [hashOf(token), purpose],
    );
  }

  /** Forgets the links that have run out. */
  async clean(client: pg.ClientBase | pg.Pool): Promise<void> {
    await client.query(`delete from one_time_tokens where expires_at < now() - interval '1 day'`);
  }
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
