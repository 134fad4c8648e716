import type { Result } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint, userOf } from '../http/gate/endpoint.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { StoryWordsService } from './story-words.service.ts';
import { TakenWordsService } from './taken-words.service.ts';

@Controller()
export class StoryWordsController {
  constructor(
    private readonly words: StoryWordsService,
    private readonly taken: TakenWordsService,
  ) {}

  @Endpoint(routes.storyWords)
  storyWords({ visitor, query }: Call<typeof routes.storyWords>): Promise<Result<typeof routes.storyWords> | Refusal> {
    return this.words.ofStory(visitor, query);
  }

  @Endpoint(routes.takeStoryWord)
  takeStoryWord(call: Call<typeof routes.takeStoryWord>): Promise<Result<typeof routes.takeStoryWord> | Refusal> {
    return this.taken.take({ ...call.visitor, user: userOf(call) }, call.body);
  }
}
