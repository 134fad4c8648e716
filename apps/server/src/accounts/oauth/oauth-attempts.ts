import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import type pg from 'pg';
import { z } from 'zod';
import { DATABASE_POOL } from '../../database/pool.ts';
import { OneTimeLinks } from '../links/one-time-links.ts';
import type { Identity, Secrets } from './identity-provider.ts';
import { carriedMinutes, OauthCookies } from './oauth-cookies.ts';

const Attempt = z.object({
  purpose: z.enum(['enter', 'link', 'prove']),
  next: z.nullable(z.string()),
  redirect_uri: z.string(),
  /** SHA-256 in hexadecimal digits. */
  state_hash: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** The session of the user who wants to link an identity or to prove who they are. */
  session_id: z.nullable(z.int()),
});
type Attempt = z.infer<typeof Attempt>;

const Pending = z.object({
  subject: z.string(),
  email: z.nullable(z.string()),
  email_verified: z.boolean(),
  name: z.nullable(z.string()),
});

/**
 * Stores sign-ins that are not finished: attempts whose browser is at the provider, and identities that have no account
 * yet. Each belongs to one browser.
 */
@Injectable()
export class OauthAttempts {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    private readonly links: OneTimeLinks,
    private readonly cookies: OauthCookies,
  ) {}

  /** Keeps an attempt for ten minutes, and gives this browser the secret by which it is found again. */
  async begin(
    reply: FastifyReply,
    { state, nonce, verifier }: Secrets,
    attempt: Pick<Attempt, 'purpose' | 'next' | 'redirect_uri' | 'session_id'>,
  ): Promise<void> {
    const data: Attempt = { ...attempt, state_hash: hashOf(state).toString('hex'), nonce, verifier };
    const token = await this.links.mint(this.pool, 'oauth', null, data, carriedMinutes.oauth / 60);
    this.cookies.give(reply, 'oauth', token);
  }

  /** The attempt of this browser that has this state, used up by it. A state of another browser uses up nothing. */
  async end(reply: FastifyReply, cookies: string | undefined, state: string): Promise<Attempt | undefined> {
    const token = this.cookies.read(cookies, 'oauth');
    const kept = token === undefined ? undefined : await this.links.look(this.pool, 'oauth', token);
    if (token === undefined || !kept) return undefined;
    const attempt = Attempt.parse(kept.data);
    if (!timingSafeEqual(hashOf(state), Buffer.from(attempt.state_hash, 'hex'))) return undefined;
    this.cookies.take(reply, 'oauth');
    // When two requests bring the same attempt at the same moment, only one of them gets it.
    return (await this.links.use(this.pool, 'oauth', token)) ? attempt : undefined;
  }

  /** Keeps an identity for a quarter of an hour, until this browser has chosen what becomes of it. */
  async keepIdentity(reply: FastifyReply, { subject, email, email_verified, name }: Identity): Promise<void> {
    const data = { subject, email, email_verified, name };
    const token = await this.links.mint(this.pool, 'identity', null, data, carriedMinutes.identity / 60);
    this.cookies.give(reply, 'identity', token);
  }

  /** The identity that waits in this browser. */
  async identity(cookies: string | undefined): Promise<Identity | undefined> {
    const token = this.cookies.read(cookies, 'identity');
    const kept = token === undefined ? undefined : await this.links.look(this.pool, 'identity', token);
    return kept && Pending.parse(kept.data);
  }

  /** Uses up the identity that waits in this browser; whether it was still there. */
  async takeIdentity(
    client: pg.ClientBase | pg.Pool,
    reply: FastifyReply,
    cookies: string | undefined,
  ): Promise<boolean> {
    const token = this.cookies.read(cookies, 'identity');
    this.cookies.take(reply, 'identity');
    return token !== undefined && (await this.links.use(client, 'identity', token)) !== undefined;
  }
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
