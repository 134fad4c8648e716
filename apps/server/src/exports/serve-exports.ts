import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fs from 'node:fs';
import { SESSION_READER, type SessionReader } from '../http/gate/current-user.ts';
import { sendProblem } from '../http/problems/problem.filter.ts';
import { refuse } from '../refusals/refusal.ts';
import { ExportsService } from './exports.service.ts';
import { exportPath } from './running-export.ts';

type Fetch = FastifyRequest<{ Params: { export_id: string } }>;

/**
 * Serves files that were made, to whoever had them made and is logged in; to everybody else they are not there. As it goes
 * from the disk to the network, a file of any size takes no memory.
 */
export function addExportFiles(app: NestFastifyApplication): void {
  const exported = app.get(ExportsService, { strict: false });
  const sessions = app.get<SessionReader>(SESSION_READER, { strict: false });
  const send = async (request: Fetch, reply: FastifyReply) => {
    const user = await sessions.userOf(request.headers.cookie);
    const file = user && exported.fileOf(user, request.params.export_id.toLowerCase());
    if (!file) {
      sendProblem(reply, refuse(user ? 'NOT_FOUND' : 'NOT_LOGGED_IN'));
      return reply;
    }
    return reply
      .header('content-type', 'application/octet-stream')
      .header('content-disposition', contentDisposition(file.name))
      .header('content-length', file.bytes)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .send(fs.createReadStream(file.place));
  };
  app.getHttpAdapter().getInstance().get(exportPath(':export_id'), send);
}
