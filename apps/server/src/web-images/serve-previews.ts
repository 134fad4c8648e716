import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { sendProblem } from '../http/problems/problem.filter.ts';
import { sendFile } from '../http/files/send-file.ts';
import { Refusal, Refused } from '../refusals/refusal.ts';
import { APP_OPTIONS, type BaseOptions } from '../configuration/base-options.ts';
import { readPreviewAddress } from './signed-preview-address.ts';
import { WebImagesService } from './web-images.service.ts';

/** The sites ask that what they show be asked for again after a day. */
const cache = 'private, max-age=86400';

/** Serves the pictures of a search below /media/web/: pages show nothing that another host sends. */
export function addPreviews(app: NestFastifyApplication): void {
  const webImages = app.get(WebImagesService);
  const { secret } = app.get<BaseOptions>(APP_OPTIONS);
  app
    .getHttpAdapter()
    .getInstance()
    .get('/media/web/:provider/:size/:file', async (request, reply) => {
      const name = readPreviewAddress(secret, request.params);
      if (!name) {
        reply.callNotFound();
        return reply;
      }
      const picture = await webImages.preview(name).catch(refusalIn);
      if (!(picture instanceof Refusal)) {
        return sendFile(request, reply, picture, { type: 'image/webp', tag: `${name.size}-${name.id}`, cache });
      }
      sendProblem(reply, picture);
      return reply;
    });
}

function refusalIn(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal;
  throw error;
}
