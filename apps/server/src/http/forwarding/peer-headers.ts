import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const callerHeader = 'x-lexiroom-caller';
const proofHeader = 'x-lexiroom-proof';

const proofOf = (secret: Buffer, address: string): string =>
  createHmac('sha256', secret).update(`caller of another server: ${address}`).digest('base64url');

/** With what one server hands a call over to another one: whose it is, which only a server with the secret can say. */
export const peerHeaders = (secret: Buffer, address: string): Record<string, string> => ({
  [callerHeader]: address,
  [proofHeader]: proofOf(secret, address),
});

/** The address of the caller that another server handed over; undefined when none did. */
export function handedOverFor(secret: Buffer, headers: IncomingHttpHeaders): string | undefined {
  const { [callerHeader]: address, [proofHeader]: proof } = headers;
  if (typeof address !== 'string' || typeof proof !== 'string') return undefined;
  const [given, right] = [proof, proofOf(secret, address)].map((text) => Buffer.from(text));
  return given!.length === right!.length && timingSafeEqual(given!, right!) ? address : undefined;
}
