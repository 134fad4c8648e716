import { Logger } from '@nestjs/common';
import { statSync } from 'node:fs';
import type { Server as HttpsServer } from 'node:https';
import type { TlsFiles } from '../../configuration/base-options.ts';
import { readTls } from './tls-files.ts';

/** How often it is looked whether the files are others. Watching would miss a link that is led elsewhere, as certbot does. */
const lookEveryMs = 60_000;

/** What of a Fastify server is needed here. */
interface Served {
  server: unknown;
  addHook(name: 'onClose', hook: () => void): unknown;
}

/**
 * Takes a certificate that was renewed on the disk, without a restart: new connections have it. One that cannot be used, as
 * when only half of it is written, is left alone, the old one stays, and it is looked at again. Gives back how to look now.
 */
export function renewTls(fastify: Served, files: TlsFiles): () => void {
  const logger = new Logger('tls');
  const server = fastify.server as HttpsServer;
  let used = signatureOf(files);
  let complained = '';
  const look = () => {
    const found = signatureOf(files);
    if (found === used) return;
    try {
      server.setSecureContext(readTls(files));
      used = found;
      logger.log('The certificate was renewed.');
    } catch (error) {
      if (complained !== found) logger.error(`The certificate stays as it was: ${(error as Error).message}`);
      complained = found;
    }
  };
  const timer = setInterval(look, lookEveryMs).unref();
  fastify.addHook('onClose', () => clearInterval(timer));
  return look;
}

/** Changes when one of the files does. */
function signatureOf(files: TlsFiles): string {
  return [files.cert, files.key]
    .map((file) => {
      const found = statSync(file, { throwIfNoEntry: false });
      return found ? `${found.ino} ${found.size} ${found.mtimeMs}` : 'none';
    })
    .join(', ');
}
