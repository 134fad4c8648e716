import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NewReminderDevice } from '@lexiroom/contracts/reminders';

/** A notification as the push service got it, and as the browser reads it. */
export interface Pushed {
  path: string;
  headers: http.IncomingHttpHeaders;
  /** What it says, decrypted with the keys of the browser that it was sent to. */
  message: unknown;
}

/** For specs: a browser with keys of its own, at a push service. */
interface PushedBrowser {
  keys: ECDH;
  auth: Buffer;
}

/** For specs: a push service as browsers have them, which takes what is sent and lets its browsers read it. */
export class LocalPushService {
  readonly pushed: Pushed[] = [];
  /** What is answered at a path in place of 201; a place to go on to with 3xx. */
  readonly answers = new Map<string, { status: number; location?: string }>();
  readonly #browsers = new Map<string, PushedBrowser>();
  readonly #server = http.createServer((request, response) => {
    const path = request.url ?? '';
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const browser = this.#browsers.get(path);
      const message = browser && (JSON.parse(decrypted(Buffer.concat(chunks), browser)) as unknown);
      this.pushed.push({ path, headers: request.headers, message });
      const { status, location } = this.answers.get(path) ?? { status: 201 };
      response.writeHead(status, location === undefined ? {} : { location }).end();
    });
  });

  static async open(): Promise<LocalPushService> {
    const service = new LocalPushService();
    await new Promise<void>((opened) => service.#server.listen(0, '127.0.0.1', opened));
    return service;
  }

  /** In place of the push services that there are. */
  get options() {
    return { isKnown: ({ origin }: URL) => origin === this.url };
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** What a new browser tells of where its notifications go. */
  newBrowser(language: NewReminderDevice['language'] = 'en'): NewReminderDevice {
    const browser = { keys: createECDH('prime256v1'), auth: randomBytes(16) };
    browser.keys.generateKeys();
    const path = `/push/${this.#browsers.size + 1}`;
    this.#browsers.set(path, browser);
    const keys = { p256dh: browser.keys.getPublicKey('base64url'), auth: browser.auth.toString('base64url') };
    return { endpoint: `${this.url}${path}`, keys, language };
  }

  /** What a browser was sent since this was asked last. */
  sentTo({ endpoint }: Pick<NewReminderDevice, 'endpoint'>): Pushed[] {
    const { pathname } = new URL(endpoint);
    const found = this.pushed.filter(({ path }) => path === pathname);
    this.pushed.splice(0, this.pushed.length, ...this.pushed.filter(({ path }) => path !== pathname));
    return found;
  }

  close(): Promise<void> {
    return new Promise((closed) => this.#server.close(() => closed()));
  }
}

/** Reads what was encrypted for a browser, as browsers do (RFC 8291, RFC 8188): one record. */
function decrypted(body: Buffer, { keys, auth }: PushedBrowser): string {
  const [salt, idLength] = [body.subarray(0, 16), body[20]!];
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = hkdfSync('sha256', keys.computeSecret(sender), auth, about, 32);
  const derived = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

/** What a server says of itself in the header by which push services know it (RFC 8292), if its signature is true. */
export function claimsOf({ authorization = '' }: http.IncomingHttpHeaders): { aud: string; sub: string; key: string } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head, claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
  const isTrue = verify('sha256', Buffer.from(`${head}.${claims}`), { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')); // prettier-ignore
  if (!isTrue) throw new Error('The signature is not true');
  return { ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; sub: string }), key };
}
