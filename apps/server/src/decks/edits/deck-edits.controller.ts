import type { Result } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint, userOf } from '../../http/gate/endpoint.ts';
import type { Refusal } from '../../refusals/refusal.ts';
import { DeckCoverService } from './deck-cover.service.ts';
import { DeckNameService } from './deck-name.service.ts';
import { RecallService } from '../recall.service.ts';
import { DeckSettingsService } from './deck-settings.service.ts';

@Controller()
export class DeckEditsController {
  constructor(
    private readonly settings: DeckSettingsService,
    private readonly names: DeckNameService,
    private readonly covers: DeckCoverService,
    private readonly recall: RecallService,
  ) {}

  @Endpoint(routes.pinWord)
  pinWord(call: Call<typeof routes.pinWord>): Promise<Result<typeof routes.pinWord> | Refusal> {
    return this.settings.pinWord(userOf(call), call.body.word_id, call.body.is_pinned);
  }

  @Endpoint(routes.changeOptionCount)
  changeOptionCount(
    call: Call<typeof routes.changeOptionCount>,
  ): Promise<Result<typeof routes.changeOptionCount> | Refusal> {
    return this.settings.changeOptionCount(userOf(call), call.body.deck_id, call.body.new_option_count);
  }

  @Endpoint(routes.chooseScheduler)
  chooseScheduler(call: Call<typeof routes.chooseScheduler>): Promise<Result<typeof routes.chooseScheduler> | Refusal> {
    return this.settings.chooseScheduler(userOf(call), call.body.deck_id, call.body.scheduler);
  }

  @Endpoint(routes.chooseDailyNewWords)
  chooseDailyNewWords(
    call: Call<typeof routes.chooseDailyNewWords>,
  ): Promise<Result<typeof routes.chooseDailyNewWords> | Refusal> {
    return this.settings.chooseDailyNewWords(userOf(call), call.body.deck_id, call.body.daily_new_words);
  }

  @Endpoint(routes.chooseRecall)
  chooseRecall(call: Call<typeof routes.chooseRecall>): Promise<Result<typeof routes.chooseRecall> | Refusal> {
    return this.recall.choose({ user: userOf(call), link_key: call.visitor.link_key }, call.body);
  }

  @Endpoint(routes.editDeck)
  editDeck(call: Call<typeof routes.editDeck>): Promise<Result<typeof routes.editDeck> | Refusal> {
    return this.names.edit(userOf(call), call.body);
  }

  @Endpoint(routes.deckImageSearch)
  deckImageSearch(call: Call<typeof routes.deckImageSearch>): Promise<Result<typeof routes.deckImageSearch> | Refusal> {
    return this.covers.search(userOf(call), call.body.deck_id);
  }

  @Endpoint(routes.deckCover)
  deckCover(call: Call<typeof routes.deckCover>): Promise<Result<typeof routes.deckCover> | Refusal> {
    return this.covers.choose(userOf(call), call.body.deck_id, call.body.image_id);
  }
}
