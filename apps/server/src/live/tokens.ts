import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * The secrets of a session's screens. They are derived from the server's secret, so that none needs to be stored and a
 * repeated command gets the same one.
 */
export class LiveTokens {
  readonly #secret: Buffer;

  constructor(secret: Buffer) {
    this.#secret = secret;
  }

  /** What brings a player back to their seat, from any device. */
  forSeat(live_id: number, seat_id: number): string {
    return `${seat_id}.${this.#sign(`seat/${live_id}/${seat_id}`)}`;
  }

  /** The seat a token belongs to, when it is one of this session. */
  seatOf(live_id: number, token: string): number | undefined {
    const seat_id = Number(token.slice(0, token.indexOf('.')));
    return Number.isInteger(seat_id) && isSame(token, this.forSeat(live_id, seat_id)) ? seat_id : undefined;
  }

  /** What lets a screen of the host in; a fresh one each time. */
  forScreen(live_id: number, role: ScreenRole): string {
    return this.#screen(live_id, role, randomBytes(9).toString('base64url'));
  }

  /** What a screen's token allows, when it is one of this session. */
  screenOf(live_id: number, token: string): ScreenRole | undefined {
    const [role, nonce] = token.split('.');
    if ((role !== 'projector' && role !== 'host') || !nonce) return undefined;
    return isSame(token, this.#screen(live_id, role, nonce)) ? role : undefined;
  }

  #screen(live_id: number, role: ScreenRole, nonce: string): string {
    return `${role}.${nonce}.${this.#sign(`screen/${live_id}/${role}/${nonce}`)}`;
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#secret).update(text).digest('base64url');
  }
}

export type ScreenRole = 'projector' | 'host';

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
