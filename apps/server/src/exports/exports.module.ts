import { Module } from '@nestjs/common';
import { PicturesModule } from '../library/pictures/pictures.module.ts';
import { ExportsController } from './exports.controller.ts';
import { ExportsService } from './exports.service.ts';

@Module({
  imports: [PicturesModule],
  controllers: [ExportsController],
  providers: [ExportsService],
  exports: [ExportsService],
})
export class ExportsModule {}
