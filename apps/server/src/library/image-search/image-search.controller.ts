import type { ImageSearchRows } from '@lexiroom/contracts/library';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint, userOf } from '../../http/gate/endpoint.ts';
import type { Refusal } from '../../refusals/refusal.ts';
import { ImageSearchService } from './image-search.service.ts';

@Controller()
export class ImageSearchController {
  constructor(private readonly images: ImageSearchService) {}

  @Endpoint(routes.imageSearch)
  imageSearch(call: Call<typeof routes.imageSearch>): Promise<ImageSearchRows | Refusal> {
    return this.images.search(userOf(call), call.body);
  }
}
