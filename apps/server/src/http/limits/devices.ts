import { fastifyCookie } from '@fastify/cookie';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { BurstyRateLimiter, RateLimiterMemory } from 'rate-limiter-flexible';
import { CLOCK, type Clock } from '../../clock/clock.ts';
import { APP_OPTIONS, isSecure } from '../../configuration/base-options.ts';
import type { HttpOptions } from '../http-options.ts';

const cookieName = 'device';
/** The signatures of so many cookies are remembered once they were verified. */
const mostRemembered = 10_000;
const oneYearSeconds = 365 * 24 * 60 * 60;

/** How browsers come by a cookie, and when it counts. */
export const deviceRules = {
  /** How many new cookies an address is given each second, so that whoever spends them all spends no later ones … */
  newPerSecond: 20,
  /** … and so many more at once: the pupils of a large school, whose first lesson begins … */
  newAtOnce: 600,
  /** … every so many seconds. */
  atOnceSeconds: 600,
  /** From this age on, in milliseconds, limits count a device by itself alone. */
  provenAfterMs: 60_000,
} as const;

/** A browser that brought a cookie of ours. */
export interface Device {
  device: string;
  /** The device has had its cookie for a while. A new cookie can be had for nothing, so it does not count yet. */
  isProven: boolean;
}

/** Tells browsers behind one address apart by a cookie of ours that nobody else can make, so that limits hit one. */
@Injectable()
export class Devices {
  readonly #handedOut = new BurstyRateLimiter(
    new RateLimiterMemory({ keyPrefix: 'new-devices', points: deviceRules.newPerSecond, duration: 1 }),
    new RateLimiterMemory({
      keyPrefix: 'new-devices-at-once',
      points: deviceRules.newAtOnce,
      duration: deviceRules.atOnceSeconds,
    }),
  );

  /** Verified signatures by the name they sign: a browser brings the same one with every request. */
  readonly #verified = new Map<string, string>();

  constructor(
    @Inject(APP_OPTIONS) private readonly options: HttpOptions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The device that a Cookie header names; undefined when there is none, or not one of ours. */
  deviceOf(cookieHeader: string | undefined): Device | undefined {
    const value = cookieHeader ? fastifyCookie.parse(cookieHeader)[cookieName] : undefined;
    // Cookies of earlier releases do not say since when; those are old enough.
    const [, name, device, since, signature] =
      /^(([\w-]{22})(?:\.([0-9a-z]{1,9}))?)\.([\w-]{22})$/.exec(value ?? '') ?? [];
    if (name === undefined || device === undefined || signature === undefined) return undefined;
    if (!this.#isOurs(name, signature)) return undefined;
    const ageMs = this.clock.now() - (since === undefined ? 0 : Number.parseInt(since, 36));
    return { device, isProven: ageMs >= deviceRules.provenAfterMs };
  }

  /** Gives the browser a name of its own; nothing when its address was given too many just now. */
  async issueCookie(reply: FastifyReply, address: string): Promise<void> {
    const isAllowed = await this.#handedOut.consume(address).then(
      () => true,
      () => false,
    );
    if (!isAllowed) return;
    const name = `${randomBytes(16).toString('base64url')}.${this.clock.now().toString(36)}`;
    const signature = this.#sign(name);
    this.#remember(name, signature);
    void reply.setCookie(cookieName, `${name}.${signature}`, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure(this.options),
      maxAge: oneYearSeconds,
    });
  }

  #isOurs(name: string, signature: string): boolean {
    if (this.#verified.get(name) === signature) return true;
    const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(this.#sign(name)));
    if (isOurs) this.#remember(name, signature);
    return isOurs;
  }

  #remember(name: string, signature: string): void {
    this.#verified.set(name, signature);
    if (this.#verified.size <= mostRemembered) return;
    const [oldest] = this.#verified.keys();
    this.#verified.delete(oldest!);
  }

  #sign(name: string): string {
    return createHmac('sha256', this.options.secret).update(`device ${name}`).digest('base64url').slice(0, 22);
  }
}
