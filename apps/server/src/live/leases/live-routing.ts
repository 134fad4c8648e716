import { Inject, Injectable } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';
import { APP_OPTIONS, type BaseOptions } from '../../configuration/base-options.ts';
import { handedOverFor, peerHeaders } from '../../http/forwarding/peer-headers.ts';
import { ClientAddresses } from '../../http/limits/client-addresses.ts';
import type { CallRouting } from '../../http/forwarding/hand-over-calls.ts';
import { SessionLeases } from './session-leases.ts';

/** Calls about one session that is running: its pin, or its id. */
const ofSession = /^\/api\/live\/(\d+)(?:\/(\w+))?$/;
/** What a call about one does in the memory of the server that leads it; all others read the database alone. */
const inMemory: ReadonlySet<string | undefined> = new Set(['void', 'accept', 'end', undefined]);

/** Which server a call about a live session, or a socket of one, belongs to. */
@Injectable()
export class LiveRouting implements CallRouting {
  readonly #secret: Buffer;

  constructor(
    private readonly leases: SessionLeases,
    private readonly addresses: ClientAddresses,
    @Inject(APP_OPTIONS) { secret }: BaseOptions,
  ) {
    this.#secret = secret;
  }

  async elsewhere(call: IncomingMessage): Promise<string | undefined> {
    // Whoever handed it over took this server for the right one: it is not handed on.
    if (handedOverFor(this.#secret, call.headers) !== undefined) return undefined;
    const session = sessionOf(call);
    return session && this.leases.addressOf(session);
  }

  headersFor({ headers, socket }: IncomingMessage): Record<string, string> {
    return peerHeaders(this.#secret, this.addresses.of({ headers, peer: socket.remoteAddress }));
  }
}

/** The session that a call is about. Sockets, and who asks to steer, name its pin behind the address. */
function sessionOf({ method, url = '/' }: IncomingMessage): { pin: string } | { live_id: number } | undefined {
  const { pathname, searchParams } = new URL(url, 'http://server');
  const [, number, what] = ofSession.exec(pathname) ?? [];
  if (number !== undefined && inMemory.has(what))
    return what === undefined && method === 'GET' ? { pin: number } : { live_id: Number(number) };
  const pin = searchParams.get('pin');
  const takesPin = pathname.startsWith('/socket.io/') || pathname === '/api/live/remote';
  return takesPin && pin !== null && /^\d{6}$/.test(pin) ? { pin } : undefined;
}
