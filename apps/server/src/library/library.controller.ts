import type { Result } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint } from '../http/gate/endpoint.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { LibraryService } from './library.service.ts';

@Controller()
export class LibraryController {
  constructor(private readonly library: LibraryService) {}

  @Endpoint(routes.imageDetails)
  imageDetails({
    params,
    visitor,
  }: Call<typeof routes.imageDetails>): Promise<Result<typeof routes.imageDetails> | Refusal> {
    return this.library.imageDetails(visitor, params.imageId);
  }
}
