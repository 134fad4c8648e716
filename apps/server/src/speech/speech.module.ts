import { Module } from '@nestjs/common';
import { APP_OPTIONS, type AppOptions } from '../http/options.ts';
import { SpeechProcess } from './speech-process.ts';
import { SPEECH_PROVIDER } from './speech-provider.ts';
import { SpeechService } from './speech.service.ts';

/** The voices of this server. */
@Module({
  providers: [
    {
      provide: SPEECH_PROVIDER,
      inject: [APP_OPTIONS],
      useFactory: ({ speech, speechEntry }: AppOptions) => speech ?? new SpeechProcess(speechEntry),
    },
    SpeechService,
  ],
  exports: [SpeechService],
})
export class SpeechModule {}
