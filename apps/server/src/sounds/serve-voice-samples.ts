import { type LanguageId, isLanguageId } from '@lexiroom/domain/languages';
import { sampleText, speakersOf } from '@lexiroom/domain/speech';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../http/problems/problem.filter.ts';
import { sendFile } from '../http/files/send-file.ts';
import { MEDIA_STORE, type MediaStore } from '../media/media-store.ts';
import { Refusal, refuse } from '../refusals/refusal.ts';
import { GeneratedSoundsService } from './generated-sounds.service.ts';

/** Its address names a voice and not what it says, which a newer version may change. */
const aDay = 'public, max-age=86400';
type Sample = FastifyRequest<{ Params: { language: string; file: string } }>;

/**
 * Serves what each voice sounds like at /TTS/{language}/{language}_{speaker_id}.mp3 (specification 3 section 7), made
 * when somebody listens for the first time.
 */
export function addSamples(app: NestFastifyApplication): void {
  const generatedSounds = app.get(GeneratedSoundsService, { strict: false });
  const media = app.get<MediaStore>(MEDIA_STORE, { strict: false });
  const send = async (request: Sample, reply: FastifyReply) => {
    const voice = voiceOf(request.params);
    const sample = voice
      ? await generatedSounds.sound({ ...voice, text: sampleText(voice.language) }, 'samples')
      : refuse('NOT_FOUND');
    if (sample instanceof Refusal) {
      sendProblem(reply, sample);
      return reply;
    }
    const bytes = await media.get({ kind: 'sound', hash: sample.sound_hash });
    if (bytes) return sendFile(request, reply, bytes, { type: 'audio/mpeg', tag: sample.sound_hash, cache: aDay });
    reply.callNotFound();
    return reply;
  };
  app.getHttpAdapter().getInstance().get('/TTS/:language/:file', send);
}

function voiceOf({ language, file }: Sample['params']): { language: LanguageId; speaker_id: number } | undefined {
  if (!isLanguageId(language)) return undefined;
  const speaker = speakersOf(language).find(({ speaker_id }) => file === `${language}_${speaker_id}.mp3`);
  return speaker && { language, speaker_id: speaker.speaker_id };
}
