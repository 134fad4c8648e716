import { fastifyCookie } from '@fastify/cookie';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { APP_OPTIONS, type BaseOptions, isSecure } from '../../configuration/base-options.ts';

/**
 * The kinds of cookie during a sign-in: `oauth` names the attempt at the provider, `identity` the identity that the
 * provider gave back.
 */
export type Carried = 'oauth' | 'identity';

/** Minutes that each is worth. */
export const carriedMinutes: Record<Carried, number> = { oauth: 10, identity: 15 };

/** Binds an attempt to the browser that began it: the secret of its row, out of reach of scripts. */
@Injectable()
export class OauthCookies {
  constructor(@Inject(APP_OPTIONS) private readonly options: Pick<BaseOptions, 'publicUrl' | 'tls'>) {}

  give(reply: FastifyReply, what: Carried, token: string): void {
    void reply.setCookie(this.#name(what), token, { ...this.#attributes(), maxAge: carriedMinutes[what] * 60 });
  }

  /** The secret in a Cookie header, if it has the form of one. */
  read(cookieHeader: string | undefined, what: Carried): string | undefined {
    const token = cookieHeader ? fastifyCookie.parse(cookieHeader)[this.#name(what)] : undefined;
    return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
  }

  take(reply: FastifyReply, what: Carried): void {
    void reply.clearCookie(this.#name(what), this.#attributes());
  }

  #name(what: Carried): string {
    return isSecure(this.options) ? `__Host-${what}` : what;
  }

  /** Lax, as the browser comes back to us from the provider's site. */
  #attributes() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(this.options) } as const;
  }
}
