import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server as HttpServer } from 'node:http';
import type { Server, ServerOptions } from 'socket.io';
import { isAllowedOrigin } from '../http/allowed-origin.ts';

/**
 * Sockets on the server's own port. CORS does not guard a WebSocket, so the origin is looked at in the handshake: a page
 * of another site gets 403. Connection state recovery stays off; coming back is the command `resume`.
 */
export class SameOriginAdapter extends IoAdapter {
  readonly #publicUrl: string | undefined;

  constructor(app: INestApplicationContext | HttpServer, publicUrl: string | undefined) {
    super(app);
    this.#publicUrl = publicUrl;
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const guarded: Partial<ServerOptions> = {
      ...options,
      transports: ['websocket'],
      serveClient: false,
      // The largest command is a name; nobody needs more.
      maxHttpBufferSize: 16 * 1024,
      // A heartbeat is what a silent room costs. Who vanished without a word is missed after 20 s at most.
      pingInterval: 15_000,
      pingTimeout: 5000,
      perMessageDeflate: false,
      allowRequest: (request, answer) => {
        const isAllowed = isAllowedOrigin(request.headers, this.#publicUrl);
        // Before Socket.IO says 400, as it does to whatever it refuses.
        if (!isAllowed) request.socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
        answer(null, isAllowed);
      },
    };
    return super.createIOServer(port, guarded as ServerOptions);
  }
}
