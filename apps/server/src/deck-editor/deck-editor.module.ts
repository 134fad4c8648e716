import { Module } from '@nestjs/common';
import { TreeModule } from '../items/tree/tree.module.ts';
import { DeckTransactions } from './deck-transactions.ts';
import { DeckEditorController } from './deck-editor.controller.ts';
import { DeletedWords } from './deleted-words.ts';
import { DeckLanguagesService } from './deck-languages.service.ts';
import { ManyWordsService } from './many-words.service.ts';
import { NewDeckService } from './new-deck.service.ts';
import { WordFieldsService } from './word-fields.service.ts';
import { WordsService } from './words.service.ts';

@Module({
  imports: [TreeModule],
  controllers: [DeckEditorController],
  providers: [
    DeckTransactions,
    NewDeckService,
    DeckLanguagesService,
    WordsService,
    ManyWordsService,
    WordFieldsService,
    DeletedWords,
  ],
  exports: [DeckTransactions, NewDeckService, WordsService],
})
export class DeckEditorModule {}
