import type { DeckResult } from '@lexiroom/contracts/decks';
import { routes } from '@lexiroom/contracts/routes';
import type { UserResult } from '@lexiroom/contracts/search';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint } from '../http/gate/endpoint.ts';
import { SearchService } from './search.service.ts';

@Controller()
export class SearchController {
  constructor(private readonly search: SearchService) {}

  @Endpoint(routes.searchDeck)
  searchDeck({ params, query, visitor }: Call<typeof routes.searchDeck>): Promise<DeckResult[]> {
    return this.search.decks(visitor, params.term, params.page, query);
  }

  @Endpoint(routes.searchUser)
  searchUser({ params }: Call<typeof routes.searchUser>): Promise<UserResult[]> {
    return this.search.users(params.term, params.page);
  }
}
