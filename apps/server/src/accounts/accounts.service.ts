import { deletionDays, type LogIn, type Role, type SignUp, type UserSettings } from '@lexiroom/contracts/accounts';
import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL } from '../database/pool.ts';
import { type Refusal, Refused, refuse } from '../refusals/refusal.ts';
import { type AuditAction, AuditRow } from './audit/audit-row.entity.ts';
import { isCommonPassword } from './passwords/common-passwords.ts';
import { FirstAdmin } from './admins/first-admin.ts';
import { hashPassword, isPassword } from './passwords/password.ts';
import { isEmailTaken } from './links/email-taken.ts';
import { Verification } from './links/verification.ts';
import { Mailer } from '../mail/mailer.ts';
import { isReservedName } from './reserved-names.ts';
import { ROOT_FOLDERS, type RootFolders } from './root-folders.ts';
import { User } from './user.entity.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The purpose that new decks of an account have until its user chooses another one: learners begin with private decks.
 */
const firstPurpose = { learner: 'learn', teacher: 'study' } as const satisfies Record<Role, UserSettings['purpose']>;

/** The data of a new account. Without a password, one can only log in to it through an outside identity. */
export interface NewAccount extends Omit<SignUp, 'password'> {
  password?: string;
  /** Whether somebody else has confirmed the address already. */
  verified?: boolean;
}

/** Making accounts, and proving who one is. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly em: EntityManager,
    private readonly firstAdmin: FirstAdmin,
    private readonly verification: Verification,
    private readonly mailer: Mailer,
    @Inject(ROOT_FOLDERS) private readonly rootFolders: RootFolders,
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
  ) {}

  /** The token of the link by which the first admin signs up; undefined when there is nobody to be made one. */
  firstAdminLink(): Promise<string | undefined> {
    return this.firstAdmin.token();
  }

  /**
   * Makes an account with a password. Where mails leave this server, one asks to confirm the address. Refused when the name or e-mail is taken, or the password is a common one. `origin`: where links lead.
   */
  async signUp(wanted: SignUp, origin: string): Promise<User | Refusal> {
    if (isCommonPassword(wanted.password, wanted)) return refuse('PASSWORD_COMMON');
    const user = await this.make(wanted);
    if (user instanceof User && this.mailer.isConfigured) await this.verification.send(user.user_id, origin);
    return user;
  }

  /**
   * Makes an account with its root folder; `also` adds to it in the same transaction. Refused when the name is kept back,
   * or name or e-mail are taken.
   */
  async make(wanted: NewAccount, also?: (em: EntityManager, user: User) => Promise<void>): Promise<User | Refusal> {
    const { username, email, password } = wanted;
    if (isReservedName(username)) return refuse('USERNAME_TAKEN');
    if (await this.em.count(User, { username_key: username })) return refuse('USERNAME_TAKEN');
    if (await isEmailTaken(this.pool, email, null)) return refuse('EMAIL_TAKEN');
    const password_hash = password === undefined ? null : await hashPassword(password);
    try {
      return await this.em.transactional(async (em) => {
        const user = await this.#make(em, wanted, password_hash);
        await also?.(em, user);
        return user;
      });
    } catch (error) {
      // Two people may take the same name at the same moment: the unique index of the table refuses the second.
      if (error instanceof UniqueConstraintViolationException) {
        if (error.message.includes('email_key')) return refuse('EMAIL_TAKEN');
        if (error.message.includes('username_key')) return refuse('USERNAME_TAKEN');
      }
      throw error;
    }
  }

  async #make(em: EntityManager, wanted: NewAccount, password_hash: string | null): Promise<User> {
    const { username, email, role, time_zone = 'UTC', verified = false, setup_token } = wanted;
    const is_admin = await this.firstAdmin.decide(em, wanted);
    if (is_admin === 'LINK_USED') throw new Refused(refuse('LINK_USED'));
    const user = em.create(User, {
      username,
      username_key: username,
      email,
      email_key: email,
      password_hash,
      role,
      is_admin,
      verified,
      time_zone,
      purpose: firstPurpose[role],
    });
    await em.flush();
    if (verified) await em.execute('update users set confirmed_at = created_at where user_id = ?', [user.user_id]);
    this.rootFolders.make(em, user);
    writeDown(em, 'sign_up', user.user_id);
    if (is_admin) writeDown(em, 'admin_made', user.user_id, { by: setup_token === undefined ? 'ADMIN_EMAIL' : 'link' });
    await em.flush();
    return user;
  }

  /**
   * The user with this name or e-mail and this password. Unknown name and wrong password look and take the same (S16).
   * Whoever has the right one hears of a suspension, and of a deletion that is under way: `keep_account` takes that back.
   */
  async logIn({ username, password, keep_account = false }: LogIn): Promise<User | Refusal> {
    const key = username.trim().toLowerCase();
    const user = await this.em.findOne(User, key.includes('@') ? { email_key: key } : { username_key: key });
    const isRight = await isPassword(password, user?.password_hash);
    const refusal = user && isRight ? this.#closed(user, keep_account) : refuse('WRONG_CREDENTIALS');
    writeDown(this.em, refusal ? 'log_in_failed' : 'log_in', user?.user_id, refusal ? { code: refusal.code } : {});
    await this.em.flush();
    return refusal ?? user!;
  }

  /** Why an account cannot be entered now; one that is leaving is kept when its owner says so. */
  #closed(user: User, keep_account: boolean): Refusal | undefined {
    if (user.suspended_at) return refuse('ACCOUNT_SUSPENDED');
    if (!user.deletion_asked_at) return undefined;
    if (!keep_account) {
      return refuse('ACCOUNT_LEAVING', { at: user.deletion_asked_at.getTime() + deletionDays * dayMs });
    }
    user.deletion_asked_at = null;
    writeDown(this.em, 'deletion_taken_back', user.user_id);
    return undefined;
  }

  /** Writes a log-out down. */
  async loggedOut(user_id: number): Promise<void> {
    writeDown(this.em, 'log_out', user_id);
    await this.em.flush();
  }
}

function writeDown(em: EntityManager, action: AuditAction, user_id: number | undefined, detail = {}): void {
  em.create(AuditRow, { action, user_id: user_id ?? null, detail });
}
