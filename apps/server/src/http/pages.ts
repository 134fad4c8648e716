import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { access } from 'node:fs/promises';
import path from 'node:path';
import type { AppOptions } from './options.ts';
import { pageAddresses } from './page-addresses.ts';

const forever = 'public, max-age=31536000, immutable';
type OneFile = { Params: { file: string } };
const picturePolicy = "default-src 'none'; sandbox";

/** Serves what lies in folders: the built page, and the pictures. */
export async function addPages(app: NestFastifyApplication, options: AppOptions): Promise<void> {
  const { webRoot, contentRoot, dataDir } = options;
  await app.register(fastifyStatic, {
    serve: false,
    root: path.resolve(webRoot),
    preCompressed: true,
    cacheControl: false,
  });
  const fastify = app.getHttpAdapter().getInstance();

  fastify.get<{ Params: { '*': string } }>('/assets/*', (request, reply) =>
    send(reply.header('cache-control', forever), `assets/${request.params['*']}`),
  );
  // What was uploaded or made here, then what came with the program.
  const pictures = [path.resolve(dataDir, 'media'), path.resolve(contentRoot, 'pictures')];
  const thumbnails = [path.resolve(dataDir, 'media/thumbnails'), path.resolve(contentRoot, 'thumbnails')];
  fastify.get<OneFile>('/media/:file', ({ params }, reply) => sendPicture(reply, pictures, params.file));
  fastify.get<OneFile>('/media/thumbnails/:file', ({ params }, reply) => sendPicture(reply, thumbnails, params.file));
  fastify.get('/*', (request, reply) => sendPage(request, reply, path.resolve(webRoot)));
}

/** A file of the built page; what is not there goes to the not-found answer, and is not kept by anybody. */
async function send(reply: FastifyReply, file: string, folder?: string): Promise<FastifyReply> {
  return folder === undefined ? reply.sendFile(file) : reply.sendFile(file, folder);
}

async function sendPicture(reply: FastifyReply, folders: string[], file: string): Promise<FastifyReply> {
  if (/^[0-9a-z]{8,64}\.webp$/.test(file)) {
    for (const folder of folders) {
      if (!(await exists(path.join(folder, file)))) continue;
      void reply.header('cache-control', forever).header('content-security-policy', picturePolicy);
      return send(reply, file, folder);
    }
  }
  reply.callNotFound();
  return reply;
}

/** The browser draws its own pages: `live.html` those of a live session, `index.html` all others. */
async function sendPage(request: FastifyRequest, reply: FastifyReply, webRoot: string): Promise<FastifyReply> {
  const [, first = '', ...rest] = request.url.split(/[?#]/)[0]!.split('/');
  const names = [first, ...rest];
  void reply.header('cache-control', 'no-cache');
  const isFile = names.at(-1)!.includes('.') || names.some((name) => name.startsWith('.'));
  if (isFile) {
    const isOfPage = names.length === 1 && !first.startsWith('.') && (await exists(path.join(webRoot, first)));
    if (isOfPage) return send(reply, first);
  } else if (first !== 'api' && first !== 'media') {
    const entry = first === 'live' ? 'live.html' : 'index.html';
    const acceptsPage = /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
    if (acceptsPage && (await exists(path.join(webRoot, entry)))) {
      return send(pageAddresses.has(first) ? reply : reply.code(404), entry);
    }
  }
  reply.callNotFound();
  return reply;
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
