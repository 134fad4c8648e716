import type { Result } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint, userOf } from '../http/gate/endpoint.ts';
import { CloneService } from './clone.service.ts';
import { CopyService } from './copy.service.ts';

@Controller()
export class CopiesController {
  constructor(
    private readonly copies: CopyService,
    private readonly clones: CloneService,
  ) {}

  @Endpoint(routes.copyItems)
  async copyItems(call: Call<typeof routes.copyItems>): Promise<Result<typeof routes.copyItems>> {
    return { item_ids: await this.copies.copy(userOf(call), call.body) };
  }

  @Endpoint(routes.clone)
  clone(call: Call<typeof routes.clone>): Promise<Result<typeof routes.clone>> {
    return this.clones.clone(userOf(call), call.body, call.visitor.link_key);
  }

  @Endpoint(routes.startDeck)
  startDeck(call: Call<typeof routes.startDeck>): Promise<Result<typeof routes.startDeck>> {
    return this.clones.start(userOf(call), call.body, call.visitor.link_key);
  }
}
