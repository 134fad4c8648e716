import { Module } from '@nestjs/common';
import { DeckEditorModule } from '../deck-editor/deck-editor.module.ts';
import { SoundsModule } from '../sounds/sounds.module.ts';
import { SpeechModule } from '../speech/speech.module.ts';
import { KnownSentencesService } from './known-sentences.service.ts';
import { SentenceMarksService } from './sentence-marks.service.ts';
import { SentenceSoundsService } from './sentence-sounds.service.ts';
import { SentenceTextsService } from './sentence-texts.service.ts';
import { SentenceTransactions } from './sentence-transactions.ts';
import { SentencesController } from './sentences.controller.ts';
import { StudySentencesService } from './study-sentences.service.ts';

/** Sentences of decks: written, highlighted, with pictures and sounds. */
@Module({
  imports: [DeckEditorModule, SoundsModule, SpeechModule],
  controllers: [SentencesController],
  providers: [
    StudySentencesService,
    SentenceTransactions,
    SentenceSoundsService,
    KnownSentencesService,
    SentenceTextsService,
    SentenceMarksService,
  ],
  exports: [SentenceTextsService],
})
export class SentencesModule {}
