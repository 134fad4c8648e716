import { Module } from '@nestjs/common';
import { APP_OPTIONS } from '../configuration/base-options.ts';
import { PiperSpeech } from './piper/piper-speech.ts';
import { SpeechProcess } from './speech-process.ts';
import { SPEECH_PROVIDER, type SpeechOptions } from './speech-provider.ts';
import { SpeechService } from './speech.service.ts';

/** The voices of this server. */
@Module({
  providers: [
    {
      provide: SPEECH_PROVIDER,
      inject: [APP_OPTIONS],
      useFactory: ({ speech, speechEntry, piper }: SpeechOptions) => {
        if (speech) return speech;
        const process = new SpeechProcess(speechEntry);
        return piper ? new PiperSpeech(piper, process) : process;
      },
    },
    SpeechService,
  ],
  exports: [SpeechService],
})
export class SpeechModule {}
