import type { StudentGroup } from '@lexiroom/contracts/classes';
import type { CommandOf } from '@lexiroom/contracts/live';
import { isFrameEvent } from '@lexiroom/domain/live-session';
import type { TeamId } from '@lexiroom/domain/live-teams';
import type { Namespace } from 'socket.io';
import { ownerOf } from '../event-log/live-rows.ts';
import { TimeSlice } from '../event-loop/time-slice.ts';
import type { Answer } from '../realtime/command-gate.ts';
import type { LiveSocket } from './admission/connection.ts';
import type { ClassRosters } from './session/class-rosters.ts';
import type { GeneratedNames } from './session/generated-names.ts';
import type { JoinRateLimit } from './admission/join-rate-limit.ts';
import type { LeaveRateLimit } from './admission/leave-rate-limit.ts';
import { audienceOf, type LiveBroadcast, roomOf } from './screens/live-broadcast.ts';
import type { LiveSession } from './session/live-session.ts';
import type { LiveTokens } from './admission/tokens.ts';

interface Parts {
  io: Namespace;
  tokens: LiveTokens;
  joinLimit: JoinRateLimit;
  leaveLimit: LeaveRateLimit;
  rosters: ClassRosters;
  generatedNames: GeneratedNames;
  broadcastOf: (session: LiveSession) => LiveBroadcast;
}

/**
 * Which connection a seat is on: taken by a newcomer, left, come back to, moved to another device, hung up on. A seat has
 * one connection at most, the newest.
 */
export class SeatConnections {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Command `join`: a newcomer takes a seat. Repeated, it tells again which one they have. */
  async join(socket: LiveSocket, session: LiveSession, command: CommandOf<'join'>, at: number): Promise<Answer> {
    const { joinLimit, tokens, broadcastOf } = this.#parts;
    const { student_id, command_id } = command;
    const { person_id, device, address, seat_id: ownSeat } = socket.data;
    const isRepeated = session.hasDone(command_id);
    if (ownSeat !== undefined && !isRepeated) return { refusal: { code: 'NOT_ALLOWED' } };
    const seat = { person_id, device };
    const owner = ownerOf(seat);
    const waitMs = isRepeated ? 0 : await joinLimit.wait(owner, address);
    if (waitMs > 0) return { refusal: { code: 'TOO_MANY', rateLimit: waitMs } };
    const named = await this.#nameFor(socket, session, command);
    if ('code' in named) return { refusal: named };
    const join = { type: 'join', owner, absent: session.absentSeats(), student_id, ...named } as const;
    const outcome = await session.dispatch({ command: join, command_id, at, seat });
    if ('refusal' in outcome) return outcome;
    const joined = outcome.events[0];
    if (!joined || !isFrameEvent(joined) || joined.type !== 'joined') return { refusal: { code: 'INVALID' } };
    const { seat_id } = joined;
    const { removed, banned } = session.state.seats.get(seat_id)!;
    if (removed) return { refusal: { code: 'REMOVED', params: { kept_out: banned ? 1 : 0 } } };
    this.#parts.generatedNames.taken(session, socket);
    await this.connect(socket, session, seat_id);
    const broadcast = broadcastOf(session);
    broadcast.reads(seat_id, command.reads);
    const reply = {
      ok: true as const,
      seq: outcome.seq,
      seat_id,
      seat_token: tokens.forSeat(session.live.room_id, seat_id),
      name: session.state.seats.get(seat_id)!.name,
      view: broadcast.playerView(),
      seat: broadcast.seatView(seat_id),
      ...this.#claimOf(socket, session),
    };
    return reply;
  }

  /**
   * What somebody joins under: a name, typed or generated, with the group they wish for; or a student of the class, with
   * the team that its group is.
   */
  async #nameFor(
    socket: LiveSocket,
    session: LiveSession,
    command: CommandOf<'join'>,
  ): Promise<{ name: string; group?: string | undefined } | { code: 'INVALID' | 'NOT_FOUND' }> {
    const { rosters, generatedNames } = this.#parts;
    const { name, student_id, group } = command;
    if (session.state.settings.names === 'generated') {
      // Who could choose would choose what the host has not seen.
      const isChosen = name !== undefined || student_id !== undefined;
      return isChosen ? { code: 'INVALID' } : { name: generatedNames.toJoin(session, socket, command), group };
    }
    if (student_id === undefined) return { name: name ?? '', group };
    const student = await rosters.student(session, student_id);
    return student ? { name: student.student_name, group: group ?? teamOfClass(student.group) } : { code: 'NOT_FOUND' };
  }

  /** Command `leave`: the seat stays, with its name and answers, and its token brings the player back. */
  async leave(socket: LiveSocket, session: LiveSession, command_id: string, at: number): Promise<Answer> {
    const seat_id = seatOf(socket);
    const isThere = session.state.seats.get(seat_id)?.left === false && !session.hasDone(command_id);
    const waitMs = isThere ? await this.#parts.leaveLimit.wait(session.live.live_id, seat_id) : 0;
    if (waitMs > 0) return { refusal: { code: 'TOO_MANY', rateLimit: waitMs } };
    const outcome = await session.dispatch({ command: { type: 'leave', seat_id }, command_id, at });
    this.disconnect(socket, session);
    return 'refusal' in outcome ? outcome : { ok: true, seq: outcome.seq };
  }

  /** Command `resume`: what a screen asks for after every connection. It is told all that it may see. */
  async resume(
    socket: LiveSocket,
    session: LiveSession,
    { reads }: Pick<CommandOf<'resume'>, 'reads'>,
    at: number,
  ): Promise<Answer> {
    const { role, seat_id } = socket.data;
    const broadcast = this.#parts.broadcastOf(session);
    if (seat_id === undefined) {
      const view = broadcast.screenView(audienceOf(role));
      return { ok: true, seq: session.seq, view } as Answer;
    }
    if (session.state.seats.get(seat_id)?.left) {
      const command = { type: 'return', seat_id, absent: session.absentSeats() } as const;
      const outcome = await session.dispatch({ command, command_id: null, at });
      if ('refusal' in outcome) return outcome;
    }
    if (session.attendance.connectionOf(seat_id) !== socket.id) await this.connect(socket, session, seat_id);
    broadcast.reads(seat_id, reads);
    const [view, seat] = [broadcast.playerView(), broadcast.seatView(seat_id)];
    return { ok: true, seq: session.seq, view, seat, ...this.#claimOf(socket, session) } as Answer;
  }

  /** A guest's answers count for nobody yet: with this code they can be taken into an account later. */
  #claimOf({ data: { seat_id, person_id } }: LiveSocket, { live, state }: LiveSession): { claim_code?: string } {
    const { records_answers, names } = state.settings;
    if (seat_id === undefined || person_id !== null || !records_answers || names === 'roster') return {};
    return { claim_code: this.#parts.tokens.forClaim(live.live_id, seat_id) };
  }

  /** Gives a seat to a connection. The one it was on before is told, and hung up on. */
  async connect(socket: LiveSocket, session: LiveSession, seat_id: number): Promise<void> {
    const { io, broadcastOf } = this.#parts;
    socket.data.seat_id = seat_id;
    socket.data.role = 'player';
    await socket.join(roomOf(session.live.live_id, 'player'));
    // Gone while the seat was being written: nobody would ever take it off this connection again.
    if (!socket.connected) return session.attendance.seen(seat_id);
    const before = session.attendance.connect(seat_id, socket.id, () => askForSignOfLife(socket));
    const other = before === undefined ? undefined : io.sockets.get(before);
    if (other) {
      other.emit('moved');
      other.disconnect(true);
    }
    broadcastOf(session).rosterChanged();
  }

  /** A seat's connection is gone, or its player left. `seen`: until now, or until the last sign of life before. */
  disconnect(socket: LiveSocket, session: LiveSession, seen: 'now' | 'before' = 'now'): void {
    const { seat_id } = socket.data;
    if (seat_id === undefined) return;
    if (session.attendance.disconnect(seat_id, socket.id, seen)) this.#parts.broadcastOf(session).rosterChanged();
  }

  /** Hangs up on seats that were removed, in turns: hundreds may go with one order. */
  async hangUp(session: LiveSession, seat_ids: readonly number[]): Promise<void> {
    const { attendance } = session;
    // All at once: the screens are about to be told of the removal, and of how many are still connected.
    const connections = seat_ids.flatMap((seat_id) => {
      const connection = attendance.connectionOf(seat_id);
      if (connection === undefined) return [];
      attendance.disconnect(seat_id, connection);
      return [connection];
    });
    const slice = new TimeSlice();
    for (const connection of connections) {
      // Its next try is refused as REMOVED, which tells the person why.
      this.#parts.io.sockets.get(connection)?.disconnect();
      await slice.yieldWhenLong();
    }
  }
}

/** The groups of a class are the first two teams, where two play; in Quick Pick the host's own choice holds. */
const teamOfClass = (group: StudentGroup | null): TeamId | undefined =>
  group === null ? undefined : group === 'first' ? '1' : '2';

/** The seat of a player's connection; that commands of players come from no other is seen to by the table of roles. */
export function seatOf({ data: { seat_id, role } }: LiveSocket): number {
  if (seat_id === undefined) throw new Error(`A ${role} has no seat`);
  return seat_id;
}

/**
 * Sends one heartbeat out of turn, which every client of Socket.IO answers by itself: `conn` then says 'heartbeat'. Sending
 * one is private to Engine.IO; its next one in turn is put off by the answer, and no limit of time depends on this one.
 */
function askForSignOfLife(socket: LiveSocket): void {
  (socket.conn as unknown as { sendPacket(type: 'ping'): void }).sendPacket('ping');
}
