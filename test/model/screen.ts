import type { Ack, LiveView, SeatView } from '@lexiroom/contracts/live';
import { io, type Socket } from 'socket.io-client';
import type { Identity } from '../bots/screen-bot.ts';

type Hears = (screen: Screen, event: string, body: unknown) => void;

/** One connection of a screen, from its handshake to its end: it does not come back by itself. */
export class Screen {
  readonly role: 'player' | NonNullable<Identity['role']>;
  /** Of the server; started again, it is another one. */
  readonly url: string;
  readonly socket: Socket;
  /** The newest view that it was sent without asking, or that it began with. */
  shown: LiveView | undefined;
  /** Likewise, of its own seat. */
  seat: SeatView | undefined;
  /** Told of everything that the server says, in the order in which it comes. */
  readonly #hears: Hears;

  constructor(url: string, identity: Identity, cookie: string | undefined, hears: Hears) {
    this.url = url;
    this.role = identity.role ?? 'player';
    this.#hears = hears;
    this.socket = io(`${url}/live`, {
      transports: ['websocket'],
      auth: identity,
      ...(cookie === undefined ? {} : { extraHeaders: { cookie } }),
      reconnection: false,
      forceNew: true,
    });
    this.socket.onAny((event: string, body: unknown) => {
      if (event === 'view') this.shown = body as LiveView;
      if (event === 'seat') this.seat = body as SeatView;
      this.#hears(this, event, body);
    });
  }

  get isConnected(): boolean {
    return this.socket.connected;
  }

  /** Undefined once it is let in, else the code by which it was refused. */
  letIn(): Promise<string | undefined> {
    return new Promise((resolve) => {
      this.socket.once('connect', () => resolve(undefined));
      this.socket.once('connect_error', (error: Error & { data?: { code: string } }) =>
        resolve(error.data?.code ?? error.message),
      );
    });
  }

  /** Sends a command; undefined when the connection ended before it was answered. */
  send(body: object): Promise<Ack | undefined> {
    return new Promise((resolve) => {
      const lost = () => resolve(undefined);
      if (!this.isConnected) return lost();
      this.socket.once('disconnect', lost);
      this.socket.emit('command', body, (ack: Ack) => {
        this.socket.off('disconnect', lost);
        this.#hears(this, 'ack', ack);
        if (ack.ok && 'view' in ack) {
          const { view, seat } = ack as unknown as { view: LiveView; seat?: SeatView };
          this.shown ??= view;
          if (seat) this.seat ??= seat;
          this.#hears(this, 'view', view);
          if (seat) this.#hears(this, 'seat', seat);
        } else if (ack.ok && 'seat' in ack) {
          // In a race an answer is told how it went, and what comes next.
          this.seat = ack.seat as SeatView;
          this.#hears(this, 'seat', this.seat);
        }
        resolve(ack);
      });
    });
  }

  /** From now on nothing that comes in is read, as on a phone that sleeps; or it is read again. */
  set isAsleep(isAsleep: boolean) {
    const { engine } = this.socket.io as unknown as {
      engine: { transport: { ws: { pause(): void; resume(): void } } };
    };
    if (isAsleep) engine.transport.ws.pause();
    else engine.transport.ws.resume();
  }

  /** As when the network goes: without a word. */
  cut(): void {
    const { engine } = this.socket.io as unknown as {
      engine?: { transport?: { ws?: { terminate?(): void } } };
    };
    engine?.transport?.ws?.terminate?.();
    this.socket.disconnect();
  }
}
