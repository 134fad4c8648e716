import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server as HttpServer } from 'node:http';
import type { Server, ServerOptions } from 'socket.io';
import { isAllowedOrigin } from '../http/allowed-origin.ts';
import type { CallRouting } from '../http/forwarding/hand-over-calls.ts';
import { handOverUpgrades } from './upgrades-elsewhere.ts';

/** A heartbeat is what a silent room costs. Who vanished without a word is missed after 20 s at most. */
const heartbeat = { pingInterval: 15_000, pingTimeout: 5000 };
/**
 * Where another server would take the room over at once, a server that stands still is missed by everybody within 4 s: they
 * come again, and find the other one.
 */
const heartbeatAmongOthers = { pingInterval: 1500, pingTimeout: 2500 };

/**
 * Sockets on the server's own port. CORS does not guard a WebSocket, so the origin is looked at in the handshake: a page
 * of another site gets 403. Connection state recovery stays off; coming back is the command `resume`.
 */
export class SameOriginAdapter extends IoAdapter {
  readonly #publicUrl: string | undefined;
  readonly #routing: CallRouting | undefined;
  #server: Server | undefined;

  /** `routing`: absent where this is the only server. */
  constructor(app: INestApplicationContext | HttpServer, publicUrl: string | undefined, routing?: CallRouting) {
    super(app);
    this.#publicUrl = publicUrl;
    this.#routing = routing;
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const guarded: Partial<ServerOptions> = {
      ...options,
      transports: ['websocket'],
      serveClient: false,
      // The largest command is a name; nobody needs more.
      maxHttpBufferSize: 16 * 1024,
      ...(this.#routing ? heartbeatAmongOthers : heartbeat),
      perMessageDeflate: false,
      allowRequest: (request, answer) => {
        const isAllowed = isAllowedOrigin(request.headers, this.#publicUrl);
        // Before Socket.IO says 400, as it does to whatever it refuses.
        if (!isAllowed) request.socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
        answer(null, isAllowed);
      },
    };
    this.#server = super.createIOServer(port, guarded as ServerOptions);
    if (this.#routing) handOverUpgrades(this.httpServer as HttpServer, this.#routing);
    return this.#server;
  }

  /** How many sockets are open. */
  get connectionCount(): number {
    return this.#server?.engine.clientsCount ?? 0;
  }
}
