import type { DeckData, DeckResult } from '@lexiroom/contracts/decks';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint } from '../http/endpoint.ts';
import type { Refusal } from '../http/refusal.ts';
import { DecksService } from './decks.service.ts';

@Controller()
export class DecksController {
  constructor(private readonly decks: DecksService) {}

  @Endpoint(routes.topicDecks)
  topicDecks({ query }: Call<typeof routes.topicDecks>): Promise<DeckResult[]> {
    return this.decks.topicDecks(query);
  }

  @Endpoint(routes.deckData)
  deckData({ visitor, params, query }: Call<typeof routes.deckData>): Promise<DeckData | Refusal> {
    return this.decks.deckData(visitor.user, params.username, query.id);
  }
}
