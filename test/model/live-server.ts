import { Logger } from '@nestjs/common';
import type { HttpAdapterHost } from '@nestjs/core';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import type pg from 'pg';
import type { Server } from 'socket.io';
import { SessionsService } from '../../apps/server/src/accounts/sessions/sessions.service.ts';
import { OwnClasses } from '../../apps/server/src/classes/own-classes.ts';
import { Absences } from '../../apps/server/src/classes/students/absences.ts';
import { createPool } from '../../apps/server/src/database/pool.ts';
import { DiskWatch } from '../../apps/server/src/disk/disk-watch.ts';
import { AnswerLog } from '../../apps/server/src/event-log/answer-log.ts';
import { LiveLog } from '../../apps/server/src/event-log/live-log.ts';
import { LimitStore } from '../../apps/server/src/http/limits/limit-store.ts';
import { ClientAddresses } from '../../apps/server/src/http/limits/client-addresses.ts';
import { Devices } from '../../apps/server/src/http/limits/devices.ts';
import { ReachableAddress } from '../../apps/server/src/http/reachable-address.ts';
import { HostAccess } from '../../apps/server/src/live/admission/host-access.ts';
import { JoinRateLimit } from '../../apps/server/src/live/admission/join-rate-limit.ts';
import { LeaveRateLimit } from '../../apps/server/src/live/admission/leave-rate-limit.ts';
import { EmblemRateLimit } from '../../apps/server/src/live/admission/emblem-rate-limit.ts';
import { NameRateLimit } from '../../apps/server/src/live/admission/name-rate-limit.ts';
import { LiveAdmission } from '../../apps/server/src/live/admission/live-admission.ts';
import { RemoteCodes } from '../../apps/server/src/live/admission/remote-codes.ts';
import { PinGuesses } from '../../apps/server/src/live/admission/pin-guesses.ts';
import { LiveTokens } from '../../apps/server/src/live/admission/tokens.ts';
import { LibraryNames } from '../../apps/server/src/library/library-names.ts';
import { LiveGateway } from '../../apps/server/src/live/live.gateway.ts';
import type { LivesService } from '../../apps/server/src/live/lives.service.ts';
import { ClassRosters } from '../../apps/server/src/live/session/class-rosters.ts';
import { GeneratedNames } from '../../apps/server/src/live/session/generated-names.ts';
import { LiveSessions } from '../../apps/server/src/live/session/live-sessions.ts';
import { SameOriginAdapter } from '../../apps/server/src/realtime/same-origin.adapter.ts';
import type { LiveSocket } from '../../apps/server/src/live/admission/connection.ts';
import type { Machine, Process } from './machine.ts';

/** The connections to a database, which can be cut off in the middle of whatever they do. */
export class Database {
  readonly url: string;
  #pool: pg.Pool;
  readonly #clients = new Set<pg.PoolClient>();

  constructor(url: string) {
    this.url = url;
    this.#pool = this.#connect();
  }

  get pool(): pg.Pool {
    return this.#pool;
  }

  /** Breaks all connections, as a restart of the database does, for whoever goes on and connects anew. */
  async break(): Promise<void> {
    const broken = [...this.#clients];
    for (const client of broken) hangUp(client);
    while (broken.some((client) => this.#clients.has(client))) await turn();
    await this.#decided();
  }

  /**
   * Cuts all connections, as the end of their process does. What was sent may or may not be carried out; once this
   * resolves, it is decided.
   */
  async cutOff(): Promise<void> {
    for (const client of this.#clients) hangUp(client);
    this.#clients.clear();
    void this.#pool.end().catch(() => {});
    this.#pool = this.#connect();
    await this.#decided();
  }

  /** Resolves once nobody is in the middle of anything. */
  async #decided(): Promise<void> {
    while (await this.#isAtWork());
  }

  async #isAtWork(): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      `select 1 from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
         and state is distinct from 'idle'`,
    );
    return rowCount !== 0;
  }

  #connect(): pg.Pool {
    const pool = createPool(this.url, 4);
    // On a busy machine connecting anew takes its time, and no promise is about that.
    pool.options.connectionTimeoutMillis = 30_000;
    pool.on('connect', (client) => this.#clients.add(client));
    pool.on('remove', (client) => this.#clients.delete(client));
    return pool;
  }
}

const hangUp = (client: pg.PoolClient): void =>
  void (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();

/** A server that was killed goes on for a moment in this process, and is surprised; whoever is alive tells their screen. */
Logger.overrideLogger(false);

const options = { secret: Buffer.alloc(32, 7), publicUrl: 'http://class.example', webRoot: '' };

/**
 * Everything of the server that a live session touches, put together as `live.module.ts` does, on a machine whose time the
 * test moves: real sockets, the real gateway and its gate, the real database. It starts within milliseconds, and can be
 * killed.
 */
export class LiveServer {
  readonly sessions: LiveSessions;
  readonly answers: AnswerLog;
  readonly log: LiveLog;
  readonly clock: Process['clock'];
  readonly hosts: HostAccess;
  readonly accounts: SessionsService;
  readonly devices: Devices;
  readonly #database: Database;
  readonly #process: Process;
  readonly #http: HttpServer;
  readonly #io: Server;
  readonly #gateway: LiveGateway;
  readonly #connections = new Set<Socket>();

  private constructor(machine: Machine, database: Database) {
    this.#database = database;
    this.#process = machine.start();
    const { clock, timers } = this.#process;
    const { pool } = database;
    this.clock = clock;
    this.log = new LiveLog(pool);
    this.answers = new AnswerLog(pool);
    this.accounts = new SessionsService(pool, options);
    this.devices = new Devices(options, clock);
    const tokens = new LiveTokens(options.secret);
    this.hosts = new HostAccess(tokens, this.accounts);
    const classes = new OwnClasses(pool);
    this.sessions = new LiveSessions({
      log: this.log,
      answers: this.answers,
      absences: new Absences(pool, classes, clock),
      clock,
      timers,
      pool,
      unreadable: (_live, error) => {
        throw error;
      },
    });
    const { sessions, accounts, hosts, devices } = this;
    const addresses = new ClientAddresses(options);
    this.#gateway = new LiveGateway(
      clock,
      new LiveAdmission(sessions, tokens, hosts, accounts, devices, addresses, new PinGuesses(new LimitStore({}))),
      sessions,
      this.log,
      tokens,
      new JoinRateLimit(),
      new LeaveRateLimit(),
      new NameRateLimit(),
      new EmblemRateLimit(),
      new ClassRosters(pool, clock),
      new GeneratedNames(),
      // Its public address is known: the server is not asked where it listens.
      new ReachableAddress({} as HttpAdapterHost, clock, options),
      accounts,
      classes,
      new DiskWatch({}),
      // No script asks for a next quiz.
      {} as LivesService,
      new RemoteCodes(clock),
      new LibraryNames(pool),
      undefined,
    );
    this.#http = createServer();
    this.#http.on('connection', (socket: Socket) => {
      this.#connections.add(socket);
      socket.on('close', () => this.#connections.delete(socket));
    });
    this.#io = new SameOriginAdapter(this.#http, undefined).createIOServer(0);
  }

  static async start(machine: Machine, database: Database): Promise<LiveServer> {
    const server = new LiveServer(machine, database);
    await server.#listen();
    return server;
  }

  async #listen(): Promise<void> {
    const live = this.#io.of('/live');
    Object.assign(this.#gateway, { io: live });
    this.#gateway.afterInit(live);
    live.on('connection', (socket: LiveSocket) => {
      socket.on('disconnect', (reason: string) => this.#gateway.handleDisconnect(socket, reason));
      void this.#gateway.handleConnection(socket);
    });
    await this.#gateway.onApplicationBootstrap();
    await new Promise<void>((resolve) => this.#http.listen(0, '127.0.0.1', resolve));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}`;
  }

  /** As a power cut would: nothing is told, nothing is flushed, nothing that is on its way is waited for. */
  async kill(): Promise<void> {
    for (const connection of this.#connections) connection.destroy();
    this.#process.end();
    await this.#database.cutOff();
    // Nobody hears of what it still does in this process, nor does the database.
    await this.stop();
  }

  /** As for a deploy: everybody is told, and what was sent is stored. */
  async stop(): Promise<void> {
    await this.#gateway.beforeApplicationShutdown();
    this.#process.end();
    await this.#io.close();
  }
}
