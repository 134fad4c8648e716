import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL, inTransaction } from '../../database/pool.ts';
import { Mails } from '../../mail/mails.ts';
import { type Refusal, Refused, refuse } from '../../refusals/refusal.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { FirstAdmin } from '../admins/first-admin.ts';
import { OneTimeLinks } from './one-time-links.ts';
import { EmailChanges } from './email-changes.ts';
import { linkTo } from './link-origin.ts';

const validHours = 48;

/** Whether an address is its user's: shown by a link that was mailed there. */
@Injectable()
export class Verification {
  constructor(
    private readonly links: OneTimeLinks,
    private readonly mails: Mails,
    private readonly changes: EmailChanges,
    private readonly firstAdmin: FirstAdmin,
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
  ) {}

  /** Mails a link to the address of an account; an earlier one is void. Nothing to do for one that is confirmed. */
  async send(user_id: number, origin: string): Promise<void> {
    await inTransaction(this.pool, async (client) => {
      const { rows } = await client.query<{ email: string }>(
        'select email from users where user_id = $1 and email is not null and not verified for no key update',
        [user_id],
      );
      if (!rows[0]) return;
      const { email } = rows[0];
      await this.links.drop(client, user_id, ['verify']);
      const token = await this.links.mint(client, 'verify', user_id, { email }, validHours);
      await this.mails.write(client, {
        user_id,
        to: email,
        kind: 'verify',
        values: { link: linkTo(origin, 'verify', token) },
      });
    });
  }

  /**
   * Follows a link that confirms an address: the one of the account, or the new one of a change. Refused as LINK_USED, and
   * as EMAIL_TAKEN when somebody else has taken the new one in the meantime.
   */
  async confirm(token: string, origin: string): Promise<{ done: true } | Refusal> {
    return inTransaction(this.pool, async (client) => {
      const link = await this.links.use(client, 'verify', token);
      if (link) {
        const { rowCount } = await client.query(
          'update users set verified = true, confirmed_at = now() where user_id = $1 and email_key = $2',
          [link.user_id, link.data.email],
        );
        if (rowCount !== 1) return refuse('LINK_USED');
        await writeAudit(client, 'email_verified', link.user_id!, {});
        await this.firstAdmin.confirmed(client, link.user_id!);
        return { done: true } as const;
      }
      const change = await this.links.use(client, 'change_email', token);
      if (!change) return refuse('LINK_USED');
      const refusal = await this.changes.carryOut(client, change.user_id!, String(change.data.email), origin);
      // Thrown, so that the link is as good as before.
      if (refusal) throw new Refused(refusal);
      await this.firstAdmin.confirmed(client, change.user_id!);
      return { done: true };
    });
  }
}
