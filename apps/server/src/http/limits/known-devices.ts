import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL } from '../../database/pool.ts';

/** How many devices of one account are remembered; the ones that logged in last are kept. */
export const knownDevicesOfAccount = 20;

/**
 * Which devices have logged in to which account before, so that somebody else who tries its password from the same
 * school does not keep its owner out. In the table `known_devices`: a restart forgets none.
 */
@Injectable()
export class KnownDevices {
  constructor(@Inject(DATABASE_POOL) private readonly pool: pg.Pool) {}

  /** Remembers a device that has come in to an account. */
  async remember(user_id: number, device: string | undefined): Promise<void> {
    if (device === undefined) return;
    await this.pool.query(
      `insert into known_devices (user_id, device) values ($1, $2)
       on conflict (user_id, device) do update set seen_at = clock_timestamp()`,
      [user_id, device],
    );
    await this.pool.query(
      `delete from known_devices where user_id = $1 and device not in
         (select device from known_devices where user_id = $1 order by seen_at desc limit $2)`,
      [user_id, knownDevicesOfAccount],
    );
  }

  /** Whether a device has come in to the account of this username or e-mail address. */
  async knows(device: string | undefined, name: string): Promise<boolean> {
    if (device === undefined) return false;
    const { rows } = await this.pool.query(
      `select from known_devices join users using (user_id)
       where device = $1 and (username_key = $2 or email_key = $2)`,
      [device, logInKey(name)],
    );
    return rows.length > 0;
  }
}

/** Names count without their capitals and the spaces around them. */
export const logInKey = (name: string): string => name.trim().toLowerCase();
