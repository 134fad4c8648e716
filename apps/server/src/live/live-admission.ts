import type { RefusalCode } from '@lexiroom/contracts/errors';
import { Injectable } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Socket } from 'socket.io';
import type { z } from 'zod/mini';
import { SessionsService } from '../accounts/sessions.service.ts';
import { Devices } from '../http/devices.ts';
import { type Connection, Handshake } from './connection.ts';
import { LiveSession } from './live-session.ts';
import { LiveSessions } from './live-sessions.ts';
import { LiveTokens } from './tokens.ts';

/** A device may guess so many pins a minute … */
const wrongPinsOfDevice = new RateLimiterMemory({ keyPrefix: 'pin-device', points: 20, duration: 60 });
/** … and all devices behind an address so many: a whole school may be there. */
const wrongPinsOfAddress = new RateLimiterMemory({ keyPrefix: 'pin-address', points: 600, duration: 60 });

/** Who may connect to a session, and as what. */
@Injectable()
export class LiveAdmission {
  constructor(
    private readonly sessions: LiveSessions,
    private readonly tokens: LiveTokens,
    private readonly accounts: SessionsService,
    private readonly devices: Devices,
  ) {}

  async admit(handshake: Socket['handshake']): Promise<Connection | { refusal: RefusalCode }> {
    const parsed = Handshake.safeParse(handshake.auth);
    if (!parsed.success) return { refusal: 'NO_SUCH_PIN' };
    const { data: claim } = parsed;
    const device = this.devices.deviceOf(handshake.headers.cookie) ?? null;
    const hasGuessedTooMuch = await this.#hasGuessedTooMuch(device, handshake.address);
    const session = await this.sessions.byPin(claim.pin);
    const admitted = session instanceof LiveSession ? await this.#asWhom(session, claim, handshake, device) : undefined;
    // Who guesses too much learns nothing more, but a true token opens its own door all the same.
    const isKnown = admitted && !('refusal' in admitted) && admitted.role !== 'newcomer';
    if (hasGuessedTooMuch && !isKnown) return { refusal: 'TOO_MANY' };
    if (session === 'ended') return { refusal: 'ENDED' };
    if (!admitted) {
      await this.#countGuess(device, handshake.address);
      return { refusal: 'NO_SUCH_PIN' };
    }
    if ('refusal' in admitted && admitted.refusal === 'BAD_TOKEN') await this.#countGuess(device, handshake.address);
    return admitted;
  }

  /** What a claim makes of its connection, in a session that is there. */
  async #asWhom(
    session: LiveSession,
    claim: z.output<typeof Handshake>,
    handshake: Socket['handshake'],
    device: string | null,
  ): Promise<Connection | { refusal: RefusalCode }> {
    const { live_id, host_id } = session.live;
    const user = await this.accounts.userOf(handshake.headers.cookie);
    const who = { live_id, device, person_id: user?.user_id ?? null };

    if ('role' in claim) {
      const isHost = user?.user_id === host_id;
      const allowed = claim.host_token === undefined ? undefined : this.tokens.screenOf(live_id, claim.host_token);
      if (!isHost && !allowed) return { refusal: 'BAD_TOKEN' };
      // A token for a projector opens no controls; the host's own browser does, and a host's token.
      if (claim.role === 'host' && !isHost && allowed !== 'host') return { refusal: 'BAD_TOKEN' };
      const livesByCookie = isHost && !allowed ? { session_id: user.session_id } : {};
      if (claim.role === 'host') return { ...who, role: 'host', ...livesByCookie };
      return { ...who, role: isHost || allowed === 'host' ? 'own_projector' : 'projector', ...livesByCookie };
    }
    if (claim.seat_token === undefined) return { ...who, role: 'newcomer' };
    const seat_id = this.tokens.seatOf(live_id, claim.seat_token);
    const seat = seat_id === undefined ? undefined : session.state.seats.get(seat_id);
    if (!seat) return { refusal: 'BAD_TOKEN' };
    return seat.removed ? { refusal: 'REMOVED' } : { ...who, role: 'player', seat_id: seat.seat_id };
  }

  async #hasGuessedTooMuch(device: string | null, address: string): Promise<boolean> {
    const ofDevice = device === null ? null : await wrongPinsOfDevice.get(device);
    const ofAddress = await wrongPinsOfAddress.get(address);
    return (ofDevice?.remainingPoints ?? 1) <= 0 || (ofAddress?.remainingPoints ?? 1) <= 0;
  }

  async #countGuess(device: string | null, address: string): Promise<void> {
    if (device !== null) await wrongPinsOfDevice.consume(device).catch(() => {});
    await wrongPinsOfAddress.consume(address).catch(() => {});
  }
}
