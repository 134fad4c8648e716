import type { DeckData } from '@lexiroom/contracts/decks';
import { routes } from '@lexiroom/contracts/routes';
import type { Progress, Today } from '@lexiroom/contracts/today';
import { Controller } from '@nestjs/common';
import { DeckDataService } from '../decks/deck-data.service.ts';
import { type Call, Endpoint, userOf } from '../http/gate/endpoint.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { ProgressService } from './progress.service.ts';
import { TodayService } from './today.service.ts';

@Controller()
export class TodayController {
  constructor(
    private readonly days: TodayService,
    private readonly words: DeckDataService,
    private readonly howItGoes: ProgressService,
  ) {}

  @Endpoint(routes.today)
  today(call: Call<typeof routes.today>): Promise<Today> {
    return this.days.today(userOf(call));
  }

  @Endpoint(routes.todaysWords)
  todaysWords(call: Call<typeof routes.todaysWords>): Promise<DeckData | Refusal> {
    return this.words.ofWords(userOf(call), call.query.id);
  }

  @Endpoint(routes.progress)
  progress(call: Call<typeof routes.progress>): Promise<Progress> {
    return this.howItGoes.progress(userOf(call));
  }
}
