import type { UserHome } from '@lexiroom/contracts/items';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint } from '../http/endpoint.ts';
import type { Refusal } from '../http/refusal.ts';
import { UserHomeService } from './user-home.service.ts';

@Controller()
export class ItemsController {
  constructor(private readonly homes: UserHomeService) {}

  @Endpoint(routes.userHome)
  userHome({ visitor, params, query }: Call<typeof routes.userHome>): Promise<UserHome | Refusal> {
    return this.homes.home(visitor.user, params.username, query.directory);
  }
}
