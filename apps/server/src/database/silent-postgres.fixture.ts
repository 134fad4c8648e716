import net, { type AddressInfo } from 'node:net';

/** What a server says that lets somebody in without a password and waits for questions. */
const welcome = Buffer.from([...Buffer.from('R'), 0, 0, 0, 8, 0, 0, 0, 0, ...Buffer.from('Z'), 0, 0, 0, 5, ...Buffer.from('I')]); // prettier-ignore

/** For specs: what a PostgreSQL is that was stopped after it had let somebody in. It never answers a question. */
export async function silentPostgres(): Promise<{ port: number; close(): void }> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    socket.once('data', () => socket.write(welcome));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
