import type pg from 'pg';
import { writeAudit } from '../audit/write-audit.ts';
import { Refused, refuse } from '../../refusals/refusal.ts';
import type { Identity } from './identity-provider.ts';

const provider = 'google';

/** Somebody with an account, as far as entering it goes. */
export interface Enterable {
  user_id: number;
  username: string;
  access_epoch: number;
  has_password: boolean;
  is_suspended: boolean;
  is_leaving: boolean;
}

const columns = `user_id, username, access_epoch, password_hash is not null as has_password, suspended_at is not null as is_suspended,
  deletion_asked_at is not null as is_leaving`;

/** The account that an identity is linked to, if there is one. */
export async function ownerOf(client: pg.ClientBase | pg.Pool, subject: string): Promise<Enterable | undefined> {
  const { rows } = await client.query<Enterable>(
    `select ${columns} from identities join users using (user_id) where provider = $1 and subject = $2`,
    [provider, subject],
  );
  return rows[0];
}

/** The account with this e-mail address, if there is one. */
export async function ownerOfEmail(pool: pg.Pool, email: string | null): Promise<Enterable | undefined> {
  if (email === null) return undefined;
  const { rows } = await pool.query<Enterable>(`select ${columns} from users where email_key = $1`, [email]);
  return rows[0];
}

/**
 * Adds an identity to an account, and says whether it is new there; again has no effect.
 * @throws {Refused} IDENTITY_TAKEN when it is somebody else's; CONFLICT when the account has another one.
 */
export async function linkIdentity(client: pg.ClientBase, user_id: number, identity: Identity): Promise<boolean> {
  const { rowCount } = await client.query(
    'insert into identities (provider, subject, user_id, email) values ($1, $2, $3, $4) on conflict do nothing',
    [provider, identity.subject, user_id, identity.email],
  );
  if (rowCount === 1) {
    await writeAudit(client, 'identity_linked', user_id, { provider });
    return true;
  }
  const owner = await ownerOf(client, identity.subject);
  if (owner?.user_id !== user_id) throw new Refused(refuse(owner ? 'IDENTITY_TAKEN' : 'CONFLICT'));
  return false;
}

/**
 * Takes the identities off an account that were linked after `since`, all of them when it is null: whoever recovers an
 * account cannot know who linked those. `since`: as PostgreSQL writes a moment. Says whether there were any.
 */
export async function dropIdentities(client: pg.ClientBase, user_id: number, since: string | null): Promise<boolean> {
  const { rowCount } = await client.query(
    'delete from identities where user_id = $1 and ($2::timestamptz is null or linked_at > $2)',
    [user_id, since],
  );
  if (rowCount === 0) return false;
  await writeAudit(client, 'identity_unlinked', user_id, { provider, by: 'recovery' });
  return true;
}

/** Takes the identity off an account; IDENTITY_LAST when nobody could log in to it any more. */
export async function unlinkIdentity(client: pg.ClientBase, user_id: number): Promise<void> {
  const { rows } = await client.query<{ has_password: boolean }>(
    'select password_hash is not null as has_password from users where user_id = $1 for update',
    [user_id],
  );
  if (!rows[0]?.has_password) throw new Refused(refuse('IDENTITY_LAST'));
  const { rowCount } = await client.query('delete from identities where user_id = $1', [user_id]);
  if (rowCount !== 0) await writeAudit(client, 'identity_unlinked', user_id, { provider });
}
