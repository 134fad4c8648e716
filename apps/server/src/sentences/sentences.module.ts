import { Module } from '@nestjs/common';
import { DeckEditorModule } from '../deck-editor/deck-editor.module.ts';
import { SoundsModule } from '../sounds/sounds.module.ts';
import { SentenceMarksService } from './sentence-marks.service.ts';
import { SentenceTextsService } from './sentence-texts.service.ts';
import { SentenceTransactions } from './sentence-transactions.ts';
import { SentencesController } from './sentences.controller.ts';
import { StudySentencesService } from './study-sentences.service.ts';

/** Sentences of decks: written, highlighted, with pictures and sounds. */
@Module({
  imports: [DeckEditorModule, SoundsModule],
  controllers: [SentencesController],
  providers: [StudySentencesService, SentenceTransactions, SentenceTextsService, SentenceMarksService],
})
export class SentencesModule {}
