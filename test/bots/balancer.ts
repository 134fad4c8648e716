import net from 'node:net';

/** How often each server is asked whether it is well, and how long it may take to say so. */
const askEveryMs = 300;
const answersWithinMs = 1000;

/** A small proxy before several servers: each connection goes, byte for byte, to the next server that is well. */
export class Balancer {
  readonly url: string;
  readonly #server: net.Server;
  readonly #sockets: Set<net.Socket>;
  readonly #asking: NodeJS.Timeout;

  private constructor(server: net.Server, sockets: Set<net.Socket>, asking: NodeJS.Timeout) {
    this.#server = server;
    this.#sockets = sockets;
    this.#asking = asking;
    this.url = `http://127.0.0.1:${(server.address() as net.AddressInfo).port}`;
  }

  /** Listens on a free port, before the servers at these addresses. */
  static async start(addresses: readonly string[]): Promise<Balancer> {
    const sockets = new Set<net.Socket>();
    const well = new Set(addresses);
    const ask = async (address: string) => {
      const isWell = await fetch(`${address}/api/health`, { signal: AbortSignal.timeout(answersWithinMs) }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isWell) well.add(address);
      else well.delete(address);
    };
    const asking = setInterval(() => addresses.forEach((address) => void ask(address)), askEveryMs);
    let turn = 0;
    const server = net.createServer((from) => {
      sockets.add(from);
      from.on('error', () => from.destroy());
      from.on('close', () => sockets.delete(from));
      const among = [...(well.size > 0 ? well : addresses)];
      const to = net.connect(Number(new URL(among[turn++ % among.length]!).port), '127.0.0.1');
      to.on('error', () => from.destroy());
      to.on('close', () => from.destroy());
      from.on('close', () => to.destroy());
      from.pipe(to);
      to.pipe(from);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new Balancer(server, sockets, asking);
  }

  stop(): Promise<void> {
    clearInterval(this.#asking);
    for (const socket of this.#sockets) socket.destroy();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
