import { type LiveRole, Pin } from '@lexiroom/contracts/live';
import { z } from 'zod/mini';

const Secret = z.string().check(z.maxLength(200));

/** What a connection brings with it: the pin, and the secret of its seat or screen. */
export const Handshake = z.union([
  z.object({ pin: Pin, role: z.enum(['projector', 'host']), host_token: z.optional(Secret) }),
  z.object({ pin: Pin, seat_token: z.optional(Secret) }),
]);

/** What the server keeps with a connection. */
export interface Connection {
  live_id: number;
  role: LiveRole;
  seat_id?: number;
  /** The account behind it, when there is one. */
  person_id: number | null;
  /** The log-in it came with; when that ends, so does a connection that lives by it. */
  session_id?: number;
  device: string | null;
}
