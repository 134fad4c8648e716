import { expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pinoHttp } from 'pino-http';
import { requestLog } from './logging.ts';

test('the log tells of a request and its failure, and of no cookie, password or one-time link', async () => {
  const lines: string[] = [];
  const log = pinoHttp(requestLog({ logLevel: 'debug' }), { write: (line) => lines.push(line) });
  const server = createServer((request, response) => {
    Object.assign(request, { id: 'request-1' });
    log(request, response);
    const error = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(secret@example.org)',
    });
    request.log.error({ err: error, user: { password: 'secret password' } });
    response.setHeader('set-cookie', 'session=secret-token').writeHead(500).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}/api/signup?setup=secret-link`, {
    headers: { cookie: 'session=secret-token', authorization: 'secret' },
  });
  await new Promise((resolve) => server.close(resolve));
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(told).toMatchObject([
    { req: { id: 'request-1', path: '/api/signup' }, err: { message: 'duplicate key', code: '23505' } },
    { level: 20, req: { id: 'request-1', method: 'GET', path: '/api/signup' }, res: { status: 500 } },
  ]);
  expect(lines.join('')).not.toContain('secret');
});
