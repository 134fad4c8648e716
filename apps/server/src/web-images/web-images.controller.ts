import type { Result } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint, userOf } from '../http/gate/endpoint.ts';
import { Refusal } from '../refusals/refusal.ts';
import { WebImagesService } from './web-images.service.ts';

@Controller()
export class WebImagesController {
  constructor(private readonly webImages: WebImagesService) {}

  @Endpoint(routes.searchWebImages)
  async searchWebImages({
    params: { search, page },
  }: Call<typeof routes.searchWebImages>): Promise<Result<typeof routes.searchWebImages> | Refusal> {
    const hits = await this.webImages.search(search, page);
    return hits instanceof Refusal ? hits : { images: JSON.stringify({ hits }), pageNumber: page };
  }

  @Endpoint(routes.chooseWebImage)
  chooseWebImage(call: Call<typeof routes.chooseWebImage>): Promise<Result<typeof routes.chooseWebImage> | Refusal> {
    return this.webImages.choose(userOf(call).user_id, call.body);
  }
}
