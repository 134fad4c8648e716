import type { ListedUser, UserAction } from '@lexiroom/contracts/admin';
import { pageSize } from '@lexiroom/contracts/decks';
import { starterLibraryOwner } from '@lexiroom/domain/library';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { isLastAdmin } from '../accounts/admins/last-admin.ts';
import type { AuditAction } from '../accounts/audit/audit-row.entity.ts';
import { writeAudit } from '../accounts/audit/write-audit.ts';
import { HostedLives } from '../accounts/hosted-lives.ts';
import { SessionsService } from '../accounts/sessions/sessions.service.ts';
import { DATABASE_POOL, inTransaction } from '../database/pool.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { Refusal, refuse } from '../refusals/refusal.ts';

const changes: Record<UserAction['action'], { set: string; past: AuditAction }> = {
  // An admin vouches for the address. Whoever recovers the account has still not shown that it is theirs.
  verify: { set: 'verified = true', past: 'user_verified' },
  suspend: { set: 'suspended_at = coalesce(suspended_at, now())', past: 'user_suspended' },
  readmit: { set: 'suspended_at = null', past: 'user_readmitted' },
  make_admin: { set: 'is_admin = true', past: 'admin_made' },
  unmake_admin: { set: 'is_admin = false', past: 'admin_unmade' },
};

/**
 * People with accounts, as admins look at them (decisions section 13). The account that owns the starter library is not one
 * of them.
 */
@Injectable()
export class UsersService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    private readonly sessions: SessionsService,
    private readonly hosting: HostedLives,
  ) {}

  /** A page of ten whose name or e-mail begins with `search`, by name; of everybody, newest first, when it is empty. */
  async list(search: string, page: number): Promise<ListedUser[]> {
    const key = search.trim().toLowerCase();
    const offset = (page - 1) * pageSize;
    if (key === '') return this.#read('true', 'user_id desc', [starterLibraryOwner, pageSize, offset]);
    const beginning = `${key.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    const begins = 'username_key like $4 or email_key like $4';
    return this.#read(begins, 'username_key', [starterLibraryOwner, pageSize, offset, beginning]);
  }

  /**
   * Does to an account what an admin orders, and writes it down. Whoever is suspended is out everywhere within a second,
   * and the sessions they host end. NOT_FOUND when there is no such user; LAST_ADMIN when nobody would be left to readmit.
   */
  async act(admin: CurrentUser, order: UserAction): Promise<ListedUser | Refusal> {
    const written = await inTransaction(this.pool, async (client) => {
      const refusal = await write(client, admin, order);
      if (refusal || order.action !== 'suspend') return refusal;
      return this.sessions.endAllWithin(client, order.user_id);
    });
    if (written instanceof Refusal) return written;
    if (written) {
      written();
      await this.hosting.endAll(order.user_id);
    }
    const [user] = await this.#read('user_id = $4', 'user_id', [starterLibraryOwner, 1, 0, order.user_id]);
    return user ?? refuse('NOT_FOUND');
  }

  async #read(which: string, order: string, values: unknown[]): Promise<ListedUser[]> {
    const { rows } = await this.pool.query<ListedUser>(
      `select user_id, username, email, role, is_admin, verified, ${epochMs('suspended_at')} as suspended_at,
         ${epochMs('deletion_asked_at')} as deletion_asked_at, ${epochMs('created_at')} as created_at,
         (select ${epochMs('max(last_seen_at)')} from account_sessions where user_id = listed.user_id) as last_seen_at,
         (select count(*)::integer from items
           where owner_id = listed.user_id and item_type = 'deck' and deleted_at is null) as deck_count
       from (select * from users where username_key <> $1 and (${which}) order by ${order} limit $2 offset $3) as listed
       order by ${order}`,
      values,
    );
    return rows;
  }
}

async function write(client: pg.ClientBase, admin: CurrentUser, order: UserAction): Promise<Refusal | undefined> {
  const { user_id, action } = order;
  const endsAnAdmin = action === 'suspend' || action === 'unmake_admin';
  if (endsAnAdmin && (await isLastAdmin(client, user_id))) return refuse('LAST_ADMIN');
  const { set, past } = changes[action];
  const { rowCount } = await client.query(`update users set ${set} where user_id = $1 and username_key <> $2`, [
    user_id,
    starterLibraryOwner,
  ]);
  if (rowCount === 0) return refuse('NOT_FOUND');
  const reason = order.action === 'suspend' ? { reason: order.reason } : {};
  await writeAudit(client, past, admin.user_id, { of_user: String(user_id), ...reason });
  return undefined;
}

const epochMs = (moment: string): string => `floor(date_part('epoch', ${moment}) * 1000)`;
