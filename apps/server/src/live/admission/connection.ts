import { type LiveRole, Pin } from '@lexiroom/contracts/live';
import type { Socket } from 'socket.io';
import { z } from 'zod/mini';
import type { OfLogIn } from '../../accounts/sessions/sessions.service.ts';

const Secret = z.string().check(z.maxLength(200));

/** What a connection brings with it: the pin, and the secret of its seat or screen. */
export const Handshake = z.object({
  pin: Pin,
  /** Of a player who comes back. */
  seat_token: z.optional(Secret),
  /** Of a screen of the host. */
  role: z.optional(z.enum(['projector', 'host', 'remote'])),
  host_token: z.optional(Secret),
  /** Of a phone that steers. */
  remote_token: z.optional(Secret),
});

/** What the server keeps with a connection. */
export interface Connection {
  live_id: number;
  role: LiveRole;
  seat_id?: number;
  /** Of a phone that steers. */
  remote_id?: number;
  /** Of the host's own screen: the log-in that what it gives to others is good by. */
  gives?: OfLogIn;
  /** The account behind it, when there is one. */
  person_id: number | null;
  /** The log-in of the browser it came from: when that ends, so does the connection, whatever its role is. */
  session_id?: number;
  /** What the host's token said that it came with; the same holds for the log-in that gave it. */
  grant?: OfLogIn & { host_id: number };
  device: string | null;
  /** As `ClientAddresses` reads it. */
  address: string;
}

export type LiveSocket = Socket & { data: Connection };
