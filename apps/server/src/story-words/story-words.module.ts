import { Module } from '@nestjs/common';
import { AnswersModule } from '../answers/answers.module.ts';
import { DeckEditorModule } from '../deck-editor/deck-editor.module.ts';
import { SentencesModule } from '../sentences/sentences.module.ts';
import { StoryWordsController } from './story-words.controller.ts';
import { StoryWordsService } from './story-words.service.ts';
import { TakenWordsService } from './taken-words.service.ts';

/** Words of stories: which of them the library knows, and taking them into decks. */
@Module({
  imports: [DeckEditorModule, SentencesModule, AnswersModule],
  controllers: [StoryWordsController],
  providers: [StoryWordsService, TakenWordsService],
})
export class StoryWordsModule {}
