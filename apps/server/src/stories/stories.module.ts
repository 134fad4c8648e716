import { Module } from '@nestjs/common';
import { TreeModule } from '../items/tree/tree.module.ts';
import { SoundsModule } from '../sounds/sounds.module.ts';
import { SpeechModule } from '../speech/speech.module.ts';
import { NewStoryService } from './new-story.service.ts';
import { RecordedSounds } from './recorded-sounds.ts';
import { StoriesController } from './stories.controller.ts';
import { StoriesService } from './stories.service.ts';
import { StoryNarrationsService } from './story-narrations.service.ts';
import { StoryPicturesService } from './story-pictures.service.ts';
import { StorySectionsService } from './story-sections.service.ts';
import { StoryTextsService } from './story-texts.service.ts';
import { StoryTransactions } from './story-transactions.ts';
import { StoryVoices } from './story-voices.ts';

/** Stories: written, read aloud, with pictures. */
@Module({
  imports: [TreeModule, SoundsModule, SpeechModule],
  controllers: [StoriesController],
  providers: [
    StoriesService,
    StoryTransactions,
    StoryVoices,
    NewStoryService,
    StorySectionsService,
    StoryTextsService,
    StoryPicturesService,
    RecordedSounds,
    StoryNarrationsService,
  ],
})
export class StoriesModule {}
