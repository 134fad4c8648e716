import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { TLSSocket } from 'node:tls';
import { io } from 'socket.io-client';
import { type RunningApp, runningApp } from '../../create-app.fixture.ts';
import { certificateIn } from './certificate.fixture.ts';
import { renewTls } from './renew-tls.ts';

const name = 'words.example.org';
const folder = mkdtempSync(path.join(os.tmpdir(), 'lexiroom-tls-'));
let ca: string;
let server: RunningApp;
let lookAnew: () => void;
beforeAll(async () => {
  const { ca: made, ...tls } = await certificateIn(folder, name);
  ca = made;
  server = await runningApp({ tls });
  const fastify = server.app.getHttpAdapter().getInstance();
  lookAnew = renewTls({ server: fastify.server, addHook: () => {} }, tls);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const port = () => new URL(server.url).port;
/** A request on a connection of its own, to whoever this certificate speaks for. */
async function get(at: string, trusted = ca): Promise<{ answer: IncomingMessage; body: string; serial: string }> {
  const options = { host: '127.0.0.1', port: port(), path: at, servername: name, ca: trusted, agent: false };
  const [answer] = (await once(https.get(options), 'response')) as [IncomingMessage];
  const serial = (answer.socket as TLSSocket).getPeerCertificate().serialNumber;
  return { answer, body: await text(answer), serial };
}

test('the server answers by https, and not by http', async () => {
  const { answer, body } = await get('/api/health');
  expect([answer.statusCode, JSON.parse(body).status]).toEqual([200, 'ok']);
  await expect(fetch(`http://127.0.0.1:${port()}/api/health`)).rejects.toThrow();
});

test('cookies are for https only, and browsers are told to stay there', async () => {
  const { answer } = await get('/api/logged_in_user');
  expect(answer.headers['strict-transport-security']).toContain('max-age=');
  expect(answer.headers['set-cookie']?.every((cookie) => cookie.includes('Secure')) ?? true).toBe(true);
});

test('a socket is opened by wss', async () => {
  const socket = io(`wss://127.0.0.1:${port()}`, {
    transports: ['websocket'],
    reconnection: false,
    ca,
  });
  await Promise.race([
    new Promise<void>((resolve) => void socket.on('connect', resolve)),
    new Promise<void>((_, reject) => void socket.on('connect_error', reject)),
  ]);
  expect(socket.connected).toBe(true);
  socket.disconnect();
});

test('half a renewed certificate changes nothing; a whole one is taken without a restart', async () => {
  const before = await get('/api/health');
  writeFileSync(path.join(folder, 'cert.pem'), 'half');
  lookAnew();
  expect((await get('/api/health')).serial).toBe(before.serial);
  const { ca: renewed } = await certificateIn(folder, name);
  lookAnew();
  const after = await get('/api/health', renewed);
  expect(after.serial).not.toBe(before.serial);
  expect(after.answer.statusCode).toBe(200);
  await expect(get('/api/health')).rejects.toThrow();
});
