import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchOfProvider } from './provider-fetch.ts';

let server: Server;
let issuer: string;
let answer: RequestListener;
beforeEach(async () => {
  server = createServer((request, reply) => answer(request, reply)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});
const options = { body: undefined, headers: {}, method: 'GET', redirect: 'manual' } as const;

test('S51 the provider is asked, and nobody whom it names besides', async () => {
  answer = (_, reply) => reply.end('{"ok":true}');
  const fetchIt = fetchOfProvider(issuer);
  expect(await (await fetchIt(`${issuer}/token`, options)).json()).toEqual({ ok: true });
  for (const address of ['http://127.0.0.1:1/token', 'http://169.254.169.254/', 'https://evil.example/keys']) {
    await expect(fetchIt(address, options)).rejects.toThrow('somebody else');
  }
});

test('S51 it is not followed elsewhere', async () => {
  answer = (_, reply) => reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
  expect((await fetchOfProvider(issuer)(issuer, options)).status).toBe(302);
});

test('S52 an endless answer is cut off', async () => {
  answer = (_, reply) => {
    const chunk = Buffer.alloc(50_000);
    const pour = () => {
      while (reply.write(chunk));
    };
    reply.on('drain', pour);
    pour();
  };
  await expect(fetchOfProvider(issuer)(issuer, options)).rejects.toThrow('too much');
});
