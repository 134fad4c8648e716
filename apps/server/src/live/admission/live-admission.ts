import type { RefusalCode, RefusalParams } from '@lexiroom/contracts/errors';
import { Injectable } from '@nestjs/common';
import type { Socket } from 'socket.io';
import type { z } from 'zod/mini';
import { SessionsService } from '../../accounts/sessions/sessions.service.ts';
import { ClientAddresses } from '../../http/limits/client-addresses.ts';
import { Devices } from '../../http/limits/devices.ts';
import { type Connection, Handshake } from './connection.ts';
import { LiveSession } from '../session/live-session.ts';
import { LiveSessions } from '../session/live-sessions.ts';
import { HostAccess } from './host-access.ts';
import { PinGuesses } from './pin-guesses.ts';
import { LiveTokens } from './tokens.ts';

/** Why a connection is not let in. */
export interface NotAdmitted {
  refusal: RefusalCode;
  params?: RefusalParams;
}

/** Who may connect to a session, and as what. */
@Injectable()
export class LiveAdmission {
  constructor(
    private readonly sessions: LiveSessions,
    private readonly tokens: LiveTokens,
    private readonly hosts: HostAccess,
    private readonly accounts: SessionsService,
    private readonly devices: Devices,
    private readonly addresses: ClientAddresses,
    private readonly guesses: PinGuesses,
  ) {}

  async admit(handshake: Socket['handshake']): Promise<Connection | NotAdmitted> {
    const parsed = Handshake.safeParse(handshake.auth);
    if (!parsed.success) return { refusal: 'NO_SUCH_PIN' };
    const { data: claim } = parsed;
    const device = this.devices.deviceOf(handshake.headers.cookie)?.device ?? null;
    const address = this.addresses.of({ headers: handshake.headers, peer: handshake.address });
    const guesser = { device, address };
    const hasGuessedTooMuch = await this.guesses.hasGuessedTooMuch(guesser);
    const session = await this.sessions.byPin(claim.pin);
    const admitted =
      session instanceof LiveSession ? await this.#asWhom(session, claim, handshake, guesser) : undefined;
    // Who guesses too much learns nothing more, but a valid token is let in all the same.
    const isKnown = admitted && !('refusal' in admitted) && admitted.role !== 'newcomer';
    if (hasGuessedTooMuch && !isKnown) return { refusal: 'TOO_MANY' };
    if (session === 'ended') return { refusal: 'ENDED' };
    const refusal = !admitted ? 'NO_SUCH_PIN' : 'refusal' in admitted ? admitted.refusal : undefined;
    const isGuess = refusal === 'NO_SUCH_PIN' || refusal === 'BAD_TOKEN';
    const isSpent = isGuess && !(await this.guesses.count(guesser));
    // Who has the pin and an old token hears that, whatever others have guessed: their screen then joins anew.
    return admitted ?? { refusal: isSpent ? 'TOO_MANY' : 'NO_SUCH_PIN' };
  }

  /** What a claim makes of its connection, in a session that is there. */
  async #asWhom(
    session: LiveSession,
    claim: z.output<typeof Handshake>,
    handshake: Socket['handshake'],
    from: Pick<Connection, 'device' | 'address'>,
  ): Promise<Connection | NotAdmitted> {
    const { live_id, room_id, host_id } = session.live;
    const user = await this.accounts.userOf(handshake.headers.cookie);
    const logIn = user && { session_id: user.session_id };
    const who = { live_id, ...from, person_id: user?.user_id ?? null, ...logIn };

    if (claim.role === 'remote') {
      const remote = await this.hosts.remoteOf(session.live, claim.remote_token);
      const state = remote && session.state.remotes.get(remote.remote_id)?.state;
      if (remote === undefined || state === undefined || state === 'stopped') return { refusal: 'BAD_TOKEN' };
      // It waits for the host's word, and tries again until it has it.
      if (state === 'asked') return { refusal: 'RETRY' };
      return { ...who, role: 'remote', remote_id: remote.remote_id, grant: { ...remote, host_id } };
    }
    if (claim.role !== undefined) {
      const isHost = user?.user_id === host_id;
      const grant = await this.hosts.grantOf(session.live, claim.host_token);
      const allowed = grant?.role;
      if (!isHost && !allowed) return { refusal: 'BAD_TOKEN' };
      // A token for a projector opens no controls; the host's own browser does, and a host's token.
      if (claim.role === 'host' && !isHost && allowed !== 'host') return { refusal: 'BAD_TOKEN' };
      const screen = { ...who, ...(grant && { grant: { ...grant, host_id } }) };
      if (claim.role === 'host') return { ...screen, role: 'host', gives: isHost ? user : grant! };
      return { ...screen, role: isHost || allowed === 'host' ? 'own_projector' : 'projector' };
    }
    if (claim.seat_token === undefined) return { ...who, role: 'newcomer' };
    const seat_id = this.tokens.seatOf(room_id, claim.seat_token);
    const seat = seat_id === undefined ? undefined : session.state.seats.get(seat_id);
    if (!seat) return { refusal: 'BAD_TOKEN' };
    // Who was only removed may come back by the pin, and their screen offers it.
    if (seat.removed) return { refusal: 'REMOVED', params: { kept_out: seat.banned ? 1 : 0 } };
    return { ...who, role: 'player', seat_id: seat.seat_id };
  }
}
