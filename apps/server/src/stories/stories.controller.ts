import type { Result } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint, userOf } from '../http/gate/endpoint.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { NewStoryService } from './new-story.service.ts';
import { StoriesService } from './stories.service.ts';
import { StoryNarrationsService } from './story-narrations.service.ts';
import { StoryPicturesService } from './story-pictures.service.ts';
import { StorySectionsService } from './story-sections.service.ts';
import { StoryTextsService } from './story-texts.service.ts';

/** Whose turn it is when several have something said. */
const callerOf = (call: Parameters<typeof userOf>[0]): string => `user ${userOf(call).user_id}`;

@Controller()
export class StoriesController {
  constructor(
    private readonly stories: StoriesService,
    private readonly made: NewStoryService,
    private readonly sections: StorySectionsService,
    private readonly texts: StoryTextsService,
    private readonly pictures: StoryPicturesService,
    private readonly narrations: StoryNarrationsService,
  ) {}

  @Endpoint(routes.story)
  story({ visitor, params, query }: Call<typeof routes.story>): Promise<Result<typeof routes.story> | Refusal> {
    return this.stories.read(visitor, params.username, query.id);
  }

  @Endpoint(routes.searchStory)
  searchStory({ visitor, params, query }: Call<typeof routes.searchStory>): Promise<Result<typeof routes.searchStory>> {
    return this.stories.search(visitor.user, params.term, params.page, query.target_language);
  }

  @Endpoint(routes.newStory)
  newStory(call: Call<typeof routes.newStory>): Promise<Result<typeof routes.newStory> | Refusal> {
    return this.made.make(userOf(call), call.body);
  }

  @Endpoint(routes.storyText)
  storyText(call: Call<typeof routes.storyText>): Promise<Result<typeof routes.storyText> | Refusal> {
    return this.texts.write(userOf(call), call.body, callerOf(call));
  }

  @Endpoint(routes.storySpeakerName)
  storySpeakerName(
    call: Call<typeof routes.storySpeakerName>,
  ): Promise<Result<typeof routes.storySpeakerName> | Refusal> {
    return this.texts.name(userOf(call), call.body);
  }

  @Endpoint(routes.storyAudio)
  storyAudio(call: Call<typeof routes.storyAudio>): Promise<Result<typeof routes.storyAudio> | Refusal> {
    return this.texts.speak(userOf(call), call.body, callerOf(call));
  }

  @Endpoint(routes.storyImage)
  storyImage(call: Call<typeof routes.storyImage>): Promise<Result<typeof routes.storyImage> | Refusal> {
    return this.pictures.picture(userOf(call), call.body);
  }

  @Endpoint(routes.storyCover)
  storyCover(call: Call<typeof routes.storyCover>): Promise<Result<typeof routes.storyCover> | Refusal> {
    return this.pictures.cover(userOf(call), call.body);
  }

  @Endpoint(routes.newStorySection)
  newStorySection(call: Call<typeof routes.newStorySection>): Promise<Result<typeof routes.newStorySection> | Refusal> {
    return this.sections.add(userOf(call), call.body);
  }

  @Endpoint(routes.deleteStorySection)
  deleteStorySection(
    call: Call<typeof routes.deleteStorySection>,
  ): Promise<Result<typeof routes.deleteStorySection> | Refusal> {
    return this.sections.delete(userOf(call), call.body.section_id);
  }

  @Endpoint(routes.restoreStorySection)
  restoreStorySection(
    call: Call<typeof routes.restoreStorySection>,
  ): Promise<Result<typeof routes.restoreStorySection> | Refusal> {
    return this.sections.restore(userOf(call), call.body.section_id);
  }

  @Endpoint(routes.storyNarration)
  storyNarration(call: Call<typeof routes.storyNarration>): Promise<Result<typeof routes.storyNarration> | Refusal> {
    return this.narrations.record(userOf(call), call.body);
  }

  @Endpoint(routes.storyTimings)
  storyTimings(call: Call<typeof routes.storyTimings>): Promise<Result<typeof routes.storyTimings> | Refusal> {
    return this.narrations.time(userOf(call), call.body);
  }
}
