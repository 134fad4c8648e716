import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { ExportsModule } from '../exports/exports.module.ts';
import { ImportsModule } from '../imports/imports.module.ts';
import { PicturesModule } from '../library/pictures/pictures.module.ts';
import { SoundsModule } from '../sounds/sounds.module.ts';
import { DeletionController } from './deletion.controller.ts';
import { DeletionService } from './deletion.service.ts';

@Module({
  imports: [AccountsModule, PicturesModule, SoundsModule, ExportsModule, ImportsModule],
  controllers: [DeletionController],
  providers: [DeletionService],
})
export class DeletionModule {}
