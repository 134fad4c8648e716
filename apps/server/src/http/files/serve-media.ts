import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MEDIA_STORE, type MediaName, type MediaStore, nameAt, placeOf, typeOf } from '../../media/media-store.ts';
import { isPrivateHash } from '../../media/private-hash.ts';
import { Refused } from '../../refusals/refusal.ts';
import { sendProblem } from '../problems/problem.filter.ts';
import { aDayByOne, forever, sendFile } from './send-file.ts';

/** Serves what came with the program and what was uploaded or made here, below /media/. */
export function addMedia(app: NestFastifyApplication, contentRoot: string): void {
  const store = app.get<MediaStore>(MEDIA_STORE);
  const fastify = app.getHttpAdapter().getInstance();
  const send = async (request: FastifyRequest, reply: FastifyReply, place: string) => {
    const name = nameAt(place);
    const bytes = name && ((await cameWithProgram(contentRoot, name)) ?? (await getOrTell(store, name, reply)));
    if (reply.sent) return reply;
    if (name && bytes) {
      const cache = isPrivateHash(name.hash) ? aDayByOne : forever;
      return sendFile(request, reply, bytes, { type: typeOf(name.kind), tag: name.hash, cache });
    }
    reply.callNotFound();
    return reply;
  };
  fastify.get<{ Params: { '*': string } }>('/media/*', (request, reply) => send(request, reply, request.params['*']));
}

async function cameWithProgram(contentRoot: string, name: MediaName): Promise<Buffer | undefined> {
  if (name.kind === 'sound' || name.kind === 'person') return undefined;
  const place = name.kind === 'picture' ? path.join('pictures', placeOf(name)) : placeOf(name);
  return readFile(path.resolve(contentRoot, place)).catch(() => undefined);
}

/** The file, or, when the store cannot be reached, an answer that says so. */
async function getOrTell(store: MediaStore, name: MediaName, reply: FastifyReply): Promise<Buffer | undefined> {
  try {
    return await store.get(name);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    sendProblem(reply, error.refusal);
    return undefined;
  }
}
