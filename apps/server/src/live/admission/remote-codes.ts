import { Inject, Injectable } from '@nestjs/common';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { OfLogIn } from '../../accounts/sessions/sessions.service.ts';
import { CLOCK, type LiveClock } from '../../clock/clock.ts';

/** So long a code stands on the host's screen, in milliseconds. */
export const remoteCodeMs = 60_000;

interface Code {
  hash: Buffer;
  expires_at: number;
  /** The log-in of the screen that it stands on. */
  by: OfLogIn;
  /** By which request it was used; that one may be sent again. */
  used_by: string | null;
}

/**
 * The codes that make a phone a remote: one of a room at a time, for a minute, for one phone. Only what they hash to is
 * kept, in memory: after a restart the host shows another one.
 */
@Injectable()
export class RemoteCodes {
  readonly #codes = new Map<number, Code>();

  constructor(@Inject(CLOCK) private readonly clock: LiveClock) {}

  /** A fresh code; the one before it is void. `expires_at`: epoch milliseconds. */
  give(room_id: number, { session_id, access_epoch }: OfLogIn): { code: string; expires_at: number } {
    for (const [of, { expires_at }] of this.#codes) if (this.clock.steadyNow() >= expires_at) this.#codes.delete(of);
    const code = randomBytes(16).toString('base64url');
    const expires_at = this.clock.steadyNow() + remoteCodeMs;
    this.#codes.set(room_id, { hash: hashOf(code), expires_at, by: { session_id, access_epoch }, used_by: null });
    return { code, expires_at };
  }

  /** Uses a code up; undefined when it is none of this room, too old, or was used by another request. */
  take(room_id: number, code: string, command_id: string): OfLogIn | undefined {
    const kept = this.#codes.get(room_id);
    if (!kept || !timingSafeEqual(kept.hash, hashOf(code)) || this.clock.steadyNow() >= kept.expires_at)
      return undefined;
    kept.used_by ??= command_id;
    return kept.used_by === command_id ? kept.by : undefined;
  }
}

const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest();
