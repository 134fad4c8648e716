import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * The secrets of a session's screens; those of seats and of the host hold for all quizzes of a room. They are derived from
 * the server's secret, so that none needs to be stored and a repeated command gets the same one.
 */
export class LiveTokens {
  readonly #secret: Buffer;

  constructor(secret: Buffer) {
    this.#secret = secret;
  }

  /** What brings a player back to their seat, from any device. */
  forSeat(room_id: number, seat_id: number): string {
    return `${seat_id}.${this.#sign(`seat/${room_id}/${seat_id}`)}`;
  }

  /** The seat a token belongs to, when it is one of this session. */
  seatOf(room_id: number, token: string): number | undefined {
    const seat_id = Number(token.slice(0, token.indexOf('.')));
    return Number.isInteger(seat_id) && isSame(token, this.forSeat(room_id, seat_id)) ? seat_id : undefined;
  }

  /** What whoever has it may keep the answers of a seat with; it opens nothing else, and no seat's token does as well. */
  forClaim(live_id: number, seat_id: number): string {
    return `${live_id}.${seat_id}.${this.#sign(`claim/${live_id}/${seat_id}`)}`;
  }

  /** The seat that a code claims, when it was made here: whether that is still there is another question. */
  claimedBy(code: string): { live_id: number; seat_id: number } | undefined {
    const [live_id = 0, seat_id = 0] = code.split('.').map(Number);
    return isSame(code, this.forClaim(live_id, seat_id)) ? { live_id, seat_id } : undefined;
  }

  /** What lets a screen of the host in; a fresh one each time. */
  forScreen(room_id: number, grant: ScreenGrant): string {
    return this.#screen(room_id, grant, randomBytes(9).toString('base64url'));
  }

  /** What a screen's token says, when it is one of this session: whether its log-in still stands is another question. */
  screenOf(room_id: number, token: string): ScreenGrant | undefined {
    const [, role, session_id, access_epoch, nonce] = /^(projector|host)\.(\d+)-(\d+)\.([\w-]+)\./.exec(token) ?? [];
    if (nonce === undefined) return undefined;
    const grant = {
      role: role as ScreenRole,
      session_id: Number(session_id),
      access_epoch: Number(access_epoch),
    };
    return isSame(token, this.#screen(room_id, grant, nonce)) ? grant : undefined;
  }

  /** What a phone steers with, once the host has allowed it. No screen's token: it opens nothing else. */
  forRemote(room_id: number, { session_id, access_epoch, remote_id }: RemoteGrant): string {
    const grant = `${remote_id}.${session_id}-${access_epoch}`;
    return `${grant}.${this.#sign(`remote/${room_id}/${grant}`)}`;
  }

  /** What a remote's token says, when it is one of this session: whether it is allowed is another question. */
  remoteOf(room_id: number, token: string): RemoteGrant | undefined {
    const [, remote_id, session_id, access_epoch] = /^(\d+)\.(\d+)-(\d+)\./.exec(token)?.map(Number) ?? [];
    if (remote_id === undefined || session_id === undefined || access_epoch === undefined) return undefined;
    const grant = { remote_id, session_id, access_epoch };
    return isSame(token, this.forRemote(room_id, grant)) ? grant : undefined;
  }

  #screen(room_id: number, { role, session_id, access_epoch }: ScreenGrant, nonce: string): string {
    const grant = `${role}.${session_id}-${access_epoch}.${nonce}`;
    return `${grant}.${this.#sign(`screen/${room_id}/${grant}`)}`;
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#secret).update(text).digest('base64url');
  }
}

export type ScreenRole = 'projector' | 'host';

/** What a token of a screen says: what it may do, and which log-in of the host gave it. */
export interface ScreenGrant {
  role: ScreenRole;
  session_id: number;
  /** Of the host's account at that time. */
  access_epoch: number;
}

/** What a remote's token says: which one it is, and by which log-in of the host. */
export interface RemoteGrant extends Omit<ScreenGrant, 'role'> {
  remote_id: number;
}

/** Takes as long for tokens that differ in their first character as in their last one. */
function isSame(token: string, expected: string): boolean {
  const [a, b] = [Buffer.from(token), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
