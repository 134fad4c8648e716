import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { problemOf, refuse } from '../../refusals/refusal.ts';

/** A server that does not answer by then is taken for gone. */
const answersWithinMs = 1500;
const retry = JSON.stringify(problemOf(refuse('RETRY')));
const unavailable = `HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(retry)}\r\n\r\n${retry}`;

/** Hands a call over to another server, and its answer back. RETRY when that server is not there. */
export function forwardCall(
  to: string,
  call: IncomingMessage,
  answer: ServerResponse,
  headers: Record<string, string>,
) {
  const onward = begin(to, call, headers);
  onward.on('response', (response) => {
    answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
    response.pipe(answer);
    response.on('error', () => answer.destroy());
  });
  onward.on('error', () => {
    if (answer.headersSent) return void answer.destroy();
    answer.writeHead(503, { 'content-type': 'application/json' }).end(retry);
  });
  answer.on('close', () => onward.destroy());
  call.pipe(onward);
}

/**
 * Hands the beginning of a WebSocket over to another server, and from then on all that either side says. When one side is
 * gone the other is hung up on, and comes again.
 */
export function forwardUpgrade(
  to: string,
  call: IncomingMessage,
  { socket, head }: { socket: Duplex; head: Buffer },
  headers: Record<string, string>,
): void {
  const onward = begin(to, call, headers);
  const hangUp = () => void socket.destroy();
  socket.on('error', hangUp);
  socket.on('close', () => onward.destroy());
  onward.on('upgrade', (response, peer, peerHead) => {
    const lines = [`HTTP/1.1 101 Switching Protocols`];
    for (let at = 0; at < response.rawHeaders.length; at += 2)
      lines.push(`${response.rawHeaders[at]}: ${response.rawHeaders[at + 1]}`);
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    socket.write(peerHead);
    peer.write(head);
    peer.setNoDelay(true);
    peer.setTimeout(0);
    peer.on('error', hangUp);
    peer.on('close', hangUp);
    socket.on('close', () => peer.destroy());
    peer.pipe(socket);
    socket.pipe(peer);
  });
  // Refused by the other server, in its words.
  onward.on('response', (response) => {
    socket.write(`HTTP/1.1 ${response.statusCode} ${response.statusMessage}\r\nConnection: close\r\n\r\n`);
    response.pipe(socket);
  });
  onward.on('error', () => socket.end(unavailable));
  onward.end();
}

function begin(to: string, { method, url, headers: own }: IncomingMessage, headers: Record<string, string>) {
  const { hostname, port } = new URL(to);
  const options = { host: hostname, port, path: url ?? '/', method: method ?? 'GET', headers: { ...own, ...headers } };
  const onward = http.request({ ...options, agent: false });
  onward.setNoDelay(true);
  const tooLong = setTimeout(() => onward.destroy(new Error('no answer')), answersWithinMs);
  for (const end of ['response', 'upgrade', 'close'] as const) onward.once(end, () => clearTimeout(tooLong));
  return onward;
}
