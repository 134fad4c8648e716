import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { access } from 'node:fs/promises';
import path from 'node:path';
import type { HttpOptions } from '../http-options.ts';
import { isPage } from './page-addresses.ts';
import { forever } from '../files/send-file.ts';

/** The worker that makes recordings MP3s, as the build names it: `mp3.worker.ts` beside the deck editor's sound overlay. */
const encoderWorker = 'mp3.worker-';
/**
 * The MP3 encoder needs WebAssembly, which no page may use. A worker goes by the policy of its own file
 * (docs/adr/0014).
 */
const encoderPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** Serves the built page. */
export async function addPages(app: NestFastifyApplication, options: HttpOptions): Promise<void> {
  const { webRoot } = options;
  await app.register(fastifyStatic, {
    serve: false,
    root: path.resolve(webRoot),
    preCompressed: true,
    cacheControl: false,
  });
  const fastify = app.getHttpAdapter().getInstance();

  fastify.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const file = request.params['*'];
    if (file.startsWith(encoderWorker)) void reply.header('content-security-policy', encoderPolicy);
    return send(reply.header('cache-control', forever), `assets/${file}`);
  });
  fastify.get('/*', (request, reply) => sendPage(request, reply, path.resolve(webRoot)));
}

/** A file of the built page; what is not there goes to the not-found answer, and is not kept by anybody. */
async function send(reply: FastifyReply, file: string): Promise<FastifyReply> {
  return reply.sendFile(file);
}

/**
 * The browser draws its own pages: `live.html` those of a live session, `index.html` all others. `front.html` is index.html
 * that also names the parts of the front page.
 */
async function sendPage(request: FastifyRequest, reply: FastifyReply, webRoot: string): Promise<FastifyReply> {
  const address = request.url.split(/[?#]/)[0]!;
  const [, first = '', ...rest] = address.split('/');
  const names = [first, ...rest];
  void reply.header('cache-control', 'no-cache');
  const isFile = names.at(-1)!.includes('.') || names.some((name) => name.startsWith('.'));
  if (isFile) {
    const isOfPage = names.length === 1 && !first.startsWith('.') && (await exists(path.join(webRoot, first)));
    if (isOfPage) return send(reply, first);
  } else if (first !== 'api' && first !== 'media') {
    const entry = entryOf(first, names.length);
    const acceptsPage = /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
    if (acceptsPage && (await exists(path.join(webRoot, entry)))) {
      return send(isPage(address) ? reply : reply.code(404), entry);
    }
  }
  reply.callNotFound();
  return reply;
}

function entryOf(first: string, parts: number): string {
  if (first.toLowerCase() === 'live') return 'live.html';
  return first === '' && parts === 1 ? 'front.html' : 'index.html';
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
