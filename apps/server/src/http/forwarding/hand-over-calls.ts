import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { IncomingMessage } from 'node:http';
import { forwardCall } from './forward.ts';

/** Where a call, or the beginning of a WebSocket, belongs. */
export interface CallRouting {
  /** The address of the server that it belongs to; undefined: to this one. */
  elsewhere(call: IncomingMessage): Promise<string | undefined>;
  /** What it is handed over with. */
  headersFor(call: IncomingMessage): Record<string, string>;
}

/** Hands calls that belong to another server over to that one, before anything of them is read. */
export function handOverCalls(app: NestFastifyApplication, routing: CallRouting): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', async ({ raw }, reply) => {
      // Whom nobody can say anything of while the database is away is told so here.
      const address = await routing.elsewhere(raw).catch(() => undefined);
      if (address === undefined) return;
      reply.hijack();
      forwardCall(address, raw, reply.raw, routing.headersFor(raw));
    });
}
