import { type Command, type CommandOf, liveNamespace, LiveSettingsChoice } from '@lexiroom/contracts/live';
import type { RefusalCode, RefusalParams } from '@lexiroom/contracts/errors';
import { isFrameEvent, type SessionEvent, traitsOf } from '@lexiroom/domain/live-session';
import {
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
  WebSocketGateway,
  WebSocketServer,
} from '@nestjs/websockets';
import { Inject, type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Namespace } from 'socket.io';
import { CLOCK, type LiveClock } from '../clock/clock.ts';
import { CLUSTER, type Cluster } from '../cluster/cluster.module.ts';
import { OwnClasses } from '../classes/own-classes.ts';
import { ReachableAddress } from '../http/reachable-address.ts';
import { databaseErrorCode } from '../database/database-errors.ts';
import { KeyedQueue } from '../database/keyed-queue.ts';
import { DiskWatch } from '../disk/disk-watch.ts';
import { LibraryNames } from '../library/library-names.ts';
import { LivesService } from './lives.service.ts';
import { Refusal } from '../refusals/refusal.ts';
import { LiveLog } from '../event-log/live-log.ts';
import { type Answer, receiveCommands } from '../realtime/command-gate.ts';
import { LiveAdmission } from './admission/live-admission.ts';
import type { Connection, LiveSocket } from './admission/connection.ts';
import { endsWith } from './admission/host-access.ts';
import { JoinRateLimit } from './admission/join-rate-limit.ts';
import { LeaveRateLimit } from './admission/leave-rate-limit.ts';
import { RemoteCodes } from './admission/remote-codes.ts';
import { EmblemRateLimit } from './admission/emblem-rate-limit.ts';
import { NameRateLimit } from './admission/name-rate-limit.ts';
import { acceptText } from './session/accept-text.ts';
import { ClassRosters } from './session/class-rosters.ts';
import { GeneratedNames } from './session/generated-names.ts';
import { audienceOf, LiveBroadcast, roomOf } from './screens/live-broadcast.ts';
import { LedElsewhere } from './leases/session-leases.ts';
import { LiveSessions } from './session/live-sessions.ts';
import { LiveTroubles } from './screens/live-troubles.ts';
import type { LiveSession } from './session/live-session.ts';
import type { Order } from './session/session-mailbox.ts';
import { seatOf, SeatConnections } from './seat-connections.ts';
import { LiveTokens } from './admission/tokens.ts';
import { type Ended, SessionsService } from '../accounts/sessions/sessions.service.ts';

/** So long may pass between looking at who wants in and having let them in. */
const longestWayInMs = 30_000;

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
  readonly #readsOfNames = new KeyedQueue<number>();
  /** What ended within the last seconds: a connection may be on its way in that was looked at before. */
  #lastEnded: Ended[] = [];
  /** Sessions that are being followed by the next quiz of their room. */
  readonly #followed = new Set<number>();
  #troubles!: LiveTroubles;
  #seats!: SeatConnections;

  constructor(
    @Inject(CLOCK) private readonly clock: LiveClock,
    private readonly admission: LiveAdmission,
    private readonly sessions: LiveSessions,
    private readonly log: LiveLog,
    private readonly tokens: LiveTokens,
    private readonly joinLimit: JoinRateLimit,
    private readonly leaveLimit: LeaveRateLimit,
    private readonly nameLimit: NameRateLimit,
    private readonly emblemLimit: EmblemRateLimit,
    private readonly rosters: ClassRosters,
    private readonly generatedNames: GeneratedNames,
    private readonly reachable: ReachableAddress,
    private readonly accounts: SessionsService,
    private readonly classes: OwnClasses,
    private readonly disk: DiskWatch,
    private readonly lives: LivesService,
    private readonly remoteCodes: RemoteCodes,
    private readonly names: LibraryNames,
    @Inject(CLUSTER) private readonly cluster: Cluster | undefined,
  ) {}

  afterInit(io: Namespace): void {
    const { tokens, joinLimit, leaveLimit, rosters, generatedNames } = this;
    const broadcastOf = (session: LiveSession) => this.#broadcastOf(session);
    this.#seats = new SeatConnections({ io, tokens, joinLimit, leaveLimit, rosters, generatedNames, broadcastOf });
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
          // It was taken over a moment ago: the next try finds the server that leads it.
          if (!(error instanceof LedElsewhere)) this.#logger.error(error);
          next(connectionRefused('RETRY'));
        },
      );
    });
    this.sessions.listen(
      (session, events) => {
        if (this.io.sockets.size === 0) return;
        const removed = events.flatMap((event) => (isFrameEvent(event) && event.type === 'removed' ? [event.seat_id] : [])); // prettier-ignore
        void this.#seats.hangUp(session, removed);
        this.#hangUpRemotes(session, events);
        // Its screens are about to go on in the next quiz, and are not told of the end between.
        if (this.#followed.has(session.live.live_id)) return;
        this.#broadcastOf(session).changed(events);
        if (events.length > 0) this.#troubles.note(session, true);
        else this.#troubles.tell(session);
      },
      (session, why) => this.#close(session, why),
      (session) => this.#broadcastOf(session).allChanged(),
    );
    this.classes.onChanged((teacher_id) => {
      this.#followClasses(teacher_id);
      this.cluster?.notices.tell('classes', teacher_id);
    });
    this.accounts.onRevoked((ended) => {
      this.#hangUpEnded(ended);
      this.cluster?.notices.tell('log-ins', ended);
    });
    this.#listenToOthers();
  }

  /** What ends or changes at another server is followed here as well. */
  #listenToOthers(): void {
    const notices = this.cluster?.notices;
    notices?.on('classes', (teacher_id) => this.#followClasses(teacher_id as number));
    notices?.on('log-ins', (ended) => this.#hangUpEnded(ended as Ended));
    // Whoever is connected shows anew who they are.
    notices?.onMissed(() => this.#breakAll());
  }

  #breakAll(): void {
    for (const socket of this.io.sockets.values()) socket.conn.close();
  }

  #followClasses(teacher_id: number): void {
    for (const session of this.sessions.ofHost(teacher_id))
      // One after the other: the newest names are read last.
      this.#readsOfNames
        .run(session.live.live_id, () => this.#followNames(session))
        .catch((error: unknown) => this.#logger.error(error));
  }

  #hangUpEnded(ended: Ended): void {
    this.#rememberEnded(ended);
    for (const socket of this.io.sockets.values()) {
      if (endsWith(socket.data as Connection, ended)) socket.disconnect(true);
    }
  }

  /** Sessions that were running when the server went away go on before anybody is let in. */
  async onApplicationBootstrap(): Promise<void> {
    await this.cluster?.notices.start();
    await this.sessions.wake();
  }

  async handleConnection(socket: LiveSocket): Promise<void> {
    // Listening before anything is awaited: a command may come in the same packet.
    receiveCommands(socket, {
      clock: this.clock,
      run: (command, receivedAt) => this.#run(socket, command, receivedAt),
      surprised: (error, type) => this.#logger.error({ err: error, command: type }),
    });
    const { live_id, role, seat_id } = socket.data;
    const session = this.sessions.running(live_id);
    // The next quiz in the room finds the connection where it is.
    socket.conn.on('heartbeat', () =>
      this.sessions.running(socket.data.live_id)?.attendance.heard(socket.data.seat_id, socket.id),
    );
    const isOver = this.#lastEnded.some((ended) => endsWith(socket.data, ended));
    const isStopped = isRemote(socket) && session?.state.remotes.get(socket.data.remote_id)?.state !== 'allowed';
    if (!session || isOver || isStopped) return void socket.disconnect(true);
    if (seat_id !== undefined) await this.#seats.connect(socket, session, seat_id);
    else if (role !== 'newcomer') {
      session.attendance.screenCame(socket.id);
      await socket.join(roomOf(live_id, audienceOf(role)));
      socket.emit('trouble', this.#troubles.of(session));
    }
  }

  handleDisconnect(socket: LiveSocket, reason?: string): void {
    const session = this.sessions.running(socket.data.live_id);
    session?.attendance.screenLeft(socket.id);
    // Whoever answered no heartbeat was last there when they were last heard.
    if (session) this.#seats.disconnect(socket, session, reason === 'ping timeout' ? 'before' : 'now');
  }

  /** Tells everybody before the server goes, so that their screens stay calm. */
  async beforeApplicationShutdown(): Promise<void> {
    this.io.emit('restarting');
    await this.sessions.stop();
    await this.cluster?.notices.stop();
    for (const broadcast of this.#broadcasts.values()) broadcast.stop();
  }

  /** Carries a command out as far as there is room on the disk, and notes what that says of the database. */
  async #run(socket: LiveSocket, command: Command, receivedAt: number): Promise<Answer> {
    const isReading = command.type === 'resume' || command.type === 'names';
    if (this.disk.state === 'last' && !isReading) return { refusal: { code: 'DISK_LOW' } };
    const session = this.sessions.running(socket.data.live_id);
    if (!session) return { refusal: { code: 'ENDED' } };
    try {
      const answer = await this.#carryOut(socket, session, command, receivedAt);
      if ('ok' in answer && !isReading) this.#troubles.note(session, true);
      return answer;
    } catch (error) {
      if (databaseErrorCode(error)) this.#troubles.note(session, false);
      throw error;
    }
  }

  async #carryOut(socket: LiveSocket, session: LiveSession, command: Command, receivedAt: number): Promise<Answer> {
    switch (command.type) {
      case 'answer': {
        const { command_id, question, option, text, shown_ms, quiz = session.state.quiz } = command;
        // Of a phone that slept through the end of its quiz.
        if (quiz !== session.state.quiz) return { refusal: { code: 'LATE' } };
        const answer = { answer_id: command_id, question, option, text, shown_ms, person_id: socket.data.person_id };
        const outcome = await session.sheet.record(seatOf(socket), answer, receivedAt);
        if ('refusal' in outcome) return outcome;
        // Where answers count at once, the seat is told how it went, and what comes next.
        const isOwnPace = traitsOf(session.state).answers === 'own_pace';
        const seat = isOwnPace ? { seat: this.#broadcastOf(session).seatView(seatOf(socket)) } : {};
        return { ok: true, seq: outcome.seq, ...seat };
      }
      case 'restart':
        return command.source
          ? this.#nextQuiz(session, { ...command, source: command.source })
          : this.#order(session, command, receivedAt);
      case 'join':
        return this.#seats.join(socket, session, command, receivedAt);
      case 'resume':
        return this.#seats.resume(socket, session, command, receivedAt);
      case 'leave':
        return this.#seats.leave(socket, session, command.command_id, receivedAt);
      case 'choose_name':
        return this.#chooseName(session, seatOf(socket), command, receivedAt);
      case 'choose_emblem':
        return this.#chooseEmblem(session, seatOf(socket), command, receivedAt);
      case 'names': {
        const isGenerated = session.state.settings.names === 'generated';
        const picked = isGenerated
          ? this.generatedNames.offer(session, socket, command)
          : await this.rosters.toPick(session, socket.data);
        return 'refusal' in picked ? picked : { ok: true, seq: session.seq, ...picked };
      }
      case 'remote_code': {
        // Only the host's own screens may ask, and each of them has come by a log-in.
        const { gives } = socket.data;
        if (gives === undefined || session.state.phase === 'ended') return { refusal: { code: 'NOT_ALLOWED' } };
        return { ok: true, seq: session.seq, ...this.remoteCodes.give(session.live.room_id, gives) };
      }
      case 'reassign': {
        const { seat_id, student_id, exchange, command_id } = command;
        const name = await this.rosters.nameOf(session, student_id);
        if (name === undefined) return { refusal: { code: 'NOT_FOUND' } };
        const reassign = { type: 'reassign', seat_id, student_id, name, exchange } as const;
        const outcome = await session.dispatch({ command: reassign, command_id, at: receivedAt });
        if ('refusal' in outcome) return outcome;
        this.#tellSeats(session, outcome.events);
        return { ok: true, seq: outcome.seq };
      }
      case 'accept': {
        const { question, text, undo, command_id } = command;
        const order = { question, text, undo, command_id, at: receivedAt };
        const outcome = await acceptText(session, this.log, order);
        return 'refusal' in outcome ? outcome : { ok: true, seq: outcome.seq };
      }
      case 'choose_group':
      case 'set_team': {
        const isOwn = command.type === 'choose_group';
        const seat_id = isOwn ? seatOf(socket) : command.seat_id;
        const order = { type: 'set_group', seat_id, group: command.group, by: isOwn ? 'player' : 'host' } as const;
        const outcome = await session.dispatch({ command: order, command_id: command.command_id, at: receivedAt });
        if ('refusal' in outcome) return outcome;
        this.#broadcastOf(session).sendSeat(seat_id);
        return { ok: true, seq: outcome.seq };
      }
      default:
        return this.#order(session, command, receivedAt);
    }
  }

  /** Orders that the rules take as they are. */
  async #order(session: LiveSession, command: PlainOrder, at: number): Promise<Answer> {
    const { v: _v, command_id, ...sent } = command;
    const order = sent.type === 'remove' ? { ...sent, ban: sent.ban ?? false } : sent;
    const outcome = await session.dispatch({ command: order, command_id, at });
    if ('refusal' in outcome) return outcome;
    const isAboutName = order.type === 'rename' || order.type === 'keep_name';
    if (isAboutName) this.#broadcastOf(session).sendSeat(order.seat_id);
    this.#tellSeats(session, outcome.events);
    return { ok: true, seq: outcome.seq };
  }

  /** The next quiz in the same room: every connection goes on in it, under the seat or role that it has. */
  async #nextQuiz(session: LiveSession, command: NextQuizCommand): Promise<Answer> {
    const { expect, command_id } = command;
    if (session.hasDone(command_id)) return { ok: true, seq: session.seq };
    if (expect && expect.phase !== session.state.phase) return { refusal: { code: 'STALE' } };
    const { live_id } = session.live;
    if (this.#followed.has(live_id)) return { refusal: { code: 'RETRY' } };
    this.#followed.add(live_id);
    try {
      const settings = command.settings ?? LiveSettingsChoice.parse({});
      const next = await this.lives.follow(session, { ...command, settings });
      if (next instanceof Refusal) return { refusal: { code: next.code } };
      for (const socket of this.io.sockets.values() as Iterable<LiveSocket>)
        if (socket.data.live_id === live_id) await this.#goOnIn(next, socket, session);
      this.#broadcastOf(next).allChanged();
      return { ok: true, seq: next.seq };
    } finally {
      this.#followed.delete(live_id);
      // Ended without being followed: whoever is still there is told.
      if (session.state.phase === 'ended') this.#broadcastOf(session).allChanged();
    }
  }

  async #goOnIn(next: LiveSession, socket: LiveSocket, before: LiveSession): Promise<void> {
    const { role, seat_id } = socket.data;
    for (const audience of ['projector', 'host', 'player'] as const)
      await socket.leave(roomOf(before.live.live_id, audience));
    before.attendance.screenLeft(socket.id);
    if (seat_id !== undefined) before.attendance.disconnect(seat_id, socket.id);
    const { live_id } = next.live;
    socket.data.live_id = live_id;
    if (seat_id !== undefined) return this.#seats.connect(socket, next, seat_id);
    if (role === 'newcomer') return;
    next.attendance.screenCame(socket.id);
    await socket.join(roomOf(live_id, audienceOf(role)));
  }

  /** A player would be called otherwise, and is told what the board calls them now. */
  async #chooseName(
    session: LiveSession,
    seat_id: number,
    { name, command_id }: CommandOf<'choose_name'>,
    at: number,
  ): Promise<Answer> {
    const waitMs = session.hasDone(command_id) ? 0 : await this.nameLimit.wait(session.live.live_id, seat_id);
    if (waitMs > 0) return { refusal: { code: 'TOO_MANY', rateLimit: waitMs } };
    return this.#aboutSeat(session, { command: { type: 'choose_name', seat_id, name }, command_id, at });
  }

  /** A player would be drawn as another animal. */
  async #chooseEmblem(
    session: LiveSession,
    seat_id: number,
    { emblem, command_id }: CommandOf<'choose_emblem'>,
    at: number,
  ): Promise<Answer> {
    const waitMs = session.hasDone(command_id) ? 0 : await this.emblemLimit.wait(session.live.live_id, seat_id);
    if (waitMs > 0) return { refusal: { code: 'TOO_MANY', rateLimit: waitMs } };
    return this.#aboutSeat(session, { command: { type: 'choose_emblem', seat_id, emblem }, command_id, at });
  }

  /** What a player wants to be seen as; their phone is told how the board shows them now. */
  async #aboutSeat(session: LiveSession, order: Order & { command: { seat_id: number } }): Promise<Answer> {
    const outcome = await session.dispatch(order);
    if ('refusal' in outcome) return outcome;
    this.#broadcastOf(session).sendSeat(order.command.seat_id);
    return { ok: true, seq: outcome.seq };
  }

  /** A phone that the host has stopped steers no longer, from this moment on. */
  #hangUpRemotes(session: LiveSession, events: readonly SessionEvent[]): void {
    for (const event of events) {
      if (!isFrameEvent(event) || event.type !== 'remote_stopped') continue;
      for (const socket of this.io.sockets.values()) {
        const { live_id, remote_id } = socket.data as Connection;
        if (live_id === session.live.live_id && remote_id === event.remote_id) socket.disconnect(true);
      }
    }
  }

  /** Whoever sits for another student now, or plays for another team, is told. */
  #tellSeats(session: LiveSession, events: readonly SessionEvent[]): void {
    for (const event of events)
      if (isFrameEvent(event) && (event.type === 'reassigned' || event.type === 'regrouped'))
        this.#broadcastOf(session).sendSeat(event.seat_id);
  }

  /** Who is renamed in the class that plays, or removed from it, is called so on the screens. */
  async #followNames(session: LiveSession): Promise<void> {
    const { settings, phase } = session.state;
    if (settings.names !== 'roster' || phase === 'ended') return;
    if (session.callStudents(await this.rosters.namesNow(session))) this.#broadcastOf(session).allChanged();
  }

  #rememberEnded(ended: Ended): void {
    this.#lastEnded.push(ended);
    const forget = () => (this.#lastEnded = this.#lastEnded.filter((earlier) => earlier !== ended));
    setTimeout(forget, longestWayInMs).unref();
  }

  #broadcastOf(session: LiveSession): LiveBroadcast {
    const { live_id } = session.live;
    let broadcast = this.#broadcasts.get(live_id);
    if (!broadcast) {
      const joinAddress = () => this.reachable.of('/live');
      broadcast = new LiveBroadcast({ io: this.io, session, clock: this.clock, joinAddress, names: this.names });
      this.#broadcasts.set(live_id, broadcast);
    }
    return broadcast;
  }

  /**
   * A session that is over for good, or that another server leads: nothing of it stays behind. Whoever is connected comes
   * again by themselves in the second case, since their connection only broke.
   */
  #close(session: LiveSession, why: 'over' | 'lost'): void {
    const { live_id } = session.live;
    this.#broadcasts.get(live_id)?.stop();
    this.#broadcasts.delete(live_id);
    this.#troubles.forget(live_id);
    this.rosters.forget(live_id);
    this.generatedNames.forget(live_id);
    for (const socket of this.io.sockets.values()) {
      if ((socket.data as Connection).live_id !== live_id) continue;
      if (why === 'over') socket.disconnect(true);
      else socket.conn.close();
    }
  }
}

/** Commands that are orders of the rules as they stand on the wire. */
type PlainOrder = Exclude<
  Command,
  {
    type:
      | 'answer'
      | 'join'
      | 'resume'
      | 'leave'
      | 'choose_name'
      | 'choose_emblem'
      | 'names'
      | 'reassign'
      | 'accept'
      | 'choose_group'
      | 'set_team'
      | 'remote_code';
  }
>;
type NextQuizCommand = CommandOf<'restart'> & { source: NonNullable<CommandOf<'restart'>['source']> };
const isRemote = ({ data }: LiveSocket): boolean => data.role === 'remote';

/** Socket.IO hands `data` on to the client's `connect_error`. */
function connectionRefused(code: RefusalCode, params?: RefusalParams): Error {
  return Object.assign(new Error(code), { data: { code, ...(params ? { params } : {}) } });
}
