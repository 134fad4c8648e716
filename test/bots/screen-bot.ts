import type { Ack, CommandType, LiveView, ReplyOf, SeatView } from '@lexiroom/contracts/live';
import type { Phase } from '@lexiroom/domain/live-session';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';

/** How long a command waits for its acknowledgement before it is sent again: the server may have died meanwhile. */
const resendAfterMs = 1500;
/** What has not come by then never will; a busy machine takes its time, and no test is about that. */
const lostAfterMs = 25_000;

/** What a bot brings to the handshake. */
export interface Identity {
  pin: string;
  seat_token?: string;
  host_token?: string;
  remote_token?: string;
  role?: 'projector' | 'host' | 'remote';
}

/** A screen of a live session without a screen: connects, sends commands, and remembers what it was told. */
export class ScreenBot {
  readonly socket: Socket;
  identity: Identity;
  view: LiveView | undefined;
  seat: SeatView | undefined;
  /** Everything the server ever said to it, as text. */
  readonly heard: string[] = [];
  #refusal: string | undefined;
  readonly #watchers = new Set<() => void>();

  constructor(url: string, identity: Identity, headers: Record<string, string> = {}) {
    this.identity = identity;
    this.socket = io(`${url}/live`, {
      transports: ['websocket'],
      query: { pin: identity.pin },
      auth: (give) => give(this.identity),
      extraHeaders: headers,
      reconnectionDelay: 200,
      reconnectionDelayMax: 1000,
      timeout: 3000,
      forceNew: true,
    });
    this.socket.on('connect_error', (error: Error & { data?: { code: string } }) => {
      // What can be had in a moment is asked for again, as pages do; a remote hears that it is not allowed yet.
      const isAskedAgain = error.data?.code === 'RETRY' && this.identity.role !== 'remote';
      if (isAskedAgain) setTimeout(() => this.socket.connect(), 300);
      else this.#refusal = error.data?.code;
    });
    this.socket.onAny((event: string, body: unknown) => {
      this.heard.push(JSON.stringify([event, body]));
      if (event === 'view') this.#take(body as LiveView);
      if (event === 'seat') this.seat = body as SeatView;
      for (const watcher of this.#watchers) watcher();
    });
  }

  /** Resolves once connected; rejects with the code of the refusal. */
  connected(): Promise<void> {
    if (this.socket.connected) return Promise.resolve();
    if (this.#refusal !== undefined) return Promise.reject(new Error(this.#refusal));
    return new Promise((resolve, reject) => {
      this.socket.once('connect', resolve);
      this.socket.on('connect_error', () => this.#refusal !== undefined && reject(new Error(this.#refusal)));
    });
  }

  /** Sends a command once; rejects when no acknowledgement came within so many milliseconds. */
  send(body: unknown, withinMs = lostAfterMs): Promise<Ack> {
    return this.socket.timeout(withinMs).emitWithAck('command', body) as Promise<Ack>;
  }

  /** Sends a command as often as needed, under the same id, until the server has answered. */
  async command<Type extends CommandType>(type: Type, fields: object = {}): Promise<Ack<Type>> {
    const body = { v: 1, command_id: randomUUID(), type, ...fields };
    for (;;) {
      try {
        const ack = await this.send(body, resendAfterMs);
        if (ack.ok || ack.code !== 'RETRY') return ack as Ack<Type>;
      } catch {
        // The connection was cut, or the server was away: the same command is sent again.
      }
      await sleep(100);
    }
  }

  /** A command that must not be refused. */
  async must<Type extends CommandType>(type: Type, fields: object = {}): Promise<ReplyOf<Type>> {
    const ack = await this.command(type, fields);
    if (!ack.ok) throw new Error(`${type} was refused: ${ack.code}`);
    return ack;
  }

  async resume(): Promise<void> {
    const { view, seat } = await this.must('resume');
    this.#take(view as LiveView);
    if (seat) this.seat = seat;
  }

  /** Resolves when the session is seen in a phase, of a question when it is named. */
  sees(phase: Phase, question?: number): Promise<LiveView> {
    return this.until(
      () => this.view?.phase === phase && (question === undefined || this.view.question?.number === question),
      `phase ${phase}${question === undefined ? '' : ` of question ${question}`}`,
    ).then(() => this.view!);
  }

  /** Resolves as soon as something the server said makes it true. */
  until(isTrue: () => boolean, what: string): Promise<void> {
    if (isTrue()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#watchers.delete(watch);
        reject(new Error(`Waited in vain for ${what}; the newest view is ${JSON.stringify(this.view)}`));
      }, lostAfterMs);
      const watch = () => {
        if (!isTrue()) return;
        clearTimeout(timer);
        this.#watchers.delete(watch);
        resolve();
      };
      this.#watchers.add(watch);
    });
  }

  close(): void {
    this.socket.disconnect();
  }

  #take(view: LiveView): void {
    const isOlder = this.view && (view.seq < this.view.seq || (view.seq === this.view.seq && view.n < this.view.n));
    if (!isOlder) this.view = view;
    for (const watcher of this.#watchers) watcher();
  }
}

/** A player who has joined. */
export class PlayerBot extends ScreenBot {
  seat_id = 0;
  claim_code: string | undefined;

  static async join(url: string, pin: string, name: string): Promise<PlayerBot> {
    const bot = new PlayerBot(url, { pin });
    await bot.connected();
    const { seat_id, seat_token, view, seat, claim_code } = await bot.must('join', { name });
    bot.seat_id = seat_id;
    bot.claim_code = claim_code;
    bot.identity = { pin, seat_token };
    bot.view = view as LiveView;
    bot.seat = seat;
    return bot;
  }
}

/** The host's controls, let in by the token of the lobby. */
export async function hostBot(url: string, live: { pin: string; host_token: string }): Promise<ScreenBot> {
  const bot = new ScreenBot(url, { pin: live.pin, host_token: live.host_token, role: 'host' });
  await bot.connected();
  await bot.resume();
  return bot;
}
