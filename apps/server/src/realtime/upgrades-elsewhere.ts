import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { forwardUpgrade } from '../http/forwarding/forward.ts';
import type { CallRouting } from '../http/forwarding/hand-over-calls.ts';

type Upgrade = (call: IncomingMessage, socket: Duplex, head: Buffer) => void;

/**
 * Hands WebSockets that belong to another server over to that one, before those who listen here hear of them. Called once
 * they listen.
 */
export function handOverUpgrades(server: HttpServer, routing: CallRouting): void {
  const listeners = server.listeners('upgrade') as Upgrade[];
  server.removeAllListeners('upgrade');
  server.on('upgrade', (call: IncomingMessage, socket: Duplex, head: Buffer) => {
    const isGone = () => void socket.destroy();
    socket.on('error', isGone);
    routing.elsewhere(call).then(
      (address) => {
        socket.off('error', isGone);
        if (socket.destroyed) return;
        if (address === undefined) for (const listener of listeners) listener.call(server, call, socket, head);
        else forwardUpgrade(address, call, { socket, head }, routing.headersFor(call));
      },
      // Nobody can say whose it is while the database is away: it comes again.
      isGone,
    );
  });
}
