import { expect, test } from '@jest/globals';
import type { HttpAdapterHost } from '@nestjs/core';
import { LinkOrigin, linkTo } from './link-origin.ts';

/** A server that listens there. */
const listening = (address: string, port: number) =>
  ({ httpAdapter: { getHttpServer: () => ({ address: () => ({ address, port }) }) } }) as unknown as HttpAdapterHost;

test('a link leads to PUBLIC_URL when it is set, whatever the request was sent to', () => {
  const address = new LinkOrigin(listening('127.0.0.1', 3000), { publicUrl: 'https://words.example.org/' });
  expect(address.origin('localhost:3000')).toBe('https://words.example.org');
  expect(address.origin('evil.example')).toBe('https://words.example.org');
});

test('else to what the request was sent to, if that is this computer', () => {
  const here = new LinkOrigin(listening('127.0.0.1', 3000), {});
  expect(here.origin('localhost:3000')).toBe('http://localhost:3000');
  expect(here.origin('127.0.0.1:3000')).toBe('http://127.0.0.1:3000');
  const inSchool = new LinkOrigin(listening('192.168.1.7', 3000), {});
  expect(inSchool.origin('192.168.1.7:3000')).toBe('http://192.168.1.7:3000');
});

test.each(['evil.example', 'localhost:3000@evil.example', '127.0.0.1:3001', 'localhost:3000/evil', '', undefined])(
  'never to what a request only claims it was sent to: %s',
  (host) => {
    const inSchool = new LinkOrigin(listening('192.168.1.7', 3000), {});
    expect(inSchool.origin(host)).toBe('http://192.168.1.7:3000');
    expect(new LinkOrigin(listening('127.0.0.1', 3000), {}).origin(host)).toBe('http://localhost:3000');
  },
);

test('the secret is the end of the address of a page', () => {
  expect(linkTo('http://localhost:3000', 'verify', 'abc')).toBe('http://localhost:3000/verify/abc');
});
