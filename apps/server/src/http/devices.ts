import { fastifyCookie } from '@fastify/cookie';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { APP_OPTIONS, type AppOptions, isSecure } from './options.ts';

const cookieName = 'device';
const oneYearSeconds = 365 * 24 * 60 * 60;

/** Tells browsers behind one address apart by a cookie of ours that nobody else can make, so that limits hit one. */
@Injectable()
export class Devices {
  constructor(@Inject(APP_OPTIONS) private readonly options: AppOptions) {}

  /** The device that a Cookie header names; undefined when there is none, or not one of ours. */
  deviceOf(cookieHeader: string | undefined): string | undefined {
    const value = cookieHeader ? fastifyCookie.parse(cookieHeader)[cookieName] : undefined;
    const [, device, seal] = /^([\w-]{22})\.([\w-]{22})$/.exec(value ?? '') ?? [];
    if (device === undefined || seal === undefined) return undefined;
    return timingSafeEqual(Buffer.from(seal), Buffer.from(this.#seal(device))) ? device : undefined;
  }

  /** Gives the browser a name of its own. */
  introduce(reply: FastifyReply): void {
    const device = randomBytes(16).toString('base64url');
    void reply.setCookie(cookieName, `${device}.${this.#seal(device)}`, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure(this.options),
      maxAge: oneYearSeconds,
    });
  }

  #seal(device: string): string {
    return createHmac('sha256', this.options.secret).update(`device ${device}`).digest('base64url').slice(0, 22);
  }
}
