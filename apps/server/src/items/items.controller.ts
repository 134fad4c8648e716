import type { Result } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint, userOf } from '../http/gate/endpoint.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { BinService } from './bin/bin.service.ts';
import { ChangeItemService } from './change-item.service.ts';
import { MoveService } from './move.service.ts';
import { NewItemService } from './new-item.service.ts';
import { RestoreService } from './bin/restore.service.ts';
import { UnsharedPicturesService } from './unshared-pictures.service.ts';
import { UserHomeService } from './folder/user-home.service.ts';

@Controller()
export class ItemsController {
  constructor(
    private readonly homes: UserHomeService,
    private readonly makers: NewItemService,
    private readonly changes: ChangeItemService,
    private readonly moves: MoveService,
    private readonly bins: BinService,
    private readonly restores: RestoreService,
    private readonly unshared: UnsharedPicturesService,
  ) {}

  @Endpoint(routes.userHome)
  userHome(call: Call<typeof routes.userHome>): Promise<Result<typeof routes.userHome> | Refusal> {
    return this.homes.home(call.visitor, call.params.username, call.query);
  }

  @Endpoint(routes.newItem)
  async newItem(call: Call<typeof routes.newItem>): Promise<Result<typeof routes.newItem> | Refusal> {
    return this.homes.item(userOf(call), await this.makers.make(userOf(call), call.body));
  }

  @Endpoint(routes.changeItem)
  async changeItem(call: Call<typeof routes.changeItem>): Promise<Result<typeof routes.changeItem> | Refusal> {
    const refusal = await this.changes.change(userOf(call), call.body);
    return refusal ?? this.homes.item(userOf(call), call.body.item_id);
  }

  @Endpoint(routes.renewLink)
  async renewLink(call: Call<typeof routes.renewLink>): Promise<Result<typeof routes.renewLink> | Refusal> {
    const refusal = await this.changes.renewLink(userOf(call), call.body.item_id);
    return refusal ?? this.homes.item(userOf(call), call.body.item_id);
  }

  @Endpoint(routes.moveItems)
  moveItems(call: Call<typeof routes.moveItems>): Promise<Result<typeof routes.moveItems>> {
    return this.moves.move(userOf(call), call.body);
  }

  @Endpoint(routes.unsharedPictures)
  unsharedPictures(
    call: Call<typeof routes.unsharedPictures>,
  ): Promise<Result<typeof routes.unsharedPictures> | Refusal> {
    return this.unshared.count(userOf(call), call.body.item_ids);
  }

  @Endpoint(routes.deleteItems)
  deleteItems(call: Call<typeof routes.deleteItems>): Promise<Result<typeof routes.deleteItems>> {
    return this.bins.delete(userOf(call), call.body.item_ids);
  }

  @Endpoint(routes.restoreItems)
  restoreItems(call: Call<typeof routes.restoreItems>): Promise<Result<typeof routes.restoreItems>> {
    return this.restores.restore(userOf(call), call.body.item_ids);
  }

  @Endpoint(routes.bin)
  bin(call: Call<typeof routes.bin>): Promise<Result<typeof routes.bin>> {
    return this.bins.bin(userOf(call));
  }

  @Endpoint(routes.emptyBin)
  emptyBin(call: Call<typeof routes.emptyBin>): Promise<Result<typeof routes.emptyBin>> {
    return this.bins.empty(userOf(call), call.body.item_ids);
  }
}
