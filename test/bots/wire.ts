import net from 'node:net';

/** A wire to a server, such as a database, which can be cut: what is connected breaks, and nothing new gets through. */
export class Wire {
  readonly port: number;
  readonly #server: net.Server;
  readonly #sockets = new Set<net.Socket>();
  #isCut = false;

  private constructor(server: net.Server, to: { host: string; port: number }) {
    this.#server = server;
    this.port = (server.address() as net.AddressInfo).port;
    server.on('connection', (from: net.Socket) => {
      if (this.#isCut) return void from.destroy();
      const far = net.connect(to);
      for (const [one, other] of [
        [from, far],
        [far, from],
      ] as const) {
        this.#sockets.add(one);
        one.on('error', () => one.destroy());
        one.on('close', () => {
          this.#sockets.delete(one);
          other.destroy();
        });
        one.pipe(other);
      }
    });
  }

  /** From a free port of this machine. */
  static async to(host: string, port: number): Promise<Wire> {
    const server = net.createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new Wire(server, { host, port });
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  async stop(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
