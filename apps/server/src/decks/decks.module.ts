import { Module } from '@nestjs/common';
import { LibraryModule } from '../library/library.module.ts';
import { SoundsModule } from '../sounds/sounds.module.ts';
import { SpeechModule } from '../speech/speech.module.ts';
import { DeckCoverService } from './edits/deck-cover.service.ts';
import { DeckDataService } from './deck-data.service.ts';
import { DeckEditsController } from './edits/deck-edits.controller.ts';
import { DeckNameService } from './edits/deck-name.service.ts';
import { DeckSettingsService } from './edits/deck-settings.service.ts';
import { DecksController } from './decks.controller.ts';
import { DecksService } from './decks.service.ts';
import { RecallService } from './recall.service.ts';

@Module({
  imports: [LibraryModule, SoundsModule, SpeechModule],
  controllers: [DecksController, DeckEditsController],
  providers: [DecksService, DeckDataService, DeckSettingsService, DeckNameService, DeckCoverService, RecallService],
  exports: [DecksService, DeckDataService],
})
export class DecksModule {}
