import { type Command, type LiveRole, liveNamespace } from '@lexiroom/contracts/live';
import type { RefusalCode, RefusalParams } from '@lexiroom/contracts/errors';
import type { LiveCommand } from '@lexiroom/domain/games';
import { isFrameEvent } from '@lexiroom/domain/live-session';
import {
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
  WebSocketGateway,
  WebSocketServer,
} from '@nestjs/websockets';
import { Inject, type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Namespace, Socket } from 'socket.io';
import { CLOCK, type LiveClock } from '../clock/clock.ts';
import { databaseErrorCode } from '../database/database-errors.ts';
import { DiskWatch } from '../disk/disk-watch.ts';
import { TimeSlice } from '../event-loop/time-slice.ts';
import { type Answer, passCommand } from '../realtime/command-gate.ts';
import { askForSign } from '../realtime/sign-of-life.ts';
import { TokenBucket } from '../realtime/token-bucket.ts';
import { LiveAdmission } from './live-admission.ts';
import type { Connection } from './connection.ts';
import { endsWith } from './host-access.ts';
import { JoinAddress } from './join-address.ts';
import { JoinRateLimit } from './join-rate-limit.ts';
import { LeaveRateLimit } from './leave-rate-limit.ts';
import { LiveBroadcast, roomOf } from './live-broadcast.ts';
import { LiveSessions } from './live-sessions.ts';
import { LiveTroubles } from './live-troubles.ts';
import type { LiveSession } from './live-session.ts';
import { LiveTokens } from './tokens.ts';
import { ownerOf } from '../event-log/live-rows.ts';
import { type Ended, SessionsService } from '../accounts/sessions/sessions.service.ts';

/** So long may pass between looking at who wants in and having let them in. */
const longestWayInMs = 30_000;

type LiveSocket = Socket & { data: Connection };

/** The gateway of live sessions: admits connections, hands their commands over, and acknowledges them. */
@WebSocketGateway({ namespace: liveNamespace, transports: ['websocket'] })
export class LiveGateway
  implements
    OnGatewayInit<Namespace>,
    OnGatewayConnection<LiveSocket>,
    OnGatewayDisconnect<LiveSocket>,
    BeforeApplicationShutdown,
    OnApplicationBootstrap
{
  @WebSocketServer() private readonly io!: Namespace;
  readonly #logger = new Logger('live');
  readonly #broadcasts = new Map<number, LiveBroadcast>();
  /** What ended within the last seconds: a connection may be on its way in that was looked at before. */
  #lastEnded: Ended[] = [];
  #troubles!: LiveTroubles;

  constructor(
    @Inject(CLOCK) private readonly clock: LiveClock,
    private readonly admission: LiveAdmission,
    private readonly sessions: LiveSessions,
    private readonly tokens: LiveTokens,
    private readonly joinLimit: JoinRateLimit,
    private readonly leaveLimit: LeaveRateLimit,
    private readonly joinAddress: JoinAddress,
    private readonly accounts: SessionsService,
    private readonly disk: DiskWatch,
  ) {}

  afterInit(io: Namespace): void {
    this.#troubles = new LiveTroubles(io, this.disk);
    this.disk.onChange(() => {
      for (const live_id of this.#broadcasts.keys()) {
        const session = this.sessions.running(live_id);
        if (session) this.#troubles.tell(session);
      }
    });
    io.use((socket, next) => {
      this.admission.admit(socket.handshake).then(
        (admitted) => {
          if ('refusal' in admitted) next(connectionRefused(admitted.refusal, admitted.params));
          else {
            Object.assign(socket.data, admitted);
            next();
          }
        },
        (error: unknown) => {
          this.#logger.error(error);
          next(connectionRefused('RETRY'));
        },
      );
    });
    this.sessions.listen(
      (session, events) => {
        if (this.io.sockets.size === 0) return;
        void this.#hangUp(
          session,
          events.flatMap((event) => (isFrameEvent(event) && event.type === 'removed' ? [event.seat_id] : [])),
        );
        this.#broadcastOf(session).changed(events);
        if (events.length > 0) this.#troubles.note(session, true);
        else this.#troubles.tell(session);
      },
      (session) => this.#close(session),
    );
    this.accounts.onRevoked((ended) => {
      this.#rememberEnded(ended);
      for (const socket of this.io.sockets.values()) {
        if (endsWith(socket.data as Connection, ended)) socket.disconnect(true);
      }
    });
  }

  /** Sessions that were running when the server went away go on before anybody is let in. */
  onApplicationBootstrap(): Promise<void> {
    return this.sessions.wake();
  }

  async handleConnection(socket: LiveSocket): Promise<void> {
    const bucket = new TokenBucket(this.clock);
    // Listening before anything is awaited: a command may come in the same packet.
    socket.on('command', (body: unknown, acknowledge: unknown) => {
      const receivedAt = this.clock.steadyNow();
      const handler = {
        role: socket.data.role,
        wait: () => {
          const wait = bucket.take();
          if (wait !== 'flood') return wait;
          socket.disconnect(true);
          return 1000;
        },
        run: (command: Command) => this.#attempt(socket, command, receivedAt),
        surprised: (error: unknown, type: string) => this.#logger.error({ err: error, command: type }),
      };
      void passCommand(body, handler).then((answer) => {
        if (typeof acknowledge === 'function') (acknowledge as (answer: unknown) => void)(answer);
      });
    });
    const { live_id, role, seat_id } = socket.data;
    const session = this.sessions.running(live_id);
    socket.conn.on('heartbeat', () => session?.attendance.heard(socket.data.seat_id, socket.id));
    const isOver = this.#lastEnded.some((ended) => endsWith(socket.data, ended));
    if (!session || isOver) return void socket.disconnect(true);
    if (seat_id !== undefined) await this.#seat(socket, session, seat_id);
    else if (role !== 'newcomer') {
      await socket.join(roomOf(live_id, role === 'host' ? 'host' : 'projector'));
      socket.emit('trouble', this.#troubles.of(session));
    }
  }

  handleDisconnect(socket: LiveSocket, reason?: string): void {
    const { live_id, seat_id } = socket.data;
    if (seat_id === undefined) return;
    const session = this.sessions.running(live_id);
    // Whoever answered no heartbeat was last there when they were last heard.
    const seen = reason === 'ping timeout' ? 'before' : 'now';
    if (session?.attendance.disconnect(seat_id, socket.id, seen)) this.#broadcastOf(session).rosterChanged();
  }

  /** Tells everybody before the server goes, so that their screens stay calm. */
  async beforeApplicationShutdown(): Promise<void> {
    this.io.emit('restarting');
    await this.sessions.stop();
    for (const broadcast of this.#broadcasts.values()) broadcast.stop();
  }

  /** Carries a command out as far as there is room on the disk, and notes what that says of the database. */
  async #attempt(socket: LiveSocket, command: Command, receivedAt: number): Promise<Answer> {
    if (this.disk.state === 'last' && command.type !== 'resume') return { refusal: { code: 'DISK_LOW' } };
    const session = this.sessions.running(socket.data.live_id);
    try {
      const answer = await this.#run(socket, command, receivedAt);
      if (session && 'ok' in answer && command.type !== 'resume') this.#troubles.note(session, true);
      return answer;
    } catch (error) {
      if (session && databaseErrorCode(error)) this.#troubles.note(session, false);
      throw error;
    }
  }

  async #run(socket: LiveSocket, command: Command, receivedAt: number): Promise<Answer> {
    const session = this.sessions.running(socket.data.live_id);
    if (!session) return { refusal: { code: 'ENDED' } };
    switch (command.type) {
      case 'answer': {
        const { command_id, question, option } = command;
        const { person_id } = socket.data;
        const outcome = await session.sheet.record(
          seatOf(socket),
          { answer_id: command_id, question, option, person_id },
          receivedAt,
        );
        return 'refusal' in outcome ? outcome : { ok: true, ...outcome };
      }
      case 'join':
        return this.#join(socket, session, command, receivedAt);
      case 'resume':
        return this.#resume(socket, session, receivedAt);
      case 'leave':
        return this.#leave(socket, session, command, receivedAt);
      default: {
        const { v: _v, command_id: _id, ...order } = command;
        if (order.type === 'remove')
          return this.#order(session, { ...order, ban: order.ban ?? false }, command, receivedAt);
        const answer = await this.#order(session, order, command, receivedAt);
        const isAboutName = order.type === 'rename' || order.type === 'keep_name';
        if (isAboutName && 'ok' in answer) this.#broadcastOf(session).sendSeat(order.seat_id);
        return answer;
      }
    }
  }

  async #order(session: LiveSession, order: LiveCommand, command: Command, at: number): Promise<Answer> {
    const outcome = await session.dispatch({ command: order, command_id: command.command_id, at });
    return 'refusal' in outcome ? outcome : { ok: true, seq: outcome.seq };
  }

  async #join(
    socket: LiveSocket,
    session: LiveSession,
    { name, command_id }: { name: string; command_id: string },
    at: number,
  ): Promise<Answer> {
    const { person_id, device, address, live_id, seat_id: seated } = socket.data;
    const isRepeated = session.hasDone(command_id);
    if (seated !== undefined && !isRepeated) return { refusal: { code: 'NOT_ALLOWED' } };
    const seat = { person_id, device };
    const owner = ownerOf(seat);
    const waitMs = isRepeated ? 0 : await this.joinLimit.wait(owner, address);
    if (waitMs > 0) return { refusal: { code: 'TOO_MANY', rateLimit: waitMs } };
    const join = { type: 'join', name, owner, absent: session.absentSeats() } as const;
    const outcome = await session.dispatch({ command: join, command_id, at, seat });
    if ('refusal' in outcome) return outcome;
    const joined = outcome.events[0];
    if (!joined || !isFrameEvent(joined) || joined.type !== 'joined') return { refusal: { code: 'INVALID' } };
    const { seat_id } = joined;
    const { removed, banned } = session.state.seats.get(seat_id)!;
    if (removed) return { refusal: { code: 'REMOVED', params: { kept_out: banned ? 1 : 0 } } };
    await this.#seat(socket, session, seat_id);
    const broadcast = this.#broadcastOf(session);
    const reply = {
      ok: true as const,
      seq: outcome.seq,
      seat_id,
      seat_token: this.tokens.forSeat(live_id, seat_id),
      name: session.state.seats.get(seat_id)!.name,
      view: broadcast.playerView(),
      seat: broadcast.seatView(seat_id),
    };
    return reply;
  }

  async #leave(socket: LiveSocket, session: LiveSession, command: Command, at: number): Promise<Answer> {
    const seat_id = seatOf(socket);
    const isThere = session.state.seats.get(seat_id)?.left === false && !session.hasDone(command.command_id);
    const waitMs = isThere ? await this.leaveLimit.wait(session.live.live_id, seat_id) : 0;
    if (waitMs > 0) return { refusal: { code: 'TOO_MANY', rateLimit: waitMs } };
    const answer = await this.#order(session, { type: 'leave', seat_id }, command, at);
    if (session.attendance.disconnect(seat_id, socket.id)) this.#broadcastOf(session).rosterChanged();
    return answer;
  }

  async #resume(socket: LiveSocket, session: LiveSession, at: number): Promise<Answer> {
    const { role, seat_id } = socket.data;
    const broadcast = this.#broadcastOf(session);
    if (seat_id === undefined) {
      const view = broadcast.screenView(role === 'host' ? 'host' : 'projector');
      return { ok: true, seq: session.seq, view } as Answer;
    }
    if (session.state.seats.get(seat_id)?.left) {
      const command = { type: 'return', seat_id, absent: session.absentSeats() } as const;
      const returned = await session.dispatch({ command, command_id: null, at });
      if ('refusal' in returned) return returned;
    }
    if (session.attendance.connectionOf(seat_id) !== socket.id) await this.#seat(socket, session, seat_id);
    return { ok: true, seq: session.seq, view: broadcast.playerView(), seat: broadcast.seatView(seat_id) } as Answer;
  }

  /** Gives a seat to a connection. The one it was on before is told, and hung up on. */
  async #seat(socket: LiveSocket, session: LiveSession, seat_id: number): Promise<void> {
    socket.data.seat_id = seat_id;
    socket.data.role = 'player';
    await socket.join(roomOf(session.live.live_id, 'player'));
    // Gone while the seat was being written: nobody would ever take it off this connection again.
    if (!socket.connected) return session.attendance.seen(seat_id);
    const before = session.attendance.connect(seat_id, socket.id, () => askForSign(socket));
    const other = before === undefined ? undefined : this.io.sockets.get(before);
    if (other) {
      other.emit('moved');
      other.disconnect(true);
    }
    this.#broadcastOf(session).rosterChanged();
  }

  #rememberEnded(ended: Ended): void {
    this.#lastEnded.push(ended);
    const forget = () => (this.#lastEnded = this.#lastEnded.filter((one) => one !== ended));
    setTimeout(forget, longestWayInMs).unref();
  }

  /** Hangs up on seats that were removed, in turns: hundreds may go with one order. */
  async #hangUp(session: LiveSession, seat_ids: readonly number[]): Promise<void> {
    const slice = new TimeSlice();
    for (const seat_id of seat_ids) {
      const connection = session.attendance.connectionOf(seat_id);
      if (connection === undefined) continue;
      session.attendance.disconnect(seat_id, connection);
      // Its next try is refused as REMOVED, which tells the person why.
      this.io.sockets.get(connection)?.disconnect();
      await slice.yieldWhenLong();
    }
  }

  #broadcastOf(session: LiveSession): LiveBroadcast {
    const { live_id } = session.live;
    let broadcast = this.#broadcasts.get(live_id);
    if (!broadcast) {
      const joinAddress = () => this.joinAddress.get();
      broadcast = new LiveBroadcast({ io: this.io, session, clock: this.clock, joinAddress });
      this.#broadcasts.set(live_id, broadcast);
    }
    return broadcast;
  }

  /** A session that is over for good: nothing of it stays behind. */
  #close(session: LiveSession): void {
    const { live_id } = session.live;
    this.#broadcasts.get(live_id)?.stop();
    this.#broadcasts.delete(live_id);
    this.#troubles.forget(live_id);
    for (const socket of this.io.sockets.values()) {
      if ((socket.data as Connection).live_id === live_id) socket.disconnect(true);
    }
  }
}

function seatOf(socket: LiveSocket): number {
  const { seat_id, role } = socket.data;
  if (seat_id === undefined) throw new Error(`A ${role satisfies LiveRole} has no seat`);
  return seat_id;
}

/** Socket.IO hands `data` on to the client's `connect_error`. */
function connectionRefused(code: RefusalCode, params?: RefusalParams): Error {
  return Object.assign(new Error(code), { data: { code, ...(params ? { params } : {}) } });
}
