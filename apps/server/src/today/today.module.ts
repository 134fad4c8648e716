import { Module } from '@nestjs/common';
import { DecksModule } from '../decks/decks.module.ts';
import { ProgressService } from './progress.service.ts';
import { TodayController } from './today.controller.ts';
import { TodayService } from './today.service.ts';

@Module({
  imports: [DecksModule],
  controllers: [TodayController],
  providers: [TodayService, ProgressService],
  exports: [TodayService, ProgressService],
})
export class TodayModule {}
