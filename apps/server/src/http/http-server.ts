import fastifyCookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { endpoints } from '@lexiroom/contracts/endpoints';
import { errorCodes, type FastifyReply } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { bodyLimitOf } from './body-limits.ts';
import { isAllowedOrigin } from './allowed-origin.ts';
import { isSecure } from '../configuration/base-options.ts';
import type { HttpOptions } from './http-options.ts';
import { calledByMail, withoutBrokenEscapes } from './pages/page-addresses.ts';
import { sendProblem } from './problems/problem.filter.ts';
import { readTls } from './tls/tls-files.ts';
import { renewTls } from './tls/renew-tls.ts';
import { problemOf, refuse } from '../refusals/refusal.ts';

const bodyLimitBytes = 100 * 1024;
const limits = { headersTimeout: 5000, connectionsCheckingInterval: 1000, maxHeaderSize: 16_384 };
const invalidText = JSON.stringify(problemOf(refuse('INVALID')));

/** The bare HTTP server with its limits: a slow or odd request costs little and never a handler. */
export function createAdapter(options: HttpOptions): FastifyAdapter {
  const { trustedProxies = 0, tls } = options;
  const adapter = new FastifyAdapter({
    bodyLimit: bodyLimitBytes,
    routerOptions: { maxParamLength: 1000 },
    rewriteUrl: ({ method, url = '/' }: IncomingMessage) =>
      method === 'POST' ? calledByMail(url) : withoutBrokenEscapes(url),
    genReqId: () => randomUUID(),
    requestTimeout: 15_000,
    // Longer than proxies keep an idle connection, 60 seconds as a rule: closed just when a request comes, it would lose it.
    keepAliveTimeout: 65_000,
    ...(tls === undefined ? { http: limits } : { https: { ...limits, ...readTls(tls), handshakeTimeout: 5000 } }),
    forceCloseConnections: true,
    trustProxy: (_address, hop) => hop < trustedProxies,
    frameworkErrors: (_error: unknown, _request: unknown, reply: FastifyReply) => sendProblem(reply, refuse('INVALID')),
    clientErrorHandler: refuseConnection,
  });
  addFirstHooks(adapter, options);
  if (tls) renewTls(adapter.getInstance(), tls);
  return adapter;
}

/**
 * Answers what never became a request, and closes its connection.
 *
 * Browsers open connections ahead of need. One that has said nothing within the time limit is closed without a word: an
 * answer nobody asked for could cross the first request on its way and be taken for that request's own.
 */
function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (socket.writable && socket.bytesRead > 0) {
    const head = `HTTP/1.1 ${statusOf(error.code)}\r\nContent-Type: application/json\r\nConnection: close`;
    socket.write(`${head}\r\nContent-Length: ${Buffer.byteLength(invalidText)}\r\n\r\n${invalidText}`);
  }
  socket.destroy();
}

function statusOf(code: string | undefined): string {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return '431 Request Header Fields Too Large';
    // Browsers repeat by themselves what is answered so.
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return '408 Request Timeout';
    default:
      return '400 Bad Request';
  }
}

function addFirstHooks(adapter: FastifyAdapter, { publicUrl }: HttpOptions): void {
  const fastify = adapter.getInstance();
  fastify.addHook('onRoute', (registered) => {
    const limit = bodyLimitOf(registered.method, registered.url);
    if (limit) registered.bodyLimit = limit.bytes;
  });
  // Bodies are JSON, or they are not read.
  fastify.removeContentTypeParser('text/plain');
  // But for those of mail programs that unsubscribe, which say nothing but that.
  fastify.addContentTypeParser(forms, (request, body, done) => {
    if (request.routeOptions.url !== `/api${endpoints.unsubscribe.path}`) {
      return done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(request.headers['content-type']));
    }
    body
      .resume()
      .on('end', () => done(null))
      .on('error', done);
  });
  fastify.addHook('onRequest', async (request, reply) => {
    Object.assign(request.raw, { id: request.id });
    void reply.header('x-request-id', request.id).header('permissions-policy', permissions);
    if (namesTwoHosts(request.raw)) {
      sendProblem(reply.header('connection', 'close'), refuse('INVALID'));
      return reply;
    }
    const mayChange = !['GET', 'HEAD', 'OPTIONS'].includes(request.method);
    if (mayChange && !isAllowedOrigin(request.headers, publicUrl)) {
      sendProblem(reply, refuse('CROSS_SITE'));
      return reply;
    }
  });
}

const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** A request with two Host headers is refused: Node uses the first one, and a proxy may have used the other. */
const namesTwoHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((text, place) => place % 2 === 0 && text.toLowerCase() === 'host').length > 1;

const permissions = [
  'camera=(self)',
  'geolocation=()',
  'payment=()',
  'usb=()',
  'microphone=(self)',
  'fullscreen=(self)',
  'screen-wake-lock=(self)',
].join(', ');

/** Cookies, and the headers that tell a browser what our pages never do. */
export async function addCookiesAndHeaders(app: NestFastifyApplication, options: HttpOptions): Promise<void> {
  const secure = isSecure(options);
  await app.register(fastifyCookie);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // Classrooms run on http://192.168…: what only means something under https would keep them out, or fill the console.
    // Other names below this one are not ours to speak for.
    strictTransportSecurity: secure && { includeSubDomains: false },
    crossOriginOpenerPolicy: secure,
    originAgentCluster: secure,
  });
}
