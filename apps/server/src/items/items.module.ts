import { Module } from '@nestjs/common';
import { BinService } from './bin/bin.service.ts';
import { ChangeItemService } from './change-item.service.ts';
import { ItemsController } from './items.controller.ts';
import { MoveService } from './move.service.ts';
import { NewItemService } from './new-item.service.ts';
import { RestoreService } from './bin/restore.service.ts';
import { TreeModule } from './tree/tree.module.ts';
import { UnsharedPicturesService } from './unshared-pictures.service.ts';
import { UserHomeService } from './folder/user-home.service.ts';

@Module({
  imports: [TreeModule],
  controllers: [ItemsController],
  providers: [
    UserHomeService,
    NewItemService,
    ChangeItemService,
    MoveService,
    BinService,
    RestoreService,
    UnsharedPicturesService,
  ],
})
export class ItemsModule {}
