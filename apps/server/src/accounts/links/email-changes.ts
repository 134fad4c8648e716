import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL, inTransaction } from '../../database/pool.ts';
import { type Refusal, Refused, refuse } from '../../refusals/refusal.ts';
import { Mails } from '../../mail/mails.ts';
import { Mailer } from '../../mail/mailer.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { dropIdentities } from '../oauth/identities.ts';
import { FirstAdmin } from '../admins/first-admin.ts';
import { OneTimeLinks } from './one-time-links.ts';
import { type Proved, SessionsService } from '../sessions/sessions.service.ts';
import { isEmailTaken } from './email-taken.ts';
import { linkTo } from './link-origin.ts';
import { PasswordResets } from './password-resets.ts';

const confirmHours = 48;
const revertHours = 7 * 24;

/** Changes of an account's e-mail address: confirmed at the new one, and to be taken back from the old one. */
@Injectable()
export class EmailChanges {
  constructor(
    private readonly links: OneTimeLinks,
    private readonly mails: Mails,
    private readonly mailer: Mailer,
    private readonly sessions: SessionsService,
    private readonly resets: PasswordResets,
    private readonly firstAdmin: FirstAdmin,
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
  ) {}

  /**
   * Asks for another address, after the proof. Where mails leave this server, a link goes to the new address and the
   * change waits for it; elsewhere it is made at once. Refused when somebody has the address, or it is kept back.
   */
  async ask(user: Proved, email: string, origin: string): Promise<{ is_changed: boolean } | Refusal> {
    const { user_id } = user;
    return inTransaction(this.pool, async (client) => {
      await client.query(oneAtATime);
      await this.sessions.lockAccount(client, user);
      if (this.firstAdmin.reserves(email)) return refuse('EMAIL_TAKEN');
      if (await isEmailTaken(client, email, user_id)) return refuse('EMAIL_TAKEN');
      if (!this.mailer.isConfigured) {
        const refusal = await this.carryOut(client, user_id, email, origin);
        if (refusal) throw new Refused(refusal);
        return { is_changed: true };
      }
      await this.links.drop(client, user_id, ['change_email']);
      const token = await this.links.mint(client, 'change_email', user_id, { email }, confirmHours);
      const link = linkTo(origin, 'verify', token);
      await this.mails.write(client, { user_id, to: email, kind: 'confirm_email', values: { link } });
      return { is_changed: false };
    });
  }

  /**
   * Makes a change, and mails the old address how to take it back. Links that went to the old address are void. An
   * address is as good as confirmed when a link was followed there.
   */
  async carryOut(client: pg.ClientBase, user_id: number, email: string, origin: string): Promise<Refusal | undefined> {
    await client.query(oneAtATime);
    if (await isEmailTaken(client, email, user_id)) return refuse('EMAIL_TAKEN');
    const { rows } = await client.query<{ email: string | null; confirmed_at: string | null }>(
      'select email, confirmed_at::text from users where user_id = $1 for no key update',
      [user_id],
    );
    const { email: before = null, confirmed_at = null } = rows[0] ?? {};
    if (before === email) return undefined;
    await setAddress(client, user_id, email, this.mailer.isConfigured);
    await this.links.drop(client, user_id, ['verify', 'change_email', 'reset_password']);
    await writeAudit(client, 'email_changed', user_id, {});
    if (before === null) return undefined;
    const about = { email: before, confirmed_at };
    const token = await this.links.mint(client, 'revert_email', user_id, about, revertHours);
    const link = linkTo(origin, 'revert_email_change', token);
    await this.mails.write(client, { user_id, to: before, kind: 'email_changed', values: { link, email } });
    return undefined;
  }

  /**
   * Gives an account the address back that the link was mailed to, logs everybody out and mails a link for a new password
   * there. Ways in through a provider that were added since that address was last confirmed are gone. Later changes cannot be taken back any more, earlier ones still can: of two who dispute an account, the one
   * whose address is older has it.
   */
  async revert(token: string, origin: string): Promise<{ done: true } | Refusal> {
    const closeSockets = await inTransaction(this.pool, async (client) => {
      await client.query(oneAtATime);
      const link = await this.links.use(client, 'revert_email', token);
      if (!link) return undefined;
      const user_id = link.user_id!;
      const email = String(link.data.email);
      await setAddress(client, user_id, email, true);
      const { confirmed_at } = link.data;
      if (await dropIdentities(client, user_id, typeof confirmed_at === 'string' ? confirmed_at : null)) {
        await this.mails.write(client, { user_id, to: email, kind: 'identity_dropped' });
      }
      await this.links.drop(client, user_id, ['verify', 'change_email', 'reset_password']);
      await this.links.dropLater(client, 'revert_email', token);
      await writeAudit(client, 'email_change_reverted', user_id, {});
      await this.resets.send(client, user_id, origin);
      return this.sessions.endAllWithin(client, user_id);
    });
    if (!closeSockets) return refuse('LINK_USED');
    closeSockets();
    return { done: true };
  }
}

const oneAtATime = `select pg_advisory_xact_lock(hashtext('lexiroom addresses'))`;

async function setAddress(client: pg.ClientBase, user_id: number, email: string, verified: boolean): Promise<void> {
  await client.query(
    `update users set email = $2, email_key = $2, verified = $3, confirmed_at = case when $3 then now() end
     where user_id = $1`,
    [user_id, email, verified],
  );
}
