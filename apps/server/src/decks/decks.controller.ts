import type { DeckData, DeckResult } from '@lexiroom/contracts/decks';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint } from '../http/gate/endpoint.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { DeckDataService } from './deck-data.service.ts';
import { DecksService } from './decks.service.ts';

@Controller()
export class DecksController {
  constructor(
    private readonly decks: DecksService,
    private readonly data: DeckDataService,
  ) {}

  @Endpoint(routes.topicDecks)
  topicDecks({ query }: Call<typeof routes.topicDecks>): Promise<DeckResult[]> {
    return this.decks.topicDecks(query);
  }

  @Endpoint(routes.deckData)
  deckData({ visitor, params, query }: Call<typeof routes.deckData>): Promise<DeckData | Refusal> {
    return this.data.ofDecks(visitor, params.username, query);
  }

  @Endpoint(routes.deckOwner)
  deckOwner({ visitor, query }: Call<typeof routes.deckOwner>): Promise<{ username: string } | Refusal> {
    return this.decks.ownerOf(visitor, query.id);
  }

  @Endpoint(routes.categoryData)
  categoryData({ visitor, params, query }: Call<typeof routes.categoryData>): Promise<DeckData | Refusal> {
    return this.data.ofCategories(visitor, params.username, query);
  }
}
