import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { sendFile } from '../http/files/send-file.ts';
import { contentHash } from '../media/media-store.ts';
import { cardAt, cardFolder } from './word-card-address.ts';
import { drawCard } from './draw-card.ts';

/** Serves word cards, drawn when they are asked for: browsers keep them for ever. */
export function addWordCards(app: NestFastifyApplication): void {
  app
    .getHttpAdapter()
    .getInstance()
    .get<{ Params: { '*': string } }>(`${cardFolder}*`, (request, reply) => {
      const card = cardAt(request.params['*']);
      if (!card) {
        reply.callNotFound();
        return reply;
      }
      const bytes = Buffer.from(drawCard(card));
      return sendFile(request, reply, bytes, { type: 'image/svg+xml', tag: contentHash(bytes) });
    });
}
