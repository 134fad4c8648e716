import type { LinkIdentity, OauthReturn, OauthStart, SelectUsername } from '@lexiroom/contracts/accounts';
import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type pg from 'pg';
import type { z } from 'zod/mini';
import { DATABASE_POOL, inTransaction } from '../../database/pool.ts';
import { Mails } from '../../mail/mails.ts';
import { Mailer } from '../../mail/mailer.ts';
import type { Visitor } from '../../http/gate/endpoint.ts';
import { APP_OPTIONS, type BaseOptions } from '../../configuration/base-options.ts';
import { Refusal, Refused, refuse } from '../../refusals/refusal.ts';
import { AccountsService, type NewAccount } from '../accounts.service.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { CurrentUser } from '../../http/gate/current-user.ts';
import { Reauthentication } from '../own-account/reauthentication.ts';
import { isPassword } from '../passwords/password.ts';
import { type Proved, SessionsService } from '../sessions/sessions.service.ts';
import type { User } from '../user.entity.ts';
import { OauthAttempts } from './oauth-attempts.ts';
import { type Enterable, linkIdentity, ownerOf, ownerOfEmail, unlinkIdentity } from './identities.ts';
import { type Identity, IdentityProvider } from './identity-provider.ts';
import { safeReturnPath } from './return-path.ts';
import { suggestUsername } from './suggest-username.ts';

/** Whoever calls, and the reply that carries cookies back to them. */
export interface Caller {
  visitor: Visitor;
  reply: FastifyReply;
}

/**
 * The result when a browser comes back from the provider: the person is logged in, or has to choose a username or link
 * an account first.
 */
export type Outcome = { next: string | null } & (
  | { outcome: 'entered'; user: CurrentUser }
  | { outcome: 'select_username'; suggestion: string }
  | { outcome: 'link'; username: string }
);

/** Signing in through a provider of identities (decisions section 5). */
@Injectable()
export class OauthService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(APP_OPTIONS) private readonly options: Pick<BaseOptions, 'publicUrl'>,
    private readonly provider: IdentityProvider,
    private readonly attempts: OauthAttempts,
    private readonly accounts: AccountsService,
    private readonly reauthentication: Reauthentication,
    private readonly sessions: SessionsService,
    private readonly mails: Mails,
    private readonly mailer: Mailer,
  ) {}

  /**
   * Where the browser goes to show who somebody is. To link an identity the log-in must be of the last ten minutes, else
   * PROOF_NEEDED, and the account's address confirmed where mails leave this server, else NOT_VERIFIED. NOT_FOUND when no provider is set up, IDENTITY_REFUSED when it cannot be reached.
   */
  async start({ visitor, reply }: Caller, { purpose, next }: z.infer<typeof OauthStart>) {
    if (!this.provider.isConfigured) return refuse('NOT_FOUND');
    const session_id = visitor.user?.session_id ?? null;
    if (purpose !== 'enter') {
      if (session_id === null) return refuse('NOT_LOGGED_IN');
      if (purpose === 'link' && this.#isUnconfirmed(visitor.user)) return refuse('NOT_VERIFIED');
      if (purpose === 'link' && !(await this.reauthentication.isFresh(session_id))) return refuse('PROOF_NEEDED');
    }
    const secrets = this.provider.newSecrets();
    const redirect_uri = this.#wayBack(reply);
    // The nearest that Google has to asking for the password again.
    const address = await this.provider.addressOf(
      secrets,
      redirect_uri,
      purpose === 'prove' ? 'select_account' : undefined,
    );
    await this.attempts.begin(reply, secrets, { purpose, next: safeReturnPath(next), redirect_uri, session_id });
    return { address };
  }

  /** Takes up what the provider sent the browser back with; IDENTITY_REFUSED when it is not what this browser began. */
  async callback(caller: Caller, { code, state, iss }: z.infer<typeof OauthReturn>): Promise<Outcome | Refusal> {
    const attempt = await this.attempts.end(caller.reply, caller.visitor.cookies, state);
    if (!attempt || code === undefined) return refuse('IDENTITY_REFUSED');
    const { nonce, verifier, redirect_uri, purpose, next } = attempt;
    const identity = await this.provider.identityOf({ code, state, iss }, { state, nonce, verifier }, redirect_uri);
    if (purpose === 'enter') return this.#enter(caller, identity, next);
    const { user } = caller.visitor;
    if (!user || user.session_id !== attempt.session_id) return refuse('IDENTITY_REFUSED');
    if (purpose === 'link') {
      if (this.#isUnconfirmed(user)) return refuse('NOT_VERIFIED');
      await inTransaction(this.pool, (client) => this.#link(client, user, identity));
    } else if (!(await this.#prove(user, identity))) return refuse('IDENTITY_REFUSED');
    return { outcome: 'entered', user: { ...user, is_oauth: true }, next };
  }

  /** Makes the account of the identity that waits in this browser. */
  async selectUsername(
    { visitor, reply }: Caller,
    wanted: z.infer<typeof SelectUsername>,
  ): Promise<CurrentUser | Refusal> {
    const identity = await this.attempts.identity(visitor.cookies);
    if (!identity) return refuse('LINK_USED');
    if (identity.email === null) return refuse('IDENTITY_UNVERIFIED');
    const account = { ...wanted, email: identity.email, verified: identity.email_verified };
    const newUser = await this.#make(account, identity);
    if (newUser instanceof Refusal) return newUser;
    await this.attempts.takeIdentity(this.pool, reply, visitor.cookies);
    return this.sessions.open(newUser, visitor.cookies, visitor.user_agent, reply);
  }

  /** Links the identity that waits in this browser to the account with its e-mail, whose password is given. */
  async link({ visitor, reply }: Caller, { password }: z.infer<typeof LinkIdentity>): Promise<CurrentUser | Refusal> {
    const identity = await this.attempts.identity(visitor.cookies);
    const owner = identity?.email_verified ? await ownerOfEmail(this.pool, identity.email) : undefined;
    if (!identity || !owner) return refuse('LINK_USED');
    // The account was made through another identity. One logs in by that identity, and links this one in the settings.
    if (!owner.has_password) return refuse('PROOF_NEEDED');
    if (!(await this.#hasPassword(owner.user_id, password))) {
      await inTransaction(this.pool, (client) => writeAudit(client, 'log_in_failed', owner.user_id, { by: 'google' }));
      return refuse('WRONG_PASSWORD');
    }
    if (owner.is_suspended) return refuse('ACCOUNT_SUSPENDED');
    await inTransaction(this.pool, async (client) => {
      if (!(await this.attempts.takeIdentity(client, reply, visitor.cookies))) throw new Refused(refuse('LINK_USED'));
      await this.#link(client, owner, identity);
      // The provider has seen that the address is theirs.
      await client.query('update users set verified = true, confirmed_at = now() where user_id = $1', [owner.user_id]);
    });
    return this.#open({ visitor, reply }, owner);
  }

  /** Takes the identity off the caller's account, whose password is given. IDENTITY_LAST when it has none. */
  async unlink(user: CurrentUser, password: string | undefined): Promise<Refusal | undefined> {
    if (!user.has_password) return refuse('IDENTITY_LAST');
    const refusal = await this.reauthentication.check(user, password);
    if (refusal) return refusal;
    await inTransaction(this.pool, (client) => unlinkIdentity(client, user.user_id));
    return undefined;
  }

  /** Adds an identity, and tells the owner by mail: it is another way into their account. */
  async #link(client: pg.ClientBase, user: Proved, identity: Identity): Promise<void> {
    await this.sessions.lockAccount(client, user);
    if (!(await linkIdentity(client, user.user_id, identity))) return;
    const { rows } = await client.query<{ email: string | null }>('select email from users where user_id = $1', [
      user.user_id,
    ]);
    const to = rows[0]?.email ?? null;
    if (to !== null) await this.mails.write(client, { user_id: user.user_id, to, kind: 'identity_linked' });
  }

  /** Whether an address may be somebody else's: who signed up with it must not keep a way in for the day it is taken. */
  #isUnconfirmed(user: CurrentUser | undefined): boolean {
    return this.mailer.isConfigured && user?.verified === false;
  }

  async #enter(caller: Caller, identity: Identity, next: string | null): Promise<Outcome | Refusal> {
    const owner = await ownerOf(this.pool, identity.subject);
    if (owner) {
      if (owner.is_suspended) return refuse('ACCOUNT_SUSPENDED');
      return { outcome: 'entered', user: await this.#open(caller, owner), next };
    }
    const namesake = await ownerOfEmail(this.pool, identity.email);
    if (namesake && !identity.email_verified) return refuse('IDENTITY_UNVERIFIED');
    await this.attempts.keepIdentity(caller.reply, identity);
    if (namesake) return { outcome: 'link', username: namesake.username, next };
    return {
      outcome: 'select_username',
      suggestion: await suggestUsername(this.pool, identity.name, identity.email),
      next,
    };
  }

  /** Lets an owner in. Whoever comes back to an account that is being deleted keeps it. */
  async #open({ visitor, reply }: Caller, owner: Enterable): Promise<CurrentUser> {
    const { user_id, is_leaving } = owner;
    await inTransaction(this.pool, async (client) => {
      if (is_leaving) await takeDeletionBack(client, user_id);
      await writeAudit(client, 'log_in', user_id, { by: 'google' });
    });
    return this.sessions.open(owner, visitor.cookies, visitor.user_agent, reply);
  }

  /** The account and its identity together; two at the same moment make one. */
  async #make(account: NewAccount, { subject, email }: Identity): Promise<User | Refusal> {
    try {
      return await this.accounts.make(account, async (em, { user_id }) => {
        await em.execute('insert into identities (provider, subject, user_id, email) values (?, ?, ?, ?)', [
          'google',
          subject,
          user_id,
          email,
        ]);
      });
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) return refuse('LINK_USED');
      throw error;
    }
  }

  /** Whether an identity is that of the user; then their session is as fresh as after a log-in. */
  async #prove({ user_id, session_id }: CurrentUser, { subject }: Identity): Promise<boolean> {
    if ((await ownerOf(this.pool, subject))?.user_id !== user_id) return false;
    await this.sessions.markProved(session_id);
    await inTransaction(this.pool, (client) => writeAudit(client, 'identity_proved', user_id, {}));
    return true;
  }

  async #hasPassword(user_id: number, password: string): Promise<boolean> {
    const { rows } = await this.pool.query<{ password_hash: string | null }>(
      'select password_hash from users where user_id = $1',
      [user_id],
    );
    return isPassword(password, rows[0]?.password_hash);
  }

  /** The page of ours that the provider sends browsers back to. */
  #wayBack({ request }: FastifyReply): string {
    return new URL('/oauth/google', this.options.publicUrl ?? `${request.protocol}://${request.host}`).href;
  }
}

/** Keeps an account that was going to be deleted: its owner is back. */
async function takeDeletionBack(client: pg.ClientBase, user_id: number): Promise<void> {
  const { rowCount } = await client.query(
    'update users set deletion_asked_at = null where user_id = $1 and deletion_asked_at is not null',
    [user_id],
  );
  if (rowCount !== 0) await writeAudit(client, 'deletion_taken_back', user_id, {});
}
