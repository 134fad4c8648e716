import { Module } from '@nestjs/common';
import { SpeechModule } from '../speech/speech.module.ts';
import { GeneratedSoundsService } from './generated-sounds.service.ts';
import { SoundFiles } from './sound-files.ts';
import { SoundListService } from './sound-list.service.ts';
import { SoundUploadsService } from './sound-uploads.service.ts';
import { SoundsAhead } from './sounds-ahead.ts';
import { SoundsController } from './sounds.controller.ts';
import { WordSoundsService } from './word-sounds.service.ts';

/** Sounds of words: made by voices, uploaded, chosen. */
@Module({
  imports: [SpeechModule],
  controllers: [SoundsController],
  providers: [
    SoundFiles,
    GeneratedSoundsService,
    SoundsAhead,
    WordSoundsService,
    SoundListService,
    SoundUploadsService,
  ],
  exports: [SoundFiles, GeneratedSoundsService, SoundsAhead],
})
export class SoundsModule {}
