import type { Result } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint, userOf } from '../../http/gate/endpoint.ts';
import { SharingService } from './sharing.service.ts';

@Controller()
export class SharingController {
  constructor(private readonly sharing: SharingService) {}

  @Endpoint(routes.shareItem)
  shareItem(call: Call<typeof routes.shareItem>): Promise<Result<typeof routes.shareItem>> {
    return this.sharing.share(userOf(call), call.body);
  }

  @Endpoint(routes.itemClasses)
  itemClasses(call: Call<typeof routes.itemClasses>): Promise<Result<typeof routes.itemClasses>> {
    return this.sharing.classesOf(userOf(call), call.query.id);
  }

  @Endpoint(routes.changeSharing)
  changeSharing(call: Call<typeof routes.changeSharing>): Promise<Result<typeof routes.changeSharing>> {
    return this.sharing.change(userOf(call), call.body);
  }

  @Endpoint(routes.unshareItem)
  unshareItem(call: Call<typeof routes.unshareItem>): Promise<Result<typeof routes.unshareItem>> {
    return this.sharing.unshare(userOf(call), call.body);
  }
}
