import http from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void;

/** A site on this computer that answers as it is told. */
export interface PictureSite {
  /** Without a slash at the end. */
  url: string;
  /** What was asked for, path and query, oldest first. */
  asked: string[];
  /** How requests are answered whose path begins so; the longest beginning counts. */
  on(path: string, answer: Answer): void;
  close(): Promise<void>;
}

/** For specs: a web server for what a provider of pictures may answer. What it does not know is 404. */
export async function pictureSite(): Promise<PictureSite> {
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  const server = http.createServer((request, response) => {
    const url = request.url ?? '';
    asked.push(url);
    const path = [...answers.keys()]
      .filter((known) => url.startsWith(known))
      .toSorted((a, b) => b.length - a.length)[0];
    const answer = path === undefined ? undefined : answers.get(path);
    if (answer) answer(request, response);
    else response.writeHead(404, { 'content-type': 'application/json' }).end('{"detail":"Not found."}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    on: (path, answer) => void answers.set(path, answer),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** Answers with JSON. */
export const json =
  (body: unknown, status = 200, headers: http.OutgoingHttpHeaders = {}): Answer =>
  (_, response) =>
    response
      .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
      .end(JSON.stringify(body));

/** Answers with bytes. */
export const file =
  (bytes: Buffer | string, type = 'image/jpeg'): Answer =>
  (_, response) =>
    response.writeHead(200, { 'content-type': type }).end(bytes);

/** Sends people on. */
export const redirect =
  (location: string): Answer =>
  (_, response) =>
    response.writeHead(302, { location }).end();

/** Never ends: the head, then a piece every so many milliseconds. */
export const endless =
  (type: string, everyMs: number, piece: Buffer): Answer =>
  (_, response) => {
    response.writeHead(200, { 'content-type': type });
    const timer = setInterval(() => response.write(piece), everyMs);
    response.on('close', () => clearInterval(timer));
  };
