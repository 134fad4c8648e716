import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRange } from './byte-range.ts';

/** What tells a browser that a file can do nothing, even when it is opened as a page. */
const sandbox = "default-src 'none'; sandbox";
/** For what its address says the content of. */
export const forever = 'public, max-age=31536000, immutable';
/** The same where it is not for everybody: by one browser alone, which has forgotten a day later what was deleted here. */
export const aDayByOne = 'private, max-age=86400, immutable';

/** What is sent beside the bytes. */
export interface FileHeaders {
  type: string;
  /** Changes when the content does. */
  tag: string;
  /** How long it may be kept; for ever when absent. */
  cache?: string;
}

/** Sends a file that people uploaded or that was made here: sandboxed, whole or the part that is asked for. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Buffer,
  headers: FileHeaders,
): FastifyReply {
  const { type, tag, cache = forever } = headers;
  void reply
    .header('content-security-policy', sandbox)
    .header('cache-control', cache)
    .header('accept-ranges', 'bytes')
    .header('etag', `"${tag}"`);
  if (request.headers['if-none-match'] === `"${tag}"`) return reply.code(304).send();
  const range = byteRange(request.headers.range, bytes.length);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${bytes.length}`).send();
  void reply.header('content-type', type);
  if (!range) return reply.send(bytes);
  const { start, end } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${bytes.length}`)
    .send(bytes.subarray(start, end + 1));
}
