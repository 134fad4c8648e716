import type { Result } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint, userOf } from '../../http/gate/endpoint.ts';
import type { Refusal } from '../../refusals/refusal.ts';
import { PicturesService } from './pictures.service.ts';

@Controller()
export class PicturesController {
  constructor(private readonly pictures: PicturesService) {}

  @Endpoint(routes.uploadImage)
  uploadImage(call: Call<typeof routes.uploadImage>): Promise<Result<typeof routes.uploadImage> | Refusal> {
    return this.pictures.upload(userOf(call), call.body);
  }

  @Endpoint(routes.replaceImage)
  replaceImage(call: Call<typeof routes.replaceImage>): Promise<Result<typeof routes.replaceImage> | Refusal> {
    return this.pictures.replace(userOf(call), call.body);
  }

  @Endpoint(routes.deleteImage)
  deleteImage(call: Call<typeof routes.deleteImage>): Promise<Result<typeof routes.deleteImage> | Refusal> {
    return this.pictures.delete(userOf(call), call.body.image_id);
  }
}
